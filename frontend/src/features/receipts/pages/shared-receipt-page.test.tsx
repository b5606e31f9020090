import { createHash, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import type {
  ReceiptKeyDto,
  SharedFactsDto,
  SharedReceiptDto,
  SharedReceiptRowDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi, fakeApi } from '../../../../test/support/fake-api';
import { settings } from '../../../../test/support/fixtures';
import { renderApp } from '../../../../test/support/render-app';

const TOKEN = 'Zr3lJ0yQx1sV7nB2cD4eFg';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const key: ReceiptKeyDto = { kty: 'OKP', crv: 'Ed25519', x, kid: 'one', alg: 'EdDSA', use: 'sig' };

const facts: SharedFactsDto = {
  number: 'R-7K3M-9QX2',
  title: '2026년 11월 20일 리베이트',
  withAmounts: true,
  rows: [{ label: '31••••81 선물', operator: '+', value: '50', unit: 'USDT' }],
  sum: { label: '합계', operator: null, value: '50', unit: 'USDT' },
  source: '리포트 파일',
  at: '2026-11-21T05:10:00.000Z',
  marks: [],
  sharedAt: '2026-11-21T06:00:00.000Z',
  state: 'still',
  correctedAt: null,
  changes: null,
  seal: '0f'.repeat(32),
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(receipt: SharedFactsDto, token = TOKEN): string {
  const tok = createHash('sha256').update(token).digest('base64url');
  const input = `${encode({ alg: 'EdDSA', kid: 'one' })}.${encode({ iss: 'x', iat: 1_795_000_000, tok, receipt })}`;
  return `${input}.${sign(null, Buffer.from(input), privateKey).toString('base64url')}`;
}

const answerOf = (receipt: SharedFactsDto): SharedReceiptDto => ({
  receipt,
  issuedAt: '2026-11-22T05:10:00.000Z',
  signature: signed(receipt),
});

let api: FakeApi;

beforeEach(() => {
  // jsdom has none of it.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  api = fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/receipt-keys', { body: { keys: [key] } })
    .on(`GET /api/shared-receipts/${TOKEN}`, { body: answerOf(facts) });
});

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

it('says that it is still so, with figures, seal, a signed code and what that proves', async () => {
  const { container, user } = await renderApp(`/r/${TOKEN}`);
  await heading(/공유한 뒤 바뀌지\s않은\s영수증입니다/);
  expect(screen.getByText('31••••81 선물')).toBeTruthy();
  expect(screen.getByText('R-7K3M-9QX2')).toBeTruthy();
  expect(await screen.findByTitle(/주소를 담은 QR 코드/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '무엇을 증명하나요' })).toBeTruthy();
  expect(within(container).queryByText(/QR 코드의 서명이/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '서명된 QR 코드 크게 보기' }));
  const large = within(await screen.findByRole('dialog', { name: '서명된 QR 코드' }));
  expect(large.getByTitle(/주소와 서명을 담은 QR 코드/)).toBeTruthy();
  expect(large.getByText(/서명은 Lance가 .*에 이 내용을 발급했음을/)).toBeTruthy();
});

it('has a rebate in the decimals of its owner, and below them the exact amounts, which are signed', async () => {
  const row = (label: string, value: string): SharedReceiptRowDto => ({ label, operator: '+', value, unit: 'USDT' });
  const rows = [row('Bitget', '17.56173218'), row('OKX', '22.45598535')];
  const sum = { ...row('합계', '40.01771753'), operator: null };
  api.on(`GET /api/shared-receipts/${TOKEN}`, { body: answerOf({ ...facts, rows, sum }) });
  await renderApp(`/r/${TOKEN}`);
  await screen.findByText('Bitget');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bitget17.5617.56173218 USDT',
    'OKX22.4622.45598535 USDT',
    '합계40.02 USDT',
    '정확한 금액40.01771753 USDT',
  ]);
});

it('leaves the factors of a rebate exact', async () => {
  const rows = [{ label: '수수료', operator: null, value: '53.78266', unit: 'USDT' }];
  const sum = { label: '리베이트', operator: null, value: '21.513064', unit: 'USDT' };
  api.on(`GET /api/shared-receipts/${TOKEN}`, { body: answerOf({ ...facts, rows, sum }) });
  await renderApp(`/r/${TOKEN}`);
  await screen.findByText('수수료');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['수수료53.78266 USDT', '리베이트21.51 USDT', '정확한 금액21.513064 USDT']);
});

const corrected = { ...facts, state: 'corrected' as const, correctedAt: '2026-11-22T05:10:00.000Z' };

it('says in English when it was corrected, and which of the shown amounts, from what to what', async () => {
  const changes = [
    { label: 'Total', before: '60.5', now: '50', unit: 'USDT' },
    { label: '31••••81 Futures', before: '50.0010', now: '50.0020', unit: 'USDT' },
    { label: '31••••82 Futures', before: '10', now: null, unit: 'USDT' },
    // Another row with the same figures.
    { label: '31••••83 Futures', before: '10', now: null, unit: 'USDT' },
  ];
  const sum = { label: 'Total', operator: null, value: '50', unit: 'USDT' };
  api.on(`GET /api/shared-receipts/${TOKEN}`, { body: answerOf({ ...corrected, changes, sum }) });
  await renderApp(`/en/r/${TOKEN}`);
  await heading(/^The amount was corrected$/);
  expect(screen.getByText('Shared 21 Nov 2026 15:00 · corrected 22 Nov 2026 14:10 · checked 14:10')).toBeTruthy();
  const changed = screen.getByRole('heading', { name: 'What changed' }).parentElement;
  expect([...(changed?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'When it was shared 60.50→now 50.00 USDT',
    // Not seen in two decimals.
    'When it was shared 50.0010→now 50.0020 USDT',
    'When it was shared 10.00→now — USDT',
    'When it was shared 10.00→now — USDT',
  ]);
});

it('lists the sum alone where the only changed row has the same figures', async () => {
  const changes = ['합계', '31••••81 선물'].map((label) => ({ label, before: '60', now: '50', unit: 'USDT' }));
  api.on(`GET /api/shared-receipts/${TOKEN}`, { body: answerOf({ ...corrected, changes }) });
  await renderApp(`/r/${TOKEN}`);
  const changed = (await screen.findByRole('heading', { name: '바뀐 금액' })).parentElement;
  expect([...(changed?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(['합계']);
});

it.each([
  ['the shown amounts are the same', { changes: [] }, /공개한 금액은 그대로/],
  ['amounts are not shown', { withAmounts: false, rows: [], sum: null }, /바뀐 금액도 공개하지 않습니다/],
  ['what they were is not known', {}, /공유한 때의 금액은 남아 있지 않습니다/],
])('says of a correction where %s', async (_name, more, said) => {
  api.on(`GET /api/shared-receipts/${TOKEN}`, { body: answerOf({ ...corrected, ...more }) });
  await renderApp(`/r/${TOKEN}`);
  expect(await screen.findByText(said)).toBeTruthy();
  await heading(/^내용이 정정되었습니다$/);
  expect(screen.queryByRole('heading', { name: '바뀐 금액' })).toBeNull();
});

it('is printed with what it is checked by, by its buttons and by the browser, and leaves nothing behind', async () => {
  const printed = (): string => document.querySelector('[data-paper]')?.textContent ?? '';
  let onRoll = '';
  Object.defineProperty(globalThis, 'print', { configurable: true, value: () => (onRoll = printed()) });
  const { user } = await renderApp(`/r/${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: '80 mm 영수증 용지로 인쇄' }));
  for (const part of [
    '31••••81 선물',
    'R-7K3M-9QX2',
    '바뀌지\u00a0않은\u00a0영수증',
    `/r/${TOKEN}`,
    '번호와 봉인이 같으면',
  ])
    expect(onRoll).toContain(part);
  expect(document.querySelector('[data-paper=roll]')?.querySelector('button')).toBeNull();
  act(() => void globalThis.dispatchEvent(new Event('afterprint')));
  expect(printed()).toBe('');
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('[data-paper=a4]')?.textContent).toContain('R-7K3M-9QX2');
});

it('hides the amount and says so', async () => {
  api.on(`GET /api/shared-receipts/${TOKEN}`, {
    body: answerOf({ ...facts, withAmounts: false, rows: [], sum: null }),
  });
  await renderApp(`/r/${TOKEN}`);
  expect(await screen.findByText('비공개')).toBeTruthy();
  expect(screen.queryByText('50')).toBeNull();
});

it('is not ours for whatever the service does not know', async () => {
  api.on(`GET /api/shared-receipts/${TOKEN}`, { status: 404, body: { code: 'receipts.notOurs', message: '아닙니다' } });
  await renderApp(`/r/${TOKEN}`);
  await heading(/확인할\s수\s없는 영수증입니다/);
  expect(screen.getByText('보낸 사람에게 새 공유 링크를 요청해 주세요.')).toBeTruthy();
});

it('is not asked for again before the limit ends', async () => {
  const busy = { status: 429, headers: { 'Retry-After': '1' }, body: { code: 'x', message: '42초 후' } };
  api.on(`GET /api/shared-receipts/${TOKEN}`, busy);
  const { user } = await renderApp(`/r/${TOKEN}`);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  expect(again).toHaveProperty('disabled', true);
  expect(screen.getByRole('timer')).toBeTruthy();
  await waitFor(() => expect(again).toHaveProperty('disabled', false), { timeout: 3_000 });
  api.on(`GET /api/shared-receipts/${TOKEN}`, { body: answerOf(facts) });
  await user.click(again);
  await heading(/공유한 뒤 바뀌지\s않은\s영수증입니다/);
});

it('says that the receipt could not be read', async () => {
  api.on(`GET /api/shared-receipts/${TOKEN}`, { status: 500, body: { message: '요청을 처리하지 못했습니다.' } });
  await renderApp(`/r/${TOKEN}`);
  expect(await screen.findByText('영수증을 불러오지 못했습니다')).toBeTruthy();
  expect(screen.queryByText('요청을 처리하지 못했습니다.')).toBeNull();
});

it.each([
  ['a signature of ours', signed(facts), /서명이 맞습니다/],
  ['one with another digit', signed(facts).replace(/\.(.+)\./, () => `.${forgedPayload()}.`), /서명이 맞지 않습니다/],
  ['one of another address', signed(facts, 'A'.repeat(22)), /다른 주소의 것입니다/],
  ['no signature at all', 'x.y.z', /서명이 맞지 않습니다/],
])('checks what was scanned: %s', async (_name, jws, said) => {
  await renderApp(`/r/${TOKEN}#${jws}`);
  const told = await screen.findByText(said);
  const verdict = screen.getByRole('heading', { level: 1 });
  // A false signature is the verdict itself, and nothing beside it says that all is as it was.
  const isFalse = !/서명이 맞습니다/.test(said.source);
  expect(told === verdict).toBe(isFalse);
  expect(/공유한 뒤 바뀌지\s않은\s영수증입니다/.test(verdict.textContent)).toBe(!isFalse);
});

function forgedPayload(): string {
  const [, payload = ''] = signed(facts).split('.');
  const told = Buffer.from(payload, 'base64url').toString();
  return Buffer.from(told.replaceAll('"value":"50"', '"value":"60"')).toString('base64url');
}
