import { randomUUID } from 'node:crypto';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, verifiedUid } from './factories/uid.js';
import type { Answer } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('an act that is sent again with its key', () => {
  let service: TestApp;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
  });
  beforeEach(async () => {
    member = await registerMember(service);
  });
  afterAll(() => service.close());

  const ownUid = async (uid: string): Promise<string> => {
    const { body } = await member.client.get(`/api/user/${member.id}/uids`);
    return body.find((one) => one.uid === uid)?.id ?? '';
  };
  /** Sent twice with a key, and once without it. */
  const repeated = async (send: (headers?: Record<string, string>) => Promise<Answer<{ code?: string }>>) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(headers);
    expect(await send(headers)).toMatchObject({ status: first.status, body: first.body });
    const { status, body } = await send();
    return { first: first.status, without: { status, code: body.code } };
  };

  it('is one dispute, with one proof code', async () => {
    const uid = await verifiedUid(admin, await registerMember(service));
    const dispute = { exchangeName: 'Binance', uid, statement: 'mine' };
    expect(await repeated((headers) => member.client.post('/api/uid-disputes', dispute, headers))).toEqual({
      first: 200,
      without: { status: 409, code: 'uidRebate.disputeAlreadyPending' },
    });
  });

  it('is one request to verify a UID', async () => {
    const uid = await verifiedUid(admin, member);
    await member.client.delete(`/api/user-uid/${await ownUid(uid)}`);
    const request = { exchangeName: 'Binance', uid };
    expect(await repeated((headers) => member.client.post('/api/uid-verification-request', request, headers))).toEqual({
      first: 200,
      without: { status: 409, code: 'uidRebate.requestAlreadyPending' },
    });
  });

  it.each([
    ['gives a UID up once', (id: string, headers = {}) => member.client.delete(`/api/user-uid/${id}`, headers)],
    [
      'cancels a UID once',
      (id: string, headers = {}) => admin.client.delete(`/api/admin/users/${member.id}/uid/${id}`, headers),
    ],
  ])('%s', async (_, remove) => {
    const id = await ownUid(await verifiedUid(admin, member, freshUid()));
    expect(await repeated((headers) => remove(id, headers))).toEqual({
      first: 200,
      without: { status: 404, code: 'uidRebate.uidNotFound' },
    });
  });

  it('offers one mining item', async () => {
    const texts = { nameKo: '아이템', nameEn: 'Item', descriptionKo: '설명', descriptionEn: 'Text' };
    const effect = { effectType: 'speed_boost', effectValue: '10', durationHours: 24, price: 100 };
    const item = { ...texts, ...effect, icon: 'gauge' };
    const count = async () => (await admin.client.get('/api/admin/mining-items')).body.length;
    const before = await count();
    const { first } = await repeated((headers) => admin.client.send('POST', '/api/admin/mining-items', item, headers));
    expect(first).toBe(201);
    expect(await count()).toBe(before + 2);
  });

  it('adds one question', async () => {
    const texts = { questionKo: '질문', questionEn: 'Question', answerKo: '답변', answerEn: 'Answer' };
    const entry = { ...texts, keywordsKo: [], keywordsEn: [] };
    const count = async () => (await admin.client.get('/api/admin/faq')).body.length;
    const before = await count();
    const { first } = await repeated((headers) => admin.client.post('/api/admin/faq', entry, headers));
    expect(first).toBe(201);
    expect(await count()).toBe(before + 2);
  });
});
