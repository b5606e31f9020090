import { readFileSync } from 'node:fs';
import { ConfigError, readConfig, withSourceVariables } from './index.js';

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
  RECEIPT_SECRET: 'y'.repeat(40),
  UPSTREAMS: 'live',
  ADMIN_RESET_DEFAULT_PASSWORD: 'reset-'.repeat(3),
  SMTP_URL: 'smtps://lance:secret@smtp.example.com',
  MAIL_FROM: 'Lance <no-reply@lance.example.com>',
};

describe('configuration', () => {
  it('names every problem at once', () => {
    expect(problemsOf({ PORT: 'eighty', LOG_LEVEL: 'loud', OKX_BASE_URL: 'okx' })).toEqual([
      expect.stringContaining('PORT'),
      'DATABASE_URL is not set',
      expect.stringContaining('LOG_LEVEL'),
      expect.stringContaining('OKX_BASE_URL'),
    ]);
  });

  it('treats an empty variable like a missing one', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://x@y/z', PORT: '', PUBLIC_URL: '' });
    expect(config.port).toBe(3000);
    expect(config.publicUrl).toBe('http://localhost:3000');
  });

  it("names the cookies of a copy by its port, so that two on one machine do not take each other's", () => {
    const cookie = (env: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'postgres://x@y/z', ...env }).cookieName('sid');
    expect([cookie({}), cookie({ PORT: '3000' }), cookie({ PORT: '0' })]).toEqual(['sid', 'sid', 'sid']);
    expect(cookie({ PORT: '3001' })).toBe('sid-3001');
    expect(cookie({ ...production, PORT: '3001' })).toBe('__Host-sid');
  });

  it('lets production boot only with secrets of its own and live sources', () => {
    expect(problemsOf(production)).toEqual([]);
    expect(problemsOf({ ...production, SESSION_SECRET: 'short' })).toEqual([expect.stringContaining('SESSION_SECRET')]);
    expect(problemsOf({ ...production, RECEIPT_SECRET: 'short' })).toEqual([expect.stringContaining('RECEIPT_SECRET')]);
    expect(problemsOf({ ...production, RECEIPT_SECRET: `leaked:${'y'.repeat(40)}` })).toEqual([
      expect.stringContaining('RECEIPT_SECRET'),
    ]);
    expect(problemsOf({ ...production, UPSTREAMS: 'auto' })).toEqual([expect.stringContaining('UPSTREAMS')]);
    expect(problemsOf({ ...production, SIMULATOR_URL: 'http://127.0.0.1:1' })).toEqual([
      expect.stringContaining('SIMULATOR_URL'),
    ]);
    expect(problemsOf({ ...production, DEMO_ADMIN_PASSWORD: 'abcdef' })).toEqual([expect.stringContaining('DEMO_')]);
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://lance.example' })).toEqual([
      expect.stringContaining('PUBLIC_URL'),
    ]);
  });

  it('lets production boot only with a mail server elsewhere and a sender of its own', () => {
    const { SMTP_URL: _server, MAIL_FROM: _sender, ...without } = production;
    expect(problemsOf(without)).toEqual([expect.stringContaining('SMTP_URL'), expect.stringContaining('MAIL_FROM')]);
    for (const host of [
      '127.0.0.1:25',
      'localhost:25',
      '[::1]:25',
      '127.8.8.8',
      'mail.localhost',
      '[::ffff:127.0.0.1]',
    ])
      expect(problemsOf({ ...production, SMTP_URL: `smtp://${host}` })).toEqual([expect.stringContaining('SMTP_URL')]);
    expect(problemsOf({ ...production, MAIL_FROM: 'no-reply@lance.example' })).toEqual([
      expect.stringContaining('MAIL_FROM'),
    ]);
  });

  it('reads who mails come from, and refuses what would have to be quoted', () => {
    const from = (MAIL_FROM: string) => readConfig({ DATABASE_URL: 'postgres://x@y/z', MAIL_FROM }).mailFrom;
    expect(from('')).toEqual({ name: 'Lance', address: 'no-reply@lance.example' });
    expect(from('hello@lance.example.com')).toEqual({ name: '', address: 'hello@lance.example.com' });
    for (const MAIL_FROM of ['Lance', 'a@b', 'Lance\r\nBcc: x@y.z <a@b.c>', 'a@b.c, d@e.f', '"a@b.c" <d@e.f>'])
      expect(() => from(MAIL_FROM)).toThrow('MAIL_FROM');
    for (const SMTP_URL of ['smtp.example.com', 'http://smtp.example.com', 'smtp://'])
      expect(() => readConfig({ DATABASE_URL: 'postgres://x@y/z', SMTP_URL })).toThrow('SMTP_URL');
  });

  it('uses the first of several session secrets and still believes the others, which may not be weak either', () => {
    const [current, older] = ['n'.repeat(40), 'o'.repeat(40)];
    const config = readConfig({ ...production, SESSION_SECRET: `${current}, ${older}` });
    expect([config.sessionSecret, config.sessionSecrets]).toEqual([current, [current, older]]);
    expect(problemsOf({ ...production, SESSION_SECRET: `${current},old` })).toEqual([
      expect.stringContaining('SESSION_SECRET'),
    ]);
  });

  it('uses the simulator for an exchange without keys, the exchange itself for one with keys', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://x@y/z',
      SIMULATOR_URL: 'http://127.0.0.1:9',
      OURBIT_API_KEY: 'k',
      OURBIT_API_SECRET: 's',
    });
    expect(config.sources.okx).toMatchObject({ simulated: true, baseUrl: 'http://127.0.0.1:9/okx' });
    expect(config.sources.ourbit).toMatchObject({ simulated: false, baseUrl: 'https://api.ourbit.com', apiKey: 'k' });
  });

  it('asks an open source where it is live or its address is set on purpose, and the simulator else', () => {
    const openSources = (env: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'postgres://x@y/z', COINGECKO_API_KEY: 'k', ...env }).openSources;
    expect(openSources({}).upbit).toBeNull();
    const simulated = openSources({ SIMULATOR_URL: 'http://127.0.0.1:9', BYBIT_BASE_URL: 'https://api.example' });
    expect(simulated.upbit).toEqual({
      baseUrl: 'http://127.0.0.1:9/upbit',
      socketUrl: 'ws://127.0.0.1:9/upbit',
      apiKey: null,
      simulated: true,
    });
    expect(simulated.coingecko).toMatchObject({ apiKey: null, simulated: true });
    expect(simulated.bybit).toEqual({
      baseUrl: 'https://api.example',
      socketUrl: null,
      apiKey: null,
      simulated: false,
    });
    const live = openSources({ UPSTREAMS: 'live', SIMULATOR_URL: 'http://127.0.0.1:9' });
    expect(live.upbit).toMatchObject({ baseUrl: 'https://api.upbit.com', socketUrl: 'wss://api.upbit.com' });
    expect(live.coingecko?.socketUrl).toBeNull();
    const redirected = { UPSTREAMS: 'live', UPBIT_BASE_URL: 'https://a.example', UPBIT_SOCKET_URL: 'wss://s.example' };
    expect(openSources(redirected).upbit?.socketUrl).toBe('wss://s.example');
    expect(live.coingecko).toMatchObject({ baseUrl: 'https://api.coingecko.com', apiKey: 'k', simulated: false });
  });

  it('translates by the first service of which everything is set, and else by the simulator', () => {
    const service = (env: Record<string, string>) => {
      const { translation } = readConfig({ DATABASE_URL: 'postgres://x@y/z', ...env });
      return translation && `${translation.service} ${translation.baseUrl}`;
    };
    expect(service({ LIBRETRANSLATE_BASE_URL: 'https://t.example' })).toBe('libretranslate https://t.example');
    expect(service({ DEEPL_API_KEY: 'k:fx' })).toBe('deepl https://api-free.deepl.com');
    expect(service({ DEEPL_API_KEY: 'k' })).toBe('deepl https://api.deepl.com');
    const simulator = { SIMULATOR_URL: 'http://127.0.0.1:9' };
    expect(service({ DEEPL_API_KEY: 'k', UPSTREAMS: 'simulated' })).toBeNull();
    expect(service({ DEEPL_API_KEY: 'k', UPSTREAMS: 'simulated', ...simulator })).toBe(
      'deepl http://127.0.0.1:9/deepl',
    );
    expect(service({ DEEPL_API_KEY: 'k', ...simulator })).toBe('deepl https://api.deepl.com');
    expect(service(simulator)).toBe('deepl http://127.0.0.1:9/deepl');
    expect(service({ ...simulator, UPSTREAMS: 'live' })).toBeNull();
    // A language model that is set translates as well.
    expect(service({ ...simulator, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' })).toBeNull();
  });

  it('asks the language model that is set whole, and the simulator else', () => {
    const model = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://x@y/z', ...env }).model;
    const simulator = { SIMULATOR_URL: 'http://127.0.0.1:9' };
    const key = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };
    expect(model({ OPENAI_API_KEY: 'k' })).toBeNull();
    expect(model({ OPENAI_MODEL: 'm' })).toBeNull();
    expect(model(key)).toEqual({ baseUrl: 'https://api.openai.com/v1', apiKey: 'k', model: 'm', simulated: false });
    expect(model({ OPENAI_BASE_URL: 'http://localhost:8000/v1', OPENAI_MODEL: 'm', ...simulator })).toEqual({
      ...{ baseUrl: 'http://localhost:8000/v1', apiKey: null, model: 'm', simulated: false },
    });
    expect(model({ ...simulator })).toMatchObject({ baseUrl: 'http://127.0.0.1:9/openai', simulated: true });
    expect(model({ ...key, ...simulator, UPSTREAMS: 'simulated' })).toMatchObject({ apiKey: null, simulated: true });
    expect(model({ ...simulator, UPSTREAMS: 'live' })).toBeNull();
  });

  it('never mixes simulated data into a live service', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://x@y/z',
      UPSTREAMS: 'live',
      SIMULATOR_URL: 'http://127.0.0.1:9',
    });
    expect(new Set(Object.values(config.sources))).toEqual(new Set([null]));
  });

  it('is listed whole in .env.example', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map((match) => match[1]);
    const fromSources: string[] = [];
    withSourceVariables('# sources:\n# /sources', (name) => String(fromSources.push(name)));
    expect(fromSources).toContain('OKX_API_PASSPHRASE');
    expect(fromSources).not.toContain('OURBIT_API_PASSPHRASE');
    expect(listed.toSorted()).toEqual([...read, ...fromSources].toSorted());
  });
});
