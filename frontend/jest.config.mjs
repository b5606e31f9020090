/** Page and unit tests: jsdom, native ESM, the real store. Journeys in a real browser are in `jest.e2e.config.mjs`. */
import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('../jest.swc.json', import.meta.url), 'utf8'));

export default {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/support/browser-environment.mjs',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/support/css-module.stub.mjs',
    '\\.css$': '<rootDir>/test/support/css.stub.mjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/test/support/$1',
  },
  // Patience for a busy machine; what hangs still fails.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};
