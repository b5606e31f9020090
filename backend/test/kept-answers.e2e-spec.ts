import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { request } from 'undici';
import { feeds } from '../src/modules/insights/feeds.js';
import { Market } from '../src/modules/insights/market.service.js';
import { QuotableExchanges } from '../src/modules/uid-rebate/index.js';
import { DedicatedConnection } from '../src/platform/database/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PATHS = ['/api/site-settings', '/api/exchanges', '/api/faq'];
/** What differs in two responses that are otherwise the same. */
const OF_EACH = new Set(['x-request-id', 'date']);
const LIMIT_MS = 3_000;

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const started = performance.now(); !(await condition()); await sleep(5))
    if (performance.now() - started > LIMIT_MS) throw new Error('waited in vain');
}

describe('answers that are kept', () => {
  let service: TestApp;
  let replica: TestApp;
  let admin: SignedIn;
  let owner: Client;

  const isListening = ({ app }: TestApp): boolean => app.get(DedicatedConnection).isListening;

  beforeAll(async () => {
    service = await startTestApp();
    replica = await startTestApp({ on: service });
    admin = await createAdmin(service, 'en');
    owner = new Client({ connectionString: service.database.adminUrl });
    await owner.connect();
    await until(() => isListening(service) && isListening(replica));
  });

  afterAll(async () => {
    await owner.end();
    await replica.close();
    await service.close();
  });

  const bonusIn = async (where: TestApp): Promise<string | undefined> =>
    (await where.client().get('/api/site-settings')).body.find(({ key }) => key === 'lcoin_signupBonus')?.value;
  const rateIn = async (where: TestApp, language: 'ko' | 'en' = 'ko'): Promise<string | undefined> =>
    (await where.client(language).get('/api/exchanges')).body.find(({ id }) => id === 'ourbit')?.rebateRate;
  const bonusSaidIn = async (where: TestApp): Promise<string> =>
    JSON.stringify((await where.client('en').get('/api/faq')).body);
  const setBonus = async (value: string): Promise<void> => {
    const { status } = await admin.client.patch('/api/admin/settings/lcoin_signupBonus', { value });
    expect(status).toBe(200);
  };
  const setRate = async (rebateRate: string): Promise<void> => {
    const { status } = await admin.client.patch('/api/admin/exchanges/ourbit', { rebateRate });
    expect(status).toBe(200);
  };
  /** Asks everything once, so that all of it is kept. */
  const warm = async (where: TestApp): Promise<void> => {
    for (const path of PATHS) for (const language of ['ko', 'en'] as const) await where.client(language).get(path);
  };
  const builds = (): jest.SpiedFunction<QuotableExchanges['list']> =>
    jest.spyOn(service.app.get(QuotableExchanges), 'list');

  it.each(PATHS)('has the same body and headers when kept as when built: %s', async (path) => {
    await setBonus('1001');
    const ask = async (): Promise<[body: string, headers: [string, string][]]> => {
      const response = await fetch(`${service.url}${path}`);
      return [await response.text(), [...response.headers].filter(([name]) => !OF_EACH.has(name))];
    };
    const [first, second] = [await ask(), await ask()];
    expect(second).toEqual(first);
    const headers = new Map(first[1]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('vary')).toBeUndefined();
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch(`${service.url}${path}`)).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it.each(PATHS)('is not sent again to whoever has it: %s', async (path) => {
    /** Not by `fetch`, which asks caches not to answer when it has a condition. */
    const ask = async (known?: string, method: 'GET' | 'HEAD' = 'GET', more: Record<string, string> = {}) => {
      const headers = { ...(known === undefined ? {} : { 'if-none-match': known }), ...more };
      const answer = await request(`${service.url}${path}`, { method, headers });
      const { etag = '', 'content-length': length } = answer.headers;
      expect(answer.headers['cache-control']).toBe('no-store');
      return { status: answer.statusCode, etag, length, sent: (await answer.body.arrayBuffer()).byteLength };
    };
    await setBonus('1002');
    const first = await ask();
    const { etag } = first;
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first).toEqual({ status: 200, etag, length: String(first.sent), sent: first.sent });
    for (const known of [String(etag), `W/${String(etag)}`, `"other", ${String(etag)}`, '*'])
      expect({ known, ...(await ask(known)) }).toEqual({ known, status: 304, etag, length: undefined, sent: 0 });
    expect(await ask('"other"')).toEqual(first);
    // Who wants it anew gets it.
    expect(await ask(String(etag), 'GET', { 'cache-control': 'no-cache' })).toEqual(first);
    expect(await ask(undefined, 'HEAD')).toEqual({ ...first, sent: 0 });
    // When it is built anew, too.
    await setBonus('1002');
    expect((await ask(String(etag))).status).toBe(304);
    await setBonus('1003');
    // The exchanges do not show the bonus.
    expect((await ask(String(etag))).status).toBe(path === '/api/exchanges' ? 304 : 200);
  });

  it('still refuses what was refused before', async () => {
    await warm(service);
    const { status, body } = await service.client().get('/api/faq?x=%00');
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'platform.malformedBody' });
    expect((await service.client().get('/api/FAQ')).status).toBe(404);
  });

  it('is built once for each language, and again ten seconds later', async () => {
    // What is built before the notification of the change arrives is built again after it.
    let heard = 0;
    const hear = () => (heard += 1);
    service.app
      .get(DedicatedConnection)
      .subscribe({ channel: 'public_answers', onNotification: hear, onBegin: hear, onEnd: hear });
    await setBonus('1004');
    await until(() => heard > 0);
    const counting = builds();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => service.client(index % 2 ? 'ko' : 'en').get('/api/faq')),
    );
    expect(counting).toHaveBeenCalledTimes(2);
    service.clock.advance({ seconds: 9 });
    await service.client().get('/api/faq');
    expect(counting).toHaveBeenCalledTimes(2);
    service.clock.advance({ seconds: 1 });
    await service.client().get('/api/faq');
    expect(counting).toHaveBeenCalledTimes(3);
    counting.mockRestore();
  });

  it('is built again at once after it could not be', async () => {
    await setBonus('1005');
    const failing = builds().mockRejectedValueOnce(new Error('no database'));
    expect((await service.client().get('/api/faq')).status).toBe(500);
    expect((await service.client().get('/api/faq')).status).toBe(200);
    failing.mockRestore();
  });

  it('is in the language of the caller, which for a member is their own', async () => {
    await warm(service);
    const member = await registerMember(service, { language: 'en' });
    const [korean, english, own] = await Promise.all([
      service.client('ko').get('/api/faq'),
      service.client('en').get('/api/faq'),
      member.client.get('/api/faq', { 'accept-language': 'ko' }),
    ]);
    expect(own.body).toEqual(english.body);
    expect(own.body).not.toEqual(korean.body);
    expect(korean.headers.get('etag')).not.toBe(english.headers.get('etag'));
  });

  it('shows what an administrator has written at once, and soon by another replica', async () => {
    for (const [bonus, rate] of [
      ['2001', '0.61'],
      ['2002', '0.62'],
      ['2003', '0.63'],
    ] as const) {
      await warm(service);
      await warm(replica);
      await setBonus(bonus);
      expect(await bonusIn(service)).toBe(bonus);
      expect(await bonusSaidIn(service)).toContain(Number(bonus).toLocaleString('en-US'));
      await setRate(rate);
      expect([await rateIn(service, 'ko'), await rateIn(service, 'en')]).toEqual([rate, rate]);
      await until(async () => (await bonusIn(replica)) === bonus && (await rateIn(replica)) === rate);
      await until(async () => (await bonusSaidIn(replica)).includes(Number(bonus).toLocaleString('en-US')));
    }
  });

  it.each([
    ['INSERT', `INSERT INTO platform_setting_values VALUES ('lcoin_signupBonus', $1, '3001', NULL)`, '3001'],
    [
      'UPDATE',
      `UPDATE platform_setting_values SET value = '3002' WHERE key = 'lcoin_signupBonus' AND effective_at <= $1`,
      '3002',
    ],
    ['DELETE', `DELETE FROM platform_setting_values WHERE key = 'lcoin_signupBonus' AND effective_at <= $1`, '1000'],
  ])('follows what is written past the service: %s', async (_, statement, shown) => {
    service.clock.advance({ seconds: 1 });
    await warm(service);
    await owner.query(statement, [service.clock.now()]);
    await until(async () => (await bonusIn(service)) === shown && (await bonusIn(replica)) === shown);
  });

  it('follows an emptied table', async () => {
    await setBonus('3003');
    await warm(replica);
    await owner.query('TRUNCATE platform_setting_values');
    await until(async () => (await bonusIn(service)) === '1000' && (await bonusIn(replica)) === '1000');
  });

  it('changes when a rate comes into force that was written before', async () => {
    const at = new Date(service.clock.millis() + 5_000);
    await setRate('0.5');
    await owner.query(
      `INSERT INTO uid_rebate_exchange_rates (exchange_id, effective_at, rebate_rate, discount_rate)
       VALUES ('ourbit', $1, '0.55', '0')`,
      [at],
    );
    await warm(replica);
    await sleep(50);
    expect([await rateIn(service), await rateIn(replica)]).toEqual(['0.5', '0.5']);
    service.clock.advance({ seconds: 4 });
    expect([await rateIn(service), await rateIn(replica)]).toEqual(['0.5', '0.5']);
    service.clock.advance({ seconds: 1 });
    expect([await rateIn(service), await rateIn(replica)]).toEqual(['0.55', '0.55']);
  });

  it('is not kept if a change overtook its building', async () => {
    await setBonus('4001');
    const read = service.app.get(QuotableExchanges);
    const list = read.list.bind(read);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = builds().mockImplementationOnce(async () => {
      const exchanges = await list();
      await held;
      return exchanges;
    });
    const overtaken = bonusSaidIn(service);
    await until(() => slow.mock.calls.length === 1);
    await setBonus('4002');
    expect(await bonusSaidIn(service)).toContain('4,002');
    release();
    expect(await overtaken).toContain('4,001');
    expect(await bonusSaidIn(service)).toContain('4,002');
    slow.mockRestore();
  });

  it('is not kept while a change of an administrator is under way', async () => {
    await setBonus('4003');
    await warm(service);
    const lock = new Client({ connectionString: service.database.adminUrl });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE platform_setting_values IN SHARE MODE');
    const counting = builds();
    const writing = setBonus('4004');
    await until(async () => {
      const { rows } = await owner.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1',
        ['Lock'],
      );
      return rows.length > 0;
    });
    expect(await bonusSaidIn(service)).toContain('4,003');
    expect(await bonusSaidIn(service)).toContain('4,003');
    expect(counting).toHaveBeenCalledTimes(2);
    await lock.query('COMMIT');
    await writing;
    expect(await bonusSaidIn(service)).toContain('4,004');
    counting.mockRestore();
    await lock.end();
  });

  it('is not kept while changes are not heard, and is again afterwards', async () => {
    await setBonus('5001');
    await warm(service);
    const { name } = (await owner.query<{ name: string }>('SELECT current_database() AS name')).rows[0] ?? { name: '' };
    await owner.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
    await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
    );
    await until(() => !isListening(service) && !isListening(replica));
    for (const bonus of ['5002', '5003', '5004']) {
      const now = service.clock.now();
      await owner.query(
        `INSERT INTO platform_setting_values (key, effective_at, value) VALUES ('lcoin_signupBonus', $1, $2)
         ON CONFLICT (key, effective_at) DO UPDATE SET value = EXCLUDED.value`,
        [now, bonus],
      );
      expect([await bonusIn(service), await bonusIn(replica)]).toEqual([bonus, bonus]);
      expect([await bonusIn(service), await bonusIn(replica)]).toEqual([bonus, bonus]);
    }
    await owner.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
    await until(() => isListening(service) && isListening(replica));
    const counting = builds();
    await warm(service);
    await warm(service);
    expect(counting).toHaveBeenCalledTimes(2);
    counting.mockRestore();
  });

  describe('of the market', () => {
    const PATH = '/api/kimchi-premium';
    const ask = async (known?: string) => {
      const headers = known === undefined ? {} : { 'if-none-match': known };
      const { statusCode, headers: got, body } = await request(`${service.url}${PATH}`, { headers });
      return { status: statusCode, etag: String(got.etag), text: await body.text() };
    };
    const premiums = async (where: TestApp) => (await where.client().get(PATH)).body;
    const readAgain = async (): Promise<void> => {
      service.clock.advance({ seconds: 3 });
      await service.app.get(Collector).collect(feeds.upbitTickers);
    };

    beforeAll(async () => {
      expect(await service.app.get(Collector).collectAll()).toEqual([]);
      await replica.app.get(KeptSnapshots).read();
    });

    it('is built and encoded once for all who ask, and not sent again to whoever has it', async () => {
      await readAgain();
      const building = jest.spyOn(service.app.get(Market), 'kimchiPremiums');
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
      expect(building).toHaveBeenCalledTimes(1);
      building.mockRestore();
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const { etag } = await ask();
      expect(etag).toMatch(/^"[\w-]{43}"$/);
      expect(await ask(etag)).toEqual({ status: 304, etag, text: '' });
    });

    it('shows the next value at once, by another replica as soon as it has heard of it', async () => {
      const before = await premiums(service);
      const { etag } = await ask();
      await premiums(replica);
      await readAgain();
      const after = await premiums(service);
      expect(after.upbit).not.toEqual(before.upbit);
      expect((await ask(etag)).status).toBe(200);
      await replica.app.get(KeptSnapshots).read();
      expect((await premiums(replica)).upbit).toEqual(after.upbit);
    });

    it('tells that a source became stale although nothing new was read', async () => {
      await readAgain();
      const isStale = async () => (await premiums(service)).sources.find(({ source }) => source === 'upbit')?.stale;
      expect(await isStale()).toBe(false);
      service.clock.advance({ seconds: 60 });
      expect(await isStale()).toBe(true);
    });

    it('is not one that was begun before the next value came', async () => {
      await readAgain();
      const market = service.app.get(Market);
      const read = market.kimchiPremiums.bind(market);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const slow = jest.spyOn(market, 'kimchiPremiums').mockImplementationOnce(async () => {
        const value = await read();
        await held;
        return value;
      });
      const overtaken = ask();
      await until(() => slow.mock.calls.length === 1);
      await readAgain();
      const newest = await ask();
      release();
      expect((await overtaken).etag).not.toBe(newest.etag);
      expect((await ask()).etag).toBe(newest.etag);
      slow.mockRestore();
    });
  });
});
