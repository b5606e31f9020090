import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { enableTwoFactor } from './factories/two-factor.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8')) as Document;

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** A value as the description shows it. */
function exampleOf(given: Schema): unknown {
  const schema = resolved(given);
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return exampleOf(schema.allOf[0] ?? {});
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(one)]));
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  return schema.type === 'boolean' ? true : schema.type === 'number' ? 1 : schema.type === 'object' ? {} : 'text';
}

/** Every route with a body, and every field of it. */
const fields = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const body = resolved(requestBody?.content['application/json']?.schema ?? {});
    return Object.keys(body.properties ?? {}).map((field) => ({ method: method.toUpperCase(), path, field, body }));
  }),
);

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
    expect((await member.client.patch('/api/user/mail-preferences', wish)).status).toBe(400);
    expect((await member.client.get('/api/user/mail-preferences')).body).toMatchObject({ marketing: true });
  });
});
