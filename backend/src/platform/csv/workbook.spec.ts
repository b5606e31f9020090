import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzip } from '../../../test/support/unzip.js';
import type { CsvCell } from './csv-cell.js';
import { workbookOf } from './workbook.js';

const SHEET = 'xl/worksheets/sheet1.xml';

async function sheetWith(cells: readonly CsvCell[]): Promise<string> {
  const file = workbookOf({ titles: ['a'], rows: Readable.from([cells]), cellsOf: (row: readonly CsvCell[]) => row });
  return unzip(await buffer(file)).get(SHEET) ?? '';
}

describe('a workbook', () => {
  it.each(['0', '12', '-12.5', '0.000000000000000001', '123456789012345', '-0.12345678'])(
    '%s is a number that is read back as it is',
    async (text) => {
      expect(await sheetWith([text])).toContain(`<c><v>${text}</v></c>`);
    },
  );

  it.each([
    '1234567890123456',
    '0.1234567890123456',
    '123456789.12345678',
    '007',
    '1.50',
    '1e5',
    '=1+1',
    '+82 10',
    '@SUM(A1)',
  ])('%s is a text', async (text) => {
    expect(await sheetWith([text])).toContain(`<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`);
  });

  it('keeps what XML has signs for, and leaves out what it cannot hold', async () => {
    const sheet = await sheetWith(['a < b & "c" > d\r\n\te\u0000\u001b\ufffe\uffff', null, true]);
    expect(sheet).toContain('>a &lt; b &amp; "c" &gt; d&#13;\n\te</t>');
    expect(sheet).toContain('<c/><c t="inlineStr"><is><t xml:space="preserve">true</t>');
  });

  it('ends with the error of its rows, and stops reading them when nobody reads it', async () => {
    const broken = Readable.from(
      (function* () {
        yield ['1'];
        throw new Error('no connection');
      })(),
    );
    const table = { titles: ['a'], cellsOf: (row: readonly CsvCell[]) => row };
    await expect(buffer(workbookOf({ ...table, rows: broken }))).rejects.toThrow('no connection');
    const states = new EventEmitter();
    const endless = async function* () {
      try {
        for (let row = 0; ; row += 1) {
          if (row === 1_000) states.emit('begun');
          yield await Promise.resolve([String(Math.random())]);
        }
      } finally {
        states.emit('over');
      }
    };
    const [begun, over] = [once(states, 'begun'), once(states, 'over')];
    const file = workbookOf({ ...table, rows: endless() }).resume();
    await begun;
    file.destroy();
    await over;
  });
});
