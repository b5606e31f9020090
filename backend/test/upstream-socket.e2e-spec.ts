import { afterEach, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { UpstreamFailure, UpstreamSocket } from '../src/platform/upstream/index.js';
import { until } from './support/until.js';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Heard {
  readonly read: unknown[];
  readonly failures: unknown[];
  readonly logged: { readonly err: UpstreamFailure }[];
}

/** A vendor that sends `messages` to whoever connects, and what a socket that reads them by `accept` tells. */
async function socketOf(messages: readonly unknown[], accept: (body: unknown) => number | null): Promise<Heard> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  ends.push(() => new Promise((resolve) => server.close(() => resolve())));
  server.on('connection', (client) => {
    for (const message of messages) client.send(JSON.stringify(message));
  });
  const heard: Heard = { read: [], failures: [], logged: [] };
  const socket = new UpstreamSocket({
    vendor: 'Vendor',
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    silentMs: 60_000,
    onOpen: () => undefined,
    onGap: () => undefined,
    accept: (body) => {
      const unreadable = accept(body);
      heard.read.push(body);
      return unreadable;
    },
    noteSuccess: () => undefined,
    noteFailure: (error) => heard.failures.push(error),
    log: { warn: (fields) => void heard.logged.push(fields as Heard['logged'][number]) },
  });
  ends.push(() => socket.close());
  socket.open();
  return heard;
}

describe('a message whose reading fails in a way that nobody thought of', () => {
  const failing = (body: unknown): number => {
    if (body === null) throw new TypeError('no property of null');
    return 0;
  };

  it('costs that message alone, and is logged with its cause', async () => {
    const heard = await socketOf(['a', null, null, 'b', 'c', 'd', 'e', 'f', 'g'], failing);
    await until(() => heard.read.length === 7);
    expect(heard.logged.map(({ err }) => [err.reason, (err.cause as Error).message])).toEqual([
      ['garbage', 'no property of null'],
    ]);
  });

  it('is told as a failure of the vendor where most are so', async () => {
    const heard = await socketOf(['a', null, null], failing);
    await until(() => heard.failures.length > 0);
    expect(heard.failures[0]).toMatchObject({ code: 'upstream.unavailable' });
  });
});
