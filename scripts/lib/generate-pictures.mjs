import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, ensureBackendBuilt } from './build.mjs';
import { frontend, root } from './paths.mjs';
import { runQuietly } from './processes.mjs';
import { runtimeEnvironment, runtimeNode, tool } from './runtime.mjs';

const folder = join(frontend, 'src/shared/pictures');
const generated = ['whale-hunter', 'order-block', 'liquidation-map'].map((name) => join(folder, `${name}.picture.ts`));

/** Draws the indicators' pictures from the simulator's candles, as data of the site. Returns the files that changed. */
export async function generatePictures(onStart) {
  const before = generated.map(contentOf);
  await ensureBackendBuilt(onStart);
  const run = (parameters) => runQuietly(runtimeNode(), parameters, { cwd: root, env: runtimeEnvironment(), onStart });
  await run([built.pictures, folder]);
  await run([tool('prettier/bin/prettier.cjs'), '--write', ...generated]);
  return generated.filter((file, index) => contentOf(file) !== before[index]);
}

const contentOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
