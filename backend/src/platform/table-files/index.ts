/** Reads CSV and XLSX files that people upload, in worker threads with bounded memory and time (docs/adr/0016). */
export type { RowMapper, RowMapping } from './reading/protocol.js';
export type { TableHead, TableRow } from './reading/table.js';
export { TableFilesModule } from './table-files.module.js';
export { TableFiles, type OpenTable } from './table-files.service.js';
