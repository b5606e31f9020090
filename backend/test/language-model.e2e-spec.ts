import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { seoulDay } from '../src/platform/clock/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { LanguageModel } from '../src/platform/language-model/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { SourceStates } from '../src/platform/snapshots/index.js';
import type { FaultKind } from '../simulator/faults.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const words = z.strictObject({ ko: z.string(), en: z.string() });
const question = {
  ...{ name: 'coin_words', instruction: 'Word it.', text: JSON.stringify({ coin: 'BTC', price: 100 }), shape: words },
  problemOf: ({ en }: z.output<typeof words>) => (en.includes('98,765.4') ? 'nobody told 98,765.4' : null),
};
const said = { ko: 'BTC의 현재가는 100 USDT입니다.', en: 'BTC trades at 100 USDT.' };

describe('the language model', () => {
  let service: TestApp;
  let model: LanguageModel;
  beforeAll(async () => {
    service = await startTestApp();
    model = service.app.get(LanguageModel);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.simulator.control.clearFaults();
    service.simulator.control.clearRequests();
    service.clock.advance({ days: 1 });
  });
  const asked = (): number => service.simulator.control.requests('openai').length;
  const fault = (kind: FaultKind, count = 0) => service.simulator.control.addFault({ vendor: 'openai', kind, count });
  const spent = async (): Promise<{ answers: number; cost: number }> => {
    const [day]: { answers: number; cost: string }[] = await service.dataSource.query(
      'SELECT answers, cost FROM platform_language_model_days WHERE day = $1',
      [seoulDay(service.clock.now())],
    );
    return { answers: day?.answers ?? 0, cost: Number(day?.cost ?? 0) };
  };
  const setTo = (key: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));

  it('answers in the form that it is asked for, and what it costs is counted by its own figures', async () => {
    expect(model.recipient).toEqual({ model: 'simulator', host: new URL(service.simulator.url).host, simulated: true });
    expect(await model.askFor(question)).toEqual(said);
    expect([asked(), (await spent()).answers]).toEqual([1, 1]);
    expect((await spent()).cost).toBeGreaterThan(0);
    const state = (await service.app.get(SourceStates).all()).find(({ source }) => source === 'openai');
    expect(state).toMatchObject({ failures: 0, lastError: null });
  });

  it.each(['model-prose', 'model-schema', 'model-prices'] as const)(
    'is asked once more after %s, and no third time',
    async (kind) => {
      fault(kind, 1);
      expect(await model.askFor(question)).toEqual(said);
      expect([asked(), (await spent()).answers]).toEqual([2, 2]);
      fault(kind);
      await expect(model.askFor(question)).rejects.toMatchObject({ kind: 'invalid' });
      expect(asked()).toBe(4);
    },
  );

  it.each(['model-refusal', 'model-cut'] as const)('has said nothing after %s, which costs', async (kind) => {
    fault(kind);
    await expect(model.askFor(question)).rejects.toMatchObject({ kind: 'refused' });
    expect([asked(), (await spent()).answers]).toEqual([1, 1]);
  });

  it('is not asked beyond the cost of a day', async () => {
    await setTo('languageModel_costPerDay', '0.000001');
    expect(await model.askFor(question)).toEqual(said);
    await expect(model.askFor(question)).rejects.toMatchObject({ kind: 'capped' });
    expect(asked()).toBe(1);
    service.clock.advance({ days: 1 });
    expect(await model.askFor(question)).toEqual(said);
    await setTo('languageModel_costPerDay', '5');
  });

  // Last: afterwards it is left alone for some seconds.
  it.each([
    // An answer that cannot be read was charged.
    ['garbage', 1],
    ['5xx', 0],
    ['ban', 0],
  ] as const)('is unavailable after %s', async (kind, answers) => {
    fault(kind);
    await expect(model.ask(question)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await spent()).answers).toBe(answers);
    const state = (await service.app.get(SourceStates).all()).find(({ source }) => source === 'openai');
    expect(state?.lastError).toBeTruthy();
  });
});

describe('a language model of one’s own', () => {
  it('is sent its key, the schema and the picture; what it does not count is assumed', async () => {
    const seen: { authorization?: string; path?: string; body: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
        seen.push({ authorization: request.headers.authorization, path: request.url, body });
        const content = '```json\n' + JSON.stringify(said) + '\n```';
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ choices: [{ message: { content } }] }));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const env = { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'secret', OPENAI_MODEL: 'seer' };
    const service = await startTestApp({ env });
    try {
      const model = service.app.get(LanguageModel);
      expect(await model.askFor({ ...question, picture: Buffer.from('PNG') })).toEqual(said);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ authorization: 'Bearer secret', path: '/v1/chat/completions' });
      expect(seen[0]?.body).toMatchObject({
        model: 'seer',
        messages: [
          { role: 'system', content: 'Word it.' },
          {
            content: [
              { type: 'text', text: question.text },
              { type: 'image_url', image_url: { url: 'data:image/png;base64,UE5H' } },
            ],
          },
        ],
        response_format: {
          json_schema: {
            ...{ name: 'coin_words', strict: true },
            schema: { type: 'object', additionalProperties: false, required: ['ko', 'en'] },
          },
        },
      });
      const rows: { cost: string }[] = await service.dataSource.query('SELECT cost FROM platform_language_model_days');
      expect(Number(rows[0]?.cost)).toBeGreaterThan(0.02);
    } finally {
      await service.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
