import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isEmail } from 'class-validator';
import type { Administrators as AdministratorsService, OneTimePassword } from '../modules/auth/index.js';
import { SystemClock } from '../platform/clock/index.js';
import { processConfig } from '../platform/config/index.js';
import { DomainError, LANGUAGES, type Language } from '../platform/errors/index.js';

/*
 * Creates an administrator or restores an administrator's access; see docs/runbooks/administrators.md.
 *
 * node admin-create.js <e-mail> [--name <name>] [--language ko|en]
 * node admin-create.js <e-mail> --promote [--new-password] | --demote | --new-password and/or --reset-two-factor
 *
 * The output may contain a one-time password: never write it to a log.
 */

const usage =
  'Usage: npm run admin:create -- <e-mail> [--name <name>] [--language ko|en]\n' +
  '       npm run admin:create -- <e-mail> --promote [--new-password] | --demote | --new-password and/or --reset-two-factor\n' +
  'The language is that of the mails to them, ko if not said. When to use what: docs/runbooks/administrators.md';

/** An input error that the operator has to correct. */
class Refused extends Error {}

interface Wish {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Empty: generate one. */
  readonly acts: readonly Act[];
}

const ACTS = ['promote', 'demote', 'new-password', 'reset-two-factor'] as const;
type Act = (typeof ACTS)[number];
/** Resets both factors: for lost credentials, and for promoting an account that is not trusted. */
const TOGETHER: readonly (readonly Act[])[] = [
  ['new-password', 'reset-two-factor'],
  ['promote', 'new-password'],
];

/** The requested command; null prints the usage. */
function readWish(argv: readonly string[]): Wish | null {
  const { values, positionals } = parse(argv);
  if (values.help) return null;
  const [email = '', ...more] = positionals.map((text) => text.trim());
  if (email === '' || more.length > 0) throw new Refused(usage);
  if (!isEmail(email) || !/^[\x21-\x7e]{3,254}$/.test(email)) throw new Refused(`${email} is not an e-mail address.`);
  const acts = ACTS.filter((act) => values[act]);
  if (acts.length > 1 && !TOGETHER.some((together) => acts.every((act) => together.includes(act))))
    throw new Refused(`One thing at a time.\n${usage}`);
  const name = (values.name ?? email.split('@')[0] ?? '').trim().normalize('NFC');
  if (!/^[^\p{C}\p{Zl}\p{Zp}]{1,50}$/u.test(name)) throw new Refused('The name needs 1 to 50 visible characters.');
  const language = LANGUAGES.find((one) => one === (values.language ?? 'ko'));
  if (!language) throw new Refused('The language is ko or en.');
  return { email, name, language, acts };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        language: { type: 'string' },
        promote: { type: 'boolean' },
        'new-password': { type: 'boolean' },
        'reset-two-factor': { type: 'boolean' },
        demote: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

async function fulfil(administrators: AdministratorsService, { email, name, language, acts }: Wish): Promise<string> {
  const isNew = acts.length === 0;
  const { role, confirmedAt } = await administrators.standingOf(email);
  if (role === 'nobody') {
    if (!isNew) throw new Refused(`Nobody has the address ${email}.`);
    const oneTime = await administrators.create({ email, name, language });
    return `${email} is an administrator now.\n${told(oneTime)}`;
  }
  const twoFactorReset = `The authenticator app and the recovery codes of ${email} count no more.`;
  if (acts.length === 1 && acts.includes('reset-two-factor')) {
    await administrators.resetTwoFactor(email);
    return `${twoFactorReset} They have to log in again.`;
  }
  if (role === 'member') {
    if (!isNew && !acts.includes('promote')) throw new Refused(`${email} is a member, not an administrator.`);
    if (acts.includes('new-password')) {
      const oneTime = await administrators.promoteAnew(email);
      return `${email} is an administrator now, and is logged out everywhere.\n${told(oneTime)}`;
    }
    if (!confirmedAt)
      throw new Refused(
        `${email} is a member, but the address is not confirmed: anybody may have registered it.\n` +
          'They confirm it first, or become an administrator with a one-time password: --promote --new-password.',
      );
    const since = `${email} is a member already, and the address is confirmed since ${confirmedAt.toISOString()}.`;
    if (isNew && !(await agrees(`${since} Make them an administrator? [y/N] `)))
      throw new Refused(`${since} With --promote they become an administrator.`);
    await administrators.promote(email);
    return `${email} is an administrator now, with their own password. They have to log in again.`;
  }
  if (acts.includes('new-password')) {
    // The password first: without the second factor, the old password alone would open the account.
    const oneTime = await administrators.renewPassword(email);
    const lines = [`${email} has a new password, and is logged out everywhere.`];
    if (acts.includes('reset-two-factor')) {
      await administrators.resetTwoFactor(email);
      lines.push(twoFactorReset);
    }
    return [...lines, told(oneTime)].join('\n');
  }
  if (acts.includes('demote')) {
    await administrators.demote(email);
    return `${email} is a plain member now. They have to log in again.`;
  }
  return (
    `${email} is an administrator already. Nothing was changed.\n` +
    'With --new-password they get a one-time password, with --reset-two-factor they can set up another phone.'
  );
}

function told({ password, expiresAt }: OneTimePassword): string {
  return (
    `One-time password: ${password}\n` +
    `It is shown only now and opens until ${expiresAt.toISOString()}. The first login has to choose another.`
  );
}

/** Prompts only on an interactive terminal. */
async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<void> {
  const wish = readWish(process.argv.slice(2));
  if (!wish) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const config = processConfig();
  // Loaded lazily: usage errors should not wait for the whole application.
  const [{ stopJobs }, { createApp }, { Administrators }] = await Promise.all([
    import('../platform/scheduling/index.js'),
    import('../app.setup.js'),
    import('../modules/auth/index.js'),
  ]);
  const app = await createApp({ config, clock: new SystemClock() });
  try {
    // Not a replica: scheduled jobs run in the service processes.
    await stopJobs(app);
    process.stdout.write(`${await fulfil(app.get(Administrators), wish)}\n`);
  } finally {
    await app.close();
  }
}

main().catch((error: unknown) => {
  const text = error instanceof DomainError ? error.messageIn('en') : error instanceof Refused ? error.message : null;
  process.stderr.write(`${text ?? String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
