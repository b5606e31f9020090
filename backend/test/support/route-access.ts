/** Who may call a route: everybody, everybody with a session, or administrators. */
export type Access = 'visitor' | 'member' | 'admin';

/**
 * Every route of the service and who may call it. A new route needs its row here, or `route-access.e2e-spec.ts` fails
 * and prints the row to add; a row whose route is gone fails too. The test calls each route as a visitor, a member and an
 * administrator, without a body and with an unknown id in place of each path parameter: who may not must get 401 or
 * 403, who may must get anything but these two and but a 500.
 */
export const routeAccess: Readonly<Record<string, Access>> = {
  'GET /api/health': 'visitor',
  'GET /api/health/live': 'visitor',
  'GET /api/site-settings': 'visitor',

  'POST /api/register': 'visitor',
  'POST /api/login': 'visitor',
  'POST /api/logout': 'visitor',
  'GET /api/me': 'member',
  'GET /api/user': 'member',
  'PATCH /api/user/update': 'member',

  'GET /api/lance-coins/balance': 'member',
  'GET /api/lance-coins/history': 'member',
  'GET /api/lance-coins/summary': 'member',
  'GET /api/admin/users/:id/lance-coins': 'admin',
  'POST /api/admin/users/:id/adjust-lance-coins': 'admin',
};
