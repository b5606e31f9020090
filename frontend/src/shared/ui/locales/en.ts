export const en = {
  chart: { day: 'Day', none: 'No figures in this period' },
  list: { end: 'You have reached the end of the list.' },
} as const;
