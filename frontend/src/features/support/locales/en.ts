export const en = { open: 'Ask a question' } as const;
