/** Journeys: Chromium against the real service with its built site; each file has a service, a database and a browser of its own. */
import { readFileSync } from 'node:fs';
import { prepareBrowser } from './e2e/support/browser.ts';

const swc = JSON.parse(readFileSync(new URL('../jest.swc.json', import.meta.url), 'utf8'));

await prepareBrowser();

export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e-spec.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/../backend/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/../backend/test/support/global-teardown.ts',
  // Longer than any single wait, so that it is the wait which says what was missing.
  testTimeout: 300_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/e2e/support/longest-first.mjs',
};
