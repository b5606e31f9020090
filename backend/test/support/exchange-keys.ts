import { accountKeys } from '../../simulator/index.js';
import type { SignedIn } from '../factories/member.js';
import type { Schemas } from './contract-types.js';
import { until } from './until.js';

type Exchange = Schemas['ConnectExchangeDto']['exchange'];
type Rights = NonNullable<Parameters<typeof accountKeys>[1]>;
type Vendor = Parameters<typeof accountKeys>[0];

/** What a member types in to connect an account of the simulator. */
export function keyOf(exchange: Exchange, rights: Rights = 'reader'): Schemas['ConnectExchangeDto'] {
  const { passphrase, ...key } = accountKeys(exchange.toLowerCase() as Vendor, rights);
  const hasPassphrase = exchange === 'OKX' || exchange === 'Bitget';
  return {
    ...{ exchange, ...key },
    ...(hasPassphrase ? { passphrase } : {}),
    ...(exchange === 'Binance' ? { symbols: ['BTCUSDT', 'ETHUSDT'] } : {}),
  };
}

/** Waits until the connection is not read any more, nor what it brought. */
export async function settledSync({ client }: Pick<SignedIn, 'client'>, id: string) {
  let found: Schemas['JournalConnectionDto'] | undefined;
  await until(async () => {
    const connections = await client.get('/api/journal/connections');
    found = connections.body.find((one) => one.id === id);
    const imports = await client.get('/api/journal/imports');
    const isGoing = imports.body.some(({ status }) => ['reading', 'writing', 'undoing'].includes(status));
    return found?.status !== 'syncing' && !isGoing;
  }, 120_000);
  if (!found) throw new Error('the connection is gone');
  return found;
}

/** Connects and waits for the first sync. */
export async function connectExchange(member: Pick<SignedIn, 'client'>, body: Schemas['ConnectExchangeDto']) {
  const answer = await member.client.post('/api/journal/connections', body);
  if (answer.status !== 202) throw new Error(`connect: ${answer.status} ${JSON.stringify(answer.body)}`);
  return settledSync(member, answer.body.id);
}

/** Reads what is new and waits for it. */
export async function syncAgain(member: Pick<SignedIn, 'client'>, id: string) {
  const answer = await member.client.send('POST', `/api/journal/connections/${id}/sync`);
  if (answer.status !== 202) throw new Error(`sync: ${answer.status} ${JSON.stringify(answer.body)}`);
  return settledSync(member, id);
}
