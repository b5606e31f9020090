import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Owns the database and its schema; migrations run as this role. */
export const ownerRole = 'lance_owner';
/** The running service: reads and writes rows, changes no schema. */
export const appRole = 'lance_app';
/** Reconciliation and reports: reads only. */
export const reconRole = 'lance_recon';

/** What the service's connections call themselves. */
export const applicationName = 'lance';

export interface BootstrapOptions {
  readonly database: string;
  /** A password that is missing is made up, and replaces the role's earlier one. */
  readonly ownerPassword?: string;
  readonly appPassword?: string;
  readonly reconPassword?: string;
}

export interface DatabaseUrls {
  /** Connection URL of `lance_app`. */
  readonly databaseUrl: string;
  /** Connection URL of `lance_owner`. */
  readonly migrationUrl: string;
}

/** Waiting is bounded for the service, so that a slow database sheds load instead of queueing it. */
const roleSettings: Record<string, Record<string, string>> = {
  [ownerRole]: { TimeZone: 'UTC' },
  [appRole]: {
    TimeZone: 'UTC',
    lock_timeout: '2s',
    statement_timeout: '5s',
    idle_in_transaction_session_timeout: '10s',
  },
  [reconRole]: {
    TimeZone: 'UTC',
    default_transaction_read_only: 'on',
    statement_timeout: '60s',
    idle_in_transaction_session_timeout: '60s',
  },
};

/**
 * Makes the roles and the database of the product, or brings them to what they should be. May run any number of
 * times, also by several processes at once. `adminUrl` names a role that may create roles and databases.
 */
export async function bootstrapDatabase(adminUrl: string, options: BootstrapOptions): Promise<DatabaseUrls> {
  const passwords: Record<string, string> = {
    [ownerRole]: options.ownerPassword ?? madeUp(),
    [appRole]: options.appPassword ?? madeUp(),
    [reconRole]: options.reconPassword ?? madeUp(),
  };
  await withClient(adminUrl, async (admin) => {
    await admin.query(`SELECT pg_advisory_lock(hashtext('lance bootstrap'))`);
    for (const [role, password] of Object.entries(passwords)) await bringRole(admin, role, password);
    await bringDatabase(admin, options.database);
    // Under the same lock: two who grant at once would be told "tuple concurrently updated".
    await withClient(urlOf(adminUrl, options.database), grantInside);
  });
  return {
    databaseUrl: urlOf(adminUrl, options.database, appRole, passwords[appRole]),
    migrationUrl: urlOf(adminUrl, options.database, ownerRole, passwords[ownerRole]),
  };
}

/** Who may connect. It is a property of the database and not of its content: a copy of a template starts without it. */
export async function grantConnections(admin: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  await admin.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  await admin.query(`GRANT CONNECT ON DATABASE ${name} TO ${appRole}, ${reconRole}`);
}

/** The same server with another database and, where given, another role. */
export function urlOf(url: string, database: string, role?: string, password?: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  if (role !== undefined) changed.username = role;
  if (password !== undefined) changed.password = password;
  return changed.toString();
}

/** Runs `work` with a connection that is closed afterwards, whatever happens. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function bringRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await admin.query(`CREATE ROLE ${role}`);
  await admin.query(
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD ${pg.escapeLiteral(password)}`,
  );
  for (const [name, value] of Object.entries(roleSettings[role] ?? {})) {
    await admin.query(`ALTER ROLE ${role} SET ${name} = ${pg.escapeLiteral(value)}`);
  }
}

async function bringDatabase(admin: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0) await admin.query(`CREATE DATABASE ${name} OWNER ${ownerRole}`);
  else await admin.query(`ALTER DATABASE ${name} OWNER TO ${ownerRole}`);
  await grantConnections(admin, database);
}

async function grantInside(client: pg.Client): Promise<void> {
  const onNew = `ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerRole} IN SCHEMA public`;
  for (const statement of [
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `GRANT USAGE ON SCHEMA public TO ${appRole}, ${reconRole}`,
    `${onNew} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${appRole}`,
    `${onNew} GRANT USAGE, SELECT ON SEQUENCES TO ${appRole}`,
    `${onNew} GRANT SELECT ON TABLES TO ${reconRole}`,
  ]) {
    await client.query(statement);
  }
}

const madeUp = (): string => randomBytes(24).toString('hex');
