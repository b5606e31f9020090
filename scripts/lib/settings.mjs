import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { root } from './paths.mjs';
import { Explained } from './say.mjs';

/**
 * What the launcher itself must know, from the environment and an `.env` file (the environment wins). The service
 * checks its whole configuration itself.
 */
export function readSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const value = (name) => process.env[name] || undefined;
  const port = Number(value('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Explained(`PORT must be a number from 0 to 65535, and is ${value('PORT')}.`);
  }
  const profile = value('APP_PROFILE') ?? 'demo';
  return {
    port,
    host: value('HOST') ?? '127.0.0.1',
    dataDir: resolve(root, value('DATA_DIR') ?? '.data'),
    hasOwnDatabase: value('DATABASE_URL') !== undefined,
    wantsSimulator: profile !== 'production' && value('UPSTREAMS') !== 'live' && value('SIMULATOR_URL') === undefined,
    wantsMailbox: profile !== 'production' && value('SMTP_URL') === undefined,
    profile,
  };
}

/** Fails early and by name when somebody else has the port: before anything is built or started. */
export async function assertPortFree({ port, host }, advice = `Choose another one: PORT=${port + 1} npm start`) {
  const error = await new Promise((settle) => {
    const server = createServer();
    server.once('error', settle);
    server.listen(port, host, () => server.close(() => settle(null)));
  });
  if (error?.code === 'EADDRINUSE') {
    throw new Explained(`Port ${port} is in use by another program. ${advice}`);
  }
  if (error) throw new Explained(`Cannot listen on ${host}:${port}: ${error.message}`);
}
