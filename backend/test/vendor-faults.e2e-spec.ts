import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createSimulator,
  type FaultKind,
  SIMULATED_VENDORS,
  type Simulator,
  type SimulatedVendor,
  uidsOf,
} from '../simulator/index.js';
import type { ExchangeAffiliate } from '../src/modules/uid-rebate/affiliates/index.js';
import { DomainError } from '../src/platform/errors/index.js';
import { FakeClock } from './support/fake-clock.js';
import { clientsOf } from './support/simulated-vendors.js';

const NOON = new Date('2026-11-20T04:00:00.000Z');
const DAY = '2026-11-17';
const SCALE = 1000;
const FOREVER = 0;

const clock = new FakeClock(NOON);
let simulator: Simulator;
/** Wait as long as an answer takes on a busy machine. */
let clients: Record<SimulatedVendor, ExchangeAffiliate>;
let warnings: { reason?: string; path?: string; vendor?: string }[];

beforeAll(async () => {
  simulator = await createSimulator({ clock: () => clock.now(), rateScale: SCALE });
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.control.clearFaults();
  simulator.control.clearRequests();
  warnings = [];
  clients = clientsWaiting(10_000);
});

const clientsWaiting = (timeoutMs: number) => clientsOf(simulator, clock, { rateScale: SCALE, timeoutMs, warnings });
/** Faults that only waiting no longer ends. */
const isSlow = (kind: FaultKind): boolean => kind === 'hang' || kind === 'drip';

const fresh = (vendor: SimulatedVendor): string => uidsOf(vendor, 'fresh')[0] ?? '';
const foreign = (vendor: SimulatedVendor): string => uidsOf(vendor, 'foreign')[0] ?? '';
async function failure(call: Promise<unknown>): Promise<DomainError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof DomainError) return error;
  throw new Error(`expected a refusal, got ${String(error)}`);
}

/** Retry-After 0, so that only the test that is about waiting waits. */
const impatient = (kind: FaultKind) => (kind === '429' ? { ms: 0 } : {});

const lasting: readonly (readonly [FaultKind, string])[] = [
  ['hang', 'upstream.unavailable'],
  ['drip', 'upstream.unavailable'],
  ['truncated', 'upstream.unavailable'],
  ['garbage', 'upstream.unavailable'],
  ['5xx', 'upstream.unavailable'],
  ['429', 'upstream.rateLimited'],
  ['ban', 'upstream.requestRefused'],
  ['schema-drift', 'upstream.schemaDrift'],
];

describe.each(SIMULATED_VENDORS)('%s being ill', (vendor) => {
  it.each(lasting)('(%s) is an error of its own and never a "no", whoever is asked about', async (kind, code) => {
    if (isSlow(kind)) clients = clientsWaiting(200);
    simulator.control.addFault({ vendor, kind, count: FOREVER, ...impatient(kind) });
    for (const uid of [fresh(vendor), foreign(vendor)]) {
      // A foreign UID at OKX and Ourbit is a code, and an empty list elsewhere: neither has a field that could drift.
      if (kind === 'schema-drift' && uid === foreign(vendor)) continue;
      const error = await failure(clients[vendor].findInvitee(uid));
      expect(error.code).toBe(code);
      expect(error.kind).toBe('unavailable');
    }
    expect(warnings[0]).toMatchObject({ vendor: expect.stringMatching(new RegExp(vendor, 'i')) });
  });

  it.each(lasting)('(%s) fails the report as a whole', async (kind, code) => {
    if (isSlow(kind)) clients = clientsWaiting(200);
    simulator.control.addFault({ vendor, kind, count: FOREVER, ...impatient(kind) });
    expect((await failure(clients[vendor].fetchReportRows(DAY))).code).toBe(code);
  });

  it.each(['hang', 'drip', 'truncated', 'garbage', '5xx', '429'] as const)('once (%s) is tried again', async (kind) => {
    if (isSlow(kind)) clients = clientsWaiting(1_000);
    simulator.control.addFault({ vendor, kind, ...impatient(kind) });
    expect(await clients[vendor].findInvitee(fresh(vendor))).toMatchObject({ registered: true });
    expect(warnings).toEqual([]);
  });

  it('answers late within the limit and is waited for', async () => {
    simulator.control.addFault({ vendor, kind: 'latency', ms: 150 });
    expect(await clients[vendor].findInvitee(fresh(vendor))).toMatchObject({ registered: true });
    expect(simulator.control.requests(vendor).filter(({ fault }) => fault === 'latency')).toHaveLength(1);
  });

  it('with wrong numbers in some rows loses those UIDs and no other', async () => {
    const whole = await clients[vendor].fetchReportRows(DAY);
    simulator.control.addFault({ vendor, kind: 'wrong-numbers' });
    const report = await clients[vendor].fetchReportRows(DAY);
    const bad = new Set(report.problems.map((problem) => problem.uid));
    expect(report.problems.length).toBeGreaterThanOrEqual(1);
    expect(report.problems.length).toBeLessThanOrEqual(2);
    expect(report.problems.map((problem) => problem.path)).not.toContain('$');
    expect(report.rows).toEqual(whole.rows.filter((row) => !bad.has(row.uid)));
  });
});

describe('a changed form', () => {
  it('is named by its path in the refusal and in the log', async () => {
    simulator.control.addFault({ vendor: 'bitget', kind: 'schema-drift', count: FOREVER });
    const error = await failure(clients.bitget.findInvitee(fresh('bitget')));
    expect(error.params).toEqual({ vendor: 'Bitget', path: 'data.0.uid' });
    expect(error.messageIn('ko')).toContain('data.0.uid');
    expect(warnings).toEqual([expect.objectContaining({ reason: 'drift', path: 'data.0.uid' })]);
    expect(simulator.control.requests('bitget')).toHaveLength(1);
  });
});

describe('limits', () => {
  it('waits as long as Retry-After says', async () => {
    simulator.control.addFault({ vendor: 'okx', kind: '429' });
    const before = performance.now();
    await clients.okx.findInvitee(foreign('okx'));
    expect(performance.now() - before).toBeGreaterThanOrEqual(1000);
  });

  it('keeps the documented pace of Deepcoin and OKX without a single 429', async () => {
    // What is sent evenly arrives in bunches on a busy machine: one quiet try of five is enough.
    for (let tries = 1; ; tries += 1) {
      const statuses = await statusesAtFullPace();
      if (tries < 5 && statuses.includes(429)) continue;
      expect(statuses).toEqual(Array.from({ length: 7 }, () => 200));
      break;
    }
  });

  /** What the simulator answers when seven questions are asked at once and it is as strict as the vendors. */
  const statusesAtFullPace = async (): Promise<number[]> => {
    const strict = await createSimulator({ clock: () => clock.now() });
    try {
      const { deepcoin, okx } = clientsOf(strict, clock);
      const before = performance.now();
      await Promise.all([
        deepcoin.findInvitee(foreign('deepcoin')),
        deepcoin.findInvitee(foreign('deepcoin')),
        ...Array.from({ length: 5 }, () => okx.findInvitee(foreign('okx'))),
      ]);
      expect(performance.now() - before).toBeGreaterThan(1000);
      return strict.control.requests().map(({ status }) => status);
    } finally {
      await strict.close();
    }
  };

  it('is refused by the simulator when a client does not keep the pace', async () => {
    const strict = await createSimulator({ clock: () => clock.now() });
    try {
      const { deepcoin } = clientsOf(strict, clock, { rateScale: 100 });
      await Promise.all([1, 2].map(() => deepcoin.findInvitee(foreign('deepcoin'))));
      expect(strict.control.requests().map(({ status }) => status)).toEqual([200, 429, 200]);
    } finally {
      await strict.close();
    }
  });

  it('stops asking a vendor that has been ill five times in a row, and asks the others', async () => {
    simulator.control.addFault({ vendor: 'bitget', kind: '5xx', count: FOREVER });
    for (let call = 0; call < 4; call += 1) await failure(clients.bitget.findInvitee(fresh('bitget')));
    expect(simulator.control.requests('bitget')).toHaveLength(5);
    expect(await clients.ourbit.findInvitee(fresh('ourbit'))).toMatchObject({ registered: true });
  });
});

describe.each(['deepcoin', 'okx', 'ourbit'] as const)('a page of %s that comes without its rows', (vendor) => {
  it('fails the report instead of shortening it', async () => {
    simulator.control.addFault({ vendor, kind: 'latency', ms: 1 });
    simulator.control.addFault({ vendor, kind: 'lost-rows', count: FOREVER });
    expect((await failure(clients[vendor].fetchReportRows(DAY))).code).toBe('upstream.unavailable');
  });
});
