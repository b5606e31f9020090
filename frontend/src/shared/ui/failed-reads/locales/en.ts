export const en = {
  title: 'Parts of this page could not be loaded',
  part: 'Not loaded',
} as const;
