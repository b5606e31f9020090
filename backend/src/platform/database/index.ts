export { baseDataSourceOptions } from './data-source-options.js';
export { DatabaseModule } from './database.module.js';
export { runInTransaction } from './run-in-transaction.js';
