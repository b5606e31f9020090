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
} as const;
