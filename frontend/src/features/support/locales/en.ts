export const en = { open: 'Help' } as const;
