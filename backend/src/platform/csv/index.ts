export type { CsvCell } from './csv-cell.js';
export { CsvDownloads } from './csv-downloads.service.js';
export type { CsvFile, TableFormat } from './csv-downloads.service.js';
export { csvText, inPieces } from './csv-text.js';
export { XLSX_TYPE } from './workbook.js';
export { CsvModule } from './csv.module.js';
