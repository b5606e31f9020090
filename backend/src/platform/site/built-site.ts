import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An answer of the API and when it was given, in milliseconds since the epoch. */
export interface Answer {
  readonly at: number;
  readonly value: unknown;
}

/** A page to send. `__CSP_NONCE__` and `__ORIGIN__` stand in the head, and only there do they mean something. */
export interface Drawn {
  readonly head: string;
  readonly body: string;
}

/** A public page as the site's build tells of it. */
export interface SitePage {
  readonly path: string;
  readonly language: 'ko' | 'en';
  /** Addresses of the API whose answers it shows, by the names under which it wants them. */
  readonly calls: Readonly<Record<string, string>>;
}

/** What the build of the site leaves for the service: `frontend/src/app/site/site.tsx` says what each part means. */
export interface BuiltSite {
  readonly pages: readonly SitePage[];
  draw(path: string, answers: Readonly<Record<string, Answer>>): Promise<Drawn>;
}

/** Loads it from the folder of the built site; null where it was built without. */
export async function loadBuiltSite(folder: string): Promise<BuiltSite | null> {
  const module = join(folder, '.server/site.mjs');
  const parts = join(folder, '.server/parts.json');
  if (!existsSync(module) || !existsSync(parts)) return null;
  const { openSite } = (await import(pathToFileURL(module).href)) as { openSite: (parts: unknown) => BuiltSite };
  return openSite(JSON.parse(readFileSync(parts, 'utf8')));
}
