export const en = {
  who: 'Who pays',
  when: 'When',
  where: 'Where to',
  rebate: {
    title: 'Rebate',
    who_one: '{{exchange}}, directly (not through Lance)',
    who_other: '{{exchange}}, directly (not through Lance)',
    whoAny: 'the exchange, directly (not through Lance)',
    when: '{{when}}, {{minimum}}',
    whenOf: '{{exchange}}: {{time}}',
    whenAny: 'depends on the exchange',
    noMinimum: 'no minimum',
    minimum: 'from {{amount}} USDT',
    where: 'your own account at {{exchange}}: {{where}}',
    whereAny: 'your own account at the exchange',
  },
  payback: {
    title: 'Luff payback',
    who: 'Lance',
    when: 'on request from {{minimum}} USDT, once approved',
    where: 'USDT to one of your verified UIDs',
  },
  sentence:
    'The exchange pays rebates straight into your exchange account, as reported. Luff is paid by Lance, apart from that, in USDT once a request is approved.',
  since: 'Luff counts from the day on which the UID was verified; rebates are shown from the first reported day.',
} as const;
