import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { luffBalance, member, redemption } from '@test/member-fixtures';
import { type RenderedApp, hana, rememberUser, renderApp } from '@test/render-app';
// Imported before the first test to keep it out of its timeout.
import '@/app/pages/my-page/my-page';
import '@/features/auth/security/security-tab';
import { ownSession, phone, recoveryCodes, securityServer, twoFactor, twoFactorOn } from '@test/security-fixtures';

type Part = BoundFunctions<typeof queries>;

async function open(user = hana): Promise<RenderedApp> {
  rememberUser(user);
  return renderApp('/mypage?tab=security');
}

async function part(name: string): Promise<Part> {
  return within(await screen.findByRole('region', { name }));
}

async function dialog(name: string | RegExp): Promise<Part> {
  return within(await screen.findByRole('dialog', { name }));
}

/** Files that the page downloads: name → content. */
function savedFiles(): Map<string, Blob> {
  const contents = new Map<string, Blob>();
  const saved = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:http://localhost/${contents.size}`;
    contents.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  const save = (event: MouseEvent): void => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || link.download === '') return;
    event.preventDefault();
    document.removeEventListener('click', save);
    saved.set(link.download, contents.get(link.href) ?? new Blob());
  };
  document.addEventListener('click', save);
  return saved;
}

function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file ?? new Blob());
  });
}

describe('changing the password', () => {
  async function fill(user: UserEvent, values: Partial<Record<'current' | 'next' | 'confirm', string>>): Promise<Part> {
    await user.click(await screen.findByRole('button', { name: '새 비밀번호 정하기' }));
    const form = within(await screen.findByRole('form', { name: '비밀번호 변경' }));
    const type = async (label: string, value = ''): Promise<void> => {
      if (value !== '') await user.type(form.getByLabelText(label), value);
    };
    await type('현재 비밀번호', values.current);
    await type('새 비밀번호', values.next);
    await type('새 비밀번호 확인', values.confirm);
    return form;
  }
  const submit = (form: Part): HTMLButtonElement => form.getByRole('button', { name: '비밀번호 변경' });

  it.each([
    [{}, '모든 필드를 입력해주세요.'],
    [{ current: 'old-password', next: 'new-password' }, '모든 필드를 입력해주세요.'],
    [{ next: 'new-password', confirm: 'new-password' }, '모든 필드를 입력해주세요.'],
    [{ current: 'old-password', next: '12345', confirm: '12345' }, '비밀번호는 최소 6자 이상이어야 합니다.'],
  ])('refuses %j in place and asks nobody', async (values, sentence) => {
    const server = securityServer();
    const { user } = await open();
    const form = await fill(user, values);
    await user.click(submit(form));
    expect(form.getByText(sentence)).toBeTruthy();
    expect(server.callsTo('POST /api/change-password')).toEqual([]);
  });

  it('cannot be submitted while new and confirm differ, and says why', async () => {
    const server = securityServer();
    const { user } = await open();
    const form = await fill(user, { current: 'old-password', next: 'new-password', confirm: 'new-p' });
    expect(submit(form).disabled).toBe(true);
    expect(form.queryByText('새 비밀번호와 확인 비밀번호가 일치하지 않습니다.')).toBeNull();
    await user.tab();
    expect(form.getByText('새 비밀번호와 확인 비밀번호가 일치하지 않습니다.')).toBeTruthy();
    await user.type(form.getByLabelText('새 비밀번호 확인'), '{Enter}');
    expect(server.callsTo('POST /api/change-password')).toEqual([]);
    await user.type(form.getByLabelText('새 비밀번호 확인'), 'assword');
    expect(form.queryByText('새 비밀번호와 확인 비밀번호가 일치하지 않습니다.')).toBeNull();
    expect(submit(form).disabled).toBe(false);
  });

  it('sends both, empties the form, and reads the devices again, since the others are logged out', async () => {
    const message = '비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.';
    const server = securityServer().on('POST /api/change-password', { body: { message } });
    const { user } = await open();
    await (await part('로그인된 기기')).findByText('iOS · Safari');
    server.on('GET /api/user/sessions', { body: [ownSession()] });
    const form = await fill(user, { current: 'old-password', next: 'new-password', confirm: 'new-password' });
    await user.click(submit(form));
    expect(await screen.findByText('비밀번호를 변경했습니다')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(server.callsTo('POST /api/change-password')[0]?.body).toEqual({
      currentPassword: 'old-password',
      newPassword: 'new-password',
    });
    expect(form.getByLabelText<HTMLInputElement>('현재 비밀번호').value).toBe('');
    await waitFor(() => expect(screen.queryByText('iOS · Safari')).toBeNull());
  });

  it.each([
    ['auth.currentPasswordWrong', '현재 비밀번호가 올바르지 않습니다.', '현재 비밀번호'],
    ['auth.passwordUnchanged', '현재 비밀번호와 다른 비밀번호를 정해 주세요.', '새 비밀번호'],
  ])('shows %s in a toast and at its field, and keeps what was typed', async (code, message, label) => {
    securityServer().on('POST /api/change-password', { status: 400, body: { code, message } });
    const { user } = await open();
    const form = await fill(user, { current: 'old-password', next: 'new-password', confirm: 'new-password' });
    await user.click(submit(form));
    expect(await screen.findByText('비밀번호 변경 실패')).toBeTruthy();
    expect(await form.findByText(message)).toBeTruthy();
    const field = form.getByLabelText<HTMLInputElement>(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).not.toBe('');
  });

  it('shows and hides what is typed, and tells password managers which field is which', async () => {
    securityServer();
    const { user } = await open();
    const form = await fill(user, { current: 'old-password' });
    const field = form.getByLabelText<HTMLInputElement>('현재 비밀번호');
    expect(field.type).toBe('password');
    const [toggle] = form.getAllByRole('button', { name: '비밀번호 보기' });
    if (toggle) await user.click(toggle);
    expect(field.type).toBe('text');
    expect(field.autocomplete).toBe('current-password');
    expect(form.getByLabelText<HTMLInputElement>('새 비밀번호').autocomplete).toBe('new-password');
    expect(form.getByLabelText<HTMLInputElement>('새 비밀번호 확인').autocomplete).toBe('new-password');
  });
});

describe('two-factor login', () => {
  const setup = {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    otpauthUrl: 'otpauth://totp/Lance:hana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lance',
  };

  it('is set up by password, app and code, and goes on only when the recovery codes are kept', async () => {
    const server = securityServer()
      .on('POST /api/user/two-factor/setup', { body: setup })
      .on('POST /api/user/two-factor/enable', {
        status: 400,
        body: { code: 'auth.wrongCode', message: '인증 코드가 올바르지 않거나 이미 사용되었습니다.' },
      });
    const { user } = await open();
    const box = await part('2단계 인증');
    await user.click(await box.findByRole('button', { name: '2단계 인증 설정' }));
    await user.click(box.getByRole('button', { name: '계속' }));
    expect(box.getByText('현재 비밀번호를 입력해 주세요.')).toBeTruthy();
    await user.type(box.getByLabelText('현재 비밀번호'), 'member-password');
    await user.click(box.getByRole('button', { name: '계속' }));
    expect(await box.findByTitle('인증 앱에 등록할 QR 코드')).toBeTruthy();
    expect(box.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(box.getByRole('link', { name: '이 기기의 인증 앱에서 열기' }).getAttribute('href')).toBe(setup.otpauthUrl);
    await user.click(box.getByRole('button', { name: '설정 키 복사' }));
    expect(await navigator.clipboard.readText()).toBe(setup.secret);

    await user.type(box.getByLabelText('6자리 코드'), '12345');
    await user.click(box.getByRole('button', { name: '2단계 인증 켜기' }));
    expect(box.getByText('인증 앱의 6자리 숫자를 입력해 주세요.')).toBeTruthy();
    expect(server.callsTo('POST /api/user/two-factor/enable')).toEqual([]);
    await user.type(box.getByLabelText('6자리 코드'), '6');
    await user.click(box.getByRole('button', { name: '2단계 인증 켜기' }));
    expect(await box.findByText('인증 코드가 올바르지 않거나 이미 사용되었습니다.')).toBeTruthy();

    server
      .on('POST /api/user/two-factor/enable', { body: { recoveryCodes } })
      .on('GET /api/user/two-factor', { body: twoFactorOn });
    await user.clear(box.getByLabelText('6자리 코드'));
    await user.type(box.getByLabelText('6자리 코드'), '654 321');
    await user.click(box.getByRole('button', { name: '2단계 인증 켜기' }));
    const codes = await box.findByRole('list', { name: '복구 코드' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
    expect(server.callsTo('POST /api/user/two-factor/enable')[1]?.body).toEqual({ code: '654321' });
    // The answer triggers a reload of the state; the codes stay until confirmed as saved.
    await waitFor(() => expect(server.callsTo('GET /api/user/two-factor').length).toBeGreaterThan(1));
    expect(box.getByRole<HTMLButtonElement>('button', { name: '완료' }).disabled).toBe(true);
    await user.click(box.getByRole('button', { name: '복사' }));
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
    const files = savedFiles();
    await user.click(box.getByRole('button', { name: '텍스트 파일로 저장' }));
    expect(await textOf(files.get('lance-복구코드.txt'))).toContain(recoveryCodes.join('\r\n'));
    await user.click(box.getByLabelText('복구 코드를 저장했습니다.'));
    await user.click(box.getByRole('button', { name: '완료' }));
    expect(box.queryByText(recoveryCodes[0] ?? '')).toBeNull();
    expect(box.getByText('10개 중 9개')).toBeTruthy();
    expect(box.getByText('켜짐')).toBeTruthy();
  });

  it('says that it is on as soon as it is, also when its state cannot be read again', async () => {
    const server = securityServer()
      .on('POST /api/user/two-factor/setup', {
        body: { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Lance' },
      })
      .on('POST /api/user/two-factor/enable', { body: { recoveryCodes } });
    const { user } = await open();
    const box = await part('2단계 인증');
    await user.click(await box.findByRole('button', { name: '2단계 인증 설정' }));
    await user.type(box.getByLabelText('현재 비밀번호'), 'member-password');
    await user.click(box.getByRole('button', { name: '계속' }));
    await user.type(await box.findByLabelText('6자리 코드'), '654321');
    server.on('GET /api/user/two-factor', 'lost');
    await user.click(box.getByRole('button', { name: '2단계 인증 켜기' }));
    expect(await box.findByText(recoveryCodes[0] ?? '')).toBeTruthy();
    expect(box.getByText('켜짐')).toBeTruthy();
  });

  it('keeps a wrong password at its field', async () => {
    securityServer().on('POST /api/user/two-factor/setup', {
      status: 400,
      body: { code: 'auth.currentPasswordWrong', message: '현재 비밀번호가 올바르지 않습니다.' },
    });
    const { user } = await open();
    const box = await part('2단계 인증');
    await user.click(await box.findByRole('button', { name: '2단계 인증 설정' }));
    await user.type(box.getByLabelText('현재 비밀번호'), 'wrong-password');
    await user.click(box.getByRole('button', { name: '계속' }));
    expect(await box.findByText('현재 비밀번호가 올바르지 않습니다.')).toBeTruthy();
    await user.click(box.getByRole('button', { name: '취소' }));
    expect(await box.findByText('꺼짐')).toBeTruthy();
  });

  it('makes new recovery codes after the password, and warns while few are left', async () => {
    const server = securityServer()
      .on('GET /api/user/two-factor', { body: { ...twoFactorOn, recoveryCodesLeft: 2 } })
      .on('POST /api/user/two-factor/recovery-codes', { body: { recoveryCodes } });
    const { user } = await open();
    const box = await part('2단계 인증');
    expect(await box.findByText('복구 코드가 얼마 남지 않았습니다. 새로 만들어 주세요.')).toBeTruthy();
    await user.click(box.getByRole('button', { name: '복구 코드 새로 만들기' }));
    const ask = await dialog('복구 코드를 새로 만들까요?');
    expect(ask.getByText('지금 가지고 있는 복구 코드는 바로 사용할 수 없게 됩니다.')).toBeTruthy();
    await user.type(ask.getByLabelText('현재 비밀번호'), 'member-password');
    await user.click(ask.getByRole('button', { name: '새로 만들기' }));
    expect(await box.findByText(recoveryCodes[9] ?? '')).toBeTruthy();
    expect(server.callsTo('POST /api/user/two-factor/recovery-codes')[0]?.body).toEqual({
      currentPassword: 'member-password',
    });
  });

  it('is switched off by password and code', async () => {
    const server = securityServer()
      .on('GET /api/user/two-factor', { body: twoFactorOn })
      .on('POST /api/user/two-factor/disable', { body: { message: '2단계 인증을 해제했습니다.' } });
    const { user } = await open();
    const box = await part('2단계 인증');
    await user.click(await box.findByRole('button', { name: '해제' }));
    const ask = await dialog('2단계 인증을 해제할까요?');
    await user.type(ask.getByLabelText('현재 비밀번호'), 'member-password');
    await user.click(ask.getByRole('button', { name: '2단계 인증 해제' }));
    expect(ask.getByText('코드를 입력해 주세요.')).toBeTruthy();
    await user.type(ask.getByLabelText('인증 앱 코드 또는 복구 코드'), '123456');
    server.on('GET /api/user/two-factor', { body: twoFactor() });
    await user.click(ask.getByRole('button', { name: '2단계 인증 해제' }));
    expect(await box.findByText('꺼짐')).toBeTruthy();
    expect(server.callsTo('POST /api/user/two-factor/disable')[0]?.body).toEqual({
      currentPassword: 'member-password',
      code: '123456',
    });
  });

  it('leads an administrator who switches it off to set it up again at once', async () => {
    const server = securityServer()
      .on('GET /api/user/two-factor', { body: { ...twoFactorOn, required: true } })
      .on('POST /api/user/two-factor/disable', { body: { message: '2단계 인증을 해제했습니다.' } });
    const { user, address } = await open({ ...hana, isAdmin: true });
    const box = await part('2단계 인증');
    expect(await box.findByText(/새 휴대폰으로 옮길 때 해제하고 바로 다시 설정해 주세요/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: '해제' }));
    const ask = await dialog('2단계 인증을 해제할까요?');
    expect(ask.getByText(/바로 다시 설정해야 관리자 화면을 이용할 수 있습니다/)).toBeTruthy();
    await user.type(ask.getByLabelText('현재 비밀번호'), 'member-password');
    await user.type(ask.getByLabelText('인증 앱 코드 또는 복구 코드'), '123456');
    server
      .on('GET /api/user/two-factor', { body: twoFactor({ required: true }) })
      .on('GET /api/me', { body: { user: hana, language: 'ko', restriction: 'two-factor' } });
    await user.click(ask.getByRole('button', { name: '2단계 인증 해제' }));
    expect(await screen.findByRole('heading', { name: '2단계 인증을 설정해 주세요' })).toBeTruthy();
    expect(address()).toBe('/two-factor-setup?next=%2Fmypage%3Ftab%3Dsecurity');
  });

  it('waits for a confirmed address, and says so where the button would be', async () => {
    securityServer().on('GET /api/user', { body: member({ emailConfirmed: false }) });
    await open();
    const box = await part('2단계 인증');
    expect(await box.findByText(/인증해야 2단계 인증을 설정할 수 있습니다/)).toBeTruthy();
    expect(box.getByRole('button', { name: '인증 메일 다시 받기' })).toBeTruthy();
    expect(box.queryByRole('button', { name: '2단계 인증 설정' })).toBeNull();
  });

  it('tells what to do where only the refusal says that the address is not confirmed', async () => {
    rememberUser({ ...hana, isAdmin: true });
    securityServer()
      .on('GET /api/me', { body: { user: hana, language: 'ko', restriction: 'two-factor' } })
      .on('GET /api/user', { status: 403, body: { code: 'platform.twoFactorRequired', message: 'no' } })
      .on('POST /api/user/two-factor/setup', {
        status: 409,
        body: { code: 'auth.emailNotConfirmed', message: '이메일 인증을 먼저 완료해 주세요.' },
      });
    const { user } = await renderApp('/two-factor-setup');
    await user.click(await screen.findByRole('button', { name: '2단계 인증 설정' }));
    await user.type(screen.getByLabelText('현재 비밀번호'), 'admin-password');
    await user.click(screen.getByRole('button', { name: '계속' }));
    expect(await screen.findByText('이메일 인증을 먼저 완료해 주세요.')).toBeTruthy();
    const notice = within(screen.getByRole('region', { name: '이메일 인증이 필요합니다' }));
    expect(notice.getByText(new RegExp(hana.email))).toBeTruthy();
    expect(notice.getByRole('button', { name: '인증 메일 다시 받기' })).toBeTruthy();
  });
});

describe('logged-in devices', () => {
  it('lists this one first, with where and when', async () => {
    securityServer();
    await open();
    const list = await (await part('로그인된 기기')).findByRole('list');
    const [own, other] = within(list).getAllByRole('listitem');
    // Neither a name nor a time breaks within itself.
    expect(own?.textContent).toMatch(/Windows\s·\sChrome이 기기/);
    expect(own?.textContent).toContain('IP 203.0.113.7');
    expect(own?.textContent).toContain('로그인 2026.11.20\u00a013:05');
    expect(other?.textContent).toMatch(/^iOS\s·\sSafari/);
    expect(other?.textContent).toMatch(/마지막 사용 .+ \(2026\.11\.19\s08:59\)/);
  });

  it('ends one after a question', async () => {
    const server = securityServer().on(`DELETE /api/user/sessions/${phone.id}`, { status: 204 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^iOS\s·\sSafari 로그아웃$/ }));
    const ask = await dialog(/^iOS\s·\sSafari에서 로그아웃할까요\?$/);
    expect(ask.getByText(/^마지막 사용 .+ \(2026\.11\.19 08:59\)$/)).toBeTruthy();
    expect(server.callsTo(`DELETE /api/user/sessions/${phone.id}`)).toEqual([]);
    server.on('GET /api/user/sessions', { body: [ownSession()] });
    await user.click(ask.getByRole('button', { name: '로그아웃' }));
    expect(await screen.findByText('기기에서 로그아웃했습니다')).toBeTruthy();
    expect(await screen.findByText('로그인된 다른 기기가 없습니다.')).toBeTruthy();
  });

  it('ends all others at once', async () => {
    const server = securityServer().on('DELETE /api/user/sessions', { body: { ended: 1 } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' }));
    const ask = await dialog('다른 기기에서 모두 로그아웃할까요?');
    expect(ask.getByText('기기 1대')).toBeTruthy();
    await user.click(ask.getByRole('button', { name: '다른 기기 모두 로그아웃' }));
    expect(await screen.findByText('기기 1대에서 로그아웃했습니다')).toBeTruthy();
    expect(server.callsTo('DELETE /api/user/sessions')).toHaveLength(1);
  });

  it('logs out here and goes home when this one is ended', async () => {
    const server = securityServer().on('POST /api/logout', { status: 204 });
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: /^Windows\s·\sChrome 로그아웃$/ }));
    const ask = await dialog('지금 사용 중인 기기에서 로그아웃할까요?');
    await user.click(ask.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(localStorage.getItem('isLoggedIn')).toBeNull());
    expect(address()).toBe('/');
    expect(server.callsTo('POST /api/logout')).toHaveLength(1);
  });

  it('says what failed and tries again', async () => {
    const server = securityServer().on('GET /api/user/sessions', { status: 503, body: { message: '잠시 후 다시.' } });
    const { user } = await open();
    const box = await part('로그인된 기기');
    expect(await box.findByText('잠시 후 다시.')).toBeTruthy();
    server.on('GET /api/user/sessions', { body: [ownSession({ browser: null, os: null })] });
    await user.click(box.getByRole('button', { name: '다시 시도' }));
    expect(await box.findByText('알 수 없는 브라우저')).toBeTruthy();
  });
});

describe('mails', () => {
  const uid = (box: Part): Promise<HTMLElement> => box.findByRole('switch', { name: 'UID 인증' });

  it('says what each topic sends, and locks what safety needs', async () => {
    const server = securityServer();
    const { user } = await open();
    const box = await part('메일 알림');
    expect(await box.findByText('UID 승인·거절·취소, 이의 제기 결과')).toBeTruthy();
    expect(box.getByText('페이백 승인·거절·지급')).toBeTruthy();
    expect(box.getByText('동의한 날짜가 기록되고, 끄면 동의가 바로 철회됩니다.')).toBeTruthy();
    const security = box.getByRole('switch', { name: '보안' });
    expect(security.getAttribute('aria-disabled')).toBe('true');
    expect(security.getAttribute('aria-checked')).toBe('true');
    expect(box.getByText('계정을 지키기 위해 항상 보냅니다')).toBeTruthy();
    await user.click(security);
    expect(server.callsTo('PATCH /api/user/mail-preferences')).toEqual([]);
  });

  it('moves a switch at once and sends only what moved', async () => {
    let answer: () => void = () => undefined;
    const server = securityServer().on('PATCH /api/user/mail-preferences', () => {
      return new Promise((resolve) => {
        answer = () => resolve({ body: {} });
      });
    });
    const { user } = await open();
    const box = await part('메일 알림');
    await user.click(await uid(box));
    // The server has not answered yet.
    await waitFor(async () => expect((await uid(box)).getAttribute('aria-checked')).toBe('true'));
    await waitFor(async () => expect((await uid(box)).getAttribute('aria-busy')).toBe('true'));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/user/mail-preferences')[0]?.body).toEqual({ topics: { uid: true } }),
    );
    answer();
    await waitFor(async () => expect((await uid(box)).getAttribute('aria-busy')).toBeNull());
    expect((await uid(box)).getAttribute('aria-checked')).toBe('true');
    await user.click(box.getByRole('switch', { name: '소식과 혜택' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/user/mail-preferences')[1]?.body).toEqual({ marketing: true }),
    );
    answer();
  });

  it('moves back when the server refuses, and says so', async () => {
    securityServer().on('PATCH /api/user/mail-preferences', { status: 503, body: { message: '잠시 후 다시.' } });
    const { user } = await open();
    const box = await part('메일 알림');
    await user.click(await uid(box));
    expect(await screen.findByText('메일 설정 저장 실패')).toBeTruthy();
    expect((await uid(box)).getAttribute('aria-checked')).toBe('false');
    expect(box.getByRole('switch', { name: '페이백' }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('own data', () => {
  it('is handed to the browser under the name that the server gives', async () => {
    securityServer().on('GET /api/user/data-export', {
      text: 'PK…',
      headers: { 'Content-Disposition': 'attachment; filename="lance-data-2026-11-21.zip"' },
    });
    const { user } = await open();
    const box = await part('내 데이터');
    const files = savedFiles();
    await user.click(box.getByRole('button', { name: '내 데이터 받기' }));
    expect(await screen.findByText('내 데이터를 받았습니다')).toBeTruthy();
    expect(await textOf(files.get('lance-data-2026-11-21.zip'))).toBe('PK…');
  });

  it.each([
    [{ status: 429, body: { message: '시도 횟수가 많아 잠시 제한됩니다.' } }, '시도 횟수가 많아 잠시 제한됩니다.'],
    [{ status: 500, body: { message: '알 수 없는 오류.' } }, '파일을 만들지 못했습니다. 다시 시도해 주세요.'],
    ['lost', '파일을 만들지 못했습니다. 다시 시도해 주세요.'],
  ] as const)('shows in place why there is none: %j', async (answer, sentence) => {
    securityServer().on('GET /api/user/data-export', answer);
    const { user } = await open();
    const box = await part('내 데이터');
    expect(box.getByText('1시간에 5번까지 받을 수 있습니다.')).toBeTruthy();
    const files = savedFiles();
    await user.click(box.getByRole('button', { name: '내 데이터 받기' }));
    expect((await box.findByRole('alert')).textContent).toBe(sentence);
    expect(files.size).toBe(0);
  });
});

describe('closing the account', () => {
  async function ask(user: UserEvent, title = 'Lance를 탈퇴할까요?'): Promise<Part> {
    await user.click(await (await part('회원 탈퇴')).findByRole('button', { name: '회원 탈퇴' }));
    return dialog(title);
  }

  it('names what is lost, no more than it is, and needs the password', async () => {
    const server = securityServer().on('POST /api/user/close', {
      body: { message: '탈퇴가 완료되었습니다. 이용해 주셔서 감사합니다.' },
    });
    const { user, address } = await open();
    const box = await ask(user);
    expect(await box.findByText('2,000', { exact: false })).toBeTruthy();
    expect(await box.findByText('2,423.18')).toBeTruthy();
    expect(box.getByText('242.31 USDT 상당')).toBeTruthy();
    expect(box.queryByLabelText('인증 앱 코드 또는 복구 코드')).toBeNull();
    await user.click(box.getByRole('button', { name: '회원 탈퇴' }));
    expect(box.getByText('현재 비밀번호를 입력해 주세요.')).toBeTruthy();
    await user.type(box.getByLabelText('현재 비밀번호'), 'member-password');
    await user.click(box.getByRole('button', { name: '회원 탈퇴' }));
    expect(await screen.findByText('탈퇴가 완료되었습니다')).toBeTruthy();
    expect(server.callsTo('POST /api/user/close')[0]?.body).toEqual({ currentPassword: 'member-password' });
    expect(address()).toBe('/');
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });

  it('asks for a code where login does', async () => {
    const server = securityServer()
      .on('GET /api/user/two-factor', { body: twoFactorOn })
      .on('POST /api/user/close', {
        status: 400,
        body: { code: 'auth.wrongCode', message: '인증 코드가 올바르지 않거나 이미 사용되었습니다.' },
      });
    const { user, address } = await open();
    await (await part('2단계 인증')).findByText('켜짐');
    const box = await ask(user);
    await user.type(box.getByLabelText('현재 비밀번호'), 'member-password');
    await user.type(box.getByLabelText('인증 앱 코드 또는 복구 코드'), '000000');
    await user.click(box.getByRole('button', { name: '회원 탈퇴' }));
    expect(await box.findByText('인증 코드가 올바르지 않거나 이미 사용되었습니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/user/close')[0]?.body).toEqual({
      currentPassword: 'member-password',
      code: '000000',
    });
    expect(address()).toBe('/mypage?tab=security');
  });

  it('waits while a payback is open, and shows the way to it', async () => {
    securityServer().on('GET /api/luff/redemptions', { body: [redemption({ status: 'approved' })] });
    const { user } = await open();
    const box = await ask(user, '지금은 탈퇴할 수 없습니다');
    expect(box.getByText('처리 중인 페이백이 지급되거나 거절된 뒤에 탈퇴할 수 있습니다.')).toBeTruthy();
    const why = await box.findByRole('region', { name: '처리 중인 페이백' });
    expect(why.textContent).toMatch(/페이백 [\d,.]+ USDT, 20\d\d\.\d\d\.\d\d 신청/);
    expect(box.getByRole('link', { name: '러프 지갑 보기' }).getAttribute('href')).toBe('/mypage?tab=luff');
    expect(box.getByRole<HTMLButtonElement>('button', { name: '회원 탈퇴' }).disabled).toBe(true);
  });

  it('waits while an indicator request is open; one that is decided is nothing to wait for', async () => {
    const indicator = { redemptionType: 'indicator_purchase' as const, usdtAmount: null, status: 'approved' as const };
    const server = securityServer().on('GET /api/luff/redemptions', { body: [redemption(indicator)] });
    const { user } = await open();
    expect((await ask(user)).getByLabelText('현재 비밀번호')).toBeTruthy();
    await user.keyboard('{Escape}');
    server.on('GET /api/indicator-pass', { body: { hasPending: true } });
    const box = await ask(user, '지금은 탈퇴할 수 없습니다');
    expect(box.getByText('지표 구매 요청을 취소하거나 요청이 처리된 뒤에 탈퇴할 수 있습니다.')).toBeTruthy();
    expect(box.getByRole('link', { name: '구매 요청 보기' }).getAttribute('href')).toBe('/mypage?tab=indicators');
    expect(box.getByRole<HTMLButtonElement>('button', { name: '회원 탈퇴' }).disabled).toBe(true);
  });

  it('shows the server’s reason when something else is open, and no 0 for a balance that is not known', async () => {
    securityServer()
      .on('GET /api/luff/balance', { status: 503, body: { message: '잠시 후 다시.' } })
      .on('POST /api/user/close', { status: 409, body: { code: 'luff.paybackOpen', message: '먼저 정리해 주세요.' } });
    const { user } = await open();
    const box = await ask(user);
    await user.type(box.getByLabelText('현재 비밀번호'), 'member-password');
    await user.click(box.getByRole('button', { name: '회원 탈퇴' }));
    expect(await box.findByText('먼저 정리해 주세요.')).toBeTruthy();
    expect(box.getByText('러프').nextElementSibling?.textContent).toBe('—');
  });

  it('is not offered to administrators', async () => {
    securityServer();
    await open({ ...hana, isAdmin: true });
    const box = await part('회원 탈퇴');
    expect(box.getByText(/관리자 계정은 직접 탈퇴할 수 없습니다/)).toBeTruthy();
    expect(box.queryByRole('button')).toBeNull();
  });
});

describe('the overview', () => {
  it('changes the password itself and leads to two-factor login', async () => {
    const server = securityServer().on('POST /api/change-password', { body: { message: '비밀번호를 변경했습니다.' } });
    rememberUser();
    const { user, address } = await renderApp('/mypage');
    await user.click(await screen.findByRole('button', { name: '새 비밀번호 정하기' }));
    const form = within(screen.getByRole('form', { name: '비밀번호 변경' }));
    expect(document.activeElement).toBe(form.getByLabelText('현재 비밀번호'));
    await user.type(form.getByLabelText('현재 비밀번호'), 'secret1');
    await user.type(form.getByLabelText('새 비밀번호'), 'secret2');
    await user.type(form.getByLabelText('새 비밀번호 확인'), 'secret2');
    await user.click(form.getByRole('button', { name: '비밀번호 변경' }));
    expect(await screen.findByText('비밀번호를 변경했습니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/change-password')[0]?.body).toEqual({
      currentPassword: 'secret1',
      newPassword: 'secret2',
    });
    await user.click(await (await part('계정 정보')).findByRole('link', { name: '설정' }));
    expect(address()).toBe('/mypage?tab=security#two-factor');
  });
});

describe('in English', () => {
  it('changes the password, ends a device and closes the account in English words', async () => {
    localStorage.setItem('language', 'en');
    securityServer()
      .on('GET /api/luff/balance', { body: luffBalance({ balance: '0', usdtValue: '0' }) })
      .on('POST /api/change-password', { status: 429, body: { message: 'Too many attempts.' } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    const form = within(await screen.findByRole('form', { name: 'Change password' }));
    await user.type(form.getByLabelText('New password'), 'new-password');
    await user.type(form.getByLabelText('Confirm new password'), 'other-password');
    expect(form.getByText('The new password and its confirmation do not match.')).toBeTruthy();
    await user.clear(form.getByLabelText('Confirm new password'));
    await user.type(form.getByLabelText('Confirm new password'), 'new-password');
    await user.type(form.getByLabelText('Current password'), 'old-password');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password change failed')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Log out Safari\son\siOS$/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close account' }));
    const box = await dialog('Close your account?');
    expect(box.getByText('It takes effect at once and cannot be undone.')).toBeTruthy();
    expect(box.getByRole('button', { name: 'Close account' })).toBeTruthy();
  });
});
