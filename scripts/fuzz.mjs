import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { Explained, main } from './lib/say.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runVisibly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode } from './lib/runtime.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

const USAGE = 'npm run fuzz -- [--seed <number>] [--count <1 to 100000 requests, 20000 unless told>]';
const MOST = 100_000;

/*
 * npm run fuzz: sends requests that are generated from openapi.json to a product of its own, on a database of its own, and
 * fails when one is answered 500, or as the contract does not describe. The seed is printed; the same one generates the same.
 */
await main(async () => {
  const { seed, count } = readOptions();
  await withSetupLock(ensureInstalled);
  const env = runtimeEnvironment({ FUZZ_COUNT: String(count), ...(seed === undefined ? {} : { FUZZ_SEED: seed }) });
  process.exitCode = await runVisibly(runtimeNode(), [join(root, 'scripts/test.mjs'), 'test/fuzz'], { env });
});

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { seed: { type: 'string' }, count: { type: 'string', default: '20000' } },
    });
    const count = Number(values.count);
    const isSeed = values.seed === undefined || /^\d{1,9}$/.test(values.seed);
    if (!isSeed || !Number.isInteger(count) || count < 1 || count > MOST) throw new Error();
    return { seed: values.seed, count };
  } catch {
    throw new Explained(USAGE);
  }
}
