import { screen, waitFor, within } from '@testing-library/react';
import { formatDay } from '@/shared/format';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, payoutSummary, settings, uidAnswer } from '@test/fixtures';
import { renderApp } from '@test/render-app';

const NAME = '리베이트 계정으로 KYC 옮기기';
const HOUR = 3_600_000;

const okx = exchange({ id: 'okx', name: 'OKX', kycWaitHours: 720, kycNote: '해제한 뒤 30일이 지나야 합니다.' });
const bitget = exchange({ id: 'bitget', name: 'Bitget', kycWaitHours: 24 });
const uneven = exchange({ id: 'uneven', name: 'Uneven', kycWaitHours: 50 });
const asked = exchange({ id: 'deepcoin', name: 'Deepcoin', kycNote: '고객센터에서 해제해 주세요.' });
const open = exchange({ id: 'ourbit', name: 'Ourbit', kycWaitHours: 0, kycNote: 'KYC 없이 가입할 수 있습니다.' });
const silent = exchange({ id: 'free', name: 'Free', kycWaitHours: 0 });

function homeServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [okx, bitget, uneven, asked, open, silent] })
    .on('GET /api/luff/payout-summary', { body: payoutSummary() })
    .on('GET /api/me', { body: {} });
}

async function openGuide() {
  const rendered = await renderApp('/#kyc');
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  await dialog.findByRole('tab', { name: 'OKX' });
  return { ...rendered, dialog };
}

/** The page may render just before midnight and the expectation just after. */
const readyTexts = (hours: number): string[] =>
  [-60_000, 0, 60_000].map(
    (slack) => `오늘 시작하면 ${formatDay(new Date(Date.now() + slack + hours * HOUR), 'ko')}부터 가능`,
  );

it('tells for each exchange how long one waits and from which day it is possible', async () => {
  homeServer();
  const { user, dialog } = await openGuide();
  expect(dialog.getByText('30일')).toBeTruthy();
  expect(dialog.getAllByText('해제한 뒤 30일이 지나야 합니다.')).toHaveLength(1);
  expect(dialog.getByText('거래소가 해제를 확인한 시각부터 30일입니다.')).toBeTruthy();
  expect(readyTexts(720)).toContain(dialog.getByRole('button', { name: /오늘 시작하면/ }).firstChild?.textContent);
  await user.click(dialog.getByRole('tab', { name: 'Bitget' }));
  expect(dialog.getByText('24시간')).toBeTruthy();
  expect(readyTexts(24)).toContain(dialog.getByRole('button', { name: /오늘 시작하면/ }).firstChild?.textContent);
  expect(dialog.getByRole('img', { name: /24시간 대기/ })).toBeTruthy();
});

it('lists the exchanges in the order of the cards, the largest rebate first', async () => {
  homeServer().on('GET /api/exchanges', {
    body: [okx, { ...bitget, rebateRate: '0.61' }, { ...uneven, rebateRate: '0.7' }],
  });
  const { dialog } = await openGuide();
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Uneven', 'Bitget', 'OKX']);
  expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Uneven');
});

it('words the time as the card of the exchange and the answer about a UID do', async () => {
  const nextStep = {
    kind: 'openAccount' as const,
    message: '새 계정을 만들어 주세요.',
    referralLink: '',
    kycWaitHours: 50,
  };
  homeServer().on('POST /api/uid/check', { body: uidAnswer({ registered: false, user: null, nextStep }) });
  const { user, dialog } = await openGuide();
  await user.click(dialog.getByRole('tab', { name: 'Uneven' }));
  expect(dialog.getByText('50시간')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('KYC 대기 50시간')).toBeTruthy();
  const check = within(screen.getByRole('region', { name: 'UID 리베이트 확인' }));
  await user.click(check.getByRole('radio', { name: /Uneven/ }));
  await user.type(check.getByLabelText('UID'), '1111{Enter}');
  expect(await check.findByText('해제한 때부터 50시간 기다려 주세요.')).toBeTruthy();
});

it('makes up no time where none is known', async () => {
  homeServer();
  const { user, dialog } = await openGuide();
  await user.click(dialog.getByRole('tab', { name: 'Deepcoin' }));
  expect(dialog.getByText('정해진 시간 없음')).toBeTruthy();
  expect(dialog.getAllByText('고객센터에서 해제해 주세요.')).toHaveLength(1);
  expect(dialog.queryByText(/오늘 시작하면/)).toBeNull();
});

it('asks nobody to release a KYC where none has to move', async () => {
  homeServer();
  const { user, dialog } = await openGuide();
  await user.click(dialog.getByRole('tab', { name: 'Ourbit' }));
  expect(dialog.getByText('필요 없습니다')).toBeTruthy();
  expect(dialog.getAllByText('KYC 없이 가입할 수 있습니다.')).toHaveLength(1);
  expect(dialog.getByRole('img', { name: '순서: 링크로 새 계정 만들기, 새 UID 확인' })).toBeTruthy();
  for (const gone of [/오늘 시작하면/, /해제해 주세요/, /먼저 준비할 것/, /대기 시간/])
    expect(dialog.queryByText(gone)).toBeNull();
  await user.click(dialog.getByRole('tab', { name: 'Free' }));
  expect(dialog.getByText('Free 계정은 KYC를 해제하거나 기다리지 않고 새로 만들 수 있습니다.')).toBeTruthy();
});

it('has the sum behind the day', async () => {
  homeServer();
  const { user, dialog } = await openGuide();
  await user.click(dialog.getByRole('button', { name: /오늘 시작하면/ }));
  const sheet = within(await screen.findByRole('dialog', { name: /OKX 새 계정을 만들 수 있는 날/ }));
  expect(sheet.getByText('30일')).toBeTruthy();
  expect(sheet.getByText(/거래소가 해제를 확인한 시각부터 계산/)).toBeTruthy();
});

it('moves by arrow keys, and Escape leaves the address clean', async () => {
  homeServer();
  const { user, dialog, address } = await openGuide();
  dialog.getByRole('tab', { name: 'OKX' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('tab', { name: 'Bitget' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads on to the account by the link, and to the UID check', async () => {
  homeServer();
  const { user, dialog } = await openGuide();
  await user.click(dialog.getByRole('tab', { name: 'Bitget' }));
  await user.click(dialog.getByRole('button', { name: 'Bitget 계정 만들기' }));
  expect(await screen.findByRole('dialog', { name: 'Bitget 가입 전에 확인해 주세요' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: NAME })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '변경 안내 보기' }));
  const again = within(await screen.findByRole('dialog', { name: NAME }));
  await user.click(again.getByRole('button', { name: 'UID 확인하기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that it does not know the times when they cannot be read', async () => {
  homeServer().on('GET /api/exchanges', { status: 503, body: { message: '잠시 후 다시 시도해 주세요.' } });
  await renderApp('/#kyc');
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  expect(await dialog.findByText('대기 시간을 불러오지 못했습니다')).toBeTruthy();
});
