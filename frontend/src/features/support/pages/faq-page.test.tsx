import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { faq } from '@test/faq-questions';
import { settings } from '@test/fixtures';
import { renderApp } from '@test/render-app';

function server(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', {
      body: [...settings, { key: 'site_supportEmail', value: 'help@lance.example' }],
    })
    .on('GET /api/faq', ({ headers }) => ({ body: headers.get('Accept-Language') === 'en' ? faq.en : faq.ko }));
}

function shown(): (string | null)[] {
  return screen
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('details'))
    .map(({ textContent }) => textContent);
}

describe('the page of questions', () => {
  it('has every question with its answer in the document, by subject, the first one open', async () => {
    server();
    await renderApp('/faq');
    await screen.findByText('탈퇴하려면 어떻게 하나요?');
    expect(shown().toSorted()).toEqual(faq.ko.map(({ question }) => question).toSorted());
    expect(
      ['리베이트와 거래소', 'L코인과 페이백', '지표와 차트 분석', '계정', '그 밖의 질문'].map((name) =>
        within(screen.getByRole('region', { name }))
          .getAllByRole('heading', { level: 3, hidden: true })
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      [
        '내 UID가 리베이트를 받고 있는지 어떻게 확인하나요?',
        '거래소별 리베이트율은 얼마인가요?',
        'KYC를 마친 계정이 있는데 다시 가입하려면 얼마나 기다려야 하나요?',
        '트래블룰은 무엇이고 업비트나 빗썸으로 보낼 수 있나요?',
        '리베이트는 언제 어디로 들어오나요?',
        '리베이트 내역은 언제 표시되나요?',
      ],
      [
        'L코인은 무엇이고 어떻게 모으나요?',
        '러프는 무엇이고 페이백은 어떻게 받나요?',
        '리베이트와 페이백은 어떻게 다른가요?',
      ],
      ['지표 이용권은 얼마이고 기간은 얼마인가요?', '차트 분석은 무료인가요?'],
      ['비밀번호를 잊었어요. 어떻게 하나요?', '탈퇴하려면 어떻게 하나요?'],
      ['L 토큰은 언제 나오나요?', '고객센터에는 어떻게 연락하나요?'],
    ]);
    expect([...document.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent)).toEqual([
      '내 UID가 리베이트를 받고 있는지 어떻게 확인하나요?',
    ]);
    expect(screen.getByRole('link', { name: '챗봇에 물어보기' }).getAttribute('href')).toBe('/faq#chatbot');
    expect(screen.getByText(/남은 L코인과 러프는 소멸하고/)).toBeTruthy();
    expect(document.title).toBe('자주 묻는 질문 | Lance');
    expect(screen.getByRole('link', { name: '고객센터에 문의하기' })).toBeTruthy();
  });

  it('opens the question of the address', async () => {
    server();
    await renderApp('/faq#close');
    const question = await screen.findByText('탈퇴하려면 어떻게 하나요?');
    await waitFor(() => expect(question.closest('details')?.open).toBe(true));
    expect(screen.getByText('리베이트 내역은 언제 표시되나요?').closest('details')?.open).toBe(false);
  });

  it('narrows the list while somebody types, nearest first, and shows all again', async () => {
    server();
    const { user } = await renderApp('/faq');
    const field = await screen.findByLabelText('질문 검색');
    await user.type(field, '회원탈퇴');
    await waitFor(() => expect(shown()).toEqual(['탈퇴하려면 어떻게 하나요?']));
    expect(screen.getByText('질문 1개')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '날씨');
    expect(await screen.findByText('맞는 질문이 없습니다')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '질문 모두 보기' }));
    expect(shown()).toHaveLength(faq.ko.length);
  });

  it('finds a name that few questions have', async () => {
    server();
    const { user } = await renderApp('/faq');
    await user.type(await screen.findByLabelText('질문 검색'), 'KYC');
    await waitFor(() => expect(shown().length).toBeLessThan(faq.ko.length));
    expect(shown()[0]).toBe('KYC를 마친 계정이 있는데 다시 가입하려면 얼마나 기다려야 하나요?');
  });

  it('says that the questions could not be read, and reads them again', async () => {
    const api = server().on('GET /api/faq', 'lost');
    const { user } = await renderApp('/faq');
    expect(await screen.findByText('답변을 불러오지 못했습니다')).toBeTruthy();
    api.on('GET /api/faq', { body: [] });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('아직 등록된 질문이 없습니다')).toBeTruthy();
  });

  it('speaks English under its English address', async () => {
    server();
    await renderApp('/en/faq');
    expect(await screen.findByText('How do I close my account?')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeTruthy();
  });
});
