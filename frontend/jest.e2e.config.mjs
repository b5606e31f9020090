/** Journeys: Chromium against the real service with its built site, one at a time. */
import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('../jest.swc.json', import.meta.url), 'utf8'));

export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e-spec.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/../backend/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/../backend/test/support/global-teardown.ts',
  testTimeout: 120_000,
  maxWorkers: 1,
};
