import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { csvText } from './csv-text.js';

describe('a CSV file', () => {
  it('is read again as it was written, whatever is in a cell', async () => {
    const cells = ['a\nb', 'a\r\nb', 'a\rb', 'say "so"', '1,5', ' x ', ''];
    async function* rows() {
      yield* [cells, cells];
    }
    let text = '';
    for await (const piece of csvText({ titles: cells.map((_, at) => `c${at}`), rows: rows(), cellsOf: (row) => row }))
      text += piece;
    const read = parse(text, { bom: true, record_delimiter: '\r\n' });
    expect(read.slice(1)).toEqual([cells, cells]);
  });
});
