### What a player is asked in Lisboa. `title` is the same in a few words.

lisboa-ask-keep-clergy = Which clergy tile do you keep? The other one goes back into the bag.
    .title = Which clergy tile do you keep?
lisboa-ask-draft = Draft: which card do you keep? Keep { $keep }{ $keep ->
    [one] {""}
   *[other] , the lower number first
}; the rest goes to the left.
    .title = Draft: which card do you keep?
lisboa-ask-take-turn = Your turn: play a card. Discard it for 1 gold, play it into your Portfolio (then sell or trade), or play it to the Royal Court (visit its Noble or sponsor its event).
    .title = Your turn: play a card
lisboa-ask-make-room-top = No room for a Noble card or ship: which card do you discard from your Portfolio?
    .title = Make room: discard which card?
lisboa-ask-make-room-bottom = No room for a Treasury card: which card do you discard from your Portfolio?
    .title = Make room: discard which card?
lisboa-ask-sell-or-trade = Sell goods to ships, or trade goods with the Nobles for State actions?
    .title = Sell or trade?
lisboa-ask-sell-first = Which good do you sell, and to which ship? Sell at least one.
    .title = Which good do you sell, and where?
lisboa-ask-sell-more = Sell another good?
    .title = Sell another good?
lisboa-ask-trade-first = Which State action do you buy, and with which good?
    .title = Which State action do you buy?
lisboa-ask-trade-second = Buy a second, different State action?
    .title = Buy a second State action?
lisboa-ask-recruit = Recruit { $officials }: to which offices?
    .title = Recruit { $officials }: where?
lisboa-ask-recruit-range = Recruit { $least } to { $most } officials: to which offices?
    .title = Recruit { $least } to { $most } officials: where?
lisboa-ask-take-plan = Whose top Plan do you take?
    .title = Whose top Plan do you take?
lisboa-ask-build-ship = Build the top ship of the shipyard as a new one, or upgrade one of yours?
    .title = New ship, or upgrade?
lisboa-ask-ship-goods = The ship costs { $goods }: which do you pay?
    .title = Pay { $goods }: which?
lisboa-ask-extra-good = You get one more of a good you produced: which?
    .title = One more of which good?
lisboa-ask-move-cardinal = How many steps does the Cardinal move?
    .title = How many steps does the Cardinal move?
lisboa-ask-take-clergy = Which clergy tile beside the Cardinal do you take?
    .title = Which clergy tile do you take?
lisboa-ask-clergy-favors = Take a Royal Favor? Up to { $left } more, in the order listed.
    .title = Take a Royal Favor?
lisboa-ask-church = Church scoring: discard a clergy tile for the wigs on its back? If you discard any, you also gain the Influence in your Portfolio, once. Discard in ascending order.
    .title = Church scoring: discard a tile?
lisboa-ask-take-favor = Whose Royal Favor do you take?
    .title = Whose Royal Favor do you take?
lisboa-ask-visit-reis = The visit costs { $cost }: how much do you pay in réis? You pay the rest in Influence, then in wigs.
    .title = How much do you pay in réis?
lisboa-ask-visit-state = You visit { $noble }. Take one of his State actions first? Then you must { $deed }.
    .title = A State action of { $noble } first?
lisboa-ask-follow = { $visitor } visited { $noble }. Follow? Return his Favor, pay the visit and take one of his three actions.
    .title = Follow { $visitor } to { $noble }?
lisboa-ask-follow-deed = You follow the visit to { $noble }: which action do you take?
    .title = Which action of { $noble }?
lisboa-ask-build-store = Where do you build a store, and facing which street? You gain the land's reward and a cube of your choice, then pay: the cube you take lowers the price.
    .title = Where do you build a store?
lisboa-ask-reward = Take the reward: { $item }?
    .title = Take { $item }?
lisboa-ask-store-cube = Which cube do you take for the store on { $land }? The cubes left there add to the price.
    .title = Which cube do you take?
lisboa-ask-trash-cube = You receive { $cubes }: discard one for wigs?
    .title = Discard a cube for wigs?
lisboa-ask-pay = You owe { $due }: how much do you pay from the Influence track instead of cash?
    .title = Pay { $due }: how much from Influence?
lisboa-ask-house = Which group does the house for the store on { $land } come from?
    .title = A house from which group?
lisboa-ask-take-decree = Which decree do you take?
    .title = Which decree do you take?
lisboa-ask-extra-decree = Discard a set marker for a second decree?
    .title = Set marker for a second decree?
lisboa-ask-open-site = On which site do you open a public building? You gain its cubes and its reward first.
    .title = Where do you open a building?
lisboa-ask-open-plan = Which Plan do you complete for the building { $site }? Its architect supplies the building.
    .title = Which Plan do you complete?
lisboa-ask-return-officials = { $left ->
    [one] { $left } official must return to your board: from where?
   *[other] { $left } officials must return to your board: from where? Choose from the top of the list down.
}
    .title = { $left ->
        [one] Which official returns?
       *[other] Which { $left } officials return?
    }
lisboa-ask-event-deed = Which action does the event give you?
    .title = Which action do you take?
lisboa-ask-pile-cube = Which cube do you take from the rubble pile?
    .title = Which cube from the pile?
lisboa-ask-draw-card = Which face-up card do you take?
    .title = Which card do you take?
lisboa-ask-pay-task = Which completed task do you score? Only one per turn.
    .title = Which task do you score?
lisboa-ask-period-discard = End of the period: discard a hand card for its reward? One reward per Noble; then you draw up to five cards. Discard in ascending order.
    .title = End of the period: discard a card?
lisboa-ask-period-reward = Which reward do you take next? ({ $cards-count ->
    [0] none
   *[other] { $cards }
})
    .title = Which reward do you take next?

## The stations of a turn

lisboa-station-clergy = Clergy tile
lisboa-station-draft = Draft
lisboa-station-card = Play a card
lisboa-station-action = Action
lisboa-station-visit = Pay the visit
lisboa-station-state = State action
lisboa-station-noble = Noble action
lisboa-station-followers = Followers
lisboa-station-fee = Pay the fee
lisboa-station-event = Event
lisboa-station-portfolio = Into the Portfolio
lisboa-station-sell = Sell or trade
lisboa-station-draw = Draw a card
lisboa-station-end = End of the turn
lisboa-station-period = End of the period
