import type { Answer } from './built-site.js';

/** How long an answer is shown without asking again. */
const FRESH_MS = 2_000;
/** When a call is given up that nobody waits for any more. */
const LIMIT_MS = 5_000;
/** How old an answer may be that is shown while the next one does not come: half a minute beyond what may stand for the same. */
const LATE_MS = 90_000;
/** How long an answer that stays the same keeps its time, so that pages need not be drawn anew for the time alone. */
const SAME_MS = 60_000;

interface Known {
  /** The last answer; undefined where the last call failed. */
  answer: Answer | undefined;
  text: string;
  /** When it was asked for, by the clock that only counts. */
  askedAt: number;
  /** The call under way. */
  flight: Promise<void> | null;
}

/**
 * What the API answers anybody, asked for over HTTP from the service itself: a page shows exactly what the API says. One call
 * at a time for each address and language; nobody waits long for it.
 */
export class PublicAnswers {
  private readonly known = new Map<string, Known>();

  constructor(
    /** The time in milliseconds since the epoch, which answers carry. */
    private readonly now: () => number,
    /** How long a page waits for an answer, in milliseconds. */
    private readonly patience: number,
  ) {}

  /**
   * The answer at an address of the service at `origin`, at most two seconds old. While the service is slow the one before it,
   * which says its time; undefined if there is none, or the service refuses.
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

  /** What the call under way answers, if it does so in time. */
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
      // The page is drawn without; the call itself has told the log what is wrong with it.
      known.answer = undefined;
    }
  }
}
