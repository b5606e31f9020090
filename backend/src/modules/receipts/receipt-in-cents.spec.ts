import { receiptRow, type TitledReceipt } from '../../platform/receipts/index.js';
import { inCents } from './receipt-in-cents.js';

const receipt: TitledReceipt = {
  title: '2026.10.14 리베이트',
  number: 'R-46FP-D8YR',
  seal: '0f'.repeat(32),
  rows: ['7.04641803', '9.01003097', '19.1023825'].map((value) =>
    receiptRow('Bitget', value, { operator: '+', unit: 'USDT' }),
  ),
  sum: { label: '합계', value: '35.1588315', unit: 'USDT' },
  note: '소수점 아래 9자리부터 버렸습니다.',
  source: 'Bitget 제휴 API',
  at: '2026-10-15T04:10:00.052Z',
  marks: [],
  paidInUsdt: false,
  correctedAt: null,
};
const rowsOf = ({ rows }: TitledReceipt): string[] => rows.map(({ label, value }) => `${label} ${value}`);

describe('a rebate in two decimals', () => {
  it('has rounded rows and sum, the difference as a row, and the exact sum below', () => {
    const shown = inCents('rebate-day', receipt, 'ko');
    expect(rowsOf(shown)).toEqual(['Bitget 7.05', 'Bitget 9.01', 'Bitget 19.10']);
    expect(shown).toMatchObject({
      sum: { value: '35.16', unit: 'USDT' },
      exact: { label: '정확한 금액', value: '35.1588315 USDT' },
      note: receipt.note,
    });
    const rows = ['1.004', '1.004', '1.004'].map((value) => receiptRow('OKX', value));
    const rounded = inCents('rebate-day', { ...receipt, rows, sum: { ...receipt.sum, value: '3.012' } }, 'ko');
    expect(rowsOf(rounded)).toEqual(['OKX 1.00', 'OKX 1.00', 'OKX 1.00', '반올림 차이 +0.01']);
  });

  it('reads thousands, and makes up for digits that were cut of each amount', () => {
    const rows = ['1,001.00499999', '1.00499999', '1.00499999'].map((value) =>
      receiptRow('OKX', value, { operator: '+', unit: 'USDT' }),
    );
    const shown = inCents('rebate-month', { ...receipt, rows, sum: { ...receipt.sum, value: '1,003.01499999' } }, 'ko');
    expect(rowsOf(shown)).toEqual(['OKX 1,001.00', 'OKX 1.00', 'OKX 1.00', '반올림 차이 +0.01']);
    expect(shown).toMatchObject({ sum: { value: '1,003.01' }, exact: { value: '1,003.01499999 USDT' } });
  });

  it('keeps factors, huge amounts and what two decimals would show as nothing', () => {
    const factors = [receiptRow('수수료', '53.78266', { unit: 'USDT' }), receiptRow('비율', '40%', { operator: '×' })];
    const product = inCents('rebate-row', { ...receipt, rows: factors, note: null }, 'en');
    expect(rowsOf(product)).toEqual(['수수료 53.78266', '비율 40%']);
    expect(product).toMatchObject({ sum: { value: '35.16' }, exact: { label: 'Exact amount' } });
    const huge = { ...receipt, rows: [], sum: { ...receipt.sum, value: '90071992547409930123456.785' } };
    expect(inCents('rebate-month', huge, 'en').sum.value).toBe('90,071,992,547,409,930,123,456.79');
    const tiny = { ...receipt, rows: [], sum: { ...receipt.sum, value: '0.004' } };
    expect(inCents('rebate-day', tiny, 'en')).toBe(tiny);
    const small = [receiptRow('Bitget', '0.004'), receiptRow('OKX', '-0.001'), receiptRow('Ourbit', '1')];
    const sum = { ...receipt.sum, value: '1.003' };
    expect(rowsOf(inCents('rebate-day', { ...receipt, rows: small, sum }, 'en'))).toEqual([
      'Bitget < 0.01',
      'OKX > −0.01',
      'Ourbit 1.00',
    ]);
  });

  it('leaves other receipts as they are', () => {
    expect(inCents('lcoin', receipt, 'ko')).toBe(receipt);
  });
});
