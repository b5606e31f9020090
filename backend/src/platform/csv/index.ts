export type { CsvCell } from './csv-cell.js';
export { CsvDownloads } from './csv-downloads.service.js';
export type { CsvFile } from './csv-downloads.service.js';
export { csvText, inPieces } from './csv-text.js';
export { CsvModule } from './csv.module.js';
