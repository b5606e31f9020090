import { join } from 'node:path';
import { generateApi } from './lib/generate-api.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runVisibly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode } from './lib/runtime.mjs';
import { Explained, main, step } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/*
 * npm run examples: calls every operation of the product on its demo data, keeps what was sent and answered in
 * backend/openapi-examples.json, and writes it into openapi.json. The file is the same each time the product is.
 */
await main(async () => {
  await withSetupLock(ensureInstalled);
  const recording = [join(root, 'scripts/test.mjs'), 'test/examples'];
  const code = await runVisibly(runtimeNode(), recording, { env: runtimeEnvironment({ EXAMPLES: 'write' }) });
  if (code !== 0) throw new Explained('Not recorded.');
  await withSetupLock((onProgram) => step('Writing openapi.json and the client', () => generateApi(onProgram)));
});
