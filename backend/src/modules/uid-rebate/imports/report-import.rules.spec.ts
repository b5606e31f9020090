import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ScratchDisk } from '../../../platform/scratch-disk/index.js';
import type { TableRow } from '../../../platform/table-files/index.js';
import {
  decimalMarkOfRows,
  guessColumns,
  type ImportContext,
  type ImportMapping,
  type ImportRow,
  missingColumns,
} from './report-import.rules.js';
import { mapper } from './report-rows.mapper.js';
import { ReportRows } from './report-rows.rules.js';
import { importVocabulary } from './report-vocabulary.messages.js';

const context = { offsetHours: 8, today: '2026-11-20', vocabulary: importVocabulary };
const headers = ['UID', 'Date', 'Product', 'Volume', 'Fee', 'Commission', 'Rate'];
const mapping: ImportMapping = { columns: guessColumns(headers, importVocabulary) };

interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}
const table = (rows: readonly string[][], titles = headers): Table => ({
  headers: titles,
  rows: rows.map((cells, index) => ({ line: index + 2, cells, hasSurplus: false })),
});
/** All of a table at once. */
const mapReport = async (file: Table, how: ImportMapping, where: ImportContext) => {
  const mark = how.decimalMark ?? decimalMarkOfRows(file.rows, file.headers, how) ?? '.';
  const lines = await new ScratchDisk().open();
  try {
    const found = new ReportRows(how, lines);
    await found.add(mapper(file.headers, { mapping: how, mark, context: where, withLines: true })(file.rows));
    const rows: ImportRow[] = [];
    for await (const batch of found.batches()) rows.push(...batch);
    return { rows, problems: found.problems };
  } finally {
    await lines.close();
  }
};
const good = ['36100001', '2026-11-01', 'Spot', '1,000.00', '1.00', '0.70', ''];
const withCell = (index: number, cell: string): string[] => good.map((old, at) => (at === index ? cell : old));

describe('columns', () => {
  it('are recognised by Korean and English titles', () => {
    expect(mapping.columns).toEqual({
      uid: 'UID',
      day: 'Date',
      product: 'Product',
      volume: 'Volume',
      fee: 'Fee',
      commission: 'Commission',
      rate: 'Rate',
    });
    expect(guessColumns(['회원번호', '거래일', '거래량(USDT)', '수수료', '커미션'], importVocabulary)).toEqual({
      uid: '회원번호',
      day: '거래일',
      volume: '거래량(USDT)',
      fee: '수수료',
      commission: '커미션',
    });
    expect(
      guessColumns(
        ['Referral', 'Trading volume', 'Trading token', 'Your Earnings', 'Commission token'],
        importVocabulary,
      ),
    ).toEqual({
      uid: 'Referral',
      volume: 'Trading volume',
      commission: 'Your Earnings',
      asset: 'Commission token',
    });
  });

  it('that are needed and missing are named', () => {
    const onlyUid = { columns: { uid: 'UID' } };
    expect(missingColumns(headers, onlyUid)).toEqual(['commission', 'day']);
    expect(missingColumns(headers, { columns: { uid: 'Nope', commission: 'Fee' }, fixedDay: '2026-11-01' })).toEqual([
      'uid',
    ]);
    expect(missingColumns(headers, mapping)).toEqual([]);
  });
});

describe('a good row', () => {
  it('is read with exact amounts and kept as it was written', async () => {
    expect(await mapReport(table([good]), mapping, context)).toEqual({
      rows: [
        {
          line: 2,
          uid: '36100001',
          day: '2026-11-01',
          product: 'spot',
          volumeUsdt: '1000',
          feeUsdt: '1',
          commissionUsdt: '0.7',
          raw: [JSON.stringify(Object.fromEntries(headers.map((title, index) => [title, good[index]])))],
        },
      ],
      problems: [],
    });
  });

  it('without a fee gets it from commission and rate, and none without a rate', async () => {
    const rowsOf = async (rate: string) =>
      (await mapReport(table([['3610', '2026-11-01', '선물', '', '', '0.21', rate]]), mapping, context)).rows;
    expect(await rowsOf('70%')).toMatchObject([{ product: 'futures', feeUsdt: '0.3', volumeUsdt: null }]);
    expect(await rowsOf('')).toMatchObject([{ feeUsdt: null }]);
  });

  it('of a file without days and products takes both from the mapping', async () => {
    const oneDay: ImportMapping = {
      columns: { uid: 'UID', commission: 'Paid' },
      fixedDay: '2026-11-02',
      product: 'futures',
    };
    const { rows } = await mapReport(table([['3610', '5']], ['UID', 'Paid']), oneDay, context);
    expect(rows).toMatchObject([{ day: '2026-11-02', product: 'futures', commissionUsdt: '5' }]);
  });

  it('is read in the notation that its file speaks for', async () => {
    const { rows } = await mapReport(
      table([withCell(3, '1.000,00').map((cell) => cell.replace(/^(\d)\.(\d\d)$/, '$1,$2'))]),
      mapping,
      context,
    );
    expect(rows).toMatchObject([{ volumeUsdt: '1000', feeUsdt: '1', commissionUsdt: '0.7' }]);
  });
});

describe('a bad row', () => {
  it.each([
    [0, '', 'uid', 'missing'],
    [0, '12x', 'uid', 'uidInvalid'],
    [0, '8.3E+17', 'uid', 'uidPrecisionLost'],
    [1, '', 'day', 'missing'],
    [1, '31/02/2026', 'day', 'dayInvalid'],
    [1, '01/02/2026', 'day', 'dayAmbiguous'],
    [1, '2027-01-01', 'day', 'dayOutOfRange'],
    [2, 'lottery', 'product', 'productUnknown'],
    [3, 'many', 'volume', 'amountInvalid'],
    [4, '-1', 'fee', 'amountNegative'],
    [5, '', 'commission', 'missing'],
    [5, '1.5', 'commission', 'commissionAboveFee'],
    [6, '70', 'rate', 'rateInvalid'],
  ])(
    'with column %i = "%s" is named by line, column and cause, and the others stay',
    async (index, cell, field, cause) => {
      const result = await mapReport(
        table([good, withCell(index, cell), ['3610', ...good.slice(1)]]),
        mapping,
        context,
      );
      expect(result.problems).toEqual([{ line: 3, field, column: headers[index], cause, value: cell }]);
      expect(result.rows.map((row) => row.line)).toEqual([2, 4]);
    },
  );

  it('is named for each of its faults', async () => {
    const { problems } = await mapReport(table([['x', 'y', 'z', '', '', 'w', '']]), mapping, context);
    expect(problems.map((problem) => problem.cause)).toEqual([
      'uidInvalid',
      'dayInvalid',
      'productUnknown',
      'amountInvalid',
    ]);
  });

  it('whose cells were cut apart is not read at all', async () => {
    const cut = { ...table([good]), rows: [{ line: 2, cells: good, hasSurplus: true }] };
    expect(await mapReport(cut, mapping, context)).toMatchObject({
      rows: [],
      problems: [{ line: 2, cause: 'surplusCells' }],
    });
  });

  it('in another coin than USDT is refused', async () => {
    const columns = { uid: 'UID', commission: 'Commission', asset: 'Asset' };
    const coins = table(
      [
        ['3610', '5', 'USDT'],
        ['3611', '5', 'BTC'],
      ],
      ['UID', 'Commission', 'Asset'],
    );
    const { rows, problems } = await mapReport(coins, { columns, fixedDay: '2026-11-01' }, context);
    expect(rows.map((row) => row.uid)).toEqual(['3610']);
    expect(problems).toMatchObject([{ line: 3, field: 'asset', cause: 'assetNotUsdt', value: 'BTC' }]);
  });
});

describe('a UID that stands twice on a day and product', () => {
  it('with the same amounts is kept once', async () => {
    const { rows, problems } = await mapReport(table([good, good]), mapping, context);
    expect(rows.map((row) => row.line)).toEqual([2]);
    expect(problems).toEqual([
      { line: 3, field: 'uid', column: 'UID', cause: 'duplicateRow', value: '36100001', otherLine: 2 },
    ]);
  });

  it('with different amounts is kept not at all', async () => {
    const { rows, problems } = await mapReport(table([good, withCell(5, '0.60'), good]), mapping, context);
    expect(rows).toEqual([]);
    expect(problems.map(({ line, cause }) => [line, cause])).toEqual([
      [2, 'conflictingRow'],
      [3, 'conflictingRow'],
      [4, 'duplicateRow'],
    ]);
  });

  it('is added up without any lines where none are stored', async () => {
    const byTransaction: ImportMapping = { ...mapping, repeatedRows: 'sum' };
    const found = new ReportRows(byTransaction);
    const options = { mapping: byTransaction, mark: '.', context, withLines: false } as const;
    await found.add(mapper(headers, options)(table([good, withCell(3, '0.30')]).rows));
    const batches: ImportRow[][] = [];
    for await (const batch of found.batches()) batches.push(batch);
    expect(batches).toMatchObject([[{ line: 2, volumeUsdt: '1000.3', raw: [] }]]);
  });

  it('is added up where the mapping says that rows are parts, except for lines that are the same in every cell', async () => {
    const byTransaction: ImportMapping = { ...mapping, repeatedRows: 'sum' };
    const { rows, problems } = await mapReport(table([good, withCell(3, '0.30'), good]), byTransaction, context);
    expect(rows).toMatchObject([{ line: 2, volumeUsdt: '1000.3', feeUsdt: '2', commissionUsdt: '1.4' }]);
    expect(rows[0]?.raw).toHaveLength(2);
    expect(problems).toMatchObject([{ line: 4, cause: 'duplicateRow', otherLine: 2 }]);
  });
});

describe('any table at all', () => {
  it('gives every line either a row or a problem, and no line both', async () => {
    const cell = fc.oneof(fc.constantFrom(...good, '', '-', '=1', '0', '1e3', '2026-11-02'), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 7, maxLength: 7 }), { maxLength: 30 }), async (lines) => {
        const { rows, problems } = await mapReport(table(lines), mapping, context);
        const inRows = new Set(rows.map((row) => row.line));
        const inProblems = new Set(problems.map((problem) => problem.line));
        expect(inRows.size).toBe(rows.length);
        for (const line of inRows) expect(inProblems.has(line)).toBe(false);
        expect(inRows.size + inProblems.size).toBe(lines.length);
        const keys = rows.map((row) => `${row.uid} ${row.day} ${row.product}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
