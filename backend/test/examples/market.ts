import { feeds } from '../../src/modules/insights/feeds.js';
import { HistoryWriter } from '../../src/modules/insights/history/history-writer.service.js';
import { LiveStreams } from '../../src/platform/live/index.js';
import { runInTransaction } from '../../src/platform/database/index.js';
import { Collector } from '../../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../../src/platform/snapshots/kept-snapshots.service.js';
import type { DemoApp } from '../support/demo-app.js';
import { until } from '../support/until.js';
import type { HttpClient } from '../support/http-client.js';
import type { Tape } from './tape.js';

/** The market as everybody sees it, and a translation for a member. */
export async function recordMarket(tape: Tape, service: DemoApp, member: HttpClient): Promise<void> {
  await service.app.get(Collector).collectAll();
  await keepEvents(service);
  const visitor = service.client();
  for (const name of [
    'getKimchiPremium',
    'listTopGainers',
    'listSurgeCoins',
    'getMarketOverview',
    'listSectors',
    'listFundingRates',
    'listLargeTrades',
    'listLiquidations',
    'listHyperliquidPositions',
    'getMarketMetrics',
    'getMarketHighlights',
    'getLatestRate',
    'listCoinMarkets',
    'listNews',
  ] as const)
    await tape.record(name, visitor);
  const streams = service.app.get(LiveStreams);
  const streamed = tape.record('streamMarket', member, { query: 'topics=latest-rate' });
  await until(() => streams.count > 0);
  streams.endOf(streams.holders());
  await streamed;
  const writer = service.app.get(HistoryWriter);
  await runInTransaction(service.dataSource, (tx) => writer.turn(tx));
  await writer.record();
  await tape.record('getPremiumHistory', visitor, { query: 'exchange=upbit&coin=BTC&range=24h' });
  await tape.record('getSparklines', visitor, { query: 'exchange=upbit' });
  await tape.record('listCandles', visitor, { query: 'symbol=BTC&quote=USDT&timeframe=1h&limit=3' });
  for (const name of ['getWhaleHunterChart', 'getOrderBlockChart', 'getLiquidationMapChart'] as const)
    await tape.record(name, visitor);
  await tape.record('getCoinAnalysis', visitor, { query: 'symbol=BTC' });
  await tape.record('getCoinWords', member, { query: 'symbol=BTC' });
  await tape.record('getCoinInfo', visitor, { parameters: { coinId: 'bitcoin' } });
  await tape.record('addFavourite', member, { parameters: { symbol: 'BTC' } });
  await tape.record('listFavourites', member);
  await tape.record('removeFavourite', member, { parameters: { symbol: 'BTC' } });
  await recordAlerts(tape, member);
  const { articles } = (await visitor.get('/api/crypto-news?timeframe=7d')).body;
  const text = articles.find(({ language }) => language === 'en')?.title ?? '';
  await tape.record('translateNews', member, { body: { text, targetLang: 'ko' } });
}

async function recordAlerts(tape: Tape, member: HttpClient): Promise<void> {
  const body = { kind: 'premiumFx', symbol: 'BTC', direction: 'above', threshold: '5', repeatMinutes: 60 };
  await tape.record('rehearseAlert', member, { body });
  const { id } = await tape.record('createAlert', member, { body });
  await tape.record('listAlerts', member);
  await tape.record('updateAlert', member, { parameters: { id }, body: { active: false } });
  await tape.record('deleteAlert', member, { parameters: { id } });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/dGVzdA';
  const keys = {
    p256dh: 'BG_wO5SSQc4drdQ1GeaWDgqFtBppoFwygQOqK84VlMoWPE91OlW_AdxT9sCwx-7ni0DG_30lqW4igrmJzvccFEo',
    auth: 'A'.repeat(22),
  };
  await tape.record('putPush', member, { body: { endpoint, ...keys } });
  const { publicKey } = await tape.record('getPush', member);
  tape.hide(publicKey, `B${'B'.repeat(86)}`);
  await tape.record('deletePush', member);
}

/** What sockets tell comes when it comes, and an example has to be the same each time. */
async function keepEvents({ app, clock }: DemoApp): Promise<void> {
  const at = clock.now().toISOString();
  const minute = Math.floor(clock.millis() / 60_000);
  const write = { source: 'binance', simulated: true };
  const trade = { exchange: 'binance', symbol: 'BTC', price: '69420.5', quantity: '4.2', value: '291566.10', at };
  const sources = [{ source: 'binance', connectedAt: at }];
  await app.get(KeptSnapshots).write(feeds.largeTrades, {
    ...write,
    data: { events: [{ id: 'binance-BTC-26129', side: 'buy', ...trade }], minutes: [], since: at, sources },
  });
  await app.get(KeptSnapshots).write(feeds.liquidations, {
    ...write,
    data: {
      events: [{ id: 'binance-BTC-1', side: 'long', ...trade }],
      minutes: [[minute, { long: 291_566.1 }]],
      since: at,
      sources,
    },
  });
}
