import type { StatementLine } from '../../platform/ledger/index.js';
import type { IdleClaimPart } from './entities/idle-claim.entity.js';
import { computationText, receiptParts } from './lcoin-receipts.messages.js';

const part = (overrides: Partial<IdleClaimPart>): IdleClaimPart => ({
  from: '2026-11-21T03:00:00.000Z',
  to: '2026-11-21T03:30:00.000Z',
  reward: 30,
  intervalSeconds: 600,
  cap: '1',
  ratePercent: '0',
  rateMultiplier: '1',
  intervals: '1',
  amount: '30',
  boosts: [],
  ...overrides,
});

describe('the receipt of a claim', () => {
  it('says after how long the cap was reached and that nothing added up afterwards', () => {
    expect(computationText([part({})], 'ko')).toContain('10분 만에 한도(10분치)를 채워 그 뒤로는 쌓이지 않음');
    expect(computationText([part({})], 'en')).toContain(
      'after 10 min the cap of 10 min was reached, and nothing added up afterwards',
    );
  });

  it('says nothing of a cap that was not in the way', () => {
    expect(computationText([part({ to: '2026-11-21T03:10:00.000Z' })], 'ko')).not.toContain('한도');
  });

  it('has no part shorter than a second, and loses nothing of it', () => {
    const [first, second] = ['2026-11-21T03:05:00.000Z', '2026-11-21T03:05:00.400Z'];
    const parts = [
      part({ to: first, intervals: '0.5', amount: '15' }),
      part({ from: first, to: second, intervals: '0.000666', amount: '0.02' }),
      part({ from: second, to: '2026-11-21T03:09:00.000Z', intervals: '0.399334', amount: '11.98' }),
    ];
    const line = { kind: 'idle_mining', amount: 27n, params: {}, reason: null } as StatementLine;
    const { rows, note } = receiptParts(line, parts, 'ko');
    expect(rows?.map(({ label, value }) => [label, value])).toEqual([
      ['2026.11.21 12:00–12:05', '15.02'],
      ['2026.11.21 12:05–12:09', '11.98'],
      ['채굴한 수량', '27'],
    ]);
    expect(note).toBeNull();
    expect(computationText(parts, 'ko').split('; ')).toHaveLength(2);
  });
});
