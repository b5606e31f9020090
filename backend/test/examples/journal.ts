import type { SignedIn } from '../factories/member.js';
import { dataUrl, drawChart } from '../support/chart-pictures.js';
import { csv, FUTURES_NAME, FUTURES_ROWS, FUTURES_TITLES, settledImport } from '../support/trade-files.js';
import { keyOf, settledSync } from '../support/exchange-keys.js';
import type { Tape } from './tape.js';

const DAY = '2026-11-19';

/** Two days of a trading journal; at its end what can be deleted is. */
export async function recordJournal(tape: Tape, { client }: SignedIn): Promise<void> {
  const trade = { symbol: 'BTC-USDT', type: 'long', entryPrice: '91250.5', exitPrice: '92100', quantity: '0.05' };
  const body = {
    ...trade,
    leverage: 10,
    exchange: 'OKX',
    note: '거래량 확인',
    tags: ['돌파'],
    setup: '전고점 돌파',
    mood: 4,
    rating: 5,
    stopPrice: '90800',
    tradeDate: DAY,
  };
  const { id } = await tape.record('createTrade', client, { body });
  await tape.record('updateTrade', client, { parameters: { id }, body: { exitPrice: '92080' } });
  const { id: templateId } = await tape.record('saveNoteTemplate', client, {
    body: { name: '하루 복기', text: '잘한 점:\n아쉬운 점:\n내일 지킬 것:' },
  });
  await tape.record('listNoteTemplates', client);
  await tape.record('deleteNoteTemplate', client, { parameters: { id: templateId } });
  const imageUrl = dataUrl(await drawChart());
  tape.hide(imageUrl, 'data:image/png;base64,iVBORw0KGgo=');
  const picture = { imageUrl, tradeId: id, altText: '4시간봉 돌파 지점' };
  const { id: pictureId } = await tape.record('addJournalPicture', client, { body: picture });
  const parameters = { id: pictureId };
  await tape.record('updateJournalPicture', client, { parameters, body: { altText: '4시간봉 돌파와 되돌림' } });
  await tape.record('listJournalPictures', client, { query: `from=${DAY}&to=${DAY}` });
  await tape.record('getJournalPicture', client, { parameters });
  await tape.record('getJournalThumbnail', client, { parameters });
  await tape.record('deleteJournalPicture', client, { parameters });
  await tape.record('restoreJournalPicture', client, { parameters });
  const flow = { type: 'deposit', amount: '3000', description: '거래소 입금', transactionDate: DAY };
  const { id: flowId } = await tape.record('createCashFlow', client, { body: flow });
  await tape.record('updateCashFlow', client, { parameters: { id: flowId }, body: { amount: '3500' } });
  const entry = { date: DAY, startBalance: '10000', endBalance: '13911.55', note: '계획한 자리에서만 매매했습니다.' };
  await tape.record('saveDailyEntry', client, { body: entry });
  await tape.record('getPerformance', client);
  await tape.record('getJournalStatistics', client, { query: 'from=2026-11-01&to=2026-11-30' });
  await tape.record('listJournalDays', client, { query: 'from=2026-11-01&to=2026-11-30' });
  await tape.record('getJournalRebates', client, { query: 'from=2026-11-01&to=2026-11-30' });
  await tape.record('downloadJournalDays', client);
  await tape.record('downloadJournalDaysWorkbook', client);
  await tape.record('listDailyEntries', client, { query: 'limit=2' });
  await tape.record('listTrades', client, { query: `limit=2&search=${encodeURIComponent('돌파')}` });
  await tape.record('sumTrades', client, { query: `search=${encodeURIComponent('돌파')}` });
  await tape.record('downloadTrades', client);
  await tape.record('downloadTradesWorkbook', client);
  await tape.record('listCashFlows', client, { query: 'limit=2' });
  await tape.record('deleteTrade', client, { parameters: { id } });
  await tape.record('deleteCashFlow', client, { parameters: { id: flowId } });
  await tape.record('deleteDailyEntry', client, { parameters: { date: DAY } });
}

const OPENING =
  '900001,26-11-19 23:40:00,SOLUSDT,BUY,142.5,10,1425,0.57 USDT,0,true,false,5100000014,8389766000000000035';

/** A trade history from its upload to its undoing. */
export async function recordImport(tape: Tape, { client }: SignedIn): Promise<void> {
  const rows = [...FUTURES_ROWS, FUTURES_ROWS[0]?.replace('2450', '2,45') ?? '', OPENING];
  const file = Buffer.from(csv(FUTURES_TITLES, ...rows));
  const query = new URLSearchParams({ fileName: FUTURES_NAME }).toString();
  const { id } = await tape.record('uploadHistory', client, { query, file });
  const parameters = { id };
  await settledImport({ client }, id);
  await tape.record('readHistoryAgain', client, { parameters, body: { zone: 'Asia/Seoul' } });
  await settledImport({ client }, id);
  await tape.record('getJournalImport', client, { parameters });
  await tape.record('confirmJournalImport', client, { parameters });
  await settledImport({ client }, id);
  await tape.record('listJournalImports', client, { query: 'limit=2' });
  await tape.record('listPositions', client);
  await tape.record('getTaxYear', client, { query: 'year=2026' });
  await tape.record('downloadTaxYear', client, { query: 'year=2026' });
  await tape.record('downloadTaxYearWorkbook', client, { query: 'year=2026' });
  await tape.record('undoJournalImport', client, { parameters });
  await settledImport({ client }, id);
  await tape.record('deleteJournalImport', client, { parameters });
}

/** An exchange from the key to its removal. */
export async function recordConnection(tape: Tape, { client }: SignedIn): Promise<void> {
  const { id } = await tape.record('connectExchange', client, { body: keyOf('Binance') });
  const parameters = { id };
  await settledSync({ client }, id);
  await tape.record('listJournalConnections', client);
  await tape.record('chooseSyncedSymbols', client, { parameters, body: { symbols: ['BTCUSDT'] } });
  await settledSync({ client }, id);
  await tape.record('syncExchange', client, { parameters });
  await settledSync({ client }, id);
  await tape.record('disconnectExchange', client, { parameters });
}
