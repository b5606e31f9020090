import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBackendBuilt, ensureFrontendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runVisibly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode, tool } from './lib/runtime.mjs';
import { complain, Explained, main, say, seconds } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/*
 * npm test: every test there is, or with `npm test -- <arguments for Jest>` those that Jest selects by them.
 * The last line tells the counts over all suites. A file that fails runs once more, and what then passes is named as
 * flaky; the service's files about points never do, since a race that loses points once is a loss. Journeys take each
 * page in one of its languages and themes, another one each day; SAMPLE=<number> takes those of that day again,
 * SAMPLE=all every one.
 */
const day = Math.floor(Date.now() / 86_400_000);
const sample = process.env.SAMPLE || String(day);

const suites = [
  {
    name: 'backend',
    config: 'backend/jest.config.mjs',
    parameters: ['--maxWorkers=2'],
    runsAgain: (path) => !/ledger|lcoin|luff|store|accrual|points|race/.test(path),
  },
  { name: 'frontend', config: 'frontend/jest.config.mjs', parameters: ['--maxWorkers=2'], runsAgain: () => true },
  {
    name: 'journeys',
    config: 'frontend/jest.e2e.config.mjs',
    parameters: ['--maxWorkers=2'],
    needsBuild: true,
    runsAgain: () => true,
    isSampled: true,
  },
];

await main(async () => {
  const selection = process.argv.slice(2);
  if (!/^(all|\d{1,9})$/.test(sample)) throw new Explained('SAMPLE is a number or "all"');
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
    say(`\n${suite.name}${suite.isSampled ? ` (SAMPLE=${sample})` : ''}`);
    const log = join(results, `${suite.name}.log`);
    const file = join(results, `${suite.name}.json`);
    const run = async (parameters) => ({
      code: await jest(suite, [...parameters, ...suite.parameters, '--json', `--outputFile=${file}`], log),
      ...readReport(file),
    });
    let { code, counts, failures } = await run(selection);
    // Whoever selects tests wants to see them fail; a run of everything tells what is broken from what is unsteady.
    const paths = new Set([...failures.values()].filter((path) => suite.runsAgain?.(relative(root, path))));
    if (selection.length === 0 && paths.size > 0) {
      say('\nFiles with failures, once more');
      const again = await run(['--runTestsByPath', ...paths]);
      // A file that does not even load has no test that passed.
      const isFlaky = ([name, path]) =>
        paths.has(path) && !again.failures.has(name) && !again.failures.has(relative(root, path));
      const flaky = [...failures].filter(isFlaky);
      for (const [name] of flaky) say(`FLAKY, to be mended: ${name}`);
      if (flaky.length === failures.size) code = again.code;
      counts = { ...counts, passed: counts.passed + flaky.length, failed: counts.failed - flaky.length };
    }
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    for (const name of Object.keys(total)) total[name] += counts[name];
    isGood &&= code === 0;
    if (code !== 0 && suite.isSampled)
      say(`\nThe same combinations again: SAMPLE=${sample} npm test -- <path of a file>`);
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
  const lines = openSync(log, 'a');
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
  return runtimeEnvironment({ NODE_ENV: 'test', SAMPLE: sample });
}

/** What a run counted, and the files of its failures by name. A file that cannot even be loaded is one failure. */
function readReport(file) {
  const failures = new Map();
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    for (const { name: path, status, assertionResults } of report.testResults) {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      for (const { fullName } of failed) failures.set(`${relative(root, path)} › ${fullName}`, path);
      if (status === 'failed' && failed.length === 0) failures.set(relative(root, path), path);
    }
    const counts = {
      passed: report.numPassedTests,
      failed: failures.size,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    return { counts, failures };
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, failures };
  }
}
