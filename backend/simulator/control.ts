import { catalogue, SIMULATED_HOSTS, type SimulatedHost } from './catalogue.js';
import { type Fault, FAULT_KINDS, FaultPlan } from './faults.js';
import type { Crash } from './market/prices.js';
import type { VendorReply } from './vendor.js';

const LONGEST_LOG = 10_000;

export interface LoggedRequest {
  readonly vendor: SimulatedHost;
  readonly method: string;
  /** The vendor's path with its query. */
  readonly target: string;
  /** What the vendor answered; a fault may have kept it from arriving. */
  readonly status: number;
  readonly fault: Fault['kind'] | null;
}

/** A message that the push service was given. */
export interface SeenPush {
  /** Which browser it is for. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Encrypted for the browser. */
  readonly body: Buffer;
  /** What it was answered. */
  readonly status: number;
}

export interface PushAnswer {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** What tests and people do to the simulator: faults, crashes of the market, the clock, the log of requests. */
export class Control {
  readonly faults = new FaultPlan();
  readonly crashes: Crash[] = [];
  private readonly connected = new Map<SimulatedHost, { open: number; made: number }>();
  private onListing = (_count: number): void => undefined;
  private logged: LoggedRequest[] = [];
  private readonly pushed: SeenPush[] = [];
  private pushAnswers: PushAnswer[] = [];
  private offsetMs = 0;

  constructor(private readonly clock: () => Date) {}

  now(): Date {
    return new Date(this.clock().getTime() + this.offsetMs);
  }

  /** Moves the vendors' clock; only for a simulator in its own process, whose clock nobody else can move. */
  advanceClock(milliseconds: number): void {
    this.offsetMs += milliseconds;
  }

  addFault(fault: Fault): void {
    this.faults.add(fault);
  }

  /** Lets every coin fall by `percent` from now, and recover within `minutes`. */
  crash(percent: number, minutes: number): void {
    this.crashes.push({ at: this.now().getTime(), percent, minutes });
  }

  /** Lists so many coins more on every exchange. */
  list(count: number): void {
    this.onListing(count);
  }

  /** Whoever keeps the coins says what to do with new ones. */
  whenListed(act: (count: number) => void): void {
    this.onListing = act;
  }

  /** Sockets of a vendor: how many are open, and how many were made so far. */
  sockets(vendor: SimulatedHost): Readonly<{ open: number; made: number }> {
    return this.connected.get(vendor) ?? { open: 0, made: 0 };
  }

  noteSocket(vendor: SimulatedHost, isOpen: boolean): void {
    const { open, made } = this.sockets(vendor);
    this.connected.set(vendor, isOpen ? { open: open + 1, made: made + 1 } : { open: open - 1, made });
  }

  clearFaults(): void {
    this.faults.clear();
  }

  /** What the push service answers next, before it takes everything again. */
  answerPushes(...answers: PushAnswer[]): void {
    this.pushAnswers = answers;
  }

  /** Messages so far, oldest first. What they say only their browser can read. */
  get pushes(): readonly SeenPush[] {
    return this.pushed;
  }

  /** A message as a push service takes it (RFC 8030): 201 with its address, or what was planned. */
  takePush({ address, headers, body }: Omit<SeenPush, 'status'>): VendorReply {
    const answer = this.pushAnswers.shift() ?? { status: 201 };
    this.pushed.push({ address, headers, body, status: answer.status });
    if (this.pushed.length > LONGEST_LOG) this.pushed.shift();
    const told: Record<string, string> = { 'content-type': 'text/plain', ttl: '3600' };
    if (answer.retryAfter !== undefined) told['retry-after'] = String(answer.retryAfter);
    return { status: answer.status, body: '', headers: told };
  }

  /** Requests so far, oldest first. */
  requests(vendor?: SimulatedHost): readonly LoggedRequest[] {
    return this.logged.filter((entry) => !vendor || entry.vendor === vendor);
  }

  clearRequests(): void {
    this.logged = [];
  }

  log(entry: LoggedRequest): void {
    this.logged.push(entry);
    if (this.logged.length > LONGEST_LOG) this.logged.shift();
  }
}

/**
 * The control API: `POST /control/faults` {vendor, kind, count?, ms?}, `DELETE /control/faults`, `GET` and
 * `DELETE /control/requests`, `POST /control/clock` {advanceMs}, `POST /control/crash` {percent, minutes},
 * `POST /control/listings` {count}, `GET /control/catalogue`.
 */
export function answerControl(control: Control, method: string, url: URL, body: string): VendorReply {
  const done = { status: 200, body: { ok: true } };
  switch (`${method} ${url.pathname}`) {
    case 'POST /control/faults': {
      const fault = readFault(body);
      if (!fault)
        return {
          status: 400,
          body: { error: `vendor: ${SIMULATED_HOSTS.join(' ')}; kind: ${FAULT_KINDS.join(' ')}` },
        };
      control.addFault(fault);
      return done;
    }
    case 'DELETE /control/faults':
      control.clearFaults();
      return done;
    case 'GET /control/requests':
      return {
        status: 200,
        body: control.requests(SIMULATED_HOSTS.find((name) => name === url.searchParams.get('vendor'))),
      };
    case 'DELETE /control/requests':
      control.clearRequests();
      return done;
    case 'POST /control/clock': {
      const advanceMs = fieldsOf(body).advanceMs;
      if (typeof advanceMs !== 'number' || !Number.isFinite(advanceMs))
        return { status: 400, body: { error: 'advanceMs' } };
      control.advanceClock(advanceMs);
      return { status: 200, body: { now: control.now().toISOString() } };
    }
    case 'POST /control/crash': {
      const { percent, minutes } = fieldsOf(body);
      if (!isBetween(percent, 1, 90) || !isBetween(minutes, 1, 1_440))
        return { status: 400, body: { error: 'percent: 1 to 90; minutes: 1 to 1440' } };
      control.crash(percent, minutes);
      return done;
    }
    case 'POST /control/listings': {
      const { count } = fieldsOf(body);
      if (!isBetween(count, 1, 1_000)) return { status: 400, body: { error: 'count: 1 to 1000' } };
      control.list(count);
      return done;
    }
    case 'GET /control/catalogue':
      return { status: 200, body: catalogue };
    default:
      return { status: 404, body: { error: 'unknown control call' } };
  }
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function readFault(body: string): Fault | null {
  const { vendor, kind, count, ms } = fieldsOf(body);
  const knownVendor = SIMULATED_HOSTS.find((name) => name === vendor);
  const knownKind = FAULT_KINDS.find((name) => name === kind);
  if (!knownVendor || !knownKind) return null;
  return {
    vendor: knownVendor,
    kind: knownKind,
    ...(typeof count === 'number' ? { count } : {}),
    ...(typeof ms === 'number' ? { ms } : {}),
  };
}
