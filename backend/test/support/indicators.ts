import { randomUUID } from 'node:crypto';
import { runInTransaction } from '../../src/platform/database/index.js';
import { Ledger } from '../../src/platform/ledger/index.js';
import { Settings } from '../../src/platform/settings/index.js';
import { logIn, registerMember, type RegistrationBody, type SignedIn } from '../factories/member.js';
import { reportVolumes, verifiedUid } from '../factories/uid.js';
import type { TestMail } from './mailbox.js';
import type { TestApp } from './test-app.js';

/** The moment at which a test of passes begins; noon in Seoul. */
export const START = '2026-11-20T03:00:00.000Z';
export const TODAY = '2026-11-20';

export type PaidWith = 'LCOIN' | 'LUFF';

/** What members and administrators do about passes. Signing in again changes the browser of who is given. */
export function indicatorActs(of: () => { readonly service: TestApp; readonly admin: SignedIn }) {
  /** Moves the clock; sessions do not last so long, so who goes on signs in again. */
  const moveTo = async (instant: string, ...people: SignedIn[]): Promise<void> => {
    of().service.clock.set(instant);
    for (const person of [of().admin, ...people]) Object.assign(person, { client: await logIn(of().service, person) });
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const path = (currency: PaidWith) =>
    currency === 'LCOIN' ? '/api/indicator-purchase' : '/api/luff/purchase-indicator';
  const request = (
    member: SignedIn,
    currency: PaidWith = 'LCOIN',
    body: unknown = { tradingviewId: 'hana_trades' },
    headers: Record<string, string> = {},
  ) => member.client.send('POST', path(currency), body, headers);
  const grant = (member: SignedIn, amount: number) =>
    of().admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: String(amount) }, key());
  /** A member with this much L coin (1,000 of it the signup bonus) and Luff. */
  const memberWith = async (lcoin: number, luff = 0, overrides: Partial<RegistrationBody> = {}): Promise<SignedIn> => {
    const member = await registerMember(of().service, { emailConfirmed: true, ...overrides });
    const grants = lcoin - 1_000 - (luff > 0 ? 1_000 : 0);
    if (luff > 0) {
      const uid = await verifiedUid(of().admin, member);
      await reportVolumes(of().service, { uid, day: TODAY, volume: String(luff * 50_000) });
    }
    if (grants !== 0) expect((await grant(member, grants)).status).toBe(200);
    return member;
  };
  const lcoinOf = (member: SignedIn) =>
    runInTransaction(of().service.dataSource, (tx) => of().service.app.get(Ledger).balance(tx, member.id, 'LCOIN'));
  const purchasesOf = async (member: SignedIn) => (await member.client.get('/api/indicator-purchases')).body;
  const passOf = async (member: SignedIn) => (await member.client.get('/api/indicator-pass')).body;
  const requested = async (member: SignedIn, currency: PaidWith = 'LCOIN') => {
    const { status, body } = await request(member, currency);
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    return body.purchase;
  };
  const redemptionOf = async (member: SignedIn) => {
    const { body } = await of().admin.client.get('/api/admin/luff-redemptions');
    const found = body.find(({ userId }) => userId === member.id);
    if (!found) throw new Error('no redemption');
    return found;
  };
  const listed = async (id: string) =>
    (await of().admin.client.get('/api/admin/indicator-purchases')).body.find((one) => one.id === id);
  /** A decision where it belongs: the request of one that is paid with L coin, the redemption of one in Luff. */
  const decide = async (
    by: SignedIn,
    member: SignedIn,
    verb: 'approve' | 'reject',
    body: { until?: string; adminNote?: string } = {},
    headers: Record<string, string> = {},
  ) => {
    const [purchase] = await purchasesOf(member);
    const { until, ...rest } = body;
    if (purchase?.paidWith === 'LUFF') {
      const { id } = await redemptionOf(member);
      const sent = { ...rest, ...(until === undefined ? {} : { expiryDate: until }) };
      return by.client.post(`/api/admin/luff-redemptions/${id}/${verb}`, sent, headers);
    }
    const sent = { ...rest, ...(until === undefined ? {} : { expiresAt: until }) };
    return by.client.post(`/api/admin/indicator-purchases/${purchase?.id}/${verb}`, sent, headers);
  };
  const approved = async (member: SignedIn, until: string, currency: PaidWith = 'LCOIN') => {
    await requested(member, currency);
    const answer = await decide(of().admin, member, 'approve', { until });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 200, code: undefined });
    const [purchase] = await purchasesOf(member);
    if (!purchase) throw new Error('no purchase');
    return purchase;
  };
  const kindsOf = async (member: SignedIn, currency: PaidWith): Promise<string[]> => {
    const rows: { kind: string }[] = await of().service.dataSource.query(
      `SELECT kind FROM ledger.transfer WHERE owner_id = $1 AND currency = $2 AND kind LIKE 'indicator%'
       ORDER BY account_version`,
      [member.id, currency],
    );
    return rows.map(({ kind }) => kind);
  };
  const set = (name: string, value: string) =>
    runInTransaction(of().service.dataSource, (tx) =>
      of().service.app.get(Settings).set(tx, `indicators_${name}`, value, null),
    );
  /** What a member was told about passes. */
  const indicatorMailsTo = async (member: SignedIn): Promise<TestMail[]> =>
    (await of().service.mailbox.mailsTo(member.email)).filter(({ subject }) => /지표|indicator/.test(subject));

  return {
    moveTo,
    key,
    path,
    request,
    grant,
    memberWith,
    lcoinOf,
    purchasesOf,
    passOf,
    requested,
    redemptionOf,
    listed,
    decide,
    approved,
    kindsOf,
    set,
    indicatorMailsTo,
  };
}

/** Every test begins at the same moment: nobody has tried anything, and no job has run. */
export async function beginAnew(service: TestApp): Promise<void> {
  service.clock.set(START);
  await service.dataSource.query('DELETE FROM auth_login_attempts');
  await service.dataSource.query('DELETE FROM platform_job_runs');
}
