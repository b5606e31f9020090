import { lazyPart } from '@/shared/ui/lazy-part';

/** What only receipts of facts have: number, seal, what can be done with them. Fetched while a sheet opens, so that nothing moves when it comes. */
export const factFoot = lazyPart(async () => (await import('@/shared/ui/fact-foot')).FactFoot);
