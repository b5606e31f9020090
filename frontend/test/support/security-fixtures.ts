import type { MailPreferencesDto, OwnSessionDto, TwoFactorDto } from '@/shared/api/generated/schemas';
import type { FakeApi } from '@test/fake-api';
import { memberServer } from '@test/member-fixtures';

export function twoFactor(overrides: Partial<TwoFactorDto> = {}): TwoFactorDto {
  return { enabled: false, enabledAt: null, recoveryCodesLeft: 0, required: false, ...overrides };
}

/** Of a member who has it on. */
export const twoFactorOn = twoFactor({ enabled: true, enabledAt: '2026-11-01T00:30:00.000Z', recoveryCodesLeft: 9 });

export const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `ABCDE${index}-FGHJK${index}-MNPQR${index}-STVWX${index}`,
);

export function ownSession(overrides: Partial<OwnSessionDto> = {}): OwnSessionDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000901',
    current: true,
    createdAt: '2026-11-20T04:05:00.000Z',
    lastSeenAt: '2026-11-21T04:05:00.000Z',
    expiresAt: '2026-11-28T04:05:00.000Z',
    ip: '203.0.113.7',
    browser: 'Chrome',
    os: 'Windows',
    device: 'desktop',
    ...overrides,
  };
}

export const phone = ownSession({
  id: '0198f6d2-8f5e-7c3a-9f0e-000000000902',
  current: false,
  lastSeenAt: '2026-11-18T23:59:00.000Z',
  ip: '198.51.100.20',
  browser: 'Safari',
  os: 'iOS',
  device: 'mobile',
});

export function mailPreferences(): MailPreferencesDto {
  return {
    topics: [
      { topic: 'payback', enabled: true, obligatory: false },
      { topic: 'security', enabled: true, obligatory: true },
      { topic: 'uid', enabled: false, obligatory: false },
    ],
    marketing: false,
  };
}

/** A server at which Hana is logged in here and on a phone. */
export function securityServer(): FakeApi {
  return memberServer()
    .on('GET /api/user/two-factor', { body: twoFactor() })
    .on('GET /api/user/sessions', { body: [phone, ownSession()] })
    .on('GET /api/user/mail-preferences', { body: mailPreferences() });
}
