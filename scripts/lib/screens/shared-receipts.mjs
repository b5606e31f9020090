import { member, press, whole } from './acts.mjs';

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

/** `as` changes what the service says of it, `jws` gives the signature behind the address. */
async function openShared(page, language, { withAmounts = true, as, jws, fulfil }) {
  const { path, receipt } = await share(page, withAmounts);
  const signature = await jws?.(receipt.signature, page);
  const answer = { ...receipt, receipt: { ...receipt.receipt, ...as } };
  await page.route('**/api/shared-receipts/*', fulfil ?? ((route) => route.fulfill({ json: answer })));
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

const refused = (status, code) => (route) =>
  route.fulfill({ status, headers: { 'retry-after': '42' }, json: { statusCode: status, code, message: code } });

export const sharedReceipts = [
  shared('still', {}),
  shared('hidden', { withAmounts: false }),
  shared('corrected', { as: { state: 'corrected', correctedAt: '2026-11-22T05:10:00.000Z' } }),
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
  shared('paper', {}, (page) => page.emulateMedia({ media: 'print' })),
  shared('loading', { fulfil: () => new Promise(() => {}) }),
  shared('failed', { fulfil: refused(503, 'maintenance') }),
  shared('too-many', { fulfil: refused(429, 'tooMany') }),
];
