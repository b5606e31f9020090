import { feeds } from '../src/modules/insights/feeds.js';
import { AppConfig } from '../src/platform/config/index.js';
import type { Restriction } from '../src/platform/http/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import { dataUrl, drawChart } from './support/chart-pictures.js';
import type { Answer } from './support/http-client.js';
import { withoutHoldAfterNewUid } from './support/luff.js';
import {
  allowedRestrictions,
  ownObjectOf,
  routeAccess,
  type Access,
  type OwnObjects,
  wordsInAddress,
} from './support/route-access.js';
import { keyOf } from './support/exchange-keys.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface RouteLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** What the running service answers to, from its own router; the pages of the documentation are no operations. */
function registeredRoutes(service: TestApp): string[] {
  const express = service.app.getHttpAdapter().getInstance() as unknown as { router: { stack: RouteLayer[] } };
  return express.router.stack
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
    )
    .filter((route) => !/^GET \/api\/(docs|openapi)/.test(route))
    .sort();
}

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const TODAY = '2026-11-20';
/** A day of which nothing else speaks. */
const JOURNAL_DAY = '2026-03-07';

type Refusal = 401 | 403 | null;

/** Calls that end the session or what it stands on come last. */
function inSafeOrder(routes: readonly string[]): string[] {
  const weight = (route: string): number =>
    route.endsWith('/logout') ? 3 : route.endsWith('/user/sessions') ? 2 : Number(route.startsWith('DELETE'));
  return [...routes].sort((a, b) => weight(a) - weight(b));
}

describe('access to the routes', () => {
  let service: TestApp;
  let routes: string[];
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    routes = registeredRoutes(service);
    admin = await createAdmin(service);
  });

  afterAll(() => service.close());

  /** One call as this person, from a browser of its own, so that a route that begins a session changes nobody's. */
  async function call(person: SignedIn | null, route: string, id = UNKNOWN_ID): Promise<Answer<unknown>> {
    const [method = '', path = ''] = route.split(' ');
    const cookie = person ? `sid=${person.client.cookie('sid') ?? ''}` : '';
    return service.client().send(method, path.replace(':kind', 'lcoin').replace(/:\w+/g, id), undefined, { cookie });
  }

  /** Differences between what the routes answer to this person and what they should. */
  async function wrongs(
    person: SignedIn | null,
    refusalOf: (route: string, access: Access) => Refusal,
    idOf: (route: string) => string = () => UNKNOWN_ID,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const route of inSafeOrder(routes)) {
      const access = routeAccess[route];
      if (!access) continue;
      const { status } = await call(person, route, idOf(route));
      const refusal = refusalOf(route, access);
      const isRight = refusal === null ? status !== 401 && status !== 403 && status !== 500 : status === refusal;
      if (!isRight) wrong.push(`${route} answers ${status}, expected ${refusal ?? 'to be let in'}`);
    }
    return wrong;
  }

  /** A member with something in every drawer. */
  async function owner(): Promise<{ member: SignedIn; objects: OwnObjects; uid: string }> {
    const member = await registerMember(service, { emailConfirmed: true, tradingviewId: 'owner_charts' });
    const uid = await verifiedUid(admin, member);
    await reportVolumes(service, { uid, day: TODAY, volume: '100000000' });
    await member.client.post('/api/luff/request-payback', { luffAmount: 1000, usdtAmount: 100 });
    await member.client.post('/api/indicator-purchase', { tradingviewId: 'owner_charts' });
    await writeJournal(member);
    await member.client.post('/api/chart-analysis/analyze', { imageUrl: dataUrl(await drawChart()) });
    await logIn(service, member);
    const first = async (list: Promise<Answer<{ id: string; current?: boolean }[]>>): Promise<string> => {
      const { status, body } = await list;
      const object = body.find(({ current }) => current !== true);
      if (status !== 200 || !object) throw new Error(`${status} ${JSON.stringify(body)}`);
      return object.id;
    };
    const { client } = member;
    const objects = {
      memberId: member.id,
      uidId: await first(client.get(`/api/user/${member.id}/uids`)),
      sessionId: await first(client.get('/api/user/sessions')),
      accrualId: await accrual(member),
      redemptionId: await first(client.get('/api/luff/redemptions')),
      lcoinEntryId: await first(client.get('/api/lance-coins/history')),
      indicatorPurchaseId: await first(client.get('/api/indicator-purchases')),
      journalDay: JOURNAL_DAY,
      tradeId: await first(client.get('/api/mypage/trades')),
      cashFlowId: await first(client.get('/api/mypage/cashflows')),
      noteTemplateId: await first(client.get('/api/journal/note-templates')),
      journalPictureId: await first(client.get('/api/journal/pictures')),
      journalImportId: await first(client.get('/api/journal/imports')),
      journalConnectionId: await first(client.get('/api/journal/connections')),
      chartAnalysisId: await first(client.get('/api/chart-analysis')),
      alertId: await alert(member),
      receiptShareId: await receiptShare(member),
    };
    return { member, objects, uid };
  }

  async function alert({ client }: SignedIn): Promise<string> {
    await service.app.get(Collector).collect(feeds.binanceTickers);
    const wanted = { kind: 'priceUsdt', symbol: 'BTC', direction: 'above', threshold: '1000000' } as const;
    return (await client.post('/api/crypto/alerts', wanted)).body.id;
  }

  async function receiptShare({ client }: SignedIn): Promise<string> {
    const [entry] = (await client.get('/api/lance-coins/history')).body;
    const path = (kind: string, id: string) => `/api/receipts/${kind}/${id}/shares` as const;
    return (await client.post(path('lcoin', entry?.id ?? ''), { withAmounts: false })).body.id;
  }

  async function writeJournal({ client }: SignedIn): Promise<void> {
    const terms = { symbol: 'BTC-USDT', type: 'long' as const, entryPrice: '1', exitPrice: '2', quantity: '1' };
    await client.post('/api/daily-journal', { date: JOURNAL_DAY, note: 'x' });
    await client.post('/api/mypage/trades', { ...terms, tradeDate: JOURNAL_DAY });
    await client.post('/api/mypage/cashflows', { type: 'deposit', amount: '1', transactionDate: JOURNAL_DAY });
    await client.send('PUT', '/api/journal/note-templates', { name: '복기', text: '잘한 점:' });
    await client.post('/api/journal/pictures', { imageUrl: dataUrl(await drawChart()), date: JOURNAL_DAY });
    await client.post('/api/journal/connections', keyOf('Bybit'));
    await client.send('POST', '/api/journal/imports/file?fileName=trades.csv', Buffer.from('Time,Side\n1,2\n'));
  }

  /** The entry that the report of the owner's UID has made. */
  async function accrual({ client }: SignedIn): Promise<string> {
    const { body } = await client.get('/api/luff/transactions');
    const entry = body.find(({ type }) => type === 'earn');
    if (!entry) throw new Error(`nothing was earned: ${JSON.stringify(body)}`);
    return entry.id;
  }

  it('is written down for every route, and for no other', () => {
    const missing = routes.filter((route) => !(route in routeAccess)).map((route) => `'${route}': '…',`);
    const gone = Object.keys(routeAccess).filter((route) => !routes.includes(route));
    const table = 'backend/test/support/route-access.ts';
    expect({ table, missing, gone }).toEqual({ table, missing: [], gone: [] });
  });

  it('knows whose object stands in the address of each member’s route', () => {
    const named = routes.filter(
      (route) => routeAccess[route] === 'member' && route.includes('/:') && !wordsInAddress.includes(route),
    );
    for (const route of wordsInAddress) expect(routes).toContain(route);
    expect(Object.keys(ownObjectOf).sort()).toEqual(named);
    for (const route of Object.keys(allowedRestrictions)) expect(routes).toContain(route);
  });

  it('is what the table says for a visitor', async () => {
    expect(await wrongs(null, (_, access) => (access === 'visitor' ? null : 401))).toEqual([]);
  });

  it('is what the table says for a member, who finds what is their own', async () => {
    const { member, objects } = await owner();
    const idOf = (route: string): string => objects[ownObjectOf[route] as keyof OwnObjects] ?? UNKNOWN_ID;
    expect(await wrongs(member, (_, access) => (access === 'admin' ? 403 : null), idOf)).toEqual([]);

    const again = await owner();
    for (const route of inSafeOrder(Object.keys(ownObjectOf))) {
      const { status } = await call(again.member, route, again.objects[ownObjectOf[route] as keyof OwnObjects]);
      expect({ route, found: status !== 404 }).toEqual({ route, found: true });
    }
  });

  it('lets another member neither see nor touch what somebody owns', async () => {
    const { member, objects, uid } = await owner();
    const other = await registerMember(service);
    for (const route of inSafeOrder(Object.keys(ownObjectOf))) {
      const { status, body } = await call(other, route, objects[ownObjectOf[route] as keyof OwnObjects]);
      expect({ route, status }).toEqual({ route, status: 404 });
      expect(JSON.stringify(body)).not.toContain(uid);
    }
    // Each thing is where it was.
    const ids = async (list: Promise<Answer<{ id: string }[]>>) => (await list).body.map(({ id }) => id);
    expect(await ids(member.client.get(`/api/user/${member.id}/uids`))).toContain(objects.uidId);
    expect(await ids(member.client.get('/api/user/sessions'))).toContain(objects.sessionId);
    expect((await member.client.get('/api/luff/redemptions')).body[0]?.status).toBe('pending');
  });

  it('names nobody else in what a member reads', async () => {
    const { member, objects, uid } = await owner();
    const other = await registerMember(service);
    const secrets: string[] = [member.email, member.name, uid, 'owner_charts', ...(Object.values(objects) as string[])];
    const told: string[] = [];
    for (const route of routes.filter((one) => one.startsWith('GET') && routeAccess[one] !== 'admin')) {
      const text = JSON.stringify((await call(other, route, other.id)).body);
      told.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `${route} tells ${secret}`));
    }
    expect(told).toEqual([]);
  });

  it('is what the table says for an administrator', async () => {
    const another = await createAdmin(service);
    const idOf = (route: string): string => (ownObjectOf[route] === 'memberId' ? another.id : UNKNOWN_ID);
    expect(await wrongs(another, () => null, idOf)).toEqual([]);
  });

  it('is nothing but a new password for a session whose password an administrator has reset', async () => {
    const { id, email } = await registerMember(service);
    const reset = await admin.client.post(`/api/admin/users/${id}/reset-password`);
    expect(reset.status).toBe(200);
    const password = service.app.get(AppConfig).resetDefaultPassword;
    const restricted = { client: await logIn(service, { email, password }), id, email, password, name: '' };
    const { body } = await restricted.client.get('/api/user');
    expect(body).toMatchObject({ code: 'platform.passwordChangeRequired' });
    expect(await wrongs(restricted, refusalWhile('password'))).toEqual([]);
  });

  it('is nothing but the set-up for an administrator without the second factor that is obligatory', async () => {
    const strict = await startTestApp({ env: { ADMIN_TWO_FACTOR: 'required' } });
    const own = service;
    try {
      service = strict;
      const restricted = await createAdmin(strict);
      const { body } = await restricted.client.get('/api/admin/users');
      expect(body).toMatchObject({ code: 'platform.twoFactorRequired' });
      expect(await wrongs(restricted, refusalWhile('two-factor'))).toEqual([]);
    } finally {
      service = own;
      await strict.close();
    }
  });

  /** Visitors' routes stay open; of the others only what lifts the restriction. */
  function refusalWhile(restriction: Restriction): (route: string, access: Access) => Refusal {
    return (route, access) =>
      access === 'visitor' || allowedRestrictions[route]?.includes(restriction) === true ? null : 403;
  }
});
