import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('../jest.swc.json', import.meta.url), 'utf8'));

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
};

/** Two tiers: `unit` does no I/O; `e2e` is real HTTP on a real PostgreSQL with the simulator. */
export default {
  rootDir: import.meta.dirname,
  maxWorkers: 2,
  // Real servers on a busy machine: slowness is no failure here.
  testTimeout: 120_000,
  // ES modules of ended files stay in a worker's heap: it would be full after 100 files, and slow long before.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,simulator,pictures,mailbox,embedded-postgres}/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    },
  ],
};
