import type { SignedIn } from '../factories/member.js';
import { until } from './until.js';

const UNDER_WAY = new Set(['reading', 'writing', 'undoing']);

/** Waits for what a job does with a file. */
export async function settledImport({ client }: Pick<SignedIn, 'client'>, id: string) {
  let found = await client.get(`/api/journal/imports/${id}`);
  await until(async () => {
    found = await client.get(`/api/journal/imports/${id}`);
    return !UNDER_WAY.has(found.body.status);
  }, 60_000);
  return found.body;
}

/** Uploads a trade history and returns it with its preview. */
export async function previewHistory(member: Pick<SignedIn, 'client'>, file: string | Buffer, fileName = 'trades.csv') {
  const path = `/api/journal/imports/file?${new URLSearchParams({ fileName }).toString()}` as const;
  const answer = await member.client.send('POST', path, Buffer.from(file));
  const { id } = answer.body as { id?: string };
  if (answer.status !== 202 || id === undefined)
    throw new Error(`upload: ${answer.status} ${JSON.stringify(answer.body)}`);
  return settledImport(member, id);
}

/** Does something with a file and waits until it is done. */
export async function actOnHistory(
  member: Pick<SignedIn, 'client'>,
  id: string,
  act: 'confirm' | 'undo' | 'read',
  body?: object,
) {
  const answer = await member.client.send('POST', `/api/journal/imports/${id}/${act}`, body);
  if (answer.status !== 202) throw new Error(`${act}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return settledImport(member, id);
}

/** Uploads and confirms. */
export async function importHistory(member: Pick<SignedIn, 'client'>, file: string | Buffer, fileName?: string) {
  const { id } = await previewHistory(member, file, fileName);
  return actOnHistory(member, id, 'confirm');
}

/** A file as it comes: with a byte order mark and Windows line ends. */
export const csv = (...lines: readonly string[]): string => `\ufeff${lines.join('\r\n')}\r\n`;

export const FUTURES_TITLES =
  'Uid,Time,Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Buyer,Maker,Trade ID,Order ID';
/** Rows as Binance writes them, newest first; times in UTC+9 with two digits of the year. */
export const FUTURES_ROWS = [
  '900001,26-11-19 23:30:00,ETHUSDT,BUY,2450,0.4,980,0.392 USDT,20.2,true,false,5100000013,8389766000000000034',
  '900001,26-11-19 21:00:00,ETHUSDT,SELL,2500.5,0.4,1000.2,0.40008 USDT,0,false,true,5100000012,8389766000000000033',
  '900001,26-11-18 09:30:00,BTCUSDT,SELL,92100,0.03,2763,0.001BNB,25.485,false,true,5100000009,8389766000000000031',
  '900001,26-11-18 09:10:00,BTCUSDT,SELL,92000,0.02,1840,0.92 USDT,14.99,false,true,5100000008,8389766000000000031',
  '900001,26-11-18 00:30:00,BTCUSDT,BUY,91250.5,0.05,4562.525,2.2812625 USDT,0,true,false,5100000007,8389766000000000030',
];
export const FUTURES_NAME = 'Binance-Futures-Trade-History-202611200000(UTC+9).csv';
