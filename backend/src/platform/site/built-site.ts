import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An API response and its time in milliseconds since the epoch. */
export interface Answer {
  readonly at: number;
  readonly value: unknown;
}

/** A page to send. `__CSP_NONCE__` and `__ORIGIN__` are placeholders in the head only. */
export interface Drawn {
  readonly head: string;
  readonly body: string;
}

/** A public page in the site's manifest. */
export interface SitePage {
  readonly path: string;
  readonly language: 'ko' | 'en';
  /** API paths the page shows, by name. */
  readonly calls: Readonly<Record<string, string>>;
}

/** Interface of the built site; `frontend/src/app/site/site.tsx` documents each part. */
export interface BuiltSite {
  readonly pages: readonly SitePage[];
  draw(path: string, answers: Readonly<Record<string, Answer>>): Promise<Drawn>;
}

/** Loads it from the build folder; null if the build has none. */
export async function loadBuiltSite(folder: string): Promise<BuiltSite | null> {
  const module = join(folder, '.server/site.mjs');
  const parts = join(folder, '.server/parts.json');
  if (!existsSync(module) || !existsSync(parts)) return null;
  const { openSite } = (await import(pathToFileURL(module).href)) as { openSite: (parts: unknown) => BuiltSite };
  return openSite(JSON.parse(readFileSync(parts, 'utf8')));
}
