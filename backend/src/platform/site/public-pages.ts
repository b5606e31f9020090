import type { Request } from 'express';
import { logger } from '../logging/index.js';
import { type Answer, type BuiltSite, type Drawn, loadBuiltSite } from './built-site.js';
import { PublicAnswers } from './public-answers.js';

/** A drawing and the answers it was made from. */
interface Kept {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly drawing: Promise<Drawn>;
}

/** Public pages with today's numbers in them, drawn anew only when the numbers are new. */
export class PublicPages {
  private site: Promise<BuiltSite | null> | undefined;
  private readonly answers: PublicAnswers;
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly folder: string,
    now: () => number,
  ) {
    this.answers = new PublicAnswers(now);
  }

  /** The page at an address; null where the build knows none or it cannot be drawn. Never fails. */
  async draw(path: string, request: Request): Promise<Drawn | null> {
    try {
      // Loaded with the first page, not with the service.
      this.site ??= loadBuiltSite(this.folder);
      const site = await this.site;
      const page = site?.pages.find((one) => one.path === path);
      if (!site || !page) return null;
      const origin = ownOrigin(request);
      const entries = await Promise.all(
        Object.entries(page.calls).map(
          async ([name, call]) => [name, await this.answers.read(origin, call, page.language)] as const,
        ),
      );
      const answers = Object.fromEntries(entries.filter((entry): entry is [string, Answer] => entry[1] !== undefined));
      const kept = this.kept.get(path);
      if (kept && isSame(kept.answers, answers)) return await kept.drawing;
      const drawing = site.draw(path, answers);
      this.kept.set(path, { answers, drawing });
      return await drawing;
    } catch (error) {
      logger.error({ err: error, path }, 'page cannot be drawn');
      return null;
    }
  }
}

function isSame(some: Readonly<Record<string, Answer>>, others: Readonly<Record<string, Answer>>): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}

/** Where the service can be reached by itself: where this very request came in. */
function ownOrigin({ socket: { localAddress = '127.0.0.1', localPort } }: Request): string {
  const address = localAddress.replace(/^::ffff:(?=[\d.]+$)/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
