export const en = {
  see: 'See the receipt',
  back: 'Back to the receipt: {{title}}',
  shown: 'Shown on the page',
  digits: 'Shown with {{digits}} decimals only.',
  whole: 'Shown without decimals.',
} as const;
