import type { Request } from 'express';
import { logger } from '../logging/index.js';
import { type Answer, type BuiltSite, type Drawn, type SitePage, loadBuiltSite } from './built-site.js';
import { PublicAnswers } from './public-answers.js';

/** A drawing and the answers it was made from; null where it failed. */
interface Kept {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly drawing: Promise<Drawn | null>;
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
    // Loaded with the first page, not with the service.
    this.site ??= loadBuiltSite(this.folder).catch(complainOf('the site cannot be drawn'));
    const site = await this.site;
    const page = site?.pages.find((one) => one.path === path);
    if (!site || !page) return null;
    const answers = await this.answersOf(page, ownOrigin(request));
    const known = this.kept.get(path);
    if (known && isSame(known.answers, answers)) return known.drawing;
    const drawing = site.draw(path, answers).catch(complainOf(`${path} cannot be drawn`));
    this.kept.set(path, { answers, drawing });
    return drawing;
  }

  /** What the API says now of what the page shows. What does not come in time is missing. */
  private async answersOf({ calls, language }: SitePage, origin: string): Promise<Record<string, Answer>> {
    const answers = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => ({
        name,
        answer: await this.answers.read(origin, call, language),
      })),
    );
    return Object.fromEntries(answers.flatMap(({ name, answer }) => (answer ? [[name, answer]] : [])));
  }
}

const complainOf =
  (what: string) =>
  (error: unknown): null => {
    logger.error({ err: error }, what);
    return null;
  };

function isSame(some: Readonly<Record<string, Answer>>, others: Readonly<Record<string, Answer>>): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}

/** Where the service can be reached by itself: where this very request came in. */
function ownOrigin({ socket: { localAddress = '127.0.0.1', localPort } }: Request): string {
  const address = localAddress.replace(/^::ffff:(?=[\d.]+$)/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
