import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Pool } from 'undici';
import { percentile, timed, type BenchContext, type BenchRow } from './bench.js';
import { call, registerMember, startService, stopServers, type BenchMember } from './servers.js';

/** Members who have charts analysed at the same time, each as often as it is free. */
const MEMBERS = 6;
const FREE = 3;
const PER_SECOND = 200;
const IDLE_SECONDS = 8;
/** What may be added to the idle service: as much again, or so many milliseconds. */
const ADDED_MS = 10;

/** What a balance costs at a steady pace, alone and while charts are analysed. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const service = await startService(env);
  try {
    const members: BenchMember[] = [];
    for (let index = 0; index < MEMBERS; index += 1) members.push(await registerMember(service.url, `chart-${index}`));
    const asker = await registerMember(service.url, 'asker');
    const imageUrl = await chart();
    const analyze = async (member: BenchMember): Promise<void> => {
      for (let use = 0; use < FREE; use += 1)
        for (let { id, status } = await analysisOf(member, { imageUrl }); status !== 'done'; await sleep(200))
          ({ id, status } = await analysisOf(member, undefined, id));
    };
    const analysisOf = (member: BenchMember, body?: object, id = 'analyze') =>
      call<{ id: string; status: string }>(`${service.url}/api/chart-analysis/${id}`, member, { body });
    await ask(service.url, asker, (ms) => ms < 2_000);
    const idle = await ask(service.url, asker, (ms) => ms < IDLE_SECONDS * 1_000);
    let isOver = false;
    const [busy, { ms }] = await Promise.all([
      ask(service.url, asker, () => !isOver),
      timed(() => Promise.all(members.map(analyze))).finally(() => (isOver = true)),
    ]);
    const [idleRow, busyRow] = [rowOf('alone', idle), rowOf('while charts are analysed', busy)];
    const most = Math.max(2 * idleRow.p99Ms, idleRow.p99Ms + ADDED_MS);
    const analyses = MEMBERS * FREE;
    const note = `${analyses} analyses, ${((analyses * 1_000) / ms).toFixed(1)} a second; p99 may be ${most.toFixed(1)}`;
    return [idleRow, { ...busyRow, note }];
  } finally {
    await stopServers(service);
  }
}

const rowOf = (name: string, latencies: number[]) => ({
  ...{ name, setting: `GET /api/lance-coins/balance, ${PER_SECOND}/s` },
  ...{ p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99) },
});

/** Asks for the balance at a steady pace, whatever has not been answered yet; latencies count from when it was due. */
async function ask(url: string, { cookie }: BenchMember, goesOn: (ms: number) => boolean): Promise<number[]> {
  const pool = new Pool(url, { connections: 64 });
  const asked: Promise<number>[] = [];
  const began = performance.now();
  try {
    while (goesOn(performance.now() - began)) {
      const due = began + (asked.length * 1_000) / PER_SECOND;
      if (due > performance.now()) await sleep(due - performance.now());
      asked.push(
        pool.request({ path: '/api/lance-coins/balance', method: 'GET', headers: { cookie } }).then(async (answer) => {
          await answer.body.text();
          if (answer.statusCode !== 200) throw new Error(`the balance was answered ${answer.statusCode}`);
          return performance.now() - due;
        }),
      );
    }
    return await Promise.all(asked);
  } finally {
    await pool.close();
  }
}

/** A chart with a price axis, as a data URL. */
async function chart(): Promise<string> {
  const [width, height] = [1_200, 700];
  const middleAt = (index: number): number => 350 - 180 * Math.sin(index / 12) - 60 * Math.sin(index / 3);
  const candles = Array.from({ length: 90 }, (_, index) => {
    const [open, close] = [middleAt(index - 1), middleAt(index)];
    const [x, top, size] = [20 + index * 11, Math.min(open, close), Math.max(1, Math.abs(open - close))];
    const colour = close < open ? '#26a69a' : '#ef5350';
    return `<rect x="${x}" y="${top}" width="8" height="${size}" fill="${colour}"/><rect x="${x + 3.5}" y="${top - 9}" width="1" height="${size + 18}" fill="${colour}"/>`;
  });
  const labels = Array.from(
    { length: 12 },
    (_, index) => `<text x="1040" y="${65 + index * 50}" font-size="15" fill="#333">${67_000 - index * 250}.0</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${candles.join('')}${labels.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
