export { baseDataSourceOptions } from './data-source-options.js';
export { DatabaseModule } from './database.module.js';
