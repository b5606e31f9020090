import fc from 'fast-check';
import { breaches, operationAt, operations } from '../support/contract.js';
import type { DemoApp } from '../support/demo-app.js';
import { People } from './people.js';
import { EMAIL, filled, ID, PASSWORD } from './placeholders.js';
import { requests, type Planned } from './requests.js';
import { Wire, type RawAnswer } from './send.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MAX_IDS = 200;
/** Node's own limit. */
const MAX_HEADER_BYTES = 16_000;
/** Between two requests, so that limits and sessions run out meanwhile as they do for people. */
const PAUSE_SECONDS = 3;

/** An answer that nobody may get, with the first request that got it. */
export interface Finding {
  readonly what: string;
  readonly times: number;
  readonly request: string;
}

export interface Report {
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations of which at least one call succeeded. */
  readonly succeeded: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** Sends as many generated requests; the same seed generates the same. */
export async function fuzz(service: DemoApp, { seed, count }: { seed: number; count: number }): Promise<Report> {
  const run = new Run(service);
  try {
    for (const planned of fc.sample(requests, { seed, numRuns: count })) await run.make(planned);
  } finally {
    run.end();
  }
  return run.report();
}

class Run {
  private readonly people: People;
  private readonly wire: Wire;
  private readonly statuses = new Map<number, number>();
  private readonly succeeded = new Set<string>();
  private readonly found = new Map<string, Finding>();
  /** Ids that answers have named, by the address of the list up to its first parameter. */
  private readonly ids = new Map<string, string[]>();
  private sent = 0;

  constructor(private readonly service: DemoApp) {
    this.people = new People(service);
    this.wire = new Wire(service.url);
  }

  end(): void {
    this.wire.close();
  }

  report(): Report {
    const statuses = Object.fromEntries([...this.statuses].sort(([a], [b]) => a - b));
    return { sent: this.sent, statuses, succeeded: this.succeeded, findings: [...this.found.values()] };
  }

  async make(planned: Planned): Promise<void> {
    const request = await this.filledIn(planned);
    this.service.clock.advance({ seconds: PAUSE_SECONDS });
    this.sent += 1;
    const answer = await this.wire.send(request);
    const name = `${request.method} ${operationAt(request.method, request.path)?.path ?? 'elsewhere'}`;
    const lost = isTooLarge(request) ? [] : [`${name} ended without an answer`];
    const wrong = answer ? this.wrongs(request, answer) : lost;
    if (answer) this.learn(request, answer);
    for (const what of wrong) {
      const { times, request: first } = this.found.get(what) ?? { times: 0, request: shown(planned, request) };
      this.found.set(what, { what, times: times + 1, request: first });
    }
    if (answer && planned.persona !== 'visitor' && isShutOut(answer, planned))
      await this.people.replace(planned.persona);
  }

  /** What is wrong with an answer; the same words for the same fault. */
  private wrongs({ method, path }: Planned, { status, contentType, text }: RawAnswer): string[] {
    const operation = operationAt(method, path);
    const name = `${method} ${operation?.path ?? 'elsewhere'}`;
    if (status === 500) return [`${name} 500`];
    if (!operation || method === 'HEAD') return [];
    if (status === 503 && !('503' in operation.operation.responses)) return [`${name} 503 is not described`];
    const isJson = contentType.includes('json');
    const body: unknown = isJson ? parsed(text) : text;
    if (body === undefined) return [`${name} ${status} is no JSON`];
    return breaches({ method, path, status, contentType, body });
  }

  private learn({ method, path }: Planned, { status, contentType, text }: RawAnswer): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const operation = operationAt(method, path);
    if (status >= 300 || !operation) return;
    this.succeeded.add(operation.operation.operationId);
    if (!contentType.includes('json')) return;
    const named = [...new Set(text.match(UUID) ?? [])].slice(0, 20);
    for (const list of [listOf(operation.path), ''])
      this.ids.set(list, [...named, ...(this.ids.get(list) ?? [])].slice(0, MAX_IDS));
  }

  private async filledIn(planned: Planned): Promise<Planned & { headers: Record<string, string> }> {
    const { persona } = planned;
    const cookie = await this.people.cookieOf(persona);
    const known = persona === 'visitor' ? null : await this.people.signedIn(persona);
    const list = listOf(planned.path.split('?')[0] ?? '');
    const value = (kind: string, number: number): string => {
      if (kind === PASSWORD) return known?.password ?? 'no password';
      if (kind === EMAIL) return known?.email ?? 'hana@lance.example';
      if (kind !== ID) return String(this.sent);
      const own = this.ids.get(list) ?? [];
      const ids = own.length > 0 && number % 4 !== 0 ? own : [known?.id ?? '', ...(this.ids.get('') ?? [])];
      return ids[number % ids.length] || '01980000-0000-7000-8000-000000000001';
    };
    const { body } = planned;
    const { operation } = operationAt(planned.method, planned.path) ?? {};
    const type = Object.keys(operation?.requestBody?.content ?? {})[0] ?? 'application/json';
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': type };
    return {
      ...planned,
      path: filled(planned.path, value),
      body: body === undefined ? undefined : filled(body, value),
      headers: { ...json, ...(cookie === undefined ? {} : { cookie }), ...planned.headers },
    };
  }
}

/** The part of an address before what it names: of things in a list, the address of the list. */
const listOf = (path: string): string => path.split(/\/[\u27e6{]/)[0] ?? '';

/** Node answers 431 and closes at once: the answer may be lost with what of the request was still on its way. */
const isTooLarge = ({ headers }: Planned): boolean => Object.values(headers).join('').length > MAX_HEADER_BYTES;

/** Whether the session behind an answer is of no more use. */
function isShutOut({ status, text }: RawAnswer, { persona, headers }: Planned): boolean {
  if (headers.cookie !== undefined) return false;
  if (status === 401) return text.includes('platform.loginRequired');
  if (status !== 403) return false;
  return /passwordChangeRequired|twoFactorRequired/.test(text) || (persona === 'admin' && text.includes('adminOnly'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shown = ({ persona, headers }: Planned, { method, path, body }: Planned): string =>
  `${persona}: ${method} ${path} ${JSON.stringify(headers)} ${body ?? ''}`.slice(0, 600);

export const operationCount = operations.length;
