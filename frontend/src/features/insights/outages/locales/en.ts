export const en = {
  title: 'No new figures from {{sources}}',
  since: 'None since {{time}}',
  never: 'None received yet',
  older: 'Older figures: {{parts}}',
  without: 'Without figures: {{parts}}',
  premium: 'Kimchi premium',
  retry: 'Try again',
} as const;
