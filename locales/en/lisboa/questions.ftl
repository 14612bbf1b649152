### What a player is asked in Lisboa. `title` is the same in a few words.

lisboa-ask-keep-clergy = Which clergy tile do you keep? The other one goes back into the bag.
    .title = Which clergy tile do you keep?
lisboa-ask-draft = Draft: which card do you keep? ({ $keep } to keep{ $keep ->
    [one] {""}
   *[other] ; name the lower number first
}; the rest goes to the left)
    .title = Draft: which card do you keep?
lisboa-ask-take-turn = Your turn: use one hand card. Discard it for 1 gold, put it into your Portfolio (then sell or trade), or put it to the Royal Court (visit its Noble, or sponsor its event).
    .title = Your turn: use one hand card
lisboa-ask-make-room-top = There is no room for a Noble card or ship: which card of your Portfolio do you discard?
    .title = Make room: which card of your Portfolio goes?
lisboa-ask-make-room-bottom = There is no room for a Treasury card: which card of your Portfolio do you discard?
    .title = Make room: which card of your Portfolio goes?
lisboa-ask-sell-or-trade = Now sell goods to ships, or trade goods with the Nobles for State actions?
    .title = Sell or trade?
lisboa-ask-sell-first = Which good do you sell to which ship? At least one.
    .title = Which good do you sell to which ship?
lisboa-ask-sell-more = Sell another good, or stop?
    .title = Sell another good?
lisboa-ask-trade-first = Which State action do you buy, and with which good?
    .title = Which State action do you buy?
lisboa-ask-trade-second = Buy a second, different State action, or stop?
    .title = Buy a second State action?
lisboa-ask-recruit = Recruit { $officials }: to which offices?
    .title = Recruit { $officials }: where?
lisboa-ask-recruit-range = Recruit { $least } to { $most } officials: to which offices?
    .title = Recruit { $least } to { $most } officials: where?
lisboa-ask-take-plan = Whose top Plan do you take?
    .title = Whose top Plan do you take?
lisboa-ask-build-ship = Build the top ship of the yard as a new one, or in place of one of yours?
    .title = A new ship, or in place of one of yours?
lisboa-ask-ship-goods = The ship costs { $goods }: which?
    .title = Pay { $goods }: which?
lisboa-ask-extra-good = Which produced good do you take one more of?
    .title = One more of which good?
lisboa-ask-move-cardinal = How many steps does the Cardinal go?
    .title = How many steps does the Cardinal go?
lisboa-ask-take-clergy = Which clergy tile beside the Cardinal do you take?
    .title = Which clergy tile do you take?
lisboa-ask-clergy-favors = Take a Royal Favor? (up to { $left } more, in the order of the list)
    .title = Take a Royal Favor?
lisboa-ask-church = Church scoring: discard a clergy tile for the wigs on its back, or stop? Whoever discards any gains Influence once, as much as the envelopes in their Portfolio show. Begin with the lowest number: after a tile none with a lower number can be discarded.
    .title = Church scoring: discard a clergy tile?
lisboa-ask-take-favor = Whose Royal Favor do you take?
    .title = Whose Royal Favor do you take?
lisboa-ask-visit-reis = The visit costs { $cost }: how much of it do you pay in réis? The rest is Influence, then wigs.
    .title = How much of the visit do you pay in réis?
lisboa-ask-visit-state = You visit { $noble }. Take one of his State actions first? After it you must { $deed }.
    .title = A State action of { $noble } first?
lisboa-ask-follow = { $visitor } visited { $noble }. Follow? You return his Favor, pay the visit and take one of his three actions.
    .title = Follow to { $noble }?
lisboa-ask-follow-deed = You follow to { $noble }: which action do you take?
    .title = Which action of { $noble }?
lisboa-ask-build-store = Where do you build a store, and which street does it face? First you get the reward of the land and a cube of your choice, then you pay: the price depends on the cube.
    .title = Where do you build a store?
lisboa-ask-reward = Take the reward: { $item }?
    .title = Take { $item }?
lisboa-ask-store-cube = Which cube do you take for the store on { $land }? What is left there adds to the price.
    .title = Which cube do you take?
lisboa-ask-trash-cube = You receive { $cubes }: discard one of them for wigs?
    .title = Discard a cube for wigs?
lisboa-ask-pay = You owe { $due }: how much of it comes from the Influence track instead of cash?
    .title = Pay { $due }: how much from the Influence track?
lisboa-ask-house = From which group do you take the house for the store on { $land }?
    .title = From which group comes the house?
lisboa-ask-take-decree = Which decree do you take?
    .title = Which decree do you take?
lisboa-ask-extra-decree = Discard a set marker for a second decree?
    .title = A second decree for a set marker?
lisboa-ask-open-site = On which site do you open a public building? First you get its cubes and its reward.
    .title = On which site do you open a building?
lisboa-ask-open-plan = Which Plan do you complete with the building { $site }? It names the building too.
    .title = Which Plan do you complete?
lisboa-ask-return-officials = { $left ->
    [one] { $left } official must return to your board: from where?
   *[other] { $left } officials must return to your board: from where? Begin at the top of the list: those passed over stay.
}
    .title = { $left ->
        [one] Which official returns?
       *[other] Which officials return? ({ $left })
    }
lisboa-ask-event-deed = Which action does the event bring?
    .title = Which action does the event bring?
lisboa-ask-pile-cube = Which cube do you take from the rubble pile?
    .title = Which cube of the pile?
lisboa-ask-draw-card = Which face-up card do you take?
    .title = Which card do you take?
lisboa-ask-pay-task = Which fulfilled task is paid? Only one in a turn.
    .title = Which task is paid?
lisboa-ask-period-discard = End of the period: discard a hand card for its reward, or stop? One reward for each Noble; new cards fill your hand up to five. Begin with the lowest number: after a card none with a lower number can be discarded.
    .title = End of the period: discard a hand card?
lisboa-ask-period-reward = Which discarded card do you cash next? ({ $cards-count ->
    [0] none
   *[other] { $cards }
})
    .title = Which card do you cash next?

## The stations of a turn

lisboa-station-clergy = Clergy tile
lisboa-station-draft = Draft
lisboa-station-card = Play a card
lisboa-station-action = Its action
lisboa-station-visit = Pay the visit
lisboa-station-state = State action
lisboa-station-noble = Noble action
lisboa-station-followers = Followers
lisboa-station-fee = Pay the fee
lisboa-station-event = The event
lisboa-station-portfolio = Into the Portfolio
lisboa-station-sell = Sell or trade
lisboa-station-draw = Draw a card
lisboa-station-end = End of the turn
lisboa-station-period = End of the period
