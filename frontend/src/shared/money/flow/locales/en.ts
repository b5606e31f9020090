export const en = {
  sentence:
    'The exchange pays rebates straight into your exchange account, as reported. Luff is paid by Lance, apart from that, in USDT once a request is approved.',
  short: 'The exchange pays rebates by its reports, Lance pays Luff once approved.',
  unfold: 'How they are paid',
  fold: 'Less',
  since: 'Luff counts from the day on which the UID was verified; rebates are shown from the first reported day.',
} as const;
