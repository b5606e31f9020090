import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { timed, type BenchContext, type BenchRow } from './bench.js';
import { besideBalances } from './balances.js';
import { call, registerMember, startService, stopServers, type BenchMember } from './servers.js';

/** Charts that are analysed at the same time, each of another member. */
const AT_A_TIME = 6;
/** Members who come one after the other, so that the first charts, all sent at once, do not make up the whole time. */
const TURNS = 4;
const FREE = 3;

/** What a balance costs at a steady pace, alone and while charts are analysed. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const service = await startService(env);
  try {
    const members: BenchMember[] = [];
    for (let index = 0; index < AT_A_TIME * TURNS; index += 1)
      members.push(await registerMember(service.url, `chart-${index}`));
    const imageUrl = await chart();
    const analyze = async (member: BenchMember): Promise<void> => {
      for (let use = 0; use < FREE; use += 1)
        for (let { id, status } = await analysisOf(member, { imageUrl }); status !== 'done'; await sleep(200))
          ({ id, status } = await analysisOf(member, undefined, id));
    };
    const oneAfterTheOther = async (lane: number): Promise<void> => {
      for (const member of members.filter((_, index) => index % AT_A_TIME === lane)) await analyze(member);
    };
    const analysisOf = (member: BenchMember, body?: object, id = 'analyze') =>
      call<{ id: string; status: string }>(`${service.url}/api/chart-analysis/${id}`, member, { body });
    const { rows, answer } = await besideBalances(service.url, 'while charts are analysed', () =>
      timed(() => Promise.all(Array.from({ length: AT_A_TIME }, (_, lane) => oneAfterTheOther(lane)))),
    );
    const analyses = members.length * FREE;
    const [idle, busy] = rows;
    const perSecond = ((analyses * 1_000) / answer.ms).toFixed(1);
    return [idle, { ...busy, note: `${analyses} analyses, ${perSecond} a second; ${busy.note}` }];
  } finally {
    await stopServers(service);
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
