export { withBulkhead, KeyedBulkhead } from './bulkhead.js';
