import { readFileSync } from 'node:fs';
import { ConfigError, readConfig } from './index.js';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const production = {
  APP_PROFILE: 'production',
  DATABASE_URL: 'postgres://lance_app@db/lance',
  DATABASE_MIGRATION_URL: 'postgres://lance_owner@db/lance',
  PUBLIC_URL: 'https://lance.example',
  SESSION_SECRET: 'x'.repeat(40),
  UPSTREAMS: 'live',
};

describe('configuration', () => {
  it('names every problem at once', () => {
    expect(problemsOf({ PORT: 'eighty', LOG_LEVEL: 'loud' })).toEqual([
      expect.stringContaining('PORT'),
      'DATABASE_URL is not set',
      expect.stringContaining('LOG_LEVEL'),
    ]);
  });

  it('treats an empty variable like a missing one', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://x@y/z', PORT: '', PUBLIC_URL: '' });
    expect(config.port).toBe(3000);
    expect(config.publicUrl).toBe('http://localhost:3000');
  });

  it('lets production boot only with secrets of its own and live sources', () => {
    expect(problemsOf(production)).toEqual([]);
    expect(problemsOf({ ...production, SESSION_SECRET: 'short' })).toEqual([expect.stringContaining('SESSION_SECRET')]);
    expect(problemsOf({ ...production, UPSTREAMS: 'auto' })).toEqual([expect.stringContaining('UPSTREAMS')]);
    expect(problemsOf({ ...production, SIMULATOR_URL: 'http://127.0.0.1:1' })).toEqual([
      expect.stringContaining('SIMULATOR_URL'),
    ]);
    expect(problemsOf({ ...production, DEMO_ADMIN_PASSWORD: 'abcdef' })).toEqual([expect.stringContaining('DEMO_')]);
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://lance.example' })).toEqual([
      expect.stringContaining('PUBLIC_URL'),
    ]);
  });

  it('uses the simulator for an exchange without keys, the exchange itself for one with keys', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://x@y/z',
      SIMULATOR_URL: 'http://127.0.0.1:9',
      OURBIT_API_KEY: 'k',
      OURBIT_API_SECRET: 's',
    });
    expect(config.vendors.okx).toMatchObject({ simulated: true, baseUrl: 'http://127.0.0.1:9/okx' });
    expect(config.vendors.ourbit).toMatchObject({ simulated: false, baseUrl: 'https://api.ourbit.com', apiKey: 'k' });
  });

  it('never mixes simulated data into a live service', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://x@y/z',
      UPSTREAMS: 'live',
      SIMULATOR_URL: 'http://127.0.0.1:9',
    });
    expect(Object.values(config.vendors)).toEqual([null, null, null, null]);
  });

  it('is listed whole in .env.example', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map((match) => match[1]);
    expect(listed.toSorted()).toEqual(read.toSorted());
  });
});
