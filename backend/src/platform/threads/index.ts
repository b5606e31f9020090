/** Priority of worker threads beside the one that answers requests. Imported by workers, so its imports end in `.ts`. */
export { goBehind } from './go-behind.ts';
