import { act, type queries, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, payoutSummary, settings, uidAnswer } from '@test/fixtures';
import { baseApi } from '@/shared/api/base-api';
import { idleStatus } from '@test/lcoin-fixtures';
import { member, rebateSummary } from '@test/member-fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

const bitget = exchange({
  id: 'bitget',
  name: 'Bitget',
  rebateRate: '0.45',
  kycWaitHours: 24,
  referralLink: 'https://exchange.example/bitget',
});

type Part = ReturnType<typeof within<typeof queries>>;

function homeServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange(), bitget] })
    .on('GET /api/luff/payout-summary', { body: payoutSummary() })
    .on('GET /api/me', { body: {} });
}

async function part(name = 'UID 리베이트 확인'): Promise<Part> {
  const found = within(await screen.findByRole('region', { name }));
  await found.findByRole('radio', { name: /Bitget/ });
  return found;
}

async function ask(user: UserEvent, exchangeName: string, uid: string): Promise<Part> {
  const section = await part();
  await user.click(section.getByRole('radio', { name: new RegExp(exchangeName) }));
  await user.type(section.getByLabelText('UID'), `${uid}{Enter}`);
  return section;
}

const notRegistered = uidAnswer({
  registered: false,
  message: '리베이트를 받고 있지 않은 UID입니다.',
  user: null,
  nextStep: {
    kind: 'openAccount',
    message: '24시간 뒤 새 계정을 만들어 주세요.',
    referralLink: bitget.referralLink,
    kycWaitHours: 24,
  },
});

describe('the UID check', () => {
  it('asks for exchange and UID before it asks the server', async () => {
    const server = homeServer();
    const { user } = await renderApp('/');
    const section = await part();
    await user.click(section.getByRole('button', { name: '리베이트 확인하기' }));
    expect(section.getByText('UID를 입력해주세요.')).toBeTruthy();
    expect(section.getByText('거래소를 선택해주세요.')).toBeTruthy();
    await user.type(section.getByLabelText('UID'), '12a');
    await user.click(section.getByRole('button', { name: '리베이트 확인하기' }));
    expect(section.getByText('UID는 숫자 4~20자리입니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/uid/check')).toEqual([]);
  });

  it('puts the focus on the first field that was refused, here or by the server', async () => {
    const server = homeServer().on('POST /api/uid/check', {
      status: 400,
      body: { message: '입력을 확인해 주세요.', fields: [{ path: 'uid', message: '이 거래소의 UID가 아닙니다.' }] },
    });
    const { user } = await renderApp('/');
    const section = await part();
    const exchanges = section.getByRole('radiogroup', { name: '거래소' });
    expect(exchanges.getAttribute('aria-invalid')).toBeNull();
    await user.click(section.getByRole('button', { name: '리베이트 확인하기' }));
    expect(exchanges.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(section.getByRole('radio', { name: /Deepcoin/ }));

    await user.click(section.getByRole('radio', { name: /Bitget/ }));
    await user.click(section.getByRole('button', { name: '리베이트 확인하기' }));
    expect(document.activeElement).toBe(section.getByLabelText('UID'));

    await user.type(section.getByLabelText('UID'), '36100011');
    await user.click(section.getByRole('button', { name: '리베이트 확인하기' }));
    expect(await section.findByText('이 거래소의 UID가 아닙니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/uid/check')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(section.getByLabelText('UID')));
  });

  it('shows what each exchange gives back before anything is asked', async () => {
    homeServer();
    await renderApp('/');
    const section = await part();
    expect(section.getByRole('radio', { name: 'Deepcoin 리베이트율 50%' })).toBeTruthy();
    expect(section.getByRole('radio', { name: 'Bitget 리베이트율 45%' })).toBeTruthy();
  });

  it('takes a UID as it is copied: with spaces, dashes and its label', async () => {
    const server = homeServer().on('POST /api/uid/check', { body: uidAnswer() });
    const { user } = await renderApp('/');
    const section = await part();
    await user.click(section.getByRole('radio', { name: /Deepcoin/ }));
    await user.click(section.getByLabelText('UID'));
    await user.paste(' UID: 3610–0011 ');
    await user.keyboard('{Enter}');
    expect(await section.findByText('리베이트를 받는 UID입니다')).toBeTruthy();
    expect(server.callsTo('POST /api/uid/check')[0]?.body).toEqual({ uid: '36100011', exchange: 'Deepcoin' });
  });

  it('answers a registered UID as a receipt with its source, time and marks', async () => {
    homeServer().on('POST /api/uid/check', { body: uidAnswer() });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', '36100011');
    expect(await section.findByText('리베이트를 받는 UID입니다')).toBeTruthy();
    expect(section.getByText('1,284.53')).toBeTruthy();
    expect(section.getByText('412.80')).toBeTruthy();
    // What it follows from: rebate ÷ days × 30.
    expect(section.getByText('최근 리포트의 리베이트').closest('li')?.textContent).toContain('206.40');
    expect(section.getByText('리포트가 있는 날').closest('li')?.textContent).toContain('÷15일');
    expect(section.getByText('한 달').closest('li')?.textContent).toContain('×30일');
    expect(section.getAllByText('50%').length).toBeGreaterThan(1);
    expect(section.getByText('거래소 실시간 확인')).toBeTruthy();
    expect(section.getByText('Deepcoin 제휴 API')).toBeTruthy();
    expect(section.getByText('2026.11.21 00:03')).toBeTruthy();
    expect(section.getByText('시뮬레이션')).toBeTruthy();
    expect(section.getByRole('link', { name: '회원가입하고 등록하기' }).getAttribute('href')).toBe('/register');
    expect(await section.findByText('C-7K3M-9QX2')).toBeTruthy();
    // What the exchange said just now stands in its row; the sentence would say it again.
    expect(section.queryByText(/리베이트를 받을 수 있는 UID/)).toBeNull();
  });

  it('says a sum once, with all digits, where all of it was reported in the days of the estimate', async () => {
    const { user: told } = uidAnswer();
    if (!told) throw new Error('no answer');
    const sums = { totalRebate: '74.49502', estimatedRebate: '74.49502' };
    homeServer().on('POST /api/uid/check', {
      body: uidAnswer({ user: { ...told, ...sums, estimatedFrom: { rebate: '74.49502', reportDays: 30 } } }),
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', '36100011');
    const amount = await section.findByText('리포트 30일분 리베이트');
    expect(amount.closest('li')?.textContent).toContain('74.50 USDT');
    expect(section.getByText('정확한 금액').closest('li')?.textContent).toBe(
      '정확한 금액74.49502 USDT위 금액은 소수점 아래 2자리까지 반올림했습니다.',
    );
    // Nothing is estimated where a whole month is reported.
    for (const word of ['누적 리베이트', '최근 리포트의 리베이트', '리포트가 있는 날', '추정'])
      expect(section.queryByText(word)).toBeNull();
  });

  it('makes no month of a few days: their own sum is what it says', async () => {
    const { user: told } = uidAnswer();
    if (!told) throw new Error('no answer');
    homeServer().on('POST /api/uid/check', {
      body: uidAnswer({
        user: {
          ...told,
          totalRebate: '247315.02',
          estimatedRebate: '927431.325',
          estimatedFrom: { rebate: '247315.02', reportDays: 8 },
        },
      }),
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', '36100011');
    expect((await section.findByText('리포트 8일분 리베이트')).closest('li')?.textContent).toContain('247,315.02 USDT');
    expect(section.getByText('한 달 예상 금액은 리포트가 14일 이상 쌓이면 표시합니다.')).toBeTruthy();
    for (const word of ['예상 월 리베이트', '정확한 금액', '추정']) expect(section.queryByText(word)).toBeNull();
  });

  it.each([
    ['true', '이 UID의 거래가 담긴 리포트가 아직 없습니다. 거래하면 보통 다음 날부터 금액이 나옵니다.'],
    ['false', '방문자에게는 금액을 보여 주지 않습니다. UID를 인증한 회원이 로그인하면 볼 수 있습니다.'],
  ])(
    'shows no amounts where there are none, and says why, instead of zeros (shown to visitors: %s)',
    async (value, said) => {
      homeServer()
        .on('GET /api/site-settings', {
          body: settings.map((setting) =>
            setting.key === 'uidRebate_amountsToVisitors' ? { ...setting, value } : setting,
          ),
        })
        .on('POST /api/uid/check', {
          body: uidAnswer({
            source: 'report',
            user: {
              exchange: 'Deepcoin',
              isRealTimeData: false,
              rebateRate: '0.5',
              totalRebate: null,
              estimatedRebate: null,
              estimatedFrom: null,
            },
          }),
        });
      const { user } = await renderApp('/');
      const section = await ask(user, 'Deepcoin', '36100011');
      expect(await section.findByText(said)).toBeTruthy();
      expect(section.queryByText('0.00')).toBeNull();
      expect(section.queryByText('추정')).toBeNull();
      expect(section.getByText('거래소 일별 리포트')).toBeTruthy();
    },
  );

  it('says that a UID is not registered, names the next step and how long it takes', async () => {
    homeServer().on('POST /api/uid/check', { body: notRegistered });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect(await section.findByText('등록되지 않은 UID입니다')).toBeTruthy();
    expect(section.getByText('지금은 리베이트를 받고 있지 않습니다.')).toBeTruthy();
    const order = within(section.getByRole('list', { name: '리베이트를 받는 순서' })).getAllByRole('listitem');
    expect(order.map(({ textContent }) => textContent)).toEqual([
      '기존 Bitget 계정의 KYC를 해제해 주세요.',
      '해제한 때부터 24시간 기다려 주세요.',
      'Lance 링크로 새 계정을 만들어 주세요.',
    ]);
    expect(section.queryByText('24시간 뒤 새 계정을 만들어 주세요.')).toBeNull();
    expect(section.getByText('새 계정의 리베이트')).toBeTruthy();
    expect(section.getByText('확인 시각').closest('li')?.textContent).toContain('제휴 API');
    expect(section.getByText('Bitget UID').closest('li')?.textContent).toBe('Bitget UID1111');
    expect(section.getByText('새 계정의 리베이트율').closest('li')?.textContent).toMatch(/율\d+%$/);
    // First what the account has to wait for.
    const steps = section.getAllByRole('button').map((button) => button.textContent);
    expect(steps.slice(-2)).toEqual(['KYC 변경 안내', 'Bitget 계정 만들기']);
    await user.click(section.getByRole('button', { name: 'Bitget 계정 만들기' }));
    expect(await screen.findByRole('dialog', { name: 'Bitget 가입 전에 확인해 주세요' })).toBeTruthy();
  });

  it('says the same in English in the words of the specification', async () => {
    homeServer().on('POST /api/uid/check', { body: notRegistered });
    const { user } = await renderApp('/en');
    const section = await part('UID check');
    await user.click(section.getByRole('radio', { name: /Bitget/ }));
    await user.type(section.getByLabelText('UID'), '1111{Enter}');
    expect(await section.findByText('UID Not Registered')).toBeTruthy();
    expect(section.getByText('You are not receiving rebates.')).toBeTruthy();
  });

  it('says what a report can not know: only UIDs that traded are in it', async () => {
    homeServer().on('POST /api/uid/check', {
      body: { ...notRegistered, source: 'report', message: '리포트에는 거래가 있었던 UID만 실립니다.' },
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect(await section.findByText('리포트에는 거래가 있었던 UID만 실립니다.')).toBeTruthy();
  });

  it('never says no when the exchange cannot be asked, keeps the entry and asks again', async () => {
    const server = homeServer().on('POST /api/uid/check', {
      status: 503,
      body: { code: 'uidRebate.checkUnavailable', message: 'Bitget에서 응답을 받지 못했습니다.', requestId: 'r' },
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect(await section.findByText('지금은 확인할 수 없습니다')).toBeTruthy();
    expect(section.getByText('Bitget에서 응답을 받지 못했습니다.')).toBeTruthy();
    expect(section.getByText('Bitget UID').closest('li')?.textContent).toBe('Bitget UID1111');
    expect(section.queryByText('등록되지 않은 UID입니다')).toBeNull();
    expect(section.getByLabelText<HTMLInputElement>('UID').value).toBe('1111');
    server.on('POST /api/uid/check', { body: uidAnswer() });
    await user.click(section.getByRole('button', { name: '다시 시도' }));
    expect(await section.findByText('리베이트를 받는 UID입니다')).toBeTruthy();
  });

  it('sends to the way by hand where an exchange cannot be asked at all, and offers no second try', async () => {
    homeServer().on('POST /api/uid/check', {
      status: 503,
      body: { code: 'uidRebate.checkByReviewOnly', message: '관리자가 확인합니다.', requestId: 'r' },
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    const verdict = await section.findByText('관리자가 확인하는 거래소입니다');
    // Nothing went wrong.
    expect(verdict.closest('[data-tone]')?.getAttribute('data-tone')).toBe('plain');
    expect(section.getByText('Bitget UID').closest('li')?.textContent).toBe('Bitget UID1111');
    expect(section.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(section.getByRole('link', { name: '회원가입하고 등록하기' })).toBeTruthy();
    expect(section.getByRole('link', { name: '로그인하고 등록하기' })).toBeTruthy();
  });

  it('takes an exchange off the list that has been withdrawn meanwhile', async () => {
    const server = homeServer().on('POST /api/uid/check', (): { status: number; body: unknown } => {
      server.on('GET /api/exchanges', { body: [exchange()] });
      return {
        status: 422,
        body: { code: 'uidRebate.exchangeNotOffered', message: 'Bitget는 현재 이용할 수 없습니다.', requestId: 'r' },
      };
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect(await section.findByText('지금 이용할 수 없는 거래소입니다')).toBeTruthy();
    await waitFor(() => expect(section.queryByRole('radio', { name: /Bitget/ })).toBeNull());
    await user.click(section.getByRole('button', { name: '다른 거래소 선택' }));
    expect(section.getByText('확인 결과가 여기에 나옵니다')).toBeTruthy();
    expect(document.activeElement).toBe(section.getByRole('radio', { name: /Deepcoin/ }));
  });

  it('offers no second try of a question that was refused, but another exchange', async () => {
    homeServer().on('POST /api/uid/check', {
      status: 400,
      body: { message: '지원하지 않는 거래소입니다.', requestId: 'r' },
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect(await section.findByText('지원하지 않는 거래소입니다.')).toBeTruthy();
    expect(section.getByRole('button', { name: '다른 거래소 선택' })).toBeTruthy();
    expect(section.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  it('puts what the server refuses under its field', async () => {
    homeServer().on('POST /api/uid/check', {
      status: 400,
      body: {
        code: 'platform.invalid',
        message: '입력을 확인해 주세요.',
        requestId: 'r',
        fields: [{ path: 'uid', message: '거래소가 쓰지 않는 UID입니다.' }],
      },
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect(await section.findByText('거래소가 쓰지 않는 UID입니다.')).toBeTruthy();
    expect(section.getByText('확인 결과가 여기에 나옵니다')).toBeTruthy();
  });

  it.each([
    [false, '확인 횟수를 모두 사용했습니다'],
    [true, '이미 확인한 UID입니다. 앞서 확인한 결과와 같습니다.'],
  ])('tells the limit from a UID already checked (%p)', async (alreadyChecked, title) => {
    homeServer().on('POST /api/uid/check', {
      status: 429,
      body: { code: 'uidRebate.tooManyChecks', message: '32분 후 다시 시도해 주세요.', alreadyChecked, requestId: 'r' },
    });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect(await section.findByText(title)).toBeTruthy();
    expect(section.getByText('32분 후 다시 시도해 주세요.')).toBeTruthy();
  });

  it('counts down to the next check, offers the registration meanwhile, and checks again then', async () => {
    const refused = {
      status: 429,
      body: {
        code: 'uidRebate.tooManyChecks',
        message: '한 시간에 10개까지 가능합니다. 1분 후 다시 시도해 주세요.',
        params: { limit: 10, minutes: 1 },
        requestId: 'r',
      },
      headers: { 'Retry-After': '1' },
    };
    const server = homeServer().on('POST /api/uid/check', refused);
    const { user } = await renderApp('/');
    const section = await ask(user, 'Bitget', '1111');
    expect((await section.findByRole('timer')).textContent).toBe('0:01');
    expect(section.getByText('UID 확인과 등록은 한 시간에 10개까지 가능합니다.')).toBeTruthy();
    expect(section.queryByText(/1분 후/)).toBeNull();
    expect(section.getByRole('button', { name: '다시 시도' })).toHaveProperty('disabled', true);
    expect(section.getByRole('link', { name: '회원가입하고 등록하기' })).toBeTruthy();
    expect(await section.findByText('이제 다시 확인할 수 있습니다.', {}, { timeout: 3_000 })).toBeTruthy();
    server.on('POST /api/uid/check', { body: uidAnswer() });
    await user.click(section.getByRole('button', { name: '다시 시도' }));
    expect(await section.findByText('리베이트를 받는 UID입니다')).toBeTruthy();
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
    const section = await ask(user, 'Bitget', '1111');
    await user.click(await section.findByRole('button', { name: '인증 요청하기' }));
    expect(await screen.findByText('UID 인증 요청이 접수되었습니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/uid-verification-request')[0]?.body).toEqual({
      exchangeName: 'Bitget',
      uid: '1111',
    });
    expect(section.getByRole<HTMLButtonElement>('button', { name: '인증 요청을 보냈습니다' }).disabled).toBe(true);
  });

  it('lets the list of exchanges be asked for again, and shows no empty choice meanwhile', async () => {
    const server = homeServer().on('GET /api/exchanges', { status: 503, body: { message: '잠시 후' } });
    const { user } = await renderApp('/');
    const section = within(await screen.findByRole('region', { name: 'UID 리베이트 확인' }));
    expect(await section.findByText('거래소 목록을 불러오지 못했습니다.')).toBeTruthy();
    server.on('GET /api/exchanges', { body: [exchange()] });
    await user.click(section.getByRole('button', { name: '다시 시도' }));
    expect(await section.findByRole('radio', { name: /Deepcoin/ })).toBeTruthy();
  });

  it.each([
    [
      'another exchange is chosen',
      async (user: UserEvent, section: Part) => {
        await user.click(section.getByRole('radio', { name: /Bitget/ }));
      },
    ],
    [
      'another UID is written',
      async (user: UserEvent, section: Part) => {
        await user.type(section.getByLabelText('UID'), '2');
      },
    ],
    [
      'a wrong entry is refused',
      async (user: UserEvent, section: Part) => {
        await user.clear(section.getByLabelText('UID'));
        await user.click(section.getByRole('button', { name: '리베이트 확인하기' }));
        expect(section.getByText('UID를 입력해주세요.')).toBeTruthy();
      },
    ],
  ])('takes the old answer away when %s', async (_, act) => {
    homeServer().on('POST /api/uid/check', { body: uidAnswer() });
    const { user } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', '36100011');
    expect(await section.findByText('리베이트를 받는 UID입니다')).toBeTruthy();
    await act(user, section);
    expect(section.queryByText('리베이트를 받는 UID입니다')).toBeNull();
    expect(section.getByText('확인 결과가 여기에 나옵니다')).toBeTruthy();
  });

  it('takes the refusals of the old entry away with it', async () => {
    homeServer();
    const { user } = await renderApp('/');
    const section = await part();
    await user.click(section.getByRole('button', { name: '리베이트 확인하기' }));
    expect(section.getByText('UID를 입력해주세요.')).toBeTruthy();
    await user.type(section.getByLabelText('UID'), '1');
    expect(section.queryByText('UID를 입력해주세요.')).toBeNull();
  });
});

describe('the UID that was checked', () => {
  const known = { Deepcoin: '36100011', Bitget: '1111' };
  const filled = (form: Part): { exchange: string; uid: string } => ({
    exchange: form.getByLabelText<HTMLSelectElement>(/^거래소/).value,
    uid: form.getByLabelText<HTMLInputElement>(/^UID/).value,
  });
  const logIn = async (user: UserEvent): Promise<void> => {
    await user.type(await screen.findByLabelText('이메일'), hana.email);
    await user.type(screen.getByLabelText('비밀번호'), 'correct horse{Enter}');
  };
  const server = (answer = uidAnswer()): FakeApi => {
    const fake = homeServer().on('POST /api/uid/check', { body: answer });
    for (const [call, body] of Object.entries({
      'POST /api/login': { user: hana, language: 'ko', restriction: null },
      [`GET /api/user/${hana.id}/uids`]: [],
      'GET /api/user/rebate-summary': rebateSummary(),
      'GET /api/uid-verification-requests': [],
      'GET /api/uid-disputes': [],
      'GET /api/user': member(),
      'GET /api/lance-coins/balance': { balance: '0', formatted: '0', available: '0', held: '0' },
      'GET /api/idle-rewards/status': idleStatus(),
    }))
      fake.on(call, { body });
    return fake;
  };
  const formOnMyInfo = async (): Promise<Part> => within(await screen.findByRole('form', { name: 'UID 등록' }));

  it('is in the form of the registration already, and nowhere in its address', async () => {
    server();
    const { user, address } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', known.Deepcoin);
    await user.click(await section.findByRole('link', { name: '회원가입하고 등록하기' }));
    await screen.findByRole('heading', { name: '회원가입' });
    expect(filled(within(screen.getByRole('main')))).toEqual({ exchange: 'Deepcoin', uid: known.Deepcoin });
    expect(address()).toBe('/register');
  });

  it('is in the form on My Info after the log-in', async () => {
    const fake = server();
    const { user, address } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', known.Deepcoin);
    await user.click(await section.findByRole('link', { name: '로그인하고 등록하기' }));
    expect(address()).not.toContain(known.Deepcoin);
    await logIn(user);
    const form = await formOnMyInfo();
    await form.findByRole('option', { name: 'Deepcoin' });
    expect(filled(form)).toEqual({ exchange: 'Deepcoin', uid: known.Deepcoin });
    expect(address()).toBe('/mypage#register-uid');
    fake.on('POST /api/user-uid', {
      body: { id: 'u', autoVerified: true, requiresApproval: false, bonus: '1000', message: '됨' },
    });
    await user.click(form.getByRole('button', { name: 'UID 등록' }));
    await waitFor(() =>
      expect(fake.callsTo('POST /api/user-uid')[0]?.body).toEqual({ exchangeName: 'Deepcoin', uid: known.Deepcoin }),
    );
    // Nothing is proposed again.
    await waitFor(() => expect(filled(form).uid).toBe(''));
  });

  it('goes along from the log-in to the registration and back', async () => {
    server();
    const { user } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', known.Deepcoin);
    await user.click(await section.findByRole('link', { name: '로그인하고 등록하기' }));
    await screen.findByRole('heading', { name: '로그인' });
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: '회원가입' }));
    await screen.findByRole('heading', { name: '회원가입' });
    expect(filled(main)).toEqual({ exchange: 'Deepcoin', uid: known.Deepcoin });
    await user.click(main.getByRole('link', { name: '로그인' }));
    await logIn(user);
    const form = await formOnMyInfo();
    await form.findByRole('option', { name: 'Deepcoin' });
    expect(filled(form)).toEqual({ exchange: 'Deepcoin', uid: known.Deepcoin });
  });

  it('is in the form on My Info for a member', async () => {
    rememberUser();
    server();
    const { user } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', known.Deepcoin);
    await user.click(await section.findByRole('link', { name: '내 UID로 등록하기' }));
    const form = await formOnMyInfo();
    await form.findByRole('option', { name: 'Deepcoin' });
    expect(filled(form)).toEqual({ exchange: 'Deepcoin', uid: known.Deepcoin });
  });

  it('is in the check again for a visitor who logs in to go on there', async () => {
    server(notRegistered);
    const { user, address } = await renderApp('/');
    const section = await ask(user, 'Bitget', known.Bitget);
    await user.click(await section.findByRole('link', { name: '로그인하고 인증 요청하기' }));
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/#uid-check'));
    const again = await part();
    expect(again.getByRole<HTMLInputElement>('radio', { name: /Bitget/ }).checked).toBe(true);
    expect(again.getByLabelText<HTMLInputElement>('UID').value).toBe(known.Bitget);
  });

  it('is left behind where its exchange is not on offer any more', async () => {
    const fake = server();
    const { user, store } = await renderApp('/');
    const section = await ask(user, 'Deepcoin', known.Deepcoin);
    await user.click(await section.findByRole('link', { name: '회원가입하고 등록하기' }));
    expect(await screen.findByLabelText(/^UID/)).toBeTruthy();
    fake.on('GET /api/exchanges', { body: [bitget] });
    act(() => void store.dispatch(baseApi.util.invalidateTags(['uid-rebate'])));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Deepcoin' })).toBeNull());
    expect(screen.queryByLabelText(/^UID/)).toBeNull();
  });
});
