import { generateSync } from 'otplib';
import type { HttpClient } from '../support/http-client.js';
import type { TestApp } from '../support/test-app.js';

/** Somebody's authenticator app. */
export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code that stands now; `steps` away from it by as many half minutes. */
  code(steps?: number): string;
}

/** The code of a secret at the service's time, `steps` half minutes from now. */
export function codeOf(app: TestApp, secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(app.clock.millis() / 1000) + steps * 30 });
}

/** A code that is wrong now and half a minute around. */
export function wrongCodeOf(app: TestApp, secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(app, secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/**
 * Connects an app over HTTP and switches two-factor login on; the address counts as confirmed from then on. Half a minute
 * passes, so that the next code is a new one.
 */
export async function enableTwoFactor(
  app: TestApp,
  person: { id: string; client: HttpClient; password: string },
): Promise<Authenticator> {
  await app.dataSource.query(
    'UPDATE auth_members SET email_confirmed_at = coalesce(email_confirmed_at, $2) WHERE id = $1',
    [person.id, app.clock.now()],
  );
  const setup = await person.client.post('/api/user/two-factor/setup', {
    currentPassword: person.password,
  });
  if (setup.status !== 200) throw new Error(`not set up: ${JSON.stringify(setup.body)}`);
  const { secret } = setup.body;
  const enabled = await person.client.post('/api/user/two-factor/enable', {
    code: codeOf(app, secret),
  });
  if (enabled.status !== 200) throw new Error(`not enabled: ${JSON.stringify(enabled.body)}`);
  app.clock.advance({ seconds: 30 });
  return { secret, recoveryCodes: enabled.body.recoveryCodes, code: (steps = 0) => codeOf(app, secret, steps) };
}
