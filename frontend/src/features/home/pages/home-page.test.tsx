import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, settings, uidAnswer } from '@test/fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const bitget = exchange({
  id: 'bitget',
  name: 'Bitget',
  rebateRate: '0.45',
  makerFee: '0.00011',
  takerFee: '0.00022',
  kycWaitHours: 24,
  referralLink: 'https://exchange.example/bitget',
});

function homeServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange(), bitget] })
    .on('GET /api/me', { body: {} });
}

async function ask(user: UserEvent, exchangeName: string, uid: string): Promise<HTMLElement> {
  const part = await screen.findByRole('region', { name: 'UID 페이백 확인' });
  await within(part).findByRole('option', { name: exchangeName });
  if (exchangeName !== '거래소') await user.selectOptions(within(part).getByLabelText('거래소'), exchangeName);
  if (uid !== '') await user.type(within(part).getByLabelText('UID'), uid);
  await user.click(within(part).getByRole('button', { name: '페이백 확인하기' }));
  return part;
}

describe('the UID check', () => {
  it('asks for exchange and UID before it asks the server', async () => {
    const server = homeServer();
    const { user } = await renderApp('/');
    const part = await ask(user, '거래소', '');
    expect(within(part).getByText('UID를 입력해주세요.')).toBeTruthy();
    expect(within(part).getByText('거래소를 선택해주세요.')).toBeTruthy();
    expect(server.callsTo('POST /api/uid/check')).toEqual([]);
  });

  it('answers a registered UID as a receipt with its source, time and marks', async () => {
    const server = homeServer().on('POST /api/uid/check', { body: uidAnswer() });
    const { user } = await renderApp('/');
    const part = within(await ask(user, 'Deepcoin', ' 36100011 '));
    expect(await part.findByText('페이백을 받는 UID입니다')).toBeTruthy();
    expect(server.callsTo('POST /api/uid/check')[0]?.body).toEqual({ uid: '36100011', exchange: 'Deepcoin' });
    expect(part.getByText('1,284.53')).toBeTruthy();
    expect(part.getByText('412.80')).toBeTruthy();
    expect(part.getByText('50%')).toBeTruthy();
    expect(part.getByText('거래소 실시간 조회')).toBeTruthy();
    expect(part.getByText('Deepcoin 제휴 API')).toBeTruthy();
    expect(part.getByText('2026.11.21 00:03')).toBeTruthy();
    expect(part.getByText('시뮬레이션')).toBeTruthy();
    expect(part.getByRole('link', { name: '회원가입하고 등록하기' }).getAttribute('href')).toBe('/register');
  });

  it('shows no amounts where there are none, and says why, instead of zeros', async () => {
    homeServer().on('POST /api/uid/check', {
      body: uidAnswer({
        source: 'report',
        user: {
          exchange: 'Deepcoin',
          isRealTimeData: false,
          rebateRate: '0.5',
          totalRebate: null,
          estimatedRebate: null,
        },
      }),
    });
    const { user } = await renderApp('/');
    const part = within(await ask(user, 'Deepcoin', '36100011'));
    expect(await part.findByText('금액은 UID를 등록한 회원이 로그인하면 볼 수 있습니다.')).toBeTruthy();
    expect(part.queryByText('0.00')).toBeNull();
    expect(part.queryByText('추정')).toBeNull();
    expect(part.getByText('거래소 일별 리포트')).toBeTruthy();
  });

  it('says that a UID is not registered and names the next step', async () => {
    homeServer().on('POST /api/uid/check', {
      body: uidAnswer({
        registered: false,
        user: null,
        nextStep: {
          kind: 'openAccount',
          message: '24시간 뒤 새 계정을 만들어 주세요.',
          referralLink: bitget.referralLink,
          kycWaitHours: 24,
        },
      }),
    });
    const { user } = await renderApp('/');
    const part = within(await ask(user, 'Bitget', '1111'));
    expect(await part.findByText('등록되지 않은 UID입니다')).toBeTruthy();
    expect(part.getByText('지금은 페이백을 받고 있지 않습니다.')).toBeTruthy();
    expect(part.getByText('24시간 뒤 새 계정을 만들어 주세요.')).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Bitget 계정 만들기' }));
    expect(await screen.findByRole('dialog', { name: 'Bitget 가입 전에 확인해 주세요' })).toBeTruthy();
  });

  it('never says no when the exchange cannot be asked, keeps the entry and asks again', async () => {
    const server = homeServer().on('POST /api/uid/check', {
      status: 503,
      body: { code: 'uidRebate.checkUnavailable', message: 'Bitget에서 응답을 받지 못했습니다.', requestId: 'r' },
    });
    const { user } = await renderApp('/');
    const part = within(await ask(user, 'Bitget', '1111'));
    expect(await part.findByText('지금은 확인할 수 없습니다')).toBeTruthy();
    expect(part.getByText('Bitget에서 응답을 받지 못했습니다.')).toBeTruthy();
    expect(part.queryByText('등록되지 않은 UID입니다')).toBeNull();
    expect(part.getByLabelText<HTMLInputElement>('UID').value).toBe('1111');
    server.on('POST /api/uid/check', { body: uidAnswer() });
    await user.click(part.getByRole('button', { name: '다시 시도' }));
    expect(await part.findByText('페이백을 받는 UID입니다')).toBeTruthy();
  });

  it.each([
    [false, '확인 횟수를 모두 썼습니다'],
    [true, '이미 확인한 UID입니다. 앞서 받은 답이 그대로 유효합니다.'],
  ])('tells the limit from a UID already checked (%p)', async (alreadyChecked, title) => {
    homeServer().on('POST /api/uid/check', {
      status: 429,
      body: { code: 'uidRebate.tooManyChecks', message: '32분 후 다시 시도해 주세요.', alreadyChecked, requestId: 'r' },
    });
    const { user } = await renderApp('/');
    const part = within(await ask(user, 'Bitget', '1111'));
    expect(await part.findByText(title)).toBeTruthy();
    expect(part.getByText('32분 후 다시 시도해 주세요.')).toBeTruthy();
  });

  it('lets a member request verification once', async () => {
    rememberUser();
    const server = homeServer()
      .on('POST /api/uid/check', {
        body: uidAnswer({
          registered: false,
          user: null,
          nextStep: {
            kind: 'requestVerification',
            message: '관리자가 확인합니다.',
            referralLink: null,
            kycWaitHours: null,
          },
        }),
      })
      .on('POST /api/uid-verification-request', { body: { message: 'UID 인증 요청이 접수되었습니다.' } });
    const { user } = await renderApp('/');
    const part = within(await ask(user, 'Bitget', '1111'));
    await user.click(await part.findByRole('button', { name: '인증 요청하기' }));
    expect(await screen.findByText('UID 인증 요청이 접수되었습니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/uid-verification-request')[0]?.body).toEqual({
      exchangeName: 'Bitget',
      uid: '1111',
    });
    expect(part.getByRole<HTMLButtonElement>('button', { name: '인증 요청을 보냈습니다' }).disabled).toBe(true);
  });
});

describe('the way to an exchange', () => {
  let opened: jest.SpiedFunction<typeof window.open>;
  beforeEach(() => {
    opened = jest.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => {
    opened.mockRestore();
    jest.useRealTimers();
  });

  it('first tells a visitor what the link means, then opens it in a new tab', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Bitget 가입하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bitget 가입 전에 확인해 주세요' }));
    expect(opened).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '새 탭에서 Bitget 열기' }));
    expect(opened).toHaveBeenCalledWith('https://exchange.example/bitget', '_blank', 'noopener,noreferrer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a member a toast that carries the link, and opens it a second later', async () => {
    rememberUser();
    homeServer();
    const { user } = await renderApp('/');
    const button = await screen.findByRole('button', { name: 'Bitget 가입하기' });
    const clicked = Date.now();
    await user.click(button);
    expect(opened).not.toHaveBeenCalled();
    const link = await screen.findByRole('link', { name: '지금 열기' });
    expect(link.getAttribute('href')).toBe('https://exchange.example/bitget');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1), { timeout: 2_000 });
    expect(Date.now() - clicked).toBeGreaterThanOrEqual(1_000);
  });
});

describe('the numbers of the page', () => {
  it('are the published settings and the rates in force', async () => {
    homeServer();
    await renderApp('/');
    expect(await screen.findByText('15곳 이상')).toBeTruthy();
    expect(screen.getByText('가입하면 1,000 L, UID 인증이 끝나면 1,000 L를 더 드립니다.')).toBeTruthy();
    expect(screen.getByText('$594')).toBeTruthy();
  });

  it('open their receipts: the fee after rebate is the published fee times what stays', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: /^0\.01%/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /Deepcoin 메이커 페이백 후 수수료/ }));
    expect(sheet.getByText('0.02%')).toBeTruthy();
    expect(sheet.getByText('1 − 페이백율 50%')).toBeTruthy();
    expect(sheet.getByText('0.01%')).toBeTruthy();
  });

  it('stay placeholders while and when they cannot be read, never zeros', async () => {
    fakeApi()
      .on('GET /api/site-settings', { status: 503, body: {} })
      .on('GET /api/exchanges', { status: 503, body: { message: '잠시 후 다시 시도해 주세요.' } });
    const { container } = await renderApp('/');
    expect(await screen.findByText('불러오지 못했습니다')).toBeTruthy();
    expect(screen.getByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
    expect(container.textContent).not.toMatch(/\b0(\.00)?%?\s*(L|USDT)\b/);
  });

  it('exist in English under /en', async () => {
    homeServer();
    const { address } = await renderApp('/en');
    expect(await screen.findByText('15+')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check the rebate' })).toBeTruthy();
    expect(address()).toBe('/en');
  });
});

describe('what floats above the page', () => {
  it('calculates a month from the settings and refuses anything that is not positive', async () => {
    homeServer();
    const { user, address } = await renderApp('/#calculator');
    const dialog = within(await screen.findByRole('dialog', { name: '페이백 계산기' }));
    await user.click(await dialog.findByRole('button', { name: '한 달 페이백 계산하기' }));
    expect(dialog.getByText('모든 값을 올바르게 입력해주세요.')).toBeTruthy();
    await user.type(dialog.getByLabelText('시드'), '1,000');
    await user.type(dialog.getByLabelText('하루 거래 횟수'), '4');
    await user.click(dialog.getByRole('button', { name: '한 달 페이백 계산하기' }));
    // 1,000 × 10 × 4 = 40,000 a day; × 0.05 % × 30 = 600; × 60 % = 360
    expect(dialog.getByText('40,000')).toBeTruthy();
    expect(dialog.getByText('600.00')).toBeTruthy();
    expect(dialog.getByText('360.00')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('explains how to move KYC with the waiting time of each exchange', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: '변경 안내 보기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '페이백 계정으로 KYC 옮기기' }));
    expect(dialog.getByText('24시간')).toBeTruthy();
    expect(dialog.getByText('고객센터 문의')).toBeTruthy();
  });
});
