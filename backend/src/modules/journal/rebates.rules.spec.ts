import type { RebateExchange } from '../uid-rebate/index.js';
import { type RebateFacts, rebatesByDay } from './rebates.rules.js';

const okx: RebateExchange = {
  id: 'okx',
  name: 'OKX',
  offsetHours: 8,
  zone: 'UTC+8',
  dueUntil: '2026-11-18',
  uids: [{ uid: '1001', from: '2026-11-10', until: null }],
};
const row = (day: string, rebate: string | null = '1.5') => ({ exchangeId: 'okx', day, rebate, estimated: false });
const trade = (day: string, reportDay: string | null = day) => ({ exchangeId: 'okx', day, reportDay });
const read = (facts: Partial<RebateFacts>) =>
  rebatesByDay({ exchanges: [okx], rebates: [], reported: [], traded: [], ...facts });
const missing = (facts: Partial<RebateFacts>) =>
  read(facts).map(({ day, exchanges: [part] }) => [day, part?.rebate, part?.isMissing]);

describe('rebates beside trades', () => {
  it('add up exactly what exchanges reported, and know none where none is told', () => {
    const bitget = { ...okx, id: 'bitget', name: 'Bitget' };
    const rebates = [row('2026-11-17', '0.1'), { ...row('2026-11-17', '0.2'), exchangeId: 'bitget' }];
    expect(read({ exchanges: [okx, bitget], rebates })).toMatchObject([{ day: '2026-11-17', rebate: '0.3' }]);
    expect(read({ rebates: [row('2026-11-17', null)] })).toMatchObject([{ rebate: null }]);
  });

  it.each([
    ['has a row', { rebates: [row('2026-11-17')] }, ['2026-11-17', '1.5', false]],
    ['has a report without a row', { reported: [{ exchangeId: 'okx', day: '2026-11-17' }] }, ['2026-11-17', '0', true]],
    ['has no report although it is due', {}, ['2026-11-17', null, true]],
  ])('miss a trade whose day %s, or not', (_, facts, expected) => {
    expect(missing({ ...facts, traded: [trade('2026-11-17')] })).toContainEqual(expected);
  });

  it('miss nothing that is not due', () => {
    expect(missing({ traded: [trade('2026-11-18'), trade('2026-11-19')] })).toEqual([
      ['2026-11-18', null, true],
      ['2026-11-19', null, false],
    ]);
    const unscheduled = { ...okx, dueUntil: null };
    expect(missing({ exchanges: [unscheduled], traded: [trade('2026-11-11')] })).toEqual([['2026-11-11', null, false]]);
  });

  it("look at the exchange's own day of a trade that was closed past its midnight", () => {
    const traded = [trade('2026-11-18', '2026-11-17')];
    expect(missing({ traded, rebates: [row('2026-11-17')] })).toContainEqual(['2026-11-18', null, false]);
    expect(missing({ traded, rebates: [row('2026-11-18')] })).toContainEqual(['2026-11-18', '1.5', true]);
  });

  it('miss a typed trade only where both days that it may be of have no row', () => {
    const traded = [trade('2026-11-18', null)];
    expect(missing({ traded })).toEqual([['2026-11-18', null, true]]);
    expect(missing({ traded, rebates: [row('2026-11-17')] })).toContainEqual(['2026-11-18', null, false]);
    expect(missing({ traded: [trade('2026-11-19', null)] })).toEqual([['2026-11-19', null, false]]);
    const seoul = { ...okx, offsetHours: 9 };
    expect(missing({ exchanges: [seoul], traded, rebates: [row('2026-11-17')] })).toContainEqual([
      ...['2026-11-18', null, true],
    ]);
  });

  it('know nothing of days before the UID was verified, and from its release on', () => {
    expect(read({ traded: [trade('2026-11-09')] })).toEqual([]);
    expect(missing({ traded: [trade('2026-11-10', null)] })).toEqual([['2026-11-10', null, false]]);
    const released = { ...okx, uids: [{ uid: '1001', from: '2026-11-10', until: '2026-11-12' }] };
    expect(missing({ exchanges: [released], traded: [trade('2026-11-11'), trade('2026-11-12')] })).toEqual([
      ['2026-11-11', null, true],
    ]);
  });

  it('keep rebates of days without trades', () => {
    expect(missing({ rebates: [row('2026-11-05')] })).toEqual([['2026-11-05', '1.5', false]]);
  });
});
