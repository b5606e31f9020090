import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { FakeClock } from '../../../test/support/fake-clock.js';
import { answerError } from '../http/index.js';
import { type Snapshot, Snapshots } from '../snapshots/index.js';
import { LiveStreams } from './live-streams.service.js';

/** A value that is new whenever somebody looks. */
class Restless extends Snapshots {
  sequence = 0;
  reads = 0;

  latest<T>(): Snapshot<T> | undefined {
    return undefined;
  }
  read = (): unknown => ({ read: (this.reads += 1) });
}

let snapshots: Restless;
let streams: LiveStreams;
let clock: FakeClock;
let server: Server;
const answers: IncomingMessage[] = [];

beforeEach(async () => {
  snapshots = new Restless();
  clock = new FakeClock();
  streams = new LiveStreams(snapshots, clock);
  streams.add([{ name: 'topic', read: snapshots.read }]);
  const app = express().get('/:session/:network', (request, response) => {
    const { session: publicId, network } = request.params;
    snapshots.sequence += 1;
    streams
      .open(response, { userId: 'u', publicId, network }, new Map([['topic', '']]))
      .catch((error: unknown) => answerError(error, request, response));
  });
  server = app.listen(0);
  await once(server, 'listening');
});
afterEach(async () => {
  for (const answer of answers.splice(0)) answer.destroy();
  streams.onModuleDestroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const open = (session: string, network = 'here'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path: `/${session}/${network}`, agent: false }, (answer) => {
      answers.push(answer.on('error', () => undefined));
      resolve(answer);
    }).on('error', reject);
  });
const textOf = async (answer: IncomingMessage): Promise<string> => {
  const [chunk] = (await once(answer, 'data')) as [Buffer];
  return chunk.toString();
};

it('gives everybody who comes between two rounds the value that was read once, although new snapshots come', async () => {
  const texts: string[] = [];
  for (let session = 0; session < 20; session += 1) texts.push(await textOf(await open(`s${session}`)));
  // On a slow machine they may take longer than the time between two rounds.
  expect(snapshots.reads).toBeLessThan(5);
  expect(new Set(texts).size).toBe(snapshots.reads);
  expect(texts[0]).toContain('"value":{"read":1}');
});

it('sends what has changed with the round after the opening', async () => {
  const answer = await open('s');
  await textOf(answer);
  const next = textOf(answer);
  snapshots.sequence += 1;
  await streams.round();
  expect(await next).toContain('"value":{"read":2}');
});

it('refuses a network its 101st stream, and no other network', async () => {
  for (let session = 0; session < 100; session += 1) expect((await open(`s${session}`)).statusCode).toBe(200);
  const refused = await open('one-more');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(await textOf(refused))).toMatchObject({ code: 'live.tooManyOfAddress' });
  expect((await open('one-more', 'elsewhere')).statusCode).toBe(200);
  // A browser that is there already may open its stream anew.
  expect((await open('s1')).statusCode).toBe(200);
  expect(streams.count).toBe(102);
});

it('counts those who come together', async () => {
  const all = await Promise.all(Array.from({ length: 120 }, (_, session) => open(`s${session}`)));
  expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

it('refuses a session its 31st opening in a minute, until the first is a minute ago', async () => {
  for (let time = 0; time < 30; time += 1) {
    expect((await open('s')).statusCode).toBe(200);
    clock.advance({ seconds: 1 });
  }
  const refused = await open('s');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  expect(JSON.parse(await textOf(refused))).toMatchObject({ code: 'live.tooManyOpened' });
  expect((await open('other')).statusCode).toBe(200);
  clock.advance({ seconds: 30 });
  expect((await open('s')).statusCode).toBe(200);
});
