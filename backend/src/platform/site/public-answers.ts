import type { Answer } from './built-site.js';

/** Cache lifetime of a response. */
const FRESH_MS = 2_000;
/** Timeout of a call nobody waits for any more. */
const LIMIT_MS = 5_000;
/** Maximum age of a stale response while the next one is late: half a minute beyond its lifetime. */
const LATE_MS = 90_000;
/** How long an unchanged response keeps its time, so that pages are not re-rendered for the time alone. */
const SAME_MS = 60_000;

interface Known {
  /** The last response; undefined if the last call failed. */
  answer: Answer | undefined;
  text: string;
  /** Time of the request, by a monotonic clock. */
  askedAt: number;
  /** The running call. */
  flight: Promise<void> | null;
}

/**
 * Public API responses, fetched over HTTP from the service itself, so that pages show exactly what the API returns. One
 * call at a time per path and language; nobody waits long for it.
 */
export class PublicAnswers {
  private readonly known = new Map<string, Known>();

  constructor(
    /** Time stamped on responses, in milliseconds since the epoch. */
    private readonly now: () => number,
    /** Maximum wait of a page, in milliseconds. */
    private readonly patience: number,
  ) {}

  /**
   * The response of the service at `origin`, at most two seconds old. While the service is slow the previous one with its
   * time; undefined without one, or on an error.
   */
  async read(origin: string, path: string, language: string): Promise<Answer | undefined> {
    const name = `${language} ${path}`;
    const known = this.known.get(name) ?? { answer: undefined, text: '', askedAt: -Infinity, flight: null };
    this.known.set(name, known);
    const age = performance.now() - known.askedAt;
    if (known.flight === null && age < FRESH_MS) return known.answer;
    if (known.flight === null) {
      known.askedAt = performance.now();
      known.flight = this.ask(known, `${origin}${path}`, language).finally(() => (known.flight = null));
      return this.within(this.patience, known);
    }
    return this.within(this.patience - age, known);
  }

  /** The running call's response, if it arrives in time. */
  private async within(patience: number, known: Known): Promise<Answer | undefined> {
    if (patience <= 0) return this.late(known);
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patience, true)));
    const isTooLate = await Promise.race([known.flight?.then(() => false), tooLate]);
    clearTimeout(timer);
    return isTooLate ? this.late(known) : known.answer;
  }

  private late({ answer }: Known): Answer | undefined {
    return answer !== undefined && this.now() - answer.at < LATE_MS ? answer : undefined;
  }

  private async ask(known: Known, url: string, language: string): Promise<void> {
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', 'accept-language': language },
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const at = this.now();
      const isSame = known.answer !== undefined && known.text === text && at - known.answer.at < SAME_MS;
      if (!isSame) known.answer = { at, value: JSON.parse(text) as unknown };
      known.text = text;
    } catch {
      // The page is rendered without it; the call itself has logged its error.
      known.answer = undefined;
    }
  }
}
