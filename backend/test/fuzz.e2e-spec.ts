import { fuzz, operationCount, type Report } from './fuzz/fuzz.js';
import { startDemoApp, type DemoApp } from './support/demo-app.js';

/** `npm run fuzz -- --seed 7 --count 20000` sets these; without them a short run of seeds that are always the same. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 0);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const SHORT = { seeds: [1, 2, 3], count: 200 };
const LONGEST_MS = 3_600_000;

describe('requests generated from the contract', () => {
  let service: DemoApp;

  beforeAll(async () => {
    service = await startDemoApp();
  }, 120_000);

  afterAll(() => service.close());

  const tell = (seed: number, { sent, statuses, succeeded, findings }: Report): void => {
    const counts = Object.entries(statuses).map(([status, times]) => `${status} × ${times}`);
    process.stderr.write(
      `fuzz: seed ${seed}, ${sent} requests, ${succeeded.size} of ${operationCount} operations succeeded; ${counts.join(', ')}\n` +
        findings.map(({ what, times, request }) => `  ${times} × ${what}\n      ${request}\n`).join(''),
    );
  };

  if (COUNT > 0) {
    it(
      'get only answers that the contract describes',
      async () => {
        const report = await fuzz(service, { seed: SEED, count: COUNT });
        tell(SEED, report);
        expect(report.findings.map(({ what }) => what)).toEqual([]);
        expect(report.sent).toBe(COUNT);
      },
      LONGEST_MS,
    );
    return;
  }

  it('get only answers that the contract describes', async () => {
    const succeeded = new Set<string>();
    for (const seed of SHORT.seeds) {
      const report = await fuzz(service, { seed, count: SHORT.count });
      if (report.findings.length > 0) tell(seed, report);
      expect(report.findings.map(({ what }) => what)).toEqual([]);
      expect(report.statuses).toMatchObject({ 200: expect.any(Number) as number, 400: expect.any(Number) as number });
      for (const operation of report.succeeded) succeeded.add(operation);
    }
    // What happens behind the checks of shapes and sessions is reached, too.
    expect(succeeded.size).toBeGreaterThan(operationCount / 4);
  }, 120_000);
});
