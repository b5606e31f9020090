import { type BoundFunctions, act, type queries, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clearConversation, useConversation } from '@/features/support/answers/conversation';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';
import { logOut } from '@/shared/session/session.slice';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { faq } from '@test/faq-questions';
import { exchange, settings } from '@test/fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

const AT = '2026-11-20T04:05:00.000Z';

const questionsWithNumbers: FaqEntryDto[] = faq.ko.map((entry) =>
  entry.id === 'lcoin'
    ? { ...entry, quotes: [{ key: 'lcoin_signupBonus', label: '가입 보너스', value: '1,000' }], asOf: AT }
    : entry,
);

function server(entries: unknown = questionsWithNumbers): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', {
      body: [
        ...settings,
        { key: 'site_supportEmail', value: 'help@lance.example' },
        { key: 'site_supportHours', value: '평일 10-18시' },
      ],
    })
    .on('GET /api/exchanges', { body: [exchange()] })
    .on('GET /api/me', { body: {} })
    .on('GET /api/faq', ({ headers }) => ({
      body: entries === questionsWithNumbers && headers.get('Accept-Language') === 'en' ? faq.en : entries,
    }));
}

const conversation = () => renderHook(useConversation).result.current;

type Panel = BoundFunctions<typeof queries>;

async function open(user: UserEvent, name = '질문하기', title = '챗봇'): Promise<Panel> {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function ask(user: UserEvent, panel: Panel, question: string): Promise<void> {
  const field = panel.getByLabelText('질문');
  await panel.findByRole('list', { name: '자주 묻는 질문' });
  await user.type(field, `${question}{Enter}`);
}

beforeEach(() => clearConversation());

describe('the chatbot', () => {
  it('has the first three questions ready, says what it is, and answers at once', async () => {
    server();
    const { user } = await renderApp('/');
    const panel = await open(user);
    expect(panel.getByText('자주 묻는 질문에서 찾아 답합니다. 상담원이 아닙니다.')).toBeTruthy();
    const quick = await panel.findByRole('list', { name: '자주 묻는 질문' });
    expect(
      within(quick)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(faq.ko.slice(0, 3).map(({ question }) => question));
    await user.click(within(quick).getByRole('button', { name: '거래소별 리베이트율은 얼마인가요?' }));
    expect(panel.getByText(/Deepcoin 50%/)).toBeTruthy();
  });

  it('answers a question in free words, with the receipt of its numbers and the way on', async () => {
    server();
    const { user } = await renderApp('/');
    const panel = await open(user);
    await ask(user, panel, '엘코인은 어떻게 모아요');
    expect(panel.getByText(/가입하면 1,000 L/)).toBeTruthy();
    const receipt = within(panel.getByText('숫자 출처').closest('details') ?? document.body);
    expect(receipt.getByText('가입 보너스')).toBeTruthy();
    expect(receipt.getByText('1,000')).toBeTruthy();
    expect(receipt.getByText('출처 Lance 설정')).toBeTruthy();
    expect(receipt.getByText('2026.11.20 13:05').getAttribute('datetime')).toBe(AT);
    expect(panel.getByRole('link', { name: /L코인 현황 보기/ }).getAttribute('href')).toBe('/lcoin-dashboard');
    expect(panel.getByLabelText<HTMLInputElement>('질문').value).toBe('');
  });

  it('has no receipt under an answer without numbers', async () => {
    server();
    const { user } = await renderApp('/');
    const panel = await open(user);
    await ask(user, panel, '회원탈퇴는 어디서 하나요');
    expect(panel.getByText(/남은 L코인과 러프는 소멸하고/)).toBeTruthy();
    expect(panel.queryByText('숫자 출처')).toBeNull();
  });

  it('proposes questions where it is not sure, and answers the one that is chosen', async () => {
    server();
    const { user } = await renderApp('/');
    const panel = await open(user);
    await ask(user, panel, '출금');
    const choices = within(await panel.findByRole('list', { name: '혹시 이 질문인가요?' }));
    expect(choices.getAllByRole('button').length).toBeLessThanOrEqual(3);
    expect(panel.queryByText(/페이백에는 인증된 UID와/)).toBeNull();
    await user.click(choices.getByRole('button', { name: '러프는 무엇이고 페이백은 어떻게 받나요?' }));
    expect(panel.getByText(/페이백에는 인증된 UID와/)).toBeTruthy();
  });

  it('says that it does not know, and leads to people with the question', async () => {
    server();
    const { user } = await renderApp('/');
    const panel = await open(user);
    await ask(user, panel, '오늘 날씨 & 비트코인 100%?');
    expect(panel.getByText('죄송합니다. 준비된 답변을 찾지 못했습니다.')).toBeTruthy();
    const href = panel.getByRole('link', { name: '고객센터에 문의하기' }).getAttribute('href') ?? '';
    expect(href).toBe(
      `mailto:help@lance.example?subject=${encodeURIComponent('Lance 문의')}&body=${encodeURIComponent('오늘 날씨 & 비트코인 100%?')}`,
    );
    expect(panel.getByText('help@lance.example')).toBeTruthy();
    expect(panel.getByText('상담 시간 평일 10-18시')).toBeTruthy();
  });

  it('reads out what is added, and takes at most 300 characters', async () => {
    server();
    const { user } = await renderApp('/');
    const panel = await open(user);
    expect(panel.getByRole('log').getAttribute('aria-live')).toBe('polite');
    const field = panel.getByLabelText<HTMLInputElement>('질문');
    expect(field.maxLength).toBe(300);
    await user.click(field);
    await user.paste('가'.repeat(310));
    expect(field.value).toHaveLength(300);
    expect(panel.getByText('0자 남음')).toBeTruthy();
  });

  it('keeps the conversation while the visitor closes it and goes from page to page, until it is cleared', async () => {
    server();
    const { user } = await renderApp('/');
    let panel = await open(user);
    await ask(user, panel, '회원탈퇴는 어디서 하나요');
    await user.click(panel.getByRole('link', { name: '질문 모두 보기' }));
    await user.click(panel.getByRole('button', { name: '닫기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeTruthy();
    panel = await open(user);
    expect(panel.getByText('회원탈퇴는 어디서 하나요')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: '대화 지우기' }));
    expect(panel.queryByText('회원탈퇴는 어디서 하나요')).toBeNull();
    expect(panel.getByText('대화를 지웠습니다.')).toBeTruthy();
    expect(document.activeElement).toBe(panel.getByLabelText('질문'));
    expect(localStorage.length + sessionStorage.length).toBe(localStorage.getItem('language') === null ? 0 : 1);
  });

  it('closes by Escape and gives the focus back to its button', async () => {
    server();
    const { user } = await renderApp('/');
    await open(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '질문하기' })));
  });

  it('opens by its address, and leaves the address when it is closed', async () => {
    server();
    const { user, address } = await renderApp('/#chatbot');
    await screen.findByRole('dialog', { name: '챗봇' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the rest of the address as it was', async () => {
    server();
    const { user, address } = await renderApp('/?utm_source=x#chatbot');
    await screen.findByRole('dialog', { name: '챗봇' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/?utm_source=x'));
  });

  it('forgets what a member asked when they log out, also while it is closed', async () => {
    server().on('POST /api/logout', { body: {} });
    rememberUser(hana);
    const { user, store } = await renderApp('/');
    const panel = await open(user);
    await ask(user, panel, '회원탈퇴는 어디서 하나요');
    await user.keyboard('{Escape}');
    expect(conversation()).not.toEqual([]);
    await act(() => store.dispatch(logOut()));
    expect(conversation()).toEqual([]);
  });

  it('opens from the footer on the page where the member is', async () => {
    server();
    rememberUser(hana);
    const { user, address } = await renderApp('/chart-analysis?day=1');
    await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: '챗봇' }));
    expect(await screen.findByRole('dialog', { name: '챗봇' })).toBeTruthy();
    expect(address()).toBe('/chart-analysis?day=1#chatbot');
  });

  it('says that answers could not be read, shows how to reach people, and reads again', async () => {
    const api = server().on('GET /api/faq', { status: 503, body: { message: 'busy' } });
    const { user } = await renderApp('/');
    const panel = await open(user);
    expect(await panel.findByText('답변을 불러오지 못했습니다')).toBeTruthy();
    expect(panel.getByRole('link', { name: '고객센터에 문의하기' })).toBeTruthy();
    await user.type(panel.getByLabelText('질문'), '탈퇴{Enter}');
    expect(panel.getByLabelText<HTMLInputElement>('질문').value).toBe('탈퇴');
    api.on('GET /api/faq', { body: faq.ko });
    await user.click(panel.getByRole('button', { name: '다시 시도' }));
    expect(await panel.findByRole('list', { name: '자주 묻는 질문' })).toBeTruthy();
  });

  it('says so where there are no questions yet', async () => {
    server([]);
    const { user } = await renderApp('/');
    const panel = await open(user);
    expect(await panel.findByText('아직 등록된 질문이 없습니다')).toBeTruthy();
    expect(panel.getByRole('link', { name: '고객센터에 문의하기' })).toBeTruthy();
  });

  it('speaks English on an English page', async () => {
    server();
    const { user } = await renderApp('/en');
    const panel = await open(user, 'Help', 'Chatbot');
    await panel.findByRole('list', { name: 'Asked often' });
    await user.type(panel.getByLabelText('Your question'), 'how long to wait for okx kyc{Enter}');
    const waits = panel.getByText('Waiting times').parentElement;
    expect(waits?.querySelector('dt')?.textContent).toBe('OKX');
    expect(waits?.querySelector('dd')?.textContent).toBe('30 days');
  });

  it('is there for members too, but not in the back-office', async () => {
    server().on('GET /api/me', { body: { user: { ...hana, isAdmin: true } } });
    rememberUser({ ...hana, isAdmin: true });
    const { unmount } = await renderApp('/mining-items');
    expect(await screen.findByRole('button', { name: '질문하기' })).toBeTruthy();
    unmount();
    await renderApp('/admin/users');
    await screen.findByRole('heading', { level: 1, name: '회원 관리' });
    expect(screen.queryByRole('button', { name: '질문하기' })).toBeNull();
  });
});

it('opens from the header, where nothing floats', async () => {
  server();
  const { user } = await renderApp('/');
  const [way] = await screen.findAllByRole('link', { name: '챗봇' });
  if (!way) throw new Error('the header has no way to the chatbot');
  expect(way.closest('nav, footer')).toBeNull();
  await user.click(way);
  await screen.findByRole('dialog', { name: '챗봇' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(way));
});
