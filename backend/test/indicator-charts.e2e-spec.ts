import { CANDLES } from '../src/modules/indicators/charts/chart.rules.js';
import { UNUSUAL, whaleHunter } from '../src/modules/indicators/charts/whale-hunter.rules.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NOW = '2026-11-20T03:30:30.000Z';
const HOUR_MS = 3_600_000;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ now: NOW });
});
afterAll(() => service.close());
beforeEach(() => {
  service.simulator.control.clearFaults();
  service.simulator.control.clearRequests();
});

const read = (name: string) => service.client().send('GET', `/api/indicator-charts/${name}`);
const asked = (): number => service.simulator.control.requests('binance').length;

describe('the charts of the indicators', () => {
  it.each([
    ['whale-hunter', 'SOLUSDT', '4h', '2026-11-20T00:00:00.000Z'],
    ['order-block', 'ETHUSDT', '1h', '2026-11-20T03:00:00.000Z'],
    ['liquidation-map', 'BTCUSDT', '1h', '2026-11-20T03:00:00.000Z'],
  ])('draw %s on the candles of %s that are over, with source and time', async (name, symbol, interval, until) => {
    const { status, body } = await read(name);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ indicator: name, symbol, interval, until, source: 'binance', simulated: true }),
    ]);
    const { shapes } = body as unknown as { shapes: { look: string; d: string }[] };
    const candles = shapes
      .filter(({ look }) => look === 'up' || look === 'down')
      .map(({ d }) => d.split('M').length - 1);
    // A wick and a body each.
    expect(candles.reduce((sum, count) => sum + count, 0)).toBe(2 * CANDLES);
  });

  it('mark what the rule finds, and nothing else', async () => {
    const { body: list } = await service
      .client()
      .get(`/api/crypto/candles?symbol=SOL&quote=USDT&timeframe=4h&limit=${CANDLES + UNUSUAL.candles + 1}`);
    const signals = whaleHunter(list.candles.slice(0, -1))
      .slice(UNUSUAL.candles)
      .flatMap(({ signal }) => signal ?? []);
    const { body } = await service.client().get('/api/indicator-charts/whale-hunter');
    expect(body.marks.map(({ sign }) => sign)).toEqual(signals);
  });

  it('are drawn once for all until the next candle is over', async () => {
    const first = await read('order-block');
    service.clock.advance({ minutes: 10 });
    const again = await read('order-block');
    expect([again.headers.get('etag'), asked()]).toEqual([first.headers.get('etag'), 0]);
    service.clock.advance({ hours: 1 });
    const next = (await read('order-block')).body as unknown as { until: string };
    expect(Date.parse(next.until)).toBe(Date.parse('2026-11-20T03:00:00.000Z') + HOUR_MS);
    expect(asked()).toBe(1);
  });

  it('stay as they were, with their time, while the exchange gives no candles', async () => {
    const { body: before } = await read('liquidation-map');
    service.simulator.control.addFault({ vendor: 'binance', kind: '5xx', count: 0 });
    service.clock.advance({ hours: 2 });
    expect(await read('liquidation-map')).toMatchObject({ status: 200, body: before });
  });
});

it('has no chart until the exchange has given candles', async () => {
  const other = await startTestApp({ now: NOW });
  try {
    other.simulator.control.addFault({ vendor: 'binance', kind: '5xx', count: 0 });
    expect((await other.client().send('GET', '/api/indicator-charts/whale-hunter')).status).toBe(503);
  } finally {
    await other.close();
  }
});
