import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import type { HttpClient } from './support/http-client.js';
import { routeAccess, type Access } from './support/route-access.js';
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

describe('access to the routes', () => {
  let service: TestApp;
  let routes: string[];

  beforeAll(async () => {
    service = await startTestApp();
    routes = registeredRoutes(service);
  });

  afterAll(() => service.close());

  it('is written down for every route, and for no other', () => {
    const missing = routes.filter((route) => !(route in routeAccess)).map((route) => `'${route}': '…',`);
    const gone = Object.keys(routeAccess).filter((route) => !routes.includes(route));
    expect({ missing, gone }).toEqual({ missing: [], gone: [] });
  });

  const expected: Record<Access, Record<Access, number | null>> = {
    visitor: { visitor: null, member: null, admin: null },
    member: { visitor: 401, member: null, admin: null },
    admin: { visitor: 401, member: 403, admin: null },
  };

  it.each<Access>(['visitor', 'member', 'admin'])('is what the table says for the role %s', async (role) => {
    const person: SignedIn | null =
      role === 'visitor' ? null : role === 'member' ? await registerMember(service) : await createAdmin(service);
    const cookie = person ? `sid=${person.client.cookie('sid') ?? ''}` : '';
    // Logging out ends the session that the others need.
    const order = [...routes].sort((a, b) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout')));

    const wrong: string[] = [];
    for (const route of order) {
      const access = routeAccess[route];
      if (!access) continue;
      const [method = '', path = ''] = route.split(' ');
      // Each call from a browser of its own, so that a route that begins a session changes nobody's.
      const client: HttpClient = service.client();
      // A member's own part of the API is theirs alone; everywhere else the id is unknown.
      const own = path.replace(/^\/api\/user\/:id\//, `/api/user/${person?.id ?? UNKNOWN_ID}/`);
      const { status } = await client.send(method, own.replace(/:\w+/g, UNKNOWN_ID), undefined, { cookie });
      const refusal = expected[access][role];
      const isRight = refusal === null ? status !== 401 && status !== 403 && status !== 500 : status === refusal;
      if (!isRight) wrong.push(`${route} answers ${status}, expected ${refusal ?? 'to be let in'}`);
    }
    expect(wrong).toEqual([]);
  });
});
