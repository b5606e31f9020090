import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { backend, frontend } from './paths.mjs';
import { runQuietly } from './processes.mjs';
import { runtimeEnvironment, runtimeNode, tool } from './runtime.mjs';
import { step } from './say.mjs';

/** Builds the server when its sources changed since the last build. */
export async function ensureBackendBuilt(onStart) {
  const sources = [
    'src',
    'simulator',
    'pictures',
    'mailbox',
    'embedded-postgres',
    'bench',
    'package.json',
    'nest-cli.json',
    'tsconfig.json',
    'tsconfig.build.json',
  ];
  const hash = contentHash(backend, [...sources, '../tsconfig.base.json', '../package-lock.json'], isTest);
  await unlessBuilt(join(backend, 'dist'), 'src/main.js', hash, 'Building the server', async () => {
    await runQuietly(runtimeNode(), [tool('@nestjs/cli/bin/nest.js'), 'build'], {
      cwd: backend,
      env: runtimeEnvironment(),
      onStart,
    });
    removeOutputWithoutSource(join(backend, 'dist'));
  });
}

/** Builds the site when its sources changed since the last build. */
export async function ensureFrontendBuilt(onStart) {
  const { scripts } = JSON.parse(readFileSync(join(frontend, 'package.json'), 'utf8'));
  if (!scripts?.build) return;
  const output = new Set(['dist', '.cache', 'node_modules', 'coverage', 'e2e', 'test']);
  const sources = readdirSync(frontend).filter((name) => !output.has(name));
  const hash = contentHash(frontend, [...sources.sort(), '../tsconfig.base.json', '../package-lock.json'], isTest);
  await unlessBuilt(join(frontend, 'dist'), 'index.html', hash, 'Building the site', async () => {
    const environment = runtimeEnvironment({ NODE_ENV: 'production' });
    await runQuietly('npm', ['run', 'build', '--silent'], {
      cwd: frontend,
      env: environment,
      onStart,
      shell: process.platform === 'win32',
    });
  });
}

const isTest = (path) => /\.(e2e-)?(spec|test)\.tsx?$/.test(path);

/** The stamp names sources and the compiler's own record: whoever compiled in between, a watcher say, changed that. */
async function unlessBuilt(dist, proof, sources, label, build) {
  const stamp = join(dist, '.lance-build');
  const wanted = () => `${sources} ${contentHash(dist, ['.tsbuildinfo'])}`;
  const isComplete = existsSync(join(dist, proof));
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  rmSync(isComplete ? stamp : dist, { recursive: true, force: true });
  await step(label, build);
  writeFileSync(stamp, wanted());
}

/** What was built from a source that is gone would still be found by its name: a migration, an entity. */
function removeOutputWithoutSource(dist, folder = dist) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeOutputWithoutSource(dist, path);
    const source = join(backend, relative(dist, path)).replace(/\.(js|js\.map|d\.ts)$/, '.ts');
    if (source.endsWith('.ts') && !existsSync(source)) rmSync(path);
  }
}

/** The programs that the build makes. */
export const built = {
  main: join(backend, 'dist/src/main.js'),
  migrate: join(backend, 'dist/src/database/migrate.js'),
  adminCreate: join(backend, 'dist/src/database/admin-create.js'),
  seedDemo: join(backend, 'dist/src/database/seed-demo.js'),
  checkMigrations: join(backend, 'dist/src/database/check-migrations.js'),
  generateMigration: join(backend, 'dist/src/database/generate-migration.js'),
  openapi: join(backend, 'dist/src/openapi.js'),
  simulator: join(backend, 'dist/simulator/main.js'),
  pictures: join(backend, 'dist/pictures/main.js'),
  mailbox: join(backend, 'dist/mailbox/main.js'),
  supervisor: join(backend, 'dist/embedded-postgres/supervisor.js'),
  bench: join(backend, 'dist/bench/main.js'),
};
