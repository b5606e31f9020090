import type { Request } from 'express';
import { logger } from '../logging/index.js';
import { type Answer, type BuiltSite, type Drawn, type SitePage, loadBuiltSite } from './built-site.js';
import { PublicAnswers } from './public-answers.js';

/** A page and the responses it was rendered from; null if it cannot be rendered. */
interface Kept<Page> {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly page: Promise<Page | null>;
}

export interface PublicPagesOptions<Page> {
  /** Build folder of the site. */
  readonly folder: string;
  /** Current time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Maximum wait for an API response, in milliseconds. */
  readonly patience: number;
  /** Converts a rendered page for sending; cached with the page. */
  readonly send: (drawn: Drawn) => Page;
}

/** Server-rendered public pages, re-rendered only when their data change. */
export class PublicPages<Page> {
  private site: Promise<BuiltSite | null> | undefined;
  private readonly answers: PublicAnswers;
  private readonly kept = new Map<string, Kept<Page>>();

  constructor(private readonly options: PublicPagesOptions<Page>) {
    this.answers = new PublicAnswers(options.now, options.patience);
  }

  /** The page at a path; null if unknown or not renderable. Never throws. */
  async draw(path: string, request: Request): Promise<Page | null> {
    // Loaded with the first page, not at start.
    this.site ??= loadBuiltSite(this.options.folder).catch(complainOf('the site cannot be drawn'));
    const site = await this.site;
    const page = site?.pages.find((one) => one.path === path);
    if (!site || !page) return null;
    const answers = await this.answersOf(page, ownOrigin(request));
    const known = this.kept.get(path);
    if (known && isSame(known.answers, answers)) return known.page;
    const drawn = site.draw(path, answers).then(this.options.send, complainOf(`${path} cannot be drawn`));
    this.kept.set(path, { answers, page: drawn });
    return drawn;
  }

  /** Current API data of the page. Late responses are missing. */
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

/** Origin of the service for itself: where this request came in. */
function ownOrigin({ socket: { localAddress = '127.0.0.1', localPort } }: Request): string {
  const address = localAddress.replace(/^::ffff:(?=[\d.]+$)/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
