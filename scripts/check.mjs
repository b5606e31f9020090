import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { built, ensureBackendBuilt } from './lib/build.mjs';
import { generateApi } from './lib/generate-api.mjs';
import { generatePictures } from './lib/generate-pictures.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { refuseLongStyles } from './lib/long-files.mjs';
import { databaseService } from './lib/parts.mjs';
import { backend, frontend, root } from './lib/paths.mjs';
import { runQuietly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode, tool } from './lib/runtime.mjs';
import { complain, Explained, main, say, seconds } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';
import { refuseUncalledHooks } from './lib/uncalled-hooks.mjs';
import { refuseUnusedClasses } from './lib/unused-classes.mjs';

/*
 * npm run check: everything about the code that a machine can judge without running the product. All steps run, also
 * after one failed; `npm run check -- lint types` runs those alone.
 */
const steps = {
  format: () => node('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  lint: () => node('eslint/bin/eslint.js', ['--max-warnings', '0', '.']),
  lengths: () => refuseLongStyles(),
  boundaries: () =>
    node('dependency-cruiser/bin/dependency-cruiser.mjs', ['--output-type', 'err', 'backend', 'frontend/src']),
  types: async () => {
    await node('typescript/bin/tsc', ['--noEmit'], backend);
    await node('typescript/bin/tsc', ['--noEmit'], frontend);
  },
  unused: async () => {
    refuseUncalledHooks();
    refuseUnusedClasses();
    const { refuseUnusedTexts } = await import('./lib/unused-texts.mjs');
    refuseUnusedTexts();
    await node('knip/bin/knip.js', ['--no-progress']);
  },
  api: () => fresh(generateApi),
  contract: async () => {
    // It needs packages, and this file is read before they are installed.
    const { lintContract } = await import('./lib/lint-contract.mjs');
    await lintContract();
  },
  pictures: () => fresh(generatePictures),
  migrations: async () => {
    await withSetupLock(ensureBackendBuilt);
    const database = databaseService(mkdtempSync(join(tmpdir(), 'lance-check-')), {
      isTemporary: true,
      isVolatile: true,
    });
    try {
      const { migrationUrl } = await database.start();
      const env = runtimeEnvironment({ DATABASE_URL: migrationUrl, DATABASE_MIGRATION_URL: migrationUrl });
      await runQuietly(runtimeNode(), [built.checkMigrations], { cwd: backend, env });
    } finally {
      await database.stop();
    }
  },
};

/** Steps that write what others read. */
const WRITING = ['api', 'pictures'];

await main(async () => {
  await withSetupLock(ensureInstalled);
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((one) => !(one in steps));
  if (unknown.length > 0)
    throw new Explained(`There is no step ${unknown.join(', ')}: ${Object.keys(steps).join(', ')}`);

  const failed = [];
  const runOf = async (labels) => {
    for (const label of labels) {
      const since = performance.now();
      try {
        await steps[label]();
        say(`  ok      ${label} (${seconds(since)})`);
      } catch (error) {
        failed.push(label);
        complain(error instanceof Explained ? error.message : String(error?.stack ?? error));
        say(`  FAILED  ${label} (${seconds(since)})`);
      }
    }
  };
  const selected = Object.keys(steps).filter((label) => wanted.length === 0 || wanted.includes(label));
  const writing = selected.filter((label) => WRITING.includes(label));
  const reading = selected.filter((label) => !WRITING.includes(label));
  // Linting takes as long as all others that only read, and each keeps one core busy.
  await Promise.all([
    runOf(reading.filter((label) => label === 'lint')),
    runOf(reading.filter((label) => label !== 'lint')),
  ]);
  await runOf(writing);
  if (failed.length > 0) throw new Explained(`\nnpm run check: ${failed.join(', ')} failed.`);
  say('\nnpm run check: all good.');
});

/** What is generated and committed is what the code generates. */
async function fresh(generate) {
  const changed = await withSetupLock(generate);
  if (changed.length > 0) {
    throw new Explained(`Not as the code generates: ${changed.map(name).join(', ')}. Written now; look and commit.`);
  }
}

function node(file, parameters, cwd = root) {
  return runQuietly(runtimeNode(), ['--max-old-space-size=4096', tool(file), ...parameters], {
    cwd,
    env: runtimeEnvironment(),
  });
}

function name(file) {
  return relative(root, file);
}
