import { widthOf } from '../../platform/pictures/svg.rules.js';
import { receiptRow, type TitledReceipt } from '../../platform/receipts/index.js';
import { pictureOf } from './receipt-picture.js';

const receipt: TitledReceipt = {
  title: '주문 1003',
  number: 'O-7K3M-9QX2',
  seal: '0f'.repeat(32),
  rows: [],
  sum: { label: '결제', value: '300', unit: 'L' },
  note: null,
  source: '포인트 기록',
  at: '2026-11-20T01:00:00.000Z',
  marks: [],
  paidInUsdt: false,
  correctedAt: null,
};

const SITE = 'lance.example';

interface Words {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** The lines of text of a picture with where they begin and end. */
function wordsOf(svg: string): Words[] {
  return [
    ...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"[^>]*text-anchor="(\w+)"[^>]*>(.*?)<\/text>/g),
  ].map(([, x = '', y = '', size = '', anchor = '', content = '']) => {
    // The unit behind a figure is part of its line.
    const words = content.replace(/<[^>]+>/g, '').replace('\u00a0', ' ');
    const width = widthOf(words, Number(size));
    const from = anchor === 'end' ? Number(x) - width : Number(x);
    return { words, from, to: from + width, y: Number(y) };
  });
}

describe('the picture of a receipt', () => {
  const label = '리베이트 리포트에서 정정된 거래대금으로 다시 적립한 러프';
  const value = '123456789012.123456789012345678';

  it('writes nothing over anything and nothing beside the paper, however long it is', () => {
    const rows = [receiptRow(label, value, { unit: 'USDT' }), receiptRow('적립', '1', { unit: 'L' })];
    const lines = wordsOf(pictureOf({ ...receipt, rows }, 'whole', 'ko', SITE));
    // The address stands on the desk.
    const words = lines.filter((one) => one.words !== SITE);
    expect(words.map((line) => line.words)).toEqual(expect.arrayContaining([`${value} USDT`, '적립', '1 L']));
    for (const [index, one] of words.entries()) {
      expect(one.from).toBeGreaterThanOrEqual(55);
      expect(one.to).toBeLessThanOrEqual(697);
      for (const other of words.slice(index + 1))
        if (Math.abs(other.y - one.y) < 16) expect(other.from >= one.to || other.to <= one.from).toBe(true);
    }
  });

  it('has the unit of a figure smaller, the sum beside its label where both fit, and the address of the site', () => {
    const svg = pictureOf(receipt, 'story', 'ko', SITE);
    expect(svg).toContain('>300<tspan font-size="34" font-weight="400"');
    const words = wordsOf(svg);
    const at = (line: string): number | undefined => words.find((one) => one.words === line)?.y;
    expect(at('결제')).toBe(at('300 L'));
    expect(at(SITE)).toBeGreaterThan(220);
  });

  it('names every source', () => {
    const source = 'Bitget 제휴 API, Deepcoin 제휴 API, OKX 제휴 API';
    const words = wordsOf(pictureOf({ ...receipt, source }, 'whole', 'ko', SITE)).map((line) => line.words);
    expect(words.join(' ')).toContain(source);
    expect(words.join(' ')).not.toContain('…');
  });

  it('says beside a row what is estimated', () => {
    const rows = [receiptRow('거래대금', '1,000', { unit: 'USDT', mark: 'estimated', note: 'Bitget' })];
    expect(wordsOf(pictureOf({ ...receipt, rows }, 'whole', 'ko', SITE)).map(({ words }) => words)).toContain(
      '추정 · Bitget',
    );
  });
});
