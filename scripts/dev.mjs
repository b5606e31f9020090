import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBackendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { apiService, migrate } from './lib/parts.mjs';
import { backend, frontend, root } from './lib/paths.mjs';
import { Product } from './lib/product.mjs';
import { takeRunLock } from './lib/run-lock.mjs';
import { runtimeEnvironment, runtimeNode, tool } from './lib/runtime.mjs';
import { complain, main, say } from './lib/say.mjs';
import { Service, spawnNode } from './lib/service.mjs';
import { assertPortFree, readSettings } from './lib/settings.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';
import { startSurroundings, tellWhere } from './lib/surroundings.mjs';

const vitePort = 5173;
const site = `http://127.0.0.1:${vitePort}`;

/*
 * npm run dev: the parts of `npm start`, with the server restarted whenever its sources compile anew, and the site
 * served by Vite, which replaces changed modules in the open page.
 */
await main(async () => {
  const settings = readSettings();
  const product = new Product();
  let lock;

  const code = await product.run(async () => {
    lock = await product.during(takeRunLock(settings.dataDir, product.npm));
    await product.during(assertPortFree(settings));
    await product.during(
      assertPortFree(
        { port: vitePort, host: '127.0.0.1' },
        'The site with live changes needs it: stop what runs there, another npm run dev perhaps.',
      ),
    );
    await product.during(
      withSetupLock(async (onProgram) => {
        await ensureInstalled(onProgram);
        await ensureBackendBuilt(onProgram);
      }),
    );

    // Mails and checks of origin name the site as it is open: Vite's, which passes calls on to the server.
    const environment = { NODE_ENV: 'development', PUBLIC_URL: process.env.PUBLIC_URL || site };
    const { env, mailboxUrl, demo } = await startSurroundings(product, settings, lock, environment);
    const api = apiService(env, { onStart: (pid) => lock.setChild('server', pid) });
    const { url } = await product.add(api);
    lock.setUrl(url);

    await product.add(
      compiler(async () => {
        try {
          await migrate(env);
        } catch (error) {
          complain(error.message);
        }
        await product.restart(api);
      }),
    );
    await product.add(vite(url));
    tellWhere({ site, mailboxUrl, demo });
  });
  lock?.release();
  process.exit(code);
});

/** Compiles the server whenever a source changes, and tells when it compiled without an error. */
function compiler(onCompiled) {
  return watcher('The compiler', backend, ['@nestjs/cli/bin/nest.js', 'build', '--watch', '--preserveWatchOutput'], {
    isReady: (line) => line.includes('Watching for file changes'),
    onReadyAgain: (line) => line.includes('Found 0 errors') && void onCompiled(),
  });
}

function vite(apiUrl) {
  const parameters = [
    'vite/bin/vite.js',
    '--host',
    '127.0.0.1',
    '--port',
    String(vitePort),
    '--strictPort',
    '--clearScreen',
    'false',
  ];
  return watcher('Vite', frontend, parameters, {
    env: { API_ORIGIN: apiUrl },
    isReady: (line) => line.includes('ready in'),
  });
}

/** A tool that goes on for ever. What it says is passed on from the second time it is ready. */
function watcher(name, cwd, [file, ...parameters], { env, isReady, onReadyAgain = () => {} }) {
  return new Service({
    name,
    spawn: () =>
      spawnNode(runtimeNode(), ['--import', join(root, 'scripts/lib/tether.mjs'), tool(file), ...parameters], {
        cwd,
        env: runtimeEnvironment(env),
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      }),
    ready: (child) =>
      new Promise((settle) => {
        let wasReady = false;
        createInterface(child.stdout).on('line', (line) => {
          if (wasReady) say(line);
          if (!isReady(line)) return;
          if (wasReady) onReadyAgain(line);
          wasReady = true;
          settle();
        });
      }),
    readyMs: 120_000,
    graceMs: 3_000,
  });
}
