export { baseDataSourceOptions } from './data-source-options.js';
export { DatabaseModule } from './database.module.js';
export { insertionOf, newRow } from './new-row.js';
export type { NewRow } from './new-row.js';
export { queryPrepared } from './query-prepared.js';
export type { PreparedStatement } from './query-prepared.js';
export { runInTransaction } from './run-in-transaction.js';
