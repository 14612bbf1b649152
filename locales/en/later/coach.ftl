### The coach: one line for each decision, what it is for, at most 18 words; and the rules that are often overlooked, where they matter.
### It tells rules, never what is best.

coach-missed = Often missed:

## Lisboa

coach-lisboa-keep-clergy = A clergy tile helps you for as long as you keep it, or becomes wigs in a church scoring.
coach-lisboa-draft = You keep cards for your first hand; the others go to the player on your left.
coach-lisboa-turn = Your turn is one card: into your Portfolio, or to the Court for a visit or an event.
coach-lisboa-make-room = There is no room for the new card. A card that leaves your Portfolio no longer helps you.
coach-lisboa-sell-or-trade = After a card in your Portfolio you sell goods for réis, or trade them for State actions.
coach-lisboa-sell = A good goes onto a docked ship: the price is yours, the wigs for sailing are its owner's.
coach-lisboa-trade = A good that a Noble takes buys one of his State actions, without a visit and without Influence.
coach-lisboa-recruit = Officials in an office make visits there dearer for the others, and staff your public buildings.
coach-lisboa-plan = A Plan lets you open buildings of its architect, with as many officials as it shows.
coach-lisboa-ship = A ship carries goods to sell. It brings Influence at once and moves the Treasury up.
coach-lisboa-ship-goods = A ship is paid in goods, each of a different kind.
coach-lisboa-extra-good = Your houses let you take one more of a good that you have just produced.
coach-lisboa-cardinal = Beside the space where the Cardinal stops you take a clergy tile; the icons on his way count.
coach-lisboa-take-clergy = The tile works at once and for as long as you keep it.
coach-lisboa-favor = With a Noble's Favor you may follow once when somebody else visits him.
coach-lisboa-church = Clergy tiles that you discard become wigs, and you gain Influence once, however many you discard.
coach-lisboa-visit-reis = You may pay a part of this visit, or all of it, in réis instead of Influence.
coach-lisboa-visit-state = A visit includes one State action of this Noble; his own action comes after it.
coach-lisboa-follow = You may return his Favor, pay for the visit and take one of this Noble's three actions.
coach-lisboa-follow-deed = You take exactly one of this Noble's three actions.
coach-lisboa-store = A store makes goods, and earns wigs for public buildings of its colour.
coach-lisboa-reward = A reward comes before the payment. You may leave it.
coach-lisboa-store-cube = The cube you take no longer counts in the price; those left in the row and column do.
coach-lisboa-trash-cube = Cubes make sets; your clergy tile pays wigs for one that you give up instead.
coach-lisboa-pay = Any part of a price may come from Influence: one real for each real space you go down.
coach-lisboa-house = The group you take a house from decides what your board gives you from now on.
coach-lisboa-decree = A decree scores at the end of the game, for you alone.
coach-lisboa-extra-decree = One set marker buys one more decree; your limits stay as they are.
coach-lisboa-open = A building gives the reward of its site, and wigs to the owners of all matching stores.
coach-lisboa-open-plan = The number on the Plan decides how many officials you need; missing ones are hired for réis.
coach-lisboa-return = These officials go back to your board, from where you can recruit them again.
coach-lisboa-event = The event gives you one of these actions, without Influence and without followers.
coach-lisboa-pile-cube = One cube of each colour is a set: more room for cards and for goods.
coach-lisboa-draw = A turn ends with one card from the display; you can play it from your next turn on.
coach-lisboa-task = One fulfilled task is paid in a turn; the others wait.
coach-lisboa-discard = Discarded hand cards give the lower reward of one card for each Noble; penalties do not count.
coach-lisboa-period-reward = Of several discarded cards of a Noble one gives its reward.

coach-lisboa-reward-first = the reward of the land comes before you pay, so it may help to pay for it.
coach-lisboa-twice = with a sponsored store you pay the Treasury twice, for the event and again in the price of the land.
coach-lisboa-overflow = Influence ends at { $top }. A gain that ends there brings one wig, however much is left over.
coach-lisboa-wigs = wigs pay only for the Influence that is missing: first all of yours is spent, down to 0.
coach-lisboa-church-next = if the Cardinal reaches or passes the envelope, the church is scored at the end of this turn.
coach-lisboa-church-comes = once you have taken this card, the church is scored, beginning with whoever moved the Cardinal.

## Madeira

coach-madeira-setup-city = A Worker in a City brings income when you use the Mayor, and counts for Urbanization.
coach-madeira-setup-field = Workers on Fields harvest there, reach the Wood there and work the Building of the Region.
coach-madeira-row = A row gives you its dice, one of its Requests and your place in the order of this round.
coach-madeira-request = A Request earns Prestige when the Crown scores it, at the end of a round.
coach-madeira-guild = All your used Favors of the Guild you choose can be used again.
coach-madeira-turn = You place one die on a Character, or pass. A Guild die also leaves a marker on its Building.
coach-madeira-use-die = A die is good for one thing: the Character's Action, or the harvest of the Region.
coach-madeira-to-field = A Worker harvests on its Field, and gives access to the Wood there. One of yours fits on each.
coach-madeira-to-city = A Worker in a City brings income when you use the Mayor, and counts for Urbanization.
coach-madeira-to-colony = A Worker on the land of a Colony needs Bread like any other, and helps as that Colony says.
coach-madeira-to-watch = Each Worker that you move into the City Watch drives off Pirates.
coach-madeira-scout = The Scout moves Workers to wherever they may stand.
coach-madeira-ship = A Ship in a Market brings Reals, one in a Colony a King's Reward. In phase D each needs Wood.
coach-madeira-quantity = On this slot you choose which of the two printed amounts you discard.
coach-madeira-buy-wood = Bought Wood is used up at once. The more you buy in one turn, the dearer it gets.
coach-madeira-reward = Each Ship that you have just moved to a Colony gives one of the King's Rewards there.
coach-madeira-support = The King drives off Pirates, or gives Bread.
coach-madeira-favor = A Favor costs as much Wood as its district says. It can be used in a later turn.
coach-madeira-relocate = People may move within the Cities first; then each City with a Worker of yours gives its income.
coach-madeira-get-wood = This Wood costs nothing, and comes from where your Workers reach it.
coach-madeira-extra = One of the Fields that you have just harvested gives its yield once more.
coach-madeira-slot = The slots set the order from now on, into the next round; the later ones give more.
coach-madeira-bonus = You take the Reals of your slot or its Action, and have no turn after that in this phase.
coach-madeira-pay = Your marker gives you one turn here: pay, and you may act; or take Pirates.
coach-madeira-perform = You have paid and take no Pirates, whether you act or not.
coach-madeira-flip = A Favor that lies face up can be used again.
coach-madeira-mill = This is the last moment at which the Windmill gives Bread or Reals.
coach-madeira-marker = A marker gives a turn at the Building where it stands.
coach-madeira-lady = For Reals you act at once at one Building, with your Workers in its Region.
coach-madeira-honor = Whoever alone has the most Workers in the City Watch may bring one Home for Prestige.
coach-madeira-upkeep = Each Ship on the board takes one Wood. What is missing becomes Pirates, also if you keep Wood back.
coach-madeira-feed = Workers that the Windmill does not feed take one Bread each. What is missing becomes Pirates.
coach-madeira-keep = The Request that you keep scores in a later round; the others score now and are gone.
coach-madeira-routes = Ships in Markets score, each by its Market and the round.
coach-madeira-expeditions = Ships in Colonies score, each by its Colony and the round.
coach-madeira-influence = Favors that lie face up score, one of each Guild, and stay as they are.
coach-madeira-urbanization = One City scores: more for the most Workers there, less for at least one.
coach-madeira-wealth = Each Real that you pay becomes one Prestige.

coach-madeira-home-first = Wood from Home always goes first; you can buy only what is still missing then.
coach-madeira-no-access = no access, no Wood. To buy or get it you need a Worker in the Forest or on a Field with Wood.
coach-madeira-no-worker = you pay or take Pirates here even without a Worker in the Region.
coach-madeira-last-bread = in phase D the Windmill gives no Bread, and you have less Bread than your Workers will need.
coach-madeira-no-mill-bread = in phase D the Windmill gives no Bread; Wheat may still raise it so that it feeds more.
