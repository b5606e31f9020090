/** General description of the API. */
export const DESCRIPTION = [
  'Trading-fee rebates for crypto traders. Amounts are decimal strings; days are `YYYY-MM-DD`, instants ISO 8601 in UTC.',
  '**Sessions.** `POST /api/register` and `POST /api/login` set the cookie `sid`, which everything that is not for everybody ' +
    'needs. An unsafe call that a browser sends from another site is refused (403).',
  '**Refusals** carry a stable `code` and a `message` in the language of the member, else of the caller ' +
    '(`Accept-Language: ko` or `en`). Fields that a call does not know are refused (400), as is a body that is no JSON.',
  '**Points.** Calls that move points take an `Idempotency-Key` header: the same key with the same body answers the same and ' +
    'does nothing twice.',
  '**Lists** that grow without bound take `cursor` and `limit`; the next page is in the `Link` header.',
  '**At any time** a call may answer 500 (a fault of ours, with a `requestId` to quote) or 503 (too busy, or the database is ' +
    'away: ask again) with the same body as a refusal. What is no HTTP request at all is answered by the server itself, with ' +
    '400 or 408 and without a body.',
  '**Examples** are answers of the product on its demo data. Lists are cut after their third entry.',
].join('\n\n');

/** Tags of operations: first those for visitors, then for members, then for administrators. */
export const API_TAGS: readonly (readonly [name: string, description: string])[] = [
  ['site', 'Visitors: the questions and answers of the site.'],
  ['settings', 'Visitors: business numbers and texts that the screens are built from.'],
  ['health', 'Visitors: whether the service works, for load balancers.'],
  ['shared-receipts', 'Visitors: what a member shows of a receipt, signed, and the public keys of the signatures.'],
  ['auth', 'Visitors and members: registering, logging in and out, the own account, passwords and mailed links.'],
  ['uid-rebate', 'Visitors and members: exchanges, UIDs, and the rebates that reports of the exchanges bring.'],
  ['luff', 'Visitors and members: Luff, which rebates are paid in, and paybacks in USDT.'],
  ['insights', 'Visitors: the market, with the source and the age of every figure; members: translated news.'],
  ['indicators', 'Visitors: the indicators on the market of now; members: passes for them.'],
  [
    'chart-analysis',
    'Visitors: how good its analyses were; members: what a picture of a chart shows, read by the service itself; free uses and coupons.',
  ],
  ['market-alerts', 'Members: what they want to be told of the market, and the browsers in which they are.'],
  ['receipts', 'Members: the receipt of each of their facts, with its number and its seal; receipts kept and shared.'],
  ['earnings', 'Members: reported rebates, L coin and Luff as one ledger, and what each day added.'],
  ['lcoin', 'Members: L coin and its history.'],
  ['attendance', 'Members: the daily check-in.'],
  ['idle-rewards', 'Members: idle mining of L coin.'],
  ['store', 'Members: mining items and vouchers for L coin.'],
  ['journal', 'Members: the trading journal: days, trades, deposits and withdrawals, and what follows from them.'],
  ['account', 'Members: mails, the own data, and closing the account.'],
  ['sessions', 'Members: the browsers in which one is signed in.'],
  ['two-factor', 'Members: login with a second factor.'],
  ['admin', 'Administrators: everything they decide, enter and look at.'],
  ['admin-users', 'Administrators: sessions and passwords of members.'],
];
