import sharp from 'sharp';
import { JournalPicturesJob } from '../src/modules/journal/pictures/journal-pictures.job.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { dataUrl, drawChart, drawNothing } from './support/chart-pictures.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { actOnHistory, csv, FUTURES_NAME, FUTURES_ROWS, FUTURES_TITLES, importHistory } from './support/trade-files.js';
import { unzip } from './support/unzip.js';

const DAY = '2026-11-19';
const TERMS = { symbol: 'BTC-USDT', type: 'long', entryPrice: '100', exitPrice: '110', quantity: '1' } as const;
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

/** A white area. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false });
/** One frame over the other. */
function moving() {
  const frames = Buffer.alloc(20 * 40 * 3, 7).fill(200, 0, 20 * 20 * 3);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } }).webp({ loop: 0 });
}

describe('pictures in the journal', () => {
  let service: TestApp;
  let hana: SignedIn;
  let chart: string;
  let blank: string;

  beforeAll(async () => {
    service = await startTestApp({ now: '2026-11-20T03:00:00.000Z' });
    chart = dataUrl(await drawChart());
    blank = dataUrl(await drawNothing());
  });
  beforeEach(async () => {
    hana = await registerMember(service);
  });
  afterAll(() => service.close());

  type Wish = Parameters<typeof add>[0];
  const add = (place: { date?: string; tradeId?: string; altText?: string; imageUrl?: string }, key?: string) =>
    hana.client.post(
      '/api/journal/pictures',
      { imageUrl: chart, ...place },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const added = async (place: Wish): Promise<string> => {
    const { status, body } = await add(place);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body.id;
  };
  const trade = async (rest: { restores?: string } = {}): Promise<string> => {
    const { status, body } = await hana.client.post('/api/mypage/trades', { ...TERMS, tradeDate: DAY, ...rest });
    expect(status).toBe(201);
    return body.id;
  };
  const list = async (member = hana) => (await member.client.get('/api/journal/pictures')).body;
  const places = async () => (await list()).map(({ id, tradeId, date }) => ({ id, tradeId, date }));
  const fetched = (path: string, member = hana, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/api/journal/pictures/${path}`, {
      headers: { cookie: `sid=${member.client.cookie('sid')}`, ...headers },
    });
  const set = (key: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));
  const kept = async (): Promise<number> => {
    const [row]: { count: number }[] = await service.dataSource.query(
      `SELECT count(*)::int AS count FROM journal_pictures WHERE user_id = $1`,
      [hana.id],
    );
    return row?.count ?? NaN;
  };

  it('stand at a day or a trade, small and without what a camera wrote into them', async () => {
    const photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#26a69a' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const tradeId = await trade();
    const ofTrade = await add({ tradeId, imageUrl: dataUrl(photo, 'image/jpeg'), altText: ' 돌파 지점 ' });
    expect(ofTrade.body).toMatchObject({ tradeId, date: DAY, altText: '돌파 지점', width: 1_000, height: 2_000 });
    const ofDay = await added({ date: '2026-11-18' });
    expect(await places()).toEqual([
      { id: ofTrade.body.id, tradeId, date: DAY },
      { id: ofDay, tradeId: null, date: '2026-11-18' },
    ]);
    const onDay = await hana.client.get(`/api/journal/pictures?from=${DAY}&to=${DAY}`);
    expect(onDay.body.map(({ id }) => id)).toEqual([ofTrade.body.id]);
    for (const [path, side] of [
      [ofTrade.body.id, 2_000],
      [`${ofTrade.body.id}/thumbnail`, 360],
    ] as const) {
      const answer = await fetched(path);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { format, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect({ format, height, exif, icc, xmp, orientation }).toEqual({ format: 'webp', height: side });
      expect(bytes.includes('Somebody')).toBe(false);
      const again = await fetched(path, hana, {
        'if-none-match': answer.headers.get('etag') ?? '',
        // As browsers ask; fetch of Node would not let it be fresh.
        'cache-control': 'max-age=0',
      });
      expect(again.status).toBe(304);
    }
  });

  it('are their owner’s alone', async () => {
    const id = await added({ date: DAY });
    const strange = await trade();
    const other = await registerMember(service);
    expect(await list(other)).toEqual([]);
    for (const path of [id, `${id}/thumbnail`]) expect((await fetched(path, other)).status).toBe(404);
    const path = `/api/journal/pictures/${id}` as const;
    expect(await other.client.patch(path, { altText: 'mine' })).toMatchObject({ status: 404 });
    expect(await other.client.delete(path)).toMatchObject({ status: 404 });
    expect(await other.client.post(`${path}/restore`)).toMatchObject({ status: 404 });
    const wish = { imageUrl: chart, tradeId: strange };
    expect(await other.client.post('/api/journal/pictures', wish)).toMatchObject({ status: 404 });
    expect((await fetched(id, hana, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetch(`${service.url}/api/journal/pictures/${id}`)).status).toBe(401);
    expect((await fetched(id)).status).toBe(200);
  });

  it.each<[string, () => Wish | Promise<Wish>, number, string]>([
    ['neither place', () => ({}), 400, 'journal.picturePlace'],
    ['both places', () => ({ date: DAY, tradeId: UNKNOWN }), 400, 'journal.picturePlace'],
    ['a day to come', () => ({ date: '2026-11-21' }), 400, 'journal.dayInFuture'],
    ['no such trade', () => ({ tradeId: UNKNOWN }), 404, 'journal.tradeNotFound'],
    ['a page', () => ({ date: DAY, imageUrl: dataUrl(Buffer.from('<html>')) }), 400, 'journal.notAPicture'],
    [
      'more than 5 MB',
      () => ({ date: DAY, imageUrl: dataUrl(Buffer.alloc(5 * 1_048_576 + 1)) }),
      400,
      'journal.pictureTooLarge',
    ],
    ['half of a picture', () => ({ date: DAY, imageUrl: chart.slice(0, 4_002) }), 400, 'journal.pictureBroken'],
    [
      'another kind',
      async () => ({
        date: DAY,
        imageUrl: dataUrl(
          await sharp(Buffer.from(blank.slice(22), 'base64'))
            .gif()
            .toBuffer(),
          'image/gif',
        ),
      }),
      400,
      'journal.pictureKind',
    ],
    [
      'more than 40 megapixels',
      async () => ({ date: DAY, imageUrl: dataUrl(await plain(8_000, 5_001).png().toBuffer()) }),
      400,
      'journal.tooManyPixels',
    ],
    [
      'two frames',
      async () => ({ date: DAY, imageUrl: dataUrl(await moving().toBuffer(), 'image/webp') }),
      400,
      'journal.pictureAnimated',
    ],
  ])('are refused with %s', async (_, place, status, code) => {
    expect(await add(await place())).toMatchObject({ status, body: { code } });
    expect(await kept()).toBe(0);
  });

  it('are as many as there is room for, also when they come at once', async () => {
    const tradeId = await trade();
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ tradeId })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await added({ tradeId });
    const sixth = await add({ tradeId });
    expect(sixth).toMatchObject({ status: 422, body: { code: 'journal.tooManyPicturesHere' } });
    expect(sixth.body).toMatchObject({ message: '이미지는 매매나 날짜마다 5장까지 남길 수 있습니다.' });
    await set('journal_mostPictures', '6');
    try {
      const last = await added({ date: DAY });
      const full = await add({ date: DAY });
      expect(full).toMatchObject({ status: 422, body: { code: 'journal.picturesFull' } });
      expect(full.body).toMatchObject({
        message: '이미지는 모두 합해 6장, 96 MB까지 보관할 수 있습니다. 오래된 이미지를 삭제해 주세요.',
      });
      // What was removed gives way to what comes.
      await hana.client.delete(`/api/journal/pictures/${last}`);
      expect(await kept()).toBe(6);
      await added({ date: DAY });
      expect(await kept()).toBe(6);
      expect(await hana.client.post(`/api/journal/pictures/${last}/restore`)).toMatchObject({ status: 404 });
    } finally {
      await set('journal_mostPictures', '500');
    }
  });

  it('are added once under a key', async () => {
    const key = 'picture-of-hana-1';
    const first = await add({ date: DAY }, key);
    expect((await add({ date: DAY }, key)).body).toEqual(first.body);
    expect(await add({ date: DAY, imageUrl: blank }, key)).toMatchObject({
      status: 409,
      body: { code: 'platform.idempotencyKeyReused' },
    });
    expect(await list()).toHaveLength(1);
  });

  it('are described, removed, and put back for a day', async () => {
    const id = await added({ date: DAY });
    const path = `/api/journal/pictures/${id}` as const;
    expect((await hana.client.patch(path, { altText: '되돌림' })).body).toMatchObject({ altText: '되돌림' });
    expect((await hana.client.patch(path, {})).body).toMatchObject({ altText: '되돌림' });
    expect((await hana.client.patch(path, { altText: '' })).body).toMatchObject({ altText: null });
    expect((await hana.client.delete(path)).status).toBe(204);
    expect((await hana.client.delete(path)).status).toBe(404);
    expect((await fetched(id)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await hana.client.post(`${path}/restore`)).toMatchObject({ status: 200, body: { id } });
    expect(await hana.client.post(`${path}/restore`)).toMatchObject({ status: 200, body: { id } });
    expect((await fetched(id)).status).toBe(200);
    await hana.client.delete(path);
    await service.app.get(JournalPicturesJob).deleteRemoved();
    expect(await kept()).toBe(1);
    service.clock.advance({ days: 1, minutes: 1 });
    try {
      await service.app.get(JournalPicturesJob).deleteRemoved();
      expect(await kept()).toBe(0);
    } finally {
      service.clock.advance({ days: -1, minutes: -1 });
    }
  });

  it('alone make a day of the lists, without a result, until they are removed', async () => {
    const id = await added({ date: DAY });
    const days = async () => (await hana.client.get('/api/journal/days')).body;
    const [day] = await days();
    expect(day).toMatchObject({ day: DAY, hasNote: false, tradeCount: 0, cashFlow: '0', fees: '0', funding: '0' });
    expect(day).toMatchObject({ startBalance: null, profitLoss: null, result: null, unexplained: null });
    expect((await hana.client.get('/api/journal/days.csv')).body).toMatch(/\n2026-11-19,,,,0,0,,0,0,,[\d.]+,,\r?\n$/);
    expect((await hana.client.get('/api/mypage/performance')).body).toMatchObject({ totalProfit: '0', tradeCount: 0 });
    const statistics = (await hana.client.get('/api/mypage/performance/statistics')).body;
    expect(statistics).toMatchObject({ days: [], balanceDays: 0, totalResult: '0' });
    expect((await hana.client.get('/api/journal/tax-year?year=2026')).body).toMatchObject({
      lines: [],
      otherRateDays: [],
    });
    const path = `/api/journal/pictures/${id}` as const;
    await hana.client.delete(path);
    expect(await days()).toEqual([]);
    await hana.client.post(`${path}/restore`);
    expect(await days()).toEqual([day]);
  });

  it('go with their trade and come back with the one that is written again', async () => {
    const first = await trade();
    const other = await added({ tradeId: await trade() });
    const removed = await added({ tradeId: first });
    const pictures = [await added({ tradeId: first, altText: '진입' }), await added({ tradeId: first })];
    await hana.client.delete(`/api/journal/pictures/${removed}`);
    expect((await hana.client.delete(`/api/mypage/trades/${first}`)).status).toBe(204);
    expect((await list()).map(({ id }) => id)).toEqual([other]);
    expect((await fetched(pictures[0] ?? '')).status).toBe(404);
    const again = await trade({ restores: first });
    const back = (await list()).filter(({ tradeId }) => tradeId === again);
    expect(back.map(({ id }) => id)).toEqual(pictures);
    expect(back[0]).toMatchObject({ altText: '진입' });
    // Nobody takes the pictures of a trade that is there.
    await trade({ restores: again });
    expect((await list()).filter(({ tradeId }) => tradeId === again)).toHaveLength(2);
  });

  it('go with an undone import and come back when its file does', async () => {
    const file = csv(FUTURES_TITLES, ...FUTURES_ROWS);
    const { id } = await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS.slice(2)), FUTURES_NAME);
    const [imported] = (await hana.client.get('/api/mypage/trades')).body;
    const tradeId = imported?.id ?? '';
    const picture = await added({ tradeId });
    await importHistory(hana, file, FUTURES_NAME);
    expect((await list()).map((one) => one.id)).toEqual([picture]);
    const [second] = (await hana.client.get('/api/journal/imports')).body;
    await actOnHistory(hana, second?.id ?? '', 'undo');
    await actOnHistory(hana, id, 'undo');
    expect(await list()).toEqual([]);
    await importHistory(hana, file, FUTURES_NAME);
    expect(await places()).toEqual([{ id: picture, tradeId, date: imported?.tradeDate }]);
  });

  it('are part of the own data as files, and go with the account', async () => {
    const id = await added({ date: DAY, altText: '=1+1' });
    const answer = await fetched('../../user/data-export');
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const { tables } = JSON.parse(files.get('data.json') ?? '') as { tables: Record<string, object[]> };
    expect(tables['journal-pictures']).toMatchObject([
      { id, day: DAY, tradeId: null, altText: '=1+1', file: `journal-pictures/${id}.webp`, removedAt: null },
    ]);
    expect(files.has(`journal-pictures/${id}.webp`)).toBe(true);
    await hana.client.post('/api/user/close', { currentPassword: hana.password });
    expect(await kept()).toBe(0);
  });
});
