import { codeOf } from '../factories/two-factor.js';
import type { DemoApp } from '../support/demo-app.js';
import type { HttpClient } from '../support/http-client.js';
import { MailSubscriptions } from '../../src/platform/mail/index.js';
import { mailedToken } from '../support/mailed-link.js';
import type { Tape } from './tape.js';

const SHOWN_TOKEN = 'q0Jm2l1xKcT7nEJ0Y6c4wRr3cY5n0s8dV9bQ1uZ2aXY';
const SHOWN_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const EMAIL = 'doyun@example.com';
const PASSWORDS = ['correct horse', 'correct horse battery', 'battery staple horse'] as const;

/** What a visitor can read. */
export async function recordVisitors(tape: Tape, service: DemoApp): Promise<void> {
  const visitor = service.client();
  for (const name of [
    'getHealth',
    'getLiveness',
    'listSiteSettings',
    'listFaq',
    'listExchanges',
    'getPayoutSummary',
  ] as const)
    await tape.record(name, visitor);
  await tape.record('checkUid', visitor, { body: { exchange: 'Deepcoin', uid: '36100011' } });
}

/** Somebody registers, confirms the address, forgets the password, protects the login and leaves again. */
export async function recordAccount(tape: Tape, service: DemoApp): Promise<void> {
  const newcomer = service.client();
  const { user } = await tape.record('registerMember', newcomer, {
    body: {
      ...{
        name: '이도윤',
        email: EMAIL,
        password: PASSWORDS[0],
        agreementPersonalInfo: true,
        agreementMarketing: false,
      },
      ...{ phone: '010-1234-5678', exchangeName: 'Deepcoin', uid: '36100012', language: 'ko' },
    },
  });
  await recordMailedLinks(tape, service, newcomer);
  const client = service.client();
  await tape.record('logInMember', client, { body: { email: EMAIL, password: PASSWORDS[1] } });
  await recordOwnAccount(tape, service, client, user.id);
  await recordSessions(tape, service, client);
  await recordTwoFactor(tape, service, client);
  const other = await logInAgain(service);
  await tape.record('logOutMember', other);
  await tape.record('closeOwnAccount', client, { body: { currentPassword: PASSWORDS[2] } });
}

async function logInAgain(service: DemoApp): Promise<HttpClient> {
  const client = service.client();
  const { status } = await client.post('/api/login', { email: EMAIL, password: PASSWORDS[2] });
  if (status !== 200) throw new Error(`not logged in: ${status}`);
  return client;
}

async function recordMailedLinks(tape: Tape, service: DemoApp, newcomer: HttpClient): Promise<void> {
  service.clock.advance({ minutes: 5 });
  await tape.record('resendConfirmation', newcomer);
  const confirmation = await mailedToken(service, EMAIL, 'confirm-email');
  tape.hide(confirmation, SHOWN_TOKEN);
  await tape.record('confirmEmail', newcomer, { body: { token: confirmation } });
  const visitor = service.client();
  await tape.record('requestPasswordReset', visitor, { body: { email: EMAIL } });
  const reset = await mailedToken(service, EMAIL, 'reset-password');
  tape.hide(reset, SHOWN_TOKEN);
  await tape.record('checkResetToken', visitor, { parameters: { token: reset } });
  await tape.record('resetPassword', visitor, { body: { token: reset, newPassword: PASSWORDS[1] } });
}

async function recordOwnAccount(tape: Tape, service: DemoApp, client: HttpClient, id: string): Promise<void> {
  await tape.record('updateOwnMember', client, { body: { tradingviewId: 'doyun_charts', language: 'ko' } });
  await tape.record('changePassword', client, {
    body: { currentPassword: PASSWORDS[1], newPassword: PASSWORDS[2] },
  });
  await tape.record('getSession', client);
  await tape.record('getOwnMember', client);
  await tape.record('listUserUids', client, { parameters: { id } });
  await tape.record('getMailPreferences', client);
  await tape.record('updateMailPreferences', client, { body: { marketing: true, topics: { payback: false } } });
  const mailed = new URL(service.app.get(MailSubscriptions).linkOf(id, 'market-alert', 'ko')).searchParams.get('token');
  const token = mailed ?? '';
  tape.hide(token, SHOWN_TOKEN);
  await tape.record('getMailSubscription', service.client(), { parameters: { token } });
  await tape.record('endMailSubscription', service.client(), { parameters: { token } });
  await tape.record('downloadOwnData', client);
}

async function recordSessions(tape: Tape, service: DemoApp, client: HttpClient): Promise<void> {
  await logInAgain(service);
  await logInAgain(service);
  const sessions = await tape.record('listOwnSessions', client);
  const id = sessions.find(({ current }) => !current)?.id ?? '';
  await tape.record('endOwnSession', client, { parameters: { id } });
  await tape.record('endOtherSessions', client);
}

async function recordTwoFactor(tape: Tape, service: DemoApp, client: HttpClient): Promise<void> {
  const prove = { body: { currentPassword: PASSWORDS[2] } };
  const { secret } = await tape.record('setUpTwoFactor', client, prove);
  tape.hide(secret, SHOWN_SECRET);
  const code = codeOf(service, secret);
  tape.hide(code, '123456');
  const { recoveryCodes } = await tape.record('enableTwoFactor', client, {
    body: { code },
  });
  await tape.record('getTwoFactor', client);
  const renewed = await tape.record('renewRecoveryCodes', client, prove);
  for (const codes of [recoveryCodes, renewed.recoveryCodes])
    codes.forEach((one, index) => tape.hide(one, `7K2M9Q-4TX8WB-R5NV1C-${String(index).padStart(6, 'D')}`));
  service.clock.advance({ seconds: 30 });
  const next = codeOf(service, secret);
  tape.hide(next, '654321');
  await tape.record('disableTwoFactor', client, { body: { ...prove.body, code: next } });
}
