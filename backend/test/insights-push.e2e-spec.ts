import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AlertWatch } from '../src/modules/insights/alerts/alert-watch.service.js';
import { PushKeyPair } from '../src/modules/insights/alerts/push/push-keys.service.js';
import { feeds } from '../src/modules/insights/feeds.js';
import { Queues } from '../src/platform/queue/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { logIn, registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

const PATH = '/api/crypto/push';

let service: TestApp;
let second: TestApp;
let member: SignedIn;
beforeAll(async () => {
  service = await startTestApp();
  second = await startTestApp({ on: service, env: { SIMULATOR_URL: service.simulator.url } });
  // Each replica learns by itself when a service wants a pause.
  await second.app.get(Queues).onModuleDestroy();
  member = await registerMember(service, { language: 'en' });
  await service.app.get(Collector).collect(feeds.upbitTickers);
});
afterAll(async () => {
  await second.close();
  await service.close();
});
beforeEach(() => {
  service.simulator.control.answerPushes();
  // Any pause that was asked for is over.
  service.clock.advance({ minutes: 10 });
});

/** A browser's keys, and its address at the simulated push service. */
function browser(name: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${service.simulator.url}/push/${name}`,
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return { keys, auth, subscription };
}
const put = (by: SignedIn, body: object) => by.client.send('PUT', PATH, body);
const seen = (name: string) => service.simulator.control.pushes.filter(({ address }) => address === `/push/${name}`);
const statuses = (name: string) => seen(name).map(({ status }) => status);
const subscriptionsOf = ({ id }: SignedIn) =>
  service.dataSource.query<object[]>('SELECT 1 FROM insights_push_subscriptions WHERE user_id = $1', [id]);

async function tell(price: string): Promise<void> {
  service.clock.advance({ seconds: 1 });
  const snapshots = service.app.get(KeptSnapshots);
  const rows = (snapshots.latest(feeds.upbitTickers)?.data ?? []).map((row) => ({ ...row, price }));
  await snapshots.write(feeds.upbitTickers, { data: rows, source: 'upbit', simulated: true });
  service.app.get(AlertWatch).pause();
  await service.dataSource.query('UPDATE insights_alert_marks SET checked_to = $1', [service.clock.now()]);
  await service.app.get(AlertWatch).look();
}
/** Lets an alert of each of these members fire once. */
async function fire(...by: SignedIn[]): Promise<void> {
  await tell('100');
  const body = { kind: 'priceKrw', symbol: 'BTC', direction: 'above', threshold: '200' } as const;
  for (const { client } of by) expect((await client.post('/api/crypto/alerts', body)).status).toBe(201);
  await tell('250');
}

describe('a push', () => {
  it('is encrypted for its browser, signed with our key, and says in the member’s language what crossed', async () => {
    const { keys, auth, subscription } = browser('one');
    expect((await member.client.get(PATH)).body).toMatchObject({ isOn: false });
    expect((await put(member, subscription)).status).toBe(204);
    const { publicKey, isOn } = (await member.client.get(PATH)).body;
    expect(isOn).toBe(true);
    await fire(member);
    await until(() => seen('one').length === 1);
    const [push] = seen('one');
    expect(push?.headers).toMatchObject({ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' });
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(push?.headers['authorization'])) ?? [];
    expect(key).toBe(publicKey);
    expect(isSigned(token, key ?? '')).toBe(true);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { aud: string };
    expect(claims.aud).toBe(service.simulator.url);
    const { firings } = (await member.client.get('/api/crypto/alerts')).body;
    expect(decrypted(push?.body ?? Buffer.alloc(0), keys, auth)).toEqual({
      ...{ title: 'BTC price on Upbit', body: '200 KRW or more · 250 KRW', lang: 'en' },
      tag: firings[0]?.id,
    });
  });

  it('goes to each browser of a member once, and to none of a member without', async () => {
    const [hana, other] = [await registerMember(service), await registerMember(service)];
    const elsewhere = { ...hana, client: await logIn(service, hana) };
    for (const [by, name] of [
      [hana, 'desk'],
      [elsewhere, 'phone'],
    ] as const)
      expect((await put(by, browser(name).subscription)).status).toBe(204);
    await fire(hana, other);
    await until(() => seen('desk').length + seen('phone').length >= 2);
    expect([statuses('desk'), statuses('phone')]).toEqual([[201], [201]]);
  });

  it.each([404, 410])('that meets nobody any more (%d) is the last one', async (status) => {
    const hana = await registerMember(service);
    const name = `gone-${status}`;
    await put(hana, browser(name).subscription);
    service.simulator.control.answerPushes({ status });
    await fire(hana);
    await until(async () => (await subscriptionsOf(hana)).length === 0);
    expect((await hana.client.get(PATH)).body).toMatchObject({ isOn: false });
    await fire(hana);
    expect(statuses(name)).toEqual([status]);
  });

  it('is tried again after an error', async () => {
    const hana = await registerMember(service);
    await put(hana, browser('again').subscription);
    service.simulator.control.answerPushes({ status: 500 });
    await fire(hana);
    await until(() => seen('again').length === 2, 60_000);
    expect(statuses('again')).toEqual([500, 201]);
  });

  it('waits as long as the service asks for', async () => {
    const hana = await registerMember(service);
    await put(hana, browser('later').subscription);
    service.simulator.control.answerPushes({ status: 429, retryAfter: 60 });
    await fire(hana);
    const failures = async () =>
      (
        await service.dataSource.query<object[]>(
          `SELECT 1 FROM platform_job_failures WHERE error LIKE '%wants a pause'`,
        )
      ).length;
    await until(async () => (await failures()) > 0, 60_000);
    expect(statuses('later')).toEqual([429]);
    service.clock.advance({ seconds: 61 });
    await until(() => seen('later').length === 2, 60_000);
    expect(statuses('later')).toEqual([429, 201]);
  }, 150_000);

  it('reaches no browser whose session has ended, whose member has gone or switched it off', async () => {
    const [out, gone, off] = [
      await registerMember(service),
      await registerMember(service),
      await registerMember(service),
    ];
    await put(out, browser('out').subscription);
    await put(gone, browser('left').subscription);
    await put(off, browser('off').subscription);
    expect((await off.client.delete(PATH)).status).toBe(204);
    await out.client.send('POST', '/api/logout');
    await gone.client.send('POST', '/api/user/close', { currentPassword: gone.password });
    expect(await subscriptionsOf(gone)).toEqual([]);
    const outAgain = { ...out, client: await logIn(service, out) };
    const witness = await registerMember(service);
    await put(witness, browser('witness').subscription);
    await fire(outAgain, off, witness);
    await until(() => seen('witness').length === 1);
    for (const name of ['out', 'left', 'off']) expect(seen(name)).toEqual([]);
    expect(await subscriptionsOf(out)).toEqual([]);
  });

  it('goes to whoever subscribed the browser last', async () => {
    const [first, next] = [await registerMember(service), await registerMember(service)];
    const { subscription } = browser('shared');
    await put(first, subscription);
    await put(next, subscription);
    expect(await subscriptionsOf(first)).toEqual([]);
    await fire(first);
    await fire(next);
    await until(() => seen('shared').length > 0);
    expect(seen('shared')).toHaveLength(1);
  });
});

it.each([
  'https://push.evil.example/abc',
  'http://127.0.0.1:1/push/abc',
  'http://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.example/x',
  'nowhere',
])('nothing is ever sent to %s', async (endpoint) => {
  const answer = await put(member, { ...browser('x').subscription, endpoint });
  expect(answer).toMatchObject({ status: 400, body: { code: 'insights.pushEndpoint' } });
});

it.each([{ p256dh: 'short' }, { auth: '!!' }])('a subscription with %j is refused', async (more) => {
  expect((await put(member, { ...browser('x').subscription, ...more })).status).toBe(400);
});

it('a key that is no point of the curve is refused: nothing could be encrypted for it', async () => {
  const answer = await put(member, { ...browser('x').subscription, p256dh: 'B'.repeat(87) });
  expect(answer).toMatchObject({ status: 400, body: { code: 'insights.pushEndpoint' } });
});

it('all replicas have one pair of keys, the private one encrypted', async () => {
  const [one, other] = await Promise.all([service, second].map(({ app }) => app.get(PushKeyPair).read()));
  expect(other).toEqual(one);
  const [row] = await service.dataSource.query<{ private_key: Buffer }[]>('SELECT private_key FROM insights_push_keys');
  expect(row?.private_key.includes(one?.privateKey ?? '')).toBe(false);
});

/** RFC 8291 and 8188 by hand, so that the library is held against something else. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, bytes));
  const sealed = body.subarray(21 + length);
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}

function isSigned(token: string, publicKey: string): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}
