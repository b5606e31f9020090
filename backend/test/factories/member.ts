import { Clock } from '../../src/platform/clock/index.js';
import { runInTransaction } from '../../src/platform/database/index.js';
import { Members, Passwords } from '../../src/modules/auth/index.js';
import type { Schemas } from '../support/contract-types.js';
import type { HttpClient } from '../support/http-client.js';
import type { TestApp } from '../support/test-app.js';

/** Somebody with a session. */
export interface SignedIn {
  /** Their browser, already signed in. */
  readonly client: HttpClient;
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export type RegistrationBody = Schemas['RegisterDto'];

let count = 0;

/** A complete registration that nobody has sent yet. */
export function registrationBody(overrides: Partial<RegistrationBody> = {}): RegistrationBody {
  count += 1;
  return {
    name: `회원 ${count}`,
    email: `member-${count}@example.com`,
    password: 'member-password',
    agreementPersonalInfo: true,
    ...overrides,
  };
}

/** Registers a member over HTTP, with everything that belongs to it. `emailConfirmed` is what no form can say. */
export async function registerMember(
  app: TestApp,
  { emailConfirmed = false, ...overrides }: Partial<RegistrationBody> & { emailConfirmed?: boolean } = {},
): Promise<SignedIn> {
  const body = registrationBody(overrides);
  const client = app.client(body.language);
  const answer = await client.post('/api/register', body);
  if (answer.status !== 201) throw new Error(`not registered: ${JSON.stringify(answer.body)}`);
  const { id } = answer.body.user;
  if (emailConfirmed)
    await runInTransaction(app.dataSource, (tx) =>
      app.app.get(Members).updateMember(tx, id, { emailConfirmedAt: app.clock.now() }),
    );
  return { client, id, email: body.email, password: body.password, name: body.name };
}

/** Creates an administrator and signs them in. */
export async function createAdmin(app: TestApp, language: 'ko' | 'en' = 'ko'): Promise<SignedIn> {
  count += 1;
  const email = `admin-${count}@example.com`;
  const password = 'admin-password';
  const name = `관리자 ${count}`;
  const at = app.app.get(Clock).now();
  const passwordHash = await app.app.get(Passwords).hash(password);
  const { member } = await runInTransaction(app.dataSource, (tx) =>
    app.app
      .get(Members)
      .createMember(tx, { email, passwordHash, name, language, at, emailConfirmedAt: at, isAdmin: true }),
  );
  const { id } = member;
  return { client: await logIn(app, { email, password }), id, email, password, name };
}

/** A new browser that signs in. */
export async function logIn(app: TestApp, member: { email: string; password: string }): Promise<HttpClient> {
  const client = app.client();
  const answer = await client.post('/api/login', { email: member.email, password: member.password });
  if (answer.status !== 200) throw new Error(`not signed in: ${JSON.stringify(answer.body)}`);
  return client;
}
