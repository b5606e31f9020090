import { resolve } from 'node:path';
import { z } from 'zod';
import {
  languageModel,
  type ModelAccess,
  type OpenAccess,
  type OpenSourceId,
  type OpenSource,
  openSourceIds,
  openSources,
  openVariablesOf,
  type SourceAccess,
  type SourceId,
  type TranslationAccess,
  simulatorKeys,
  sourceIds,
  sources,
  variablesOf,
} from './sources.js';

/** Thrown at start with one readable line per invalid or missing variable. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const DEFAULT_PORT = 3000;

const text = z.string().optional();
const url = z.url().optional();
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
const password = z.string().min(6).max(128).optional();

/** `address@domain` or `Name <address@domain>`, in characters that need no quoting in a header. */
const mailboxPattern =
  /^(?:([^\p{C}\p{Zl}\p{Zp}<>"@,;:\\]*?)\s*<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>|([\w.+-]+@[\w-]+(?:\.[\w-]+)+))$/u;

const environment = z.object({
  APP_PROFILE: z.enum(['demo', 'production', 'test']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULT_PORT),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl,
  DATABASE_MIGRATION_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(12),
  SESSION_SECRET: text,
  RECEIPT_SECRET: text,
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  UPSTREAMS: z.enum(['auto', 'simulated', 'live'], 'must be auto, simulated or live').default('auto'),
  SIMULATOR_URL: url,
  SIMULATOR_RATE_SCALE: z.coerce.number().int().min(1).max(1_000).default(1),
  ADMIN_RESET_DEFAULT_PASSWORD: password,
  ADMIN_TWO_FACTOR: z.enum(['required', 'optional']).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
    .refine((value) => URL.canParse(value) && new URL(value).hostname !== '', 'names no server')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(mailboxPattern, 'must read Name <address@domain>')
    .default('Lance <no-reply@lance.example>'),
  DEMO_ADMIN_PASSWORD: password,
  DEMO_MEMBER_PASSWORD: password,
  DEEPL_BASE_URL: url,
  DEEPL_API_KEY: text,
  LIBRETRANSLATE_BASE_URL: url,
  LIBRETRANSLATE_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: text,
  OPENAI_MODEL: text,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Environment = z.infer<typeof environment>;
export type AppProfile = Environment['APP_PROFILE'];

/** Variables as they are set. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Typed, immutable configuration, read once from the environment. */
export class AppConfig {
  readonly profile: AppProfile;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** Origin of PUBLIC_URL; null if unset, when the site is reached by any address. */
  readonly statedOrigin: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly databaseMigrationUrl: string;
  readonly databasePoolSize: number;
  /** Signs and encrypts new data. */
  readonly sessionSecret: string;
  /** All secrets that are still accepted, the current one first. */
  readonly sessionSecrets: readonly string[];
  /** All secrets of receipts; the last one numbers and seals them. */
  readonly receiptSecrets: readonly string[];
  /** Those whose signatures still count; the first one signs. */
  readonly signatureSecrets: readonly string[];
  readonly trustProxyHops: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly simulatorUrl: string | null;
  /** Factor on the vendors' documented rate limits, for the simulator and its clients. */
  readonly simulatorRateScale: number;
  /** Password that an administrator's reset sets, for a day and only for choosing another. */
  readonly resetDefaultPassword: string;
  /** Whether administrators must have two-factor login. */
  readonly adminTwoFactorRequired: boolean;
  /** SMTP URL with user and password; null keeps mails in the outbox. */
  readonly smtpUrl: string | null;
  /** Sender of mails. */
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** Passwords of the demo accounts; null in production. */
  readonly demo: { readonly adminPassword: string; readonly memberPassword: string } | null;
  /** Null if a source has neither keys nor a simulator. */
  readonly sources: Readonly<Record<SourceId, SourceAccess | null>>;
  /** Null if an open source may not be asked: neither live nor simulated. */
  readonly openSources: Readonly<Record<OpenSourceId, OpenAccess | null>>;
  /** Null if no service is configured; the language model translates then. */
  readonly translation: TranslationAccess | null;
  /** Null if no language model is configured, nor simulated. */
  readonly model: ModelAccess | null;

  constructor(env: Environment, variables: Variables) {
    this.profile = env.APP_PROFILE;
    this.port = env.PORT;
    this.host = env.HOST;
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
    this.statedOrigin = env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin;
    this.dataDir = resolve(env.DATA_DIR);
    this.databaseUrl = env.DATABASE_URL;
    this.databaseMigrationUrl = env.DATABASE_MIGRATION_URL ?? env.DATABASE_URL;
    this.databasePoolSize = env.DATABASE_POOL_SIZE;
    this.sessionSecrets = secretsOf(env.SESSION_SECRET ?? defaultSessionSecret);
    this.sessionSecret = this.sessionSecrets[0] ?? defaultSessionSecret;
    const receiptSecrets = secretsOf(env.RECEIPT_SECRET ?? defaultReceiptSecret);
    this.receiptSecrets = receiptSecrets.map((secret) => secret.replace(LEAKED, ''));
    this.signatureSecrets = receiptSecrets.filter((secret) => !LEAKED.test(secret));
    this.trustProxyHops = env.TRUST_PROXY_HOPS;
    this.logLevel = env.LOG_LEVEL;
    this.simulatorUrl = env.UPSTREAMS === 'live' ? null : (env.SIMULATOR_URL ?? null);
    this.simulatorRateScale = env.SIMULATOR_RATE_SCALE;
    this.resetDefaultPassword = env.ADMIN_RESET_DEFAULT_PASSWORD ?? defaultResetPassword;
    this.adminTwoFactorRequired =
      (env.ADMIN_TWO_FACTOR ?? (this.isProduction ? 'required' : 'optional')) === 'required';
    this.smtpUrl = env.SMTP_URL ?? null;
    const [, name, named, bare] = mailboxPattern.exec(env.MAIL_FROM) ?? [];
    this.mailFrom = { name: name ?? '', address: named ?? bare ?? '' };
    this.demo =
      env.APP_PROFILE === 'production'
        ? null
        : {
            adminPassword: env.DEMO_ADMIN_PASSWORD ?? 'lance-admin-demo',
            memberPassword: env.DEMO_MEMBER_PASSWORD ?? 'lance-member-demo',
          };
    this.sources = Object.fromEntries(
      sourceIds.map((id) => [id, this.accessTo(id, env.UPSTREAMS, variables)]),
    ) as typeof this.sources;
    this.openSources = Object.fromEntries(
      openSourceIds.map((id) => [id, this.openAccessTo(id, env.UPSTREAMS, variables)]),
    ) as typeof this.openSources;
    this.model = this.accessToModel(env);
    this.translation = this.accessToTranslation(env);
  }

  get isProduction(): boolean {
    return this.profile === 'production';
  }

  /**
   * Cookie name of this installation. Cookies of one host are shared by all its ports, so instances on unusual ports add
   * theirs to keep local copies apart.
   */
  cookieName(name: string): string {
    if (this.isProduction) return `__Host-${name}`;
    return this.port === 0 || this.port === DEFAULT_PORT ? name : `${name}-${this.port}`;
  }

  private accessTo(id: SourceId, upstreams: Environment['UPSTREAMS'], variables: Variables): SourceAccess | null {
    const names = variablesOf(id);
    const { [names.baseUrl]: baseUrl, [names.apiKey]: apiKey, [names.apiSecret]: apiSecret } = variables;
    const passphrase = names.passphrase === null ? '' : variables[names.passphrase];
    if (apiKey && apiSecret && passphrase !== undefined && upstreams !== 'simulated')
      return { baseUrl: baseUrl ?? sources[id].url, apiKey, apiSecret, passphrase, simulated: false };
    if (!this.simulatorUrl) return null;
    return { baseUrl: `${this.simulatorUrl}/${id}`, ...simulatorKeys(id), simulated: true };
  }

  private accessToModel(env: Environment): ModelAccess | null {
    const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model, UPSTREAMS: upstreams } = env;
    if (model && (apiKey || baseUrl) && upstreams !== 'simulated')
      return { baseUrl: baseUrl ?? languageModel.url, apiKey: apiKey ?? null, model, simulated: false };
    if (!this.simulatorUrl) return null;
    return { baseUrl: `${this.simulatorUrl}/${languageModel.id}`, apiKey: null, model: 'simulator', simulated: true };
  }

  /** The service that is set; the simulator's unless something else can translate. */
  private accessToTranslation(env: Environment): TranslationAccess | null {
    const live = env.UPSTREAMS === 'simulated' ? null : translationOf(env);
    if (live || !this.simulatorUrl || this.model?.simulated === false) return live;
    return { service: 'deepl', baseUrl: `${this.simulatorUrl}/deepl`, apiKey: 'sim-deepl-key', simulated: true };
  }

  /** Live if the service is, or if the address is set on purpose; simulated if there is a simulator. */
  private openAccessTo(id: OpenSourceId, upstreams: Environment['UPSTREAMS'], variables: Variables): OpenAccess | null {
    const names = openVariablesOf(id);
    const baseUrl = variables[names.baseUrl];
    const apiKey = (names.apiKey === null ? undefined : variables[names.apiKey]) ?? null;
    const { url, socketUrl }: OpenSource = openSources[id];
    // Whoever asks at another address does not mean the vendor's sockets.
    const stated = names.socketUrl === null ? undefined : variables[names.socketUrl];
    const ownSocketUrl = stated ?? (baseUrl ? null : (socketUrl ?? null));
    if (upstreams === 'live' || (baseUrl && upstreams === 'auto'))
      return { baseUrl: baseUrl ?? url, socketUrl: ownSocketUrl, apiKey, simulated: false };
    if (!this.simulatorUrl) return null;
    const simulator = `${this.simulatorUrl}/${id}`;
    const simulatedSocket = socketUrl === undefined ? null : simulator.replace(/^http/, 'ws');
    return { baseUrl: simulator, socketUrl: simulatedSocket, apiKey: null, simulated: true };
  }
}

/** The first service of which everything is set. DeepL's free keys end with `:fx` and have a host of their own. */
function translationOf(env: Environment): TranslationAccess | null {
  const { DEEPL_API_KEY: deepl, LIBRETRANSLATE_BASE_URL: libre } = env;
  if (deepl) {
    const host = deepl.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
    return { service: 'deepl', baseUrl: env.DEEPL_BASE_URL ?? host, apiKey: deepl, simulated: false };
  }
  if (!libre) return null;
  return { service: 'libretranslate', baseUrl: libre, apiKey: env.LIBRETRANSLATE_API_KEY ?? '', simulated: false };
}

/** `new,old`: the first is current; the others are accepted until what they signed has expired. */
const secretsOf = (list: string): string[] =>
  list
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');

const defaultSessionSecret = 'lance-demo-session-secret-not-for-production';

const defaultReceiptSecret = 'lance-demo-receipt-secret-not-for-production';

/** Before a secret of receipts that others may know: it numbers and seals, and its signatures prove nothing any more. */
const LEAKED = /^leaked:/;
const defaultSecrets = [defaultSessionSecret, defaultReceiptSecret];

const defaultResetPassword = 'lance-reset-demo';

/** Reads and validates the environment. Throws `ConfigError` naming all problems at once. */
export function readConfig(variables: Variables): AppConfig {
  // A blank variable is a missing one.
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const names = [
    ...sourceIds.map((id) => variablesOf(id).baseUrl),
    ...openSourceIds.map(openVariablesOf).flatMap(({ baseUrl, socketUrl }) => [baseUrl, socketUrl ?? baseUrl]),
  ];
  const addresses = z.object(Object.fromEntries(names.map((name) => [name, url])));
  const parsed = environment.and(addresses).safeParse(env);
  const problems = parsed.success
    ? productionProblems(parsed.data)
    : parsed.error.issues.map((issue) => {
        const name = issue.path.join('.');
        return env[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`;
      });
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return new AppConfig(parsed.data, env);
}

function productionProblems(env: Environment): string[] {
  if (env.APP_PROFILE !== 'production') return [];
  const problems: string[] = [];
  for (const name of ['SESSION_SECRET', 'RECEIPT_SECRET'] as const) {
    const secrets = secretsOf(env[name] ?? '').map((secret) => secret.replace(LEAKED, ''));
    if (secrets.length === 0 || secrets.some((secret) => secret.length < 32 || defaultSecrets.includes(secret)))
      problems.push(`${name} must be set in production, at least 32 characters, likewise each older one after a comma`);
  }
  if (LEAKED.test(env.RECEIPT_SECRET ?? '')) problems.push('RECEIPT_SECRET must begin with a part that has not leaked');
  if (!env.PUBLIC_URL?.startsWith('https://'))
    problems.push('PUBLIC_URL must be set in production and start with https://');
  if (!env.DATABASE_MIGRATION_URL)
    problems.push('DATABASE_MIGRATION_URL must be set in production (role that owns the schema)');
  if (env.UPSTREAMS !== 'live') problems.push('UPSTREAMS must be live in production: the simulator is refused');
  if (env.SIMULATOR_URL) problems.push('SIMULATOR_URL must not be set in production');
  const resetPassword = env.ADMIN_RESET_DEFAULT_PASSWORD;
  if (!resetPassword || resetPassword.length < 12 || resetPassword === defaultResetPassword)
    problems.push('ADMIN_RESET_DEFAULT_PASSWORD must be set in production, at least 12 characters');
  if (env.ADMIN_TWO_FACTOR === 'optional') problems.push('ADMIN_TWO_FACTOR must not be optional in production');
  if (!env.SMTP_URL) problems.push('SMTP_URL must be set in production');
  else if (isLoopback(new URL(env.SMTP_URL).hostname))
    problems.push('SMTP_URL must not name this machine in production: the embedded mailbox delivers nothing');
  if (/@lance\.example>?$/.test(env.MAIL_FROM)) problems.push('MAIL_FROM must be set in production');
  if (env.DEMO_ADMIN_PASSWORD || env.DEMO_MEMBER_PASSWORD)
    problems.push('DEMO_* passwords must not be set in production');
  return problems;
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|\[::ffff:(127\.|7f).*\]|0\.0\.0\.0|\[::\])$/i.test(hostname);
}
