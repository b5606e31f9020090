import { member, press, printed, spoken, whole } from './acts.mjs';

/* The page of a shared receipt, as everybody sees it. */

/** An address for one of the member's last L coin entries, and its signature; the address is ended at once after that. */
async function share(page, withAmounts, which = 0) {
  return page.evaluate(
    async ([amounts, index]) => {
      const call = async (path, method = 'GET', body = undefined) => {
        const answer = await fetch(path, {
          method,
          headers: { 'Content-Type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return answer.status === 204 ? undefined : answer.json();
      };
      const entry = (await call('/api/lance-coins/history?limit=5'))[index];
      const { id, path } = await call(`/api/receipts/lcoin/${entry.id}/shares`, 'POST', { withAmounts: amounts });
      const receipt = await call(`/api/shared-receipts/${path.split('/').at(-1)}`);
      await call(`/api/receipts/shares/${id}`, 'DELETE');
      return { path, receipt };
    },
    [withAmounts, which],
  );
}

/** Another payload behind the same signature. */
function forge(jws) {
  const [header, payload, signature] = jws.split('.');
  return [header, `${payload.slice(0, -2)}${payload.at(-2) === 'A' ? 'B' : 'A'}${payload.at(-1)}`, signature].join('.');
}

/** `as` tells what the service says of it instead, `jws` gives the signature behind the address. */
async function openShared(page, language, { withAmounts = true, as, jws, fulfil }) {
  const { path, receipt } = await share(page, withAmounts);
  const signature = await jws?.(receipt.signature, page);
  const answer = { ...receipt, receipt: { ...receipt.receipt, ...as?.(receipt) } };
  await page.route('**/api/shared-receipts/*', (route) =>
    fulfil ? fulfil(route, page) : route.fulfill({ json: answer }),
  );
  await page.goto(`${language === 'en' ? '/en' : ''}${path}${signature ? `#${signature}` : ''}`);
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(500);
}

const shared = (name, options, act = () => undefined, more = whole) =>
  member(
    `shared-${name}`,
    '/mypage?tab=receipts',
    async (page, { language }) => {
      await openShared(page, language, options);
      await act(page);
    },
    more,
  );

const refused = (status, code, seconds, message) => async (route, page) => {
  const body = { code, message, requestId: '0c7a41b2-6d0e-4b53-9a57-2f1f1c0f8b6d' };
  await route.fulfill({ status, headers: { 'retry-after': `${seconds}` }, json: await spoken(page, body) });
};
const AWAY =
  '일시적으로 데이터를 불러올 수 없습니다. 처리되지 않은 요청은 다시 시도해 주세요. / The data cannot be reached for the moment. Please try again.';
const WAIT =
  '시도 횟수가 많아 잠시 제한됩니다. 42초 후 다시 시도해 주세요. / Too many attempts. Please try again in 42 s.';

/** Shared after it came about, and corrected after that, from another amount where amounts are shown. */
function corrected({ receipt: { at, rows, sum }, issuedAt }) {
  const part = (Date.parse(issuedAt) - Date.parse(at)) / 3;
  const after = (parts) => new Date(Date.parse(at) + parts * part).toISOString();
  const changes =
    sum &&
    [sum, ...rows].map(({ label, value, unit }) => ({ label, before: value.replace(/\d$/, '5'), now: value, unit }));
  return { state: 'corrected', sharedAt: after(1), correctedAt: after(2), changes };
}

/** On the paper of a printer, with its margins. */
const paper = (name, which) => shared(name, {}, (page) => printed(page, which));

export const sharedReceipts = [
  shared('still', {}),
  shared('hidden', { withAmounts: false }),
  shared('corrected', { as: corrected }),
  shared('corrected-hidden', { withAmounts: false, as: corrected }),
  shared('revoked', { fulfil: (route) => route.fallback() }),
  shared('signed', { jws: (own) => own }),
  shared('forged', { jws: forge }),
  shared('of-another-address', { jws: async (_own, page) => (await share(page, true, 1)).receipt.signature }),
  shared('unverified', {
    jws: async (own, page) => {
      await page.addInitScript(() => {
        crypto.subtle.importKey = () => Promise.reject(new Error('no Ed25519'));
      });
      return own;
    },
  }),
  shared('code', {}, (page) => press(page, /^(서명된 QR 코드 크게 보기|Enlarge the signed QR code)$/), {}),
  paper('paper-a4', 'a4'),
  paper('paper-80mm', 'roll'),
  shared('loading', { fulfil: () => new Promise(() => {}) }),
  shared('failed', { fulfil: refused(503, 'platform.databaseUnavailable', 5, AWAY) }),
  shared('too-many', { fulfil: refused(429, 'auth.tooManyAttemptsNow', 42, WAIT) }),
];
