import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { ChartAnalysisJob } from '../src/modules/chart-analysis/chart-analysis.job.js';
import { ChartReadings } from '../src/modules/chart-analysis/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { dataUrl, drawChart, drawNothing, risingCandles } from './support/chart-pictures.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { unzip } from './support/unzip.js';

type Wish = Schemas['AnalyzeChartDto'];
type Analysis = Schemas['ChartAnalysisDetailsDto'];

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

describe('AI chart analysis', () => {
  let service: TestApp;
  let admin: SignedIn;
  let hana: SignedIn;
  let chart: string;
  let blank: string;

  beforeAll(async () => {
    service = await startTestApp();
    chart = dataUrl(await drawChart());
    blank = dataUrl(await drawNothing());
  });
  beforeEach(async () => {
    // A session of theirs ends with half an hour of silence, and tests let hours pass.
    admin = await createAdmin(service);
    hana = await registerMember(service);
  });
  afterAll(() => service.close());

  const analyze = (wish: Partial<Wish> = {}, key?: string, member = hana) =>
    member.client.post(
      '/api/chart-analysis/analyze',
      { imageUrl: chart, ...wish },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const done = async (wish: Partial<Wish> = {}, member = hana): Promise<Analysis> => {
    const { status, body } = await analyze(wish, undefined, member);
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'done' } });
    return body;
  };
  const usage = async (member = hana) => (await member.client.get('/api/chart-analysis/usage')).body;
  const coupons = async (member = hana) => (await member.client.get('/api/chart-analysis/coupons')).body;
  const byCoupon = (couponCode: string): Partial<Wish> => ({ useCoupon: true, couponCode });
  const issueCoupon = async (member = hana): Promise<string> => {
    const { body } = await admin.client.post(`/api/admin/users/${member.id}/issue-chart-coupon`, { count: 1 });
    return body.coupons[0]?.couponCode ?? '';
  };
  const rows = async (table: 'requests' | 'pictures' | 'results', member = hana): Promise<number> => {
    const [row]: { count: number }[] = await service.dataSource.query(
      table === 'results'
        ? `SELECT count(*)::int AS count FROM chart_analysis_results r JOIN chart_analysis_requests q USING (id) WHERE q.user_id = $1`
        : `SELECT count(*)::int AS count FROM chart_analysis_${table} WHERE user_id = $1`,
      [member.id],
    );
    return row?.count ?? NaN;
  };
  const setTo = (key: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));
  const tally = (answers: readonly { status: number; body: { code?: string } }[]) => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = [status, body.code].filter((part) => part !== undefined).join(' ');
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  describe('a chart', () => {
    it('is read and told with levels on the right sides, in both languages', async () => {
      const body = await done({ symbol: 'btcusdt', timeframe: '4h' });
      expect(body).toMatchObject({
        direction: 'long',
        // Told as the pair that it names, so that one market has one name.
        symbol: 'BTCUSDT',
        timeframe: '4h',
        failure: null,
        position: null,
      });
      const [entry, stop, profit] = [body.entryPrice, body.stopLoss, body.takeProfit].map(Number);
      expect(stop).toBeLessThan(entry ?? NaN);
      expect(profit).toBeGreaterThan(entry ?? NaN);
      const ratio = ((profit ?? NaN) - (entry ?? NaN)) / ((entry ?? NaN) - (stop ?? NaN));
      expect(body.riskReward).toBe(ratio.toFixed(2));
      expect(body.analysis).toMatch(/^롱 관점입니다\. 진입 6\d,\d{3}/);
      expect(body.report).toMatchObject({ engine: 'embedded', width: 960, height: 540 });
      expect(body.report?.candleCount).toBeGreaterThanOrEqual(57);
      const kinds = new Set(body.report?.marks.map(({ of }) => of));
      for (const kind of ['entry', 'stop', 'takeProfit', 'plot', 'label'] as const) expect(kinds).toContain(kind);
      const english = await hana.client.get(`/api/chart-analysis/${body.id}`, { 'accept-language': 'en' });
      expect(english.body).toMatchObject({ id: body.id, status: 'done', entryPrice: body.entryPrice });
    });

    it('of few candles is answered: not enough to say', async () => {
      const body = await done({ imageUrl: dataUrl(await drawChart(risingCandles(14))) });
      expect(body).toMatchObject({ direction: 'neutral', entryPrice: null });
      expect(body.analysis).toContain('읽은 캔들이 14개로, 판단에 필요한 20개보다 적습니다.');
    });

    it('stands in the history with its picture, for its owner alone', async () => {
      const { id } = await done();
      const later = await done();
      const list = await hana.client.get('/api/chart-analysis?limit=1');
      expect(list.body).toMatchObject([{ id: later.id, status: 'done', hasPicture: true, couponCode: null }]);
      const pages: string[] = [];
      for await (const { body } of hana.client.pages('/api/chart-analysis?limit=1'))
        pages.push(...body.map((one) => one.id));
      expect(pages).toEqual([later.id, id]);
      const cookie = `sid=${hana.client.cookie('sid')}`;
      const answer = await fetch(`${service.url}/api/chart-analysis/${id}/picture`, { headers: { cookie } });
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ width: 960, height: 540, format: 'png' });
      const other = await registerMember(service);
      for (const path of [`/api/chart-analysis/${id}`, `/api/chart-analysis/${id}/picture`] as const)
        expect(await other.client.get(path)).toMatchObject({
          status: 404,
          body: { code: 'chartAnalysis.analysisNotFound' },
        });
      expect((await hana.client.get(`/api/chart-analysis/${UNKNOWN}`)).status).toBe(404);
    });

    it('leaves a result that the service cannot change or delete', async () => {
      const { id } = await done();
      for (const statement of [
        `UPDATE chart_analysis_results SET findings = '{}' WHERE id = '${id}'`,
        `DELETE FROM chart_analysis_results WHERE id = '${id}'`,
      ])
        await expect(service.dataSource.query(statement)).rejects.toMatchObject({ code: '42501' });
    });
  });

  describe('free uses', () => {
    it('are three in all', async () => {
      expect(await usage()).toEqual({ usedCount: 0, remainingCount: 3 });
      for (let used = 1; used <= 3; used += 1) {
        await done();
        expect(await usage()).toEqual({ usedCount: used, remainingCount: 3 - used });
      }
      expect(await analyze()).toMatchObject({
        status: 422,
        body: {
          code: 'chartAnalysis.noFreeUseLeft',
          message: '무료 분석 3회를 모두 사용했습니다. 쿠폰을 사용하거나 1회권을 구매해 주세요.',
        },
      });
      expect(await rows('requests')).toBe(3);
    });

    it('are exact when the last one is asked for fifty times at once', async () => {
      await setTo('chartAnalysis_mostPerHour', '1000');
      await done();
      await done();
      const answers = await Promise.all(Array.from({ length: 50 }, () => analyze()));
      const { '200': accepted, ...refused } = tally(answers);
      expect(accepted).toBe(1);
      expect(Object.keys(refused).sort()).toEqual(
        expect.arrayContaining(['409 chartAnalysis.alreadyRunning']) as string[],
      );
      expect(await usage()).toEqual({ usedCount: 3, remainingCount: 0 });
      expect(await rows('results')).toBe(3);
      await setTo('chartAnalysis_mostPerHour', '10');
    }, 60_000);

    it('are not lost to a chart whose axis is cut away, which is told', async () => {
      const cut = await sharp(await drawChart())
        .extract({ left: 0, top: 0, width: 840, height: 540 })
        .png()
        .toBuffer();
      const { status, body } = await analyze({ imageUrl: dataUrl(cut) });
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'chartAnalysis.axisUnreadable' } });
      expect(await usage()).toEqual({ usedCount: 0, remainingCount: 3 });
    });

    it('are not lost to a picture that shows no chart', async () => {
      const { status, body } = await analyze({ imageUrl: blank });
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'chartAnalysis.unreadable' } });
      expect(body.message).toContain('이용 횟수는 차감되지 않았습니다');
      expect(await usage()).toEqual({ usedCount: 0, remainingCount: 3 });
      expect((await hana.client.get('/api/chart-analysis')).body).toMatchObject([
        { status: 'failed', direction: null, failure: body.message },
      ]);
    });

    it('are used once by the same request under one key', async () => {
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => analyze({}, key)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await analyze({ timeframe: '1m' }, key)).toMatchObject({
        status: 409,
        body: { code: 'platform.idempotencyKeyReused' },
      });
      expect(await usage()).toEqual({ usedCount: 1, remainingCount: 2 });
    });

    it('are asked for a few times an hour, whatever comes of it', async () => {
      await setTo('chartAnalysis_mostPerHour', '2');
      await analyze({ imageUrl: blank });
      await analyze({ imageUrl: blank });
      const refused = await analyze();
      expect(refused).toMatchObject({ status: 429, body: { code: 'chartAnalysis.tooOften', params: { most: 2 } } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
      service.clock.advance({ hours: 1, seconds: 1 });
      await done();
      await setTo('chartAnalysis_mostPerHour', '10');
    });
  });

  describe('a coupon', () => {
    it('pays instead of a free use, once', async () => {
      const couponCode = await issueCoupon();
      await done({ useCoupon: true, couponCode });
      expect(await usage()).toEqual({ usedCount: 0, remainingCount: 3 });
      expect(await coupons()).toMatchObject([{ couponCode, isUsed: true, usedAt: expect.any(String) as string }]);
      expect(await analyze({ useCoupon: true, couponCode })).toMatchObject({
        status: 422,
        body: { code: 'store.couponNotUsable' },
      });
    });

    it('comes from a voucher, too', async () => {
      const { body } = await hana.client.post('/api/purchase-chart-analysis-voucher', {});
      await done({ useCoupon: true, couponCode: body.coupon.couponCode });
      expect(await coupons()).toMatchObject([{ isUsed: true, origin: 'voucher' }]);
    });

    it('is used by one of fifty at once', async () => {
      await setTo('chartAnalysis_mostPerHour', '1000');
      const couponCode = await issueCoupon();
      const answers = await Promise.all(Array.from({ length: 50 }, () => analyze({ useCoupon: true, couponCode })));
      expect(tally(answers)['200']).toBe(1);
      expect(await rows('results')).toBe(1);
      await setTo('chartAnalysis_mostPerHour', '10');
    }, 60_000);

    it('a voucher and free uses that are asked for together pay for one analysis each', async () => {
      await setTo('chartAnalysis_mostPerHour', '1000');
      const { body } = await hana.client.post('/api/purchase-chart-analysis-voucher', {});
      const payers = [{}, ...[await issueCoupon(), body.coupon.couponCode].map(byCoupon)];
      const paid = async (): Promise<number> =>
        (await usage()).usedCount + (await coupons()).filter(({ isUsed }) => isUsed).length;
      let analyses = 0;
      // The reader accepts few requests at a time. All of those may name a spent coupon, so a round may have no result.
      for (let round = 1; round <= 20 && analyses < 5; round += 1) {
        const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => analyze(payers[index % 3])));
        const done = tally(answers)['200'] ?? 0;
        expect(done).toBeLessThanOrEqual(1);
        analyses += done;
        expect({ results: await rows('results'), paid: await paid() }).toEqual({ results: analyses, paid: analyses });
      }
      expect(analyses).toBe(5);
      const refused = await Promise.all(payers.map((payer) => analyze(payer)));
      expect(tally(refused)).toEqual({ '422 chartAnalysis.noFreeUseLeft': 1, '422 store.couponNotUsable': 2 });
      expect([await rows('results'), await paid()]).toEqual([5, 5]);
      await setTo('chartAnalysis_mostPerHour', '10');
    }, 60_000);

    it('is given back when the picture shows no chart', async () => {
      const couponCode = await issueCoupon();
      expect((await analyze({ imageUrl: blank, useCoupon: true, couponCode })).status).toBe(422);
      expect(await coupons()).toMatchObject([{ couponCode, isUsed: false, usedAt: null }]);
      await done({ useCoupon: true, couponCode });
    });

    it('of somebody else, and none at all, are refused', async () => {
      const couponCode = await issueCoupon(await registerMember(service));
      expect((await analyze({ useCoupon: true, couponCode })).body).toMatchObject({ code: 'store.couponNotUsable' });
      expect(await analyze({ useCoupon: true })).toMatchObject({
        status: 400,
        body: {
          message: '쿠폰을 선택해주세요.',
          fields: [{ path: 'couponCode', message: '쿠폰을 선택해주세요.' }],
        },
      });
      expect(await rows('requests')).toBe(0);
    });
  });

  describe('what is no chart picture', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const files: [string, () => Promise<string>, string][] = [
      ['an SVG', async () => dataUrl(Buffer.from(svg), 'image/svg+xml'), 'notAPicture'],
      ['a page', async () => dataUrl(Buffer.from('<!doctype html><p>'), 'image/png'), 'notAPicture'],
      ['a GIF', async () => dataUrl(gif, 'image/gif'), 'pictureKind'],
      ['noise', async () => dataUrl(randomBytes(4_096)), 'notAPicture'],
      ['half a picture', async () => dataUrl((await drawChart()).subarray(0, 4_000)), 'pictureBroken'],
      [
        'a bomb',
        async () => {
          const create = { width: 16_000, height: 16_000, channels: 3 as const, background: '#fff' };
          return dataUrl(await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer());
        },
        'tooManyPixels',
      ],
      ['nine megabytes', async () => dataUrl(Buffer.alloc(8 * 1_048_576 + 1_024, 1)), 'pictureTooLarge'],
    ];

    it.each(files)('is refused at once and costs nothing: %s', async (_, make, name) => {
      const imageUrl = await make();
      const started = performance.now();
      const answer = await analyze({ imageUrl });
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(answer).toMatchObject({ status: 400, body: { code: `chartAnalysis.${name}` } });
      expect(await rows('requests')).toBe(0);
      expect(await usage()).toEqual({ usedCount: 0, remainingCount: 3 });
    });

    it.each([
      ['nothing', { imageUrl: '' }, '차트 이미지를 먼저 업로드해주세요.'],
      ['a text', { imageUrl: 'data:text/plain;base64,aGFsbG8=' }, '이미지 파일만 업로드 가능합니다.'],
      ['an address', { imageUrl: 'https://example.com/chart.png' }, '이미지 파일만 업로드 가능합니다.'],
      ['a number', { imageUrl: 7 }, '이미지 파일만 업로드 가능합니다.'],
    ])('is told at its field: %s', async (_, body, message) => {
      const answer = await hana.client.send('POST', '/api/chart-analysis/analyze', body);
      expect(answer).toMatchObject({ status: 400, body: { message, fields: [{ path: 'imageUrl', message }] } });
    });

    it.each([
      ['an address without data', 'data:image/png;base64,', 'pictureMissing', '차트 이미지를 먼저 업로드해주세요.'],
      ['what is cut off', 'data:image/png;base64,aGFsb', 'pictureNotBase64', '올바른 Base64 형식이 아닙니다'],
      ['what was never Base64', 'data:image/png;base64,%%%%', 'pictureNotBase64', '올바른 Base64 형식이 아닙니다'],
    ])('is told apart: %s', async (_, imageUrl, code, message) => {
      const answer = await analyze({ imageUrl });
      expect(answer).toMatchObject({ status: 400, body: { code: `chartAnalysis.${code}` } });
      expect(answer.body.message).toContain(message);
    });

    it('is told its limit in megabytes of a picture, however much was sent', async () => {
      const answer = await analyze({ imageUrl: dataUrl(Buffer.alloc(10_000_000, 1)) });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'platform.pictureTooLarge', message: '이미지는 8 MB까지 업로드할 수 있습니다.' },
      });
    });

    it('may be large only from somebody with a session, and only here', async () => {
      const imageUrl = dataUrl(Buffer.alloc(300_000, 1));
      const visitor = await service.client().post('/api/chart-analysis/analyze', { imageUrl });
      expect(visitor).toMatchObject({ status: 400, body: { code: 'platform.bodyTooLarge' } });
      const elsewhere = await hana.client.send('POST', '/api/daily-journal', { note: imageUrl });
      expect(elsewhere).toMatchObject({ status: 400, body: { code: 'platform.bodyTooLarge' } });
    });
  });

  describe('pictures that cannot be opened', () => {
    const broken = async () => dataUrl((await drawChart()).subarray(0, 4_000));

    it('are looked at some times an hour; good ones do not count', async () => {
      await setTo('chartAnalysis_mostPicturesPerHour', '2');
      const imageUrl = await broken();
      await done();
      await analyze({ imageUrl });
      await done();
      expect((await analyze({ imageUrl })).body.code).toBe('chartAnalysis.pictureBroken');
      const refused = await analyze();
      expect(refused).toMatchObject({ status: 429, body: { code: 'auth.tooManyAttempts' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
      service.clock.advance({ hours: 1, seconds: 1 });
      hana = { ...hana, client: await logIn(service, hana) };
      await done();
      await setTo('chartAnalysis_mostPicturesPerHour', '30');
    });

    it('of one member do not hold up those of another', async () => {
      const noise = sharp(randomBytes(1_600 * 1_500 * 3), { raw: { width: 1_600, height: 1_500, channels: 3 } });
      const slow = dataUrl(await noise.resize(6_300, 6_300).webp({ quality: 1 }).toBuffer(), 'image/webp');
      const order: string[] = [];
      const other = await registerMember(service);
      const slowOnes = [1, 2, 3, 4].map(() => analyze({ imageUrl: slow }).then(() => order.push('slow')));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const imageUrl = await broken();
      await analyze({ imageUrl }, undefined, other).then(() => order.push('other'));
      await Promise.all(slowOnes);
      expect(order.indexOf('other')).toBeLessThanOrEqual(1);
    }, 60_000);
  });

  describe('a body that is no picture', () => {
    const send = async (body: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
      fetch(`${service.url}/api/chart-analysis/analyze`, {
        method: 'POST',
        body,
        headers: { cookie: hana.client.cookieHeader(), 'content-type': 'application/json', ...headers },
      });

    it('is refused before it is parsed when it has many parts', async () => {
      const answer = await send(Buffer.from(`{"imageUrl":[${'{},'.repeat(3_000_000)}{}]}`));
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'platform.malformedBody' }),
      ]);
    });

    it('is not unpacked', async () => {
      const body = gzipSync(JSON.stringify({ imageUrl: 'A'.repeat(9_000_000) }));
      expect((await send(body, { 'content-encoding': 'gzip' })).status).toBe(400);
    });

    it('is held four times by a member, until their answers are sent', async () => {
      const begun = Array.from({ length: 6 }, () => {
        const call = request(`${service.url}/api/chart-analysis/analyze`, {
          method: 'POST',
          headers: { cookie: hana.client.cookieHeader(), 'content-type': 'application/json', 'content-length': '100' },
        });
        const answered = new Promise<number | string>((resolve) => {
          call.on('response', ({ statusCode = 0 }) => resolve(statusCode)).on('error', () => resolve('left'));
        });
        call.write('{');
        return { call, answered };
      });
      const waited = new Promise<string>((resolve) => setTimeout(() => resolve('waits'), 1_500));
      const now = await Promise.all(begun.map(({ answered }) => Promise.race([answered, waited])));
      expect(now.toSorted()).toEqual([503, 503, 'waits', 'waits', 'waits', 'waits']);
      for (const { call } of begun) call.destroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect((await analyze({ imageUrl: '' })).status).toBe(400);
    });
  });

  describe('what breaks off', () => {
    /** A request that nobody reads unless the test does. */
    const accepted = async (couponCode: string): Promise<string> => {
      const [{ id } = { id: '' }]: { id: string }[] = await service.dataSource.query(`SELECT uuidv7() AS id`);
      await service.dataSource.query(`UPDATE store_chart_coupons SET used_for = $2 WHERE code = $1`, [couponCode, id]);
      await service.dataSource.query(
        `INSERT INTO chart_analysis_requests (user_id, id, job_id, coupon_code, timeframe, created_at)
         VALUES ($1, $2, $2, $3, '1h', $4)`,
        [hana.id, id, couponCode, service.clock.now()],
      );
      await service.dataSource.query(
        `INSERT INTO queue.job (name, id, start_after) VALUES ('chart-analysis.reading', $1, now() + interval '1 day')`,
        [id],
      );
      await service.dataSource.query(
        `INSERT INTO chart_analysis_pictures (user_id, id, png, width, height, created_at) VALUES ($1, $2, $3, 960, 540, $4)`,
        [hana.id, id, Buffer.from('no picture at all'), service.clock.now()],
      );
      return id;
    };
    const read = (id: string, signal = new AbortController().signal) =>
      service.app.get(ChartReadings).read(hana.id, id, signal);

    it('is given up after three attempts of a reader that fails, and given back', async () => {
      const couponCode = await issueCoupon();
      const id = await accepted(couponCode);
      await expect(read(id)).rejects.toThrow();
      await expect(read(id)).rejects.toThrow();
      expect(await coupons()).toMatchObject([{ isUsed: true, usedAt: null }]);
      await read(id);
      expect((await hana.client.get(`/api/chart-analysis/${id}`)).body).toMatchObject({ status: 'failed' });
      expect(await coupons()).toMatchObject([{ isUsed: false, usedAt: null }]);
      await read(id);
      expect(await rows('results')).toBe(0);
    });

    it('is given up after an hour, and given back', async () => {
      const couponCode = await issueCoupon();
      const id = await accepted(couponCode);
      await service.app.get(ChartAnalysisJob).giveUp();
      expect((await hana.client.get(`/api/chart-analysis/${id}`)).body).toMatchObject({ status: 'waiting' });
      expect(await analyze()).toMatchObject({ status: 409, body: { code: 'chartAnalysis.alreadyRunning' } });
      service.clock.advance({ hours: 1, seconds: 1 });
      await service.app.get(ChartAnalysisJob).giveUp();
      expect((await hana.client.get(`/api/chart-analysis/${id}`)).body).toMatchObject({
        status: 'failed',
        failure: '분석이 제시간에 끝나지 않았습니다. 이용 횟수는 차감되지 않았습니다. 다시 시도해 주세요.',
      });
      expect(await coupons()).toMatchObject([{ isUsed: false }]);
    });

    it('is given up and given back by the next request when its job is gone', async () => {
      const couponCode = await issueCoupon();
      const id = await accepted(couponCode);
      await service.dataSource.query(`DELETE FROM queue.job WHERE id = $1`, [id]);
      await done({ useCoupon: true, couponCode });
      expect((await hana.client.get(`/api/chart-analysis/${id}`)).body).toMatchObject({ status: 'failed' });
    });

    it('is settled once by two readers at the same time', async () => {
      const couponCode = await issueCoupon();
      const id = await accepted(couponCode);
      await service.dataSource.query(`UPDATE chart_analysis_pictures SET png = $2 WHERE id = $1`, [
        id,
        await drawChart(),
      ]);
      await Promise.all([read(id), read(id)]);
      expect((await hana.client.get(`/api/chart-analysis/${id}`)).body).toMatchObject({ status: 'done' });
      expect(await rows('results')).toBe(1);
      expect(await coupons()).toMatchObject([{ isUsed: true, usedAt: expect.any(String) as string }]);
    });
  });

  describe('a picture', () => {
    it('is deleted after 90 days; its result stays', async () => {
      const { id } = await done();
      service.clock.advance({ days: 89 });
      await service.app.get(ChartAnalysisJob).cleanUp();
      expect(await rows('pictures')).toBe(1);
      service.clock.advance({ days: 1, seconds: 1 });
      await service.app.get(ChartAnalysisJob).cleanUp();
      expect(await rows('pictures')).toBe(0);
      // Sessions end with thirty days.
      const client = await logIn(service, hana);
      expect((await client.get(`/api/chart-analysis/${id}`)).body).toMatchObject({
        status: 'done',
        hasPicture: false,
      });
      expect((await client.get(`/api/chart-analysis/${id}/picture`)).body).toMatchObject({
        code: 'chartAnalysis.pictureGone',
      });
    });

    it('is part of the own data, with what was said about it', async () => {
      const { id, analysis } = await done();
      const answer = await fetch(`${service.url}/api/user/data-export`, {
        headers: { cookie: `sid=${hana.client.cookie('sid')}` },
      });
      const files = unzip(Buffer.from(await answer.arrayBuffer()));
      const { tables } = JSON.parse(files.get('data.json') ?? '') as {
        tables: Record<string, Record<string, string>[]>;
      };
      expect(tables['chart-analyses']).toMatchObject([{ id, status: 'done', analysis }]);
      expect(tables['chart-pictures']).toMatchObject([{ id, file: `chart-pictures/${id}.png`, width: 960 }]);
      expect([...files.keys()].filter((name) => name.endsWith('.png'))).toEqual([`chart-pictures/${id}.png`]);
    });

    it('is part of the own data beside so many others that only the newest fit', async () => {
      const png = randomBytes(8_000_000);
      for (let count = 0; count < 22; count += 1)
        await service.dataSource.query(
          `INSERT INTO chart_analysis_pictures (user_id, id, png, width, height, created_at)
           VALUES ($1, uuidv7(), $2, 1, 1, $3)`,
          [hana.id, png, service.clock.now()],
        );
      const answer = await fetch(`${service.url}/api/user/data-export`, {
        headers: { cookie: `sid=${hana.client.cookie('sid')}` },
      });
      expect(answer.status).toBe(200);
      const size = Number(answer.headers.get('content-length'));
      await answer.body?.cancel();
      expect(size).toBeGreaterThan(90_000_000);
      expect(size).toBeLessThan(105_000_000);
    }, 120_000);

    it('goes with the account, as does whose the result was', async () => {
      const { id } = await done();
      const jobs = async (): Promise<unknown[]> =>
        service.dataSource.query(`SELECT state FROM queue.job WHERE data::text LIKE $1`, [`%${hana.id}%`]);
      expect((await jobs()).length).toBeGreaterThan(0);
      await hana.client.post('/api/user/close', { currentPassword: hana.password });
      expect([await rows('requests'), await rows('pictures')]).toEqual([0, 0]);
      // Those that are done are kept for two weeks otherwise.
      expect(await jobs()).toEqual([]);
      const kept: unknown[] = await service.dataSource.query(`SELECT * FROM chart_analysis_results WHERE id = $1`, [
        id,
      ]);
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toContain(hana.id);
    });
  });
});
