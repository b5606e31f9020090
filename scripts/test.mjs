import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBackendBuilt, ensureFrontendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runVisibly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode, tool } from './lib/runtime.mjs';
import { complain, main, say, seconds } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/*
 * npm test: every test there is, or with `npm test -- <arguments for Jest>` those that Jest selects by them.
 * The last line tells the counts over all suites.
 */
const suites = [
  { name: 'backend', config: 'backend/jest.config.mjs', parameters: ['--maxWorkers=2'] },
  { name: 'frontend', config: 'frontend/jest.config.mjs', parameters: ['--maxWorkers=2'] },
  { name: 'journeys', config: 'frontend/jest.e2e.config.mjs', parameters: ['--maxWorkers=2'], needsBuild: true },
];

await main(async () => {
  const selection = process.argv.slice(2);
  await withSetupLock(ensureInstalled);

  const selected = suites.filter((suite) => selectsAny(suite, selection));
  if (selected.some((suite) => suite.needsBuild)) {
    await withSetupLock(async (onProgram) => {
      await ensureBackendBuilt(onProgram);
      await ensureFrontendBuilt(onProgram);
    });
  }

  const results = mkdtempSync(join(tmpdir(), 'lance-results-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  let isGood = true;
  for (const suite of selected) {
    const since = performance.now();
    say(`\n${suite.name}`);
    const file = join(results, `${suite.name}.json`);
    const log = join(results, `${suite.name}.log`);
    const code = await jest(suite, [...selection, ...suite.parameters, '--json', `--outputFile=${file}`], log);
    const counts = countsOf(file);
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    for (const name of Object.keys(total)) total[name] += counts[name];
    isGood &&= code === 0;
    if (code !== 0) say(`\nErrors that were logged meanwhile; tests that want them are among them:\n${errorsIn(log)}`);
    say(
      `${suite.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped in ${seconds(since)}`,
    );
  }
  rmSync(results, { recursive: true, force: true });
  if (total.passed + total.failed === 0) complain('No test ran.');
  process.exitCode = isGood && total.passed > 0 ? 0 : 1;
  say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
});

/** Node for Jest: its ESM support needs a flag, and says so in every process unless told not to. */
function node() {
  return [
    runtimeNode(),
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', tool('jest/bin/jest.js')],
  ];
}

/** What people read goes to the terminal. The JSON report goes to its file, and the log lines of the service to `log`. */
async function jest({ config }, parameters, log) {
  const [program, first] = node();
  const lines = openSync(log, 'w');
  try {
    return await runVisibly(program, [...first, '--config', join(root, config), ...parameters], {
      cwd: join(root, config, '..'),
      env: environment(),
      stdio: ['inherit', lines, 'inherit'],
    });
  } finally {
    closeSync(lines);
  }
}

/** The errors in a log, each cut to what tells where it came from: behind an answer of 500 there is one. */
function errorsIn(log) {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .map((line) => line.slice(0, 1_000))
    .slice(-60)
    .join('\n');
}

function selectsAny({ config }, selection) {
  const [program, first] = node();
  const { stdout, status } = spawnSync(
    program,
    [...first, '--config', join(root, config), '--listTests', '--json', ...selection],
    { cwd: join(root, config, '..'), env: environment(), encoding: 'utf8' },
  );
  if (status !== 0) return true;
  try {
    return JSON.parse(stdout.slice(stdout.indexOf('['))).length > 0;
  } catch {
    return true;
  }
}

/** A caller's NODE_ENV would change what React and Express are. */
function environment() {
  return runtimeEnvironment({ NODE_ENV: 'test' });
}

function countsOf(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      // A file that cannot even be loaded has no tests to fail, and is a failure none the less.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
