import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords of the cluster's roles, made once and readable by the user who runs the product alone. */
export interface Secrets {
  /** Role `postgres`. */
  readonly superuser: string;
  /** Role `lance_owner`. */
  readonly owner: string;
  /** Role `lance_app`. */
  readonly app: string;
  /** Role `lance_recon`. */
  readonly recon: string;
}

const names = ['superuser', 'owner', 'app', 'recon'] as const satisfies (keyof Secrets)[];

/** Reads `secrets.json` of the data folder and adds what is missing. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const found = parse(file);
  const complete = Object.fromEntries(names.map((name) => [name, found[name] ?? randomBytes(24).toString('hex')]));
  if (names.some((name) => found[name] === undefined)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(complete)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return complete as unknown as Secrets;
}

function parse(file: string): Partial<Record<keyof Secrets, string>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Partial<Record<keyof Secrets, string>>;
  } catch {
    return {};
  }
}
