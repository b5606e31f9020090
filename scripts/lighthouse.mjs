import { runVisibly } from './lib/processes.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runtimeEnvironment, runtimeNode } from './lib/runtime.mjs';
import { main } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/* npm run lighthouse: the options are those of lib/weigh-pages.mjs, which needs packages and the Node that comes with them. */
await main(async () => {
  await withSetupLock(ensureInstalled);
  process.exitCode = await runVisibly(runtimeNode(), ['scripts/lib/weigh-pages.mjs', ...process.argv.slice(2)], {
    cwd: root,
    env: runtimeEnvironment(),
  });
});
