import { outagesOf, type Report } from '@/features/insights/outages/outage.rules';

const NOW = Date.parse('2026-11-20T05:10:00.000Z');
const report = (section: string, told: Partial<Report<string>>): Report<string> => ({
  ...{ section, stale: [], late: null, missing: [] },
  ...told,
});
const stale = (source: string, time: string) => ({ source, fetchedAt: `2026-11-20T${time}.000Z` });
const found = (...reports: Report<string>[]) => outagesOf(reports, (source) => source.toUpperCase(), NOW);

describe('the sources that are out', () => {
  it('are told once, with all parts that they concern and the oldest figure', () => {
    expect(
      found(
        report('premium', { stale: [stale('upbit', '05:03:20')] }),
        report('coins', { stale: [stale('upbit', '05:02:10'), stale('okx', '05:01:00')] }),
        report('premium', { stale: [stale('Upbit', '05:03:20')] }),
      ),
    ).toEqual([
      { sources: ['UPBIT'], since: '2026-11-20T05:02:10.000Z', older: ['premium', 'coins'], without: [] },
      { sources: ['OKX'], since: '2026-11-20T05:01:00.000Z', older: ['coins'], without: [] },
    ]);
  });

  it('stand together where they are out for the same parts since the same minute', () => {
    expect(
      found(
        report('gainers', { stale: [stale('okx', '05:03:20'), stale('bybit', '05:03:40')] }),
        report('sectors', { missing: ['coingecko'] }),
        report('ranking', { missing: ['coingecko'] }),
      ),
    ).toEqual([
      { sources: ['OKX', 'BYBIT'], since: '2026-11-20T05:03:20.000Z', older: ['gainers'], without: [] },
      { sources: ['COINGECKO'], since: null, older: [], without: ['sectors', 'ranking'] },
    ]);
  });

  it('are not told of a gap of seconds', () => {
    expect(
      found(
        report('premium', { stale: [stale('upbit', '05:09:30')] }),
        report('coins', { late: '2026-11-20T05:09:30.000Z' }),
      ),
    ).toEqual([]);
  });

  it('are the service where it does not answer, since the last figure that came', () => {
    expect(
      found(
        report('ranking', { late: '2026-11-20T04:50:00.000Z' }),
        report('premium', { late: '2026-11-20T05:05:00.000Z' }),
        report('news', { missing: ['lance'] }),
      ),
    ).toEqual([
      { sources: ['LANCE'], since: '2026-11-20T05:05:00.000Z', older: ['ranking', 'premium'], without: ['news'] },
    ]);
  });
});
