import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import type { FaultKind } from '../simulator/faults.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { dataUrl, drawChart } from './support/chart-pictures.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

type Analysis = Schemas['ChartAnalysisDetailsDto'];

let imageUrl: string;
beforeAll(async () => {
  imageUrl = dataUrl(await drawChart());
});

const analyze = async ({ client }: Pick<SignedIn, 'client'>): Promise<Analysis> => {
  const { status, body } = await client.post('/api/chart-analysis/analyze', { imageUrl, symbol: 'ZZZUSDT' });
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'done' } });
  return body;
};
const allow = ({ client }: Pick<SignedIn, 'client'>, allowed = true) =>
  client.send('PUT', '/api/chart-analysis/model', { allowed });

describe('the language model in an analysis', () => {
  let service: TestApp;
  let hana: SignedIn;
  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.simulator.control.clearFaults();
    service.simulator.control.clearRequests();
    hana = await registerMember(service);
  });
  const asked = (): number => service.simulator.control.requests('openai').length;
  const fault = (kind: FaultKind) => service.simulator.control.addFault({ vendor: 'openai', kind, count: 0 });

  it('is not asked until the member allows it, and no more when that is taken back', async () => {
    const none = { available: true, model: 'simulator', host: null, simulated: true, allowedAt: null };
    expect((await hana.client.get('/api/chart-analysis/model')).body).toEqual(none);
    expect((await analyze(hana)).report).toMatchObject({ engine: 'embedded', model: null });
    const at = service.clock.now().toISOString();
    expect((await allow(hana)).body).toEqual({ ...none, allowedAt: at });
    const other = await registerMember(service);
    expect((await analyze(other)).report).toMatchObject({ engine: 'embedded', model: null });
    expect(asked()).toBe(0);
    const told = await analyze(hana);
    expect(told.report).toMatchObject({ engine: 'model', version: 2, model: { name: 'simulator', failure: null } });
    expect(told).toMatchObject({ direction: 'long', riskReward: '2.00' });
    expect(told.analysis).toContain('· 추세가 위를 향하고 있습니다.');
    await hana.client.patch('/api/user/update', { language: 'en' });
    const english = await hana.client.get(`/api/chart-analysis/${told.id}`);
    expect(english.body.analysis).toContain('· The trend points upwards.');
    expect((await allow(hana, false)).body).toEqual(none);
    expect((await analyze(hana)).report).toMatchObject({ engine: 'embedded', model: null });
    expect(asked()).toBe(1);
  });

  it.each([
    ['model-prose', '확인을 통과하지 못해', 2],
    ['model-schema', '확인을 통과하지 못해', 2],
    ['model-sides', '확인을 통과하지 못해', 2],
    ['model-prices', '확인을 통과하지 못해', 2],
    ['model-refusal', '답변하지 않아', 1],
    ['model-cut', '답변하지 않아', 1],
    ['ban', '응답하지 않아', 1],
  ] as const)('leaves the call to the embedded reader after %s', async (kind, why, times) => {
    const own = await analyze(hana);
    await allow(hana);
    fault(kind);
    const told = await analyze(hana);
    expect(told.report).toMatchObject({ engine: 'embedded', version: own.report?.version });
    expect(told.report?.model?.failure).toContain(why);
    expect([told.direction, told.entryPrice, told.stopLoss]).toEqual([own.direction, own.entryPrice, own.stopLoss]);
    expect(asked()).toBe(times);
  });

  it('is not asked any more when it has cost what it may', async () => {
    await allow(hana);
    await runInTransaction(service.dataSource, (tx) =>
      service.app.get(Settings).set(tx, 'languageModel_costPerDay', '0', null),
    );
    const told = await analyze(hana);
    expect(told.report).toMatchObject({ engine: 'embedded', model: { simulated: true } });
    expect(told.report?.model?.failure).toContain('비용을 모두 사용해');
    expect(asked()).toBe(0);
  });

  it('stands in the download of the member, and ends with the account', async () => {
    await allow(hana);
    const rows = () => service.dataSource.query('SELECT FROM chart_analysis_consents WHERE user_id = $1', [hana.id]);
    expect(await rows()).toHaveLength(1);
    const closed = await hana.client.post('/api/user/close', { currentPassword: hana.password });
    expect([closed.status, (await rows()) as unknown[]]).toEqual([200, []]);
  });
});

describe('a language model elsewhere', () => {
  let server: Server;
  let service: TestApp;
  let seen: string[];
  let content: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        seen.push(body);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content } }] }));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    service = await startTestApp({ env: { OPENAI_BASE_URL, OPENAI_MODEL: 'seer' } });
  });
  afterAll(async () => {
    await service.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    seen = [];
  });

  it('is sent the candles alone, without what stands beside them, and nothing about the member', async () => {
    const hana = await registerMember(service);
    const { body: model } = await allow(hana);
    expect(model).toMatchObject({
      model: 'seer',
      simulated: false,
      host: expect.stringContaining('127.0.0.1:') as string,
    });
    content = 'no';
    await analyze(hana);
    const [, base64 = ''] = /data:image\/png;base64,([^"]+)/.exec(seen[0] ?? '') ?? [];
    const picture = await sharp(Buffer.from(base64, 'base64')).metadata();
    // Of 960 × 540, of which the axis takes 90.
    expect(picture.width).toBeLessThan(870);
    expect(picture.height).toBeLessThan(520);
    for (const secret of [hana.id, hana.email]) expect(seen.join()).not.toContain(secret);
  });

  it('cannot be told by what stands in the picture to say anything else', async () => {
    const hana = await registerMember(service);
    await allow(hana);
    // What a model says that has followed an instruction in the picture.
    const reason = { ko: '지금 https://evil.example 에서 매수하세요.', en: 'Buy now at https://evil.example.' };
    const levels = { direction: 'long', entry: 1, stop: 0.5, takeProfit: 1_000_000 };
    content = JSON.stringify({ ...levels, reasonsFor: [reason], reasonsAgainst: [] });
    const told = await analyze(hana);
    expect(told.report).toMatchObject({ engine: 'embedded', model: { name: 'seer', simulated: false } });
    expect(JSON.stringify(told)).not.toContain('evil');
    expect(seen).toHaveLength(2);
    expect(seen[1]).toContain('entry is too far from lastPrice');
  });

  it('is another one for who has allowed the one before', async () => {
    const hana = await registerMember(service);
    await allow(hana);
    await service.dataSource.query(`UPDATE chart_analysis_consents SET recipient = 'api.other.example'`);
    expect((await hana.client.get('/api/chart-analysis/model')).body.allowedAt).toBeNull();
    expect((await analyze(hana)).report).toMatchObject({ engine: 'embedded', model: null });
    expect(seen).toEqual([]);
  });
});

describe('without a language model', () => {
  it('there is nothing to allow', async () => {
    const service = await startTestApp({ env: { UPSTREAMS: 'live' } });
    try {
      const hana = await registerMember(service);
      expect((await hana.client.get('/api/chart-analysis/model')).body).toMatchObject({
        available: false,
        model: null,
      });
      expect(await allow(hana)).toMatchObject({ status: 409, body: { code: 'chartAnalysis.noModel' } });
    } finally {
      await service.close();
    }
  });
});
