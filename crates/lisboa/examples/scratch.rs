use lisboa::*; use table::*;
struct X(u64);
impl X{fn n(&mut self)->u64{self.0^=self.0<<13;self.0^=self.0>>7;self.0^=self.0<<17;self.0}}
fn main(){
  let games: u64 = std::env::args().nth(1).map_or(100,|a|a.parse().unwrap());
  for n in 2..=4u8 { let game=Lisboa::new(Components::shipped(),Options::players(n));
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::from_seed([7;32]); use rand_xoshiro::rand_core::SeedableRng;
    let t=std::time::Instant::now(); let (mut dec,mut multi,mut chance)=(0u64,0u64,0u64); let mut out=Vec::new(); let mut depth=0; let mut sums=[0i64;4]; let mut ends=[0;2]; let mut rounds=0u64; let mut x=X(88172645463325252);
    let mut pe=[0;2];
    for _ in 0..games { let setup=game.random_setup(&mut rng); let mut s=game.start(&setup).unwrap();
      loop { game.legal_actions(&s,&mut out); depth=depth.max(s.agenda.frames().len());
        if out.is_empty(){ assert!(game.actor(&s)==Actor::Nobody, "stuck {:?}", s.agenda); break;}
        if game.actor(&s)==Actor::Chance {chance+=1} else {dec+=1; if out.len()>1 {multi+=1}}
        let a=out[(x.n()%out.len() as u64) as usize]; game.apply(&mut s,a,&mut NoEvents); }
      let sc=game.scores(&s); for i in 0..4{sums[i]+=sc.0[i] as i64} ends[s.game_end.unwrap() as usize]+=1; pe[s.period_end.unwrap() as usize]+=1; rounds+=s.round as u64;
    }
    let e=t.elapsed().as_secs_f64();
    println!("{n}p: {games} games {e:.2}s dec/game {} multi {} chance {} multi/s {:.0} depth {depth} mean {:?} ends {:?} pe {:?} rounds {:.1} state {}", dec/games, multi/games, chance/games, multi as f64/e, sums.map(|v| v as f64/games as f64), ends, pe, rounds as f64/games as f64, size_of::<State>());
  }}
