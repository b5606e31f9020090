import { randomUUID } from 'node:crypto';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { enableTwoFactor } from './factories/two-factor.js';
import { operations, resolved, type Schema } from './support/contract.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** A value as the description shows it. */
function exampleOf(given: Schema): unknown {
  if (given.example !== undefined) return given.example;
  if (given.anyOf) return exampleOf(given.anyOf[0] ?? {});
  const { example, enum: values, properties, type, items } = resolved(given);
  if (example !== undefined) return example;
  if (values) return values[0];
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, exampleOf(one)]));
  if (type === 'array') return items ? [exampleOf(items)] : [];
  return type === 'boolean' ? true : type === 'number' ? 1 : type === 'object' ? {} : 'text';
}

/** Every route with a body, and every field of it. */
const fields = operations.flatMap(({ method, path, operation: { requestBody } }) => {
  const body = resolved(requestBody?.content['application/json']?.schema ?? {});
  return Object.keys(body.properties ?? {}).map((field) => ({ method, path, field, body }));
});

describe('a field that is null', () => {
  let service: TestApp;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
    // The examples of the description are hers: address and password are right, so that what comes after them is reached.
    member = await registerMember(service, {
      email: 'hana@example.com',
      password: 'correct horse',
      agreementMarketing: true,
      emailConfirmed: true,
    });
    await enableTwoFactor(service, member);
  });

  afterAll(() => service.close());

  it('is looked for in all routes with a body', () => {
    expect(fields.length).toBeGreaterThan(50);
  });

  it.each(fields)('$method $path $field', async ({ method, path, field, body }) => {
    const example = exampleOf(body) as Record<string, unknown>;
    const address = path.replace(/\{\w+\}/g, randomUUID());
    const required = body.required ?? [];
    const bare = Object.fromEntries(Object.entries(example).filter(([name]) => required.includes(name)));
    // No limit of attempts is what answers; an administrator's session lives eight hours.
    service.clock.advance({ minutes: 4 });
    for (const { client } of [admin, member, { client: service.client() }])
      for (const others of [example, bare]) {
        const answer = await client.send(
          method,
          address,
          { ...others, [field]: null },
          { 'idempotency-key': randomUUID() },
        );
        expect({ status: answer.status, isOurFault: answer.status === 500 }).toMatchObject({ isOurFault: false });
      }
  });

  it.each([{ topics: null }, { marketing: null }])('changes no wish: %j', async (wish) => {
    expect((await member.client.send('PATCH', '/api/user/mail-preferences', wish)).status).toBe(400);
    expect((await member.client.get('/api/user/mail-preferences')).body).toMatchObject({ marketing: true });
  });
});
