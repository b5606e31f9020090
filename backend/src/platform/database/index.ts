export { baseDataSourceOptions } from './data-source-options.js';
export { DatabaseModule } from './database.module.js';
export { queryPrepared } from './query-prepared.js';
export type { PreparedStatement } from './query-prepared.js';
export { runInTransaction } from './run-in-transaction.js';
