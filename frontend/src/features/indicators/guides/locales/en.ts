export const en = {
  list: {
    title: 'Custom indicators',
    lead: 'Three questions that are hard to answer from a chart alone. Each indicator takes one of them and draws its answer on the TradingView chart. Where it fails is told as well.',
    index: 'Which question, which indicator',
    read: 'How to read it',
    weakness: 'Where it fails',
    buyTitle: 'One pass, all three',
    buyText:
      'A pass opens the three indicators for one TradingView ID. It can be bought with L coin or Luff in the store.',
  },
  detail: {
    back: 'Custom indicators',
    shows: 'What it shows',
    reading: 'How to read it',
    fails: 'Where it fails',
    more: 'Read on',
    titleAccount: 'A TradingView account and its ID',
    titlePass: 'The right to use it',
    needs: 'What it needs',
    needsAccount:
      'A TradingView account, free or paid, and its ID: the name at the end of the address of your profile. The indicators are by invitation, so access is opened for exactly this ID. Check the spelling before you send it.',
    needsPass:
      'An administrator opens the access by hand after your request. The three indicators then stand on TradingView under “Invite-only scripts”. The pass runs to the end of the day that is named with the approval, Seoul time, and you are told before it ends.',
    disclaimer:
      'The chart with numbers is a sample: our own script applied the rule above to the prices of a simulated market, and we chose a stretch that shows all four places. It shows how the indicator is read, not how well it works. This page is no investment advice, and no signal promises a profit.',
    buyTitle: 'The indicator can be bought with L coins in the store, or with Luff',
    buyText: 'The pass opens all three indicators. Points are held at the request and come back if it is refused.',
    keepInMind: 'Keep in mind',
    others: 'The other indicators',
  },
  price: {
    days: '{{count}}-day pass',
    or: 'or {{amount}} Luff',
    unknown: 'The price could not be read',
    store: 'Buy with Luff in the store',
    request: 'Request a {{days}}-day pass for {{amount}} L',
    title: 'Price of the indicator pass',
    cost: 'Price',
    length: 'Length of a pass',
    dayUnit: 'days',
    perDay: 'about {{amount}} {{unit}} a day',
    note: 'The points are held at the request, used with the approval, and come back if the request is refused or cancelled.',
    source: 'Published settings',
  },
  notFound: {
    title: 'Indicator not found',
    text: 'There is no indicator at this address. The three that exist are in the list.',
    back: 'Back to the indicators',
  },
  sampleNote: 'The prices are those of a simulated market.',
  live: {
    now: 'Latest',
    label: '{{name}} on the latest {{pair}} chart, {{interval}}',
    none: 'Nothing in this stretch meets the conditions.',
    source: '{{source}}, last closed candle',
  },
  interval: { '1h': '1-hour candles', '4h': '4-hour candles' },
  whaleHunter: {
    name: 'Whale Hunter Signal',
    question: 'Where did a large account trade?',
    lead: 'Marks the few candles in which far more was traded than usual and one side clearly won.',
    teaser:
      'A large account can hide its name, not its size. The signal looks for candles whose volume stands far above those before and whose close lies at one end of the range.',
    weak: 'In sideways and thin markets, where one ordinary order already looks large.',
    chartLabel:
      'Sample chart of Whale Hunter Signal: a buy mark that failed, a candle with much volume and no mark, a sell mark at the top, and a buy mark at the foot of a fall.',
    caption:
      'Dark bars have at least three times the average volume of the twenty before (dashed). Of these, a close near the high is marked ▲ buy, one near the low ▼ sell, and one in the middle is not marked.',
    shows1:
      'A single large account rarely shows its name, but it cannot hide its size: in a hurry it lifts the volume of one candle far above those before. So two things are looked at together: how many times the usual volume was traded, and where within its range the candle closed.',
    shows2:
      'In the sample “near” is the outer third of the range. Nothing is marked before the candle has closed, so a mark does not vanish afterwards.',
    place1: 'A buy mark that failed',
    read1:
      'One large order pushed the price for a few candles, then it came back and closed below the low of the marked candle. That low is where the idea was wrong.',
    place2: 'Much volume, no mark',
    read2:
      'The candle closed in the middle of its range: both sides were large, and neither won. The indicator stays silent.',
    place3: 'A sell mark at the top',
    read3:
      'Much was traded, and the candle still closed near its low. It is a warning to those who hold. It does not say how far the price will fall.',
    place4: 'A buy mark at the foot of a fall',
    read4:
      'Much was sold here, and somebody took all of it: the long lower wick and the close near the high say so. Unlike at 1, the candles after it stay above its low.',
    readMore:
      'Read a mark as a place, not as an order to trade. Marks on four-hour and daily charts are rare and carry more than those on minutes. One at a level that you knew before is worth more.',
    fail1: 'Sideways markets',
    fail1Text:
      'Without a direction a large order moves the price for a candle or two; buy and sell marks alternate and cancel each other.',
    fail2: 'Thin markets',
    fail2Text:
      'In small coins and quiet hours a modest order is already three times the usual volume. The mark is right by the rule and means nothing.',
    fail3: 'Forced trades',
    fail3Text: 'A cascade of liquidations has the volume of a whale, but nobody decided to trade there.',
    fail4: 'One venue',
    fail4Text:
      'The indicator sees the volume of the exchange whose chart is open. What is traded elsewhere or off the exchange is invisible, and reported volume can be inflated.',
  },
  orderBlock: {
    name: 'Order Block',
    question: 'Where might price react again?',
    lead: 'Draws the zone from which a strong move began and follows it until the price closes through it.',
    teaser:
      'Large orders are seldom filled in one go. Where a strong move began, a part of them may be left; the indicator keeps that zone on the chart until it is broken.',
    weak: 'Against a strong trend, at news, and wherever so many zones stand that one is always near.',
    chartLabel:
      'Sample chart of Order Block: a zone at the foot of a fall to which the price returns and turns, and a second zone that the price closes through.',
    caption: 'Zones run to the right until a candle closes beyond their far edge.',
    captionBroken: 'Dashed ones are broken.',
    shows1:
      'Large orders are seldom filled in one go. When the price leaves an area quickly, some of them are left behind, and a return may meet them. An order block is the last candle against the direction of such a move: the last falling candle before a strong rise, or the last rising candle before a strong fall.',
    shows2:
      'The indicator draws the range of that candle as a zone to the right. It asks for two things first: the move after it is clearly larger than the candles before, and it breaks the last high or low. A zone stays as long as no candle closes beyond its far edge. Once one does, the zone ends there. Those that held and those that failed remain side by side, so that you can count them yourself.',
    place1: 'The block',
    read1: 'The last falling candle before the rise. The zone reaches from its open down to its low.',
    place2: 'The break',
    read2:
      'Three candles in one direction, clearly larger than those before, break the last high. Without a break there is no zone.',
    place3: 'The first return',
    read3:
      'The price comes back into the zone, and no candle closes below it. The first return is the one to watch; each further touch uses up what may be left.',
    place4: 'A zone that failed',
    read4:
      'At first nothing told it apart from one that holds. Then the price closed below its lower edge, and it ends at that candle.',
    readMore:
      'The near edge is where a reaction may begin; the far edge is where the idea is wrong. The distance between them is what a mistake costs, which makes narrow zones easier to use than wide ones. Zones of a higher time frame count for more, and a small zone inside a large one is a finer place for the same idea. Wait for the candle to close: a wick through the edge is not yet a break.',
    fail1: 'Strong trends',
    fail1Text:
      'Zones against the trend are run over more often than they hold. Two broken in a row suggest that the trend goes on.',
    fail2: 'News',
    fail2Text: 'An announcement or a rate decision does not ask where orders were left.',
    fail3: 'Too many zones',
    fail3Text:
      'On charts of minutes nearly every swing leaves one. Where there is a zone everywhere, a zone says nothing.',
    fail4: 'Thin markets',
    fail4Text:
      'A single order draws a wick through the zone and back. By the close it held, yet every stop in it was hit.',
  },
  liquidationMap: {
    name: 'Liquidation Map',
    question: 'Where would liquidations pile up?',
    lead: 'Estimates at which prices leveraged positions would be liquidated, and shows how much may lie there.',
    teaser:
      'Where many forced orders lie close together, a small move can become a larger one. The map estimates those prices from volume and usual leverages and draws them as bands.',
    weak: 'Leverage and collateral are assumed: no exchange publishes them. Every band is an estimate.',
    chartLabel:
      'Sample chart of Liquidation Map: bands of estimated liquidations above and below the price, one that the price ran through, and one it never reached.',
    caption: 'The stronger the band, the more is assumed to lie there. All bands are estimates.',
    least: 'Less',
    most: 'More',
    shows1:
      'Whoever trades with ten times leverage loses the margin when the price moves about ten per cent against them; with fifty times about two per cent are enough. The exchange then closes the position by force, at the market. Where many such orders lie close together, a small move can set them off one after the other and grow.',
    shows2:
      'No exchange publishes these prices. The map estimates them: for each candle it assumes that new positions were opened in proportion to its volume, half long and half short, spreads them over usual leverages (in the sample 10, 25, 50 and 100 times) and adds up the prices at which they would be closed. The stronger a band, the more is assumed to lie there. It ends where the price has passed it, because what lay there is gone.',
    place1: 'A strong band above',
    read1: 'Short positions that would have to buy there.',
    place2: 'A strong band below',
    read2:
      'Long positions that would have to sell there. It forms at once with the one above, since nobody knows which side will be wrong.',
    place3: 'A band that was run through',
    read3:
      'The price shot up, forced orders were filled, and the bands on the way end. With them the reason to go there is gone, and the price turned.',
    place4: 'A band that was not reached',
    read4:
      'The price stopped well above it. A strong band is no destination; it only says what could happen if the price got there.',
    readMore:
      'Use the map for distance and size of risk rather than for direction. A stop that lies inside a strong band is filled together with everybody else’s, at a worse price. A band close to the price counts more than one far away, because the far one has time to be closed by choice. Compare time frames: bands that appear in several of them rest on more trades.',
    fail1: 'Assumed leverage',
    fail1Text:
      'The true mix of leverages and the collateral behind them are known to nobody outside. Cross margin and added margin move liquidation prices far away.',
    fail2: 'Positions that are gone',
    fail2Text:
      'Positions that were already closed at a profit or a loss cannot be known, so their bands stay until the price passes.',
    fail3: 'Volume is not position',
    fail3Text:
      'Much of it is market making that is flat again within seconds, and bands grow stronger than they should be.',
    fail4: 'Calm markets',
    fail4Text:
      'When little moves, the price stays between the bands for days while the same bands grow. Their strength then measures patience, not danger.',
  },
} as const;
