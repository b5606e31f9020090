/** Categories that news can be chosen by. */
export const CATEGORIES = ['all', 'breaking', 'market', 'regulation', 'technology'] as const;
export type NewsCategory = (typeof CATEGORIES)[number];
