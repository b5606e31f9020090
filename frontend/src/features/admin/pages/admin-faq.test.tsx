import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminFaqEntryDto, FaqPlaceholderDto } from '@/shared/api/generated/schemas';
import { adminServer } from '@test/admin-fixtures';
import { dialog, openOffice } from '@test/back-office';
import type { FakeApi } from '@test/fake-api';

const FAQ = '/admin/users?tab=faq';

function entry(id: string, questionKo: string, overrides: Partial<AdminFaqEntryDto> = {}): AdminFaqEntryDto {
  return {
    id,
    position: 1,
    questionKo,
    questionEn: `${id} in English?`,
    answerKo: '가입하면 {lcoin_signupBonus} L을 드립니다.',
    answerEn: 'You get {lcoin_signupBonus} L.',
    keywordsKo: ['보너스'],
    keywordsEn: ['bonus'],
    link: null,
    isPublished: true,
    updatedAt: '2026-11-20T04:05:00.000Z',
    ...overrides,
  };
}

const list = [
  entry('a', 'UID는 어떻게 확인하나요?'),
  entry('b', '리베이트율은 얼마인가요?', { isPublished: false }),
  entry('c', 'KYC는 얼마나 걸리나요?'),
  entry('d', 'L코인이 무엇인가요?'),
  entry('e', '러프가 무엇인가요?'),
];

const placeholders: FaqPlaceholderDto[] = [
  { key: 'rates', labelKo: '거래소별 리베이트율', labelEn: 'Rates', valueKo: 'Bitget 45%', valueEn: 'Bitget 45%' },
  { key: 'lcoin_signupBonus', labelKo: '가입 보너스', labelEn: 'Sign-up bonus', valueKo: '1,000', valueEn: '1,000' },
  { key: 'kycWait:okx', labelKo: 'OKX KYC 대기 시간', labelEn: 'KYC wait of OKX', valueKo: null, valueEn: null },
];

function server(): FakeApi {
  return adminServer()
    .on('GET /api/admin/faq', { body: list })
    .on('GET /api/admin/faq/placeholders', { body: placeholders });
}

describe('the questions in the back-office', () => {
  it('are listed in their order; the first three published ones are quick buttons', async () => {
    server();
    await openOffice(FAQ);
    await screen.findByText('UID는 어떻게 확인하나요?');
    const quick = screen.getAllByText('빠른 질문').map((tag) => tag.closest('tr')?.textContent ?? '');
    expect(quick.map((row) => list.find(({ questionKo }) => row.includes(questionKo))?.id)).toEqual(['a', 'c', 'd']);
  });

  it('change places by buttons, and the keyboard stays on them', async () => {
    const api = server().on('PUT /api/admin/faq/order', { body: list });
    const { user } = await openOffice(FAQ);
    const up = await screen.findByRole('button', { name: '‘KYC는 얼마나 걸리나요?’ 위로' });
    up.focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(api.callsTo('PUT /api/admin/faq/order')[0]?.body).toEqual({ ids: ['a', 'c', 'b', 'd', 'e'] }),
    );
    expect(await screen.findByText('‘KYC는 얼마나 걸리나요?’ 질문을 2번째로 옮겼습니다')).toBeTruthy();
    expect(document.activeElement).toBe(up);
    await user.click(screen.getByRole('button', { name: '‘UID는 어떻게 확인하나요?’ 위로' }));
    expect(api.callsTo('PUT /api/admin/faq/order')).toHaveLength(1);
  });

  it('are read again when the order was refused because somebody changed the list', async () => {
    const api = server().on('PUT /api/admin/faq/order', {
      status: 409,
      body: { code: 'faq.orderOutdated', message: '질문 목록이 그사이 바뀌었습니다.' },
    });
    const { user } = await openOffice(FAQ);
    await user.click(await screen.findByRole('button', { name: '‘L코인이 무엇인가요?’ 아래로' }));
    expect(await screen.findByText('질문 목록이 그사이 바뀌었습니다.')).toBeTruthy();
    await waitFor(() => expect(api.callsTo('GET /api/admin/faq').length).toBeGreaterThan(1));
  });

  it('are published and taken back at once', async () => {
    const api = server().on('PATCH /api/admin/faq/b', { body: list[1] });
    const { user } = await openOffice(FAQ);
    await user.click(await screen.findByRole('switch', { name: '‘리베이트율은 얼마인가요?’ 게시' }));
    expect(await screen.findByText('게시했습니다')).toBeTruthy();
    expect(api.callsTo('PATCH /api/admin/faq/b')[0]?.body).toEqual({ isPublished: true });
  });

  it('are deleted only after a prompt that names the question', async () => {
    const api = server().on('DELETE /api/admin/faq/e', { status: 204 });
    const { user } = await openOffice(FAQ);
    await user.click(await screen.findByRole('button', { name: '‘러프가 무엇인가요?’ 삭제' }));
    const box = await dialog('이 질문을 삭제할까요?');
    expect(box.getByText(/‘러프가 무엇인가요\?’/)).toBeTruthy();
    expect(api.callsTo('DELETE /api/admin/faq/e')).toEqual([]);
    await user.click(box.getByRole('button', { name: '질문 삭제' }));
    expect(await screen.findByText('질문을 삭제했습니다')).toBeTruthy();
    expect(api.callsTo('DELETE /api/admin/faq/e')).toHaveLength(1);
  });

  it('say that there are none, with the first step', async () => {
    server().on('GET /api/admin/faq', { body: [] });
    const { user, address } = await openOffice(FAQ);
    expect(await screen.findByText('등록된 질문이 없습니다')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '질문 추가' }).at(-1) ?? document.body);
    expect(address()).toBe('/admin/users?tab=faq&entry=new');
    expect(await screen.findByRole('dialog', { name: '질문 추가' })).toBeTruthy();
  });
});

describe('writing a question', () => {
  it('adds one with both languages, numbers at the cursor, keywords and a link', async () => {
    const api = server().on('POST /api/admin/faq', { status: 201, body: entry('n', '새 질문') });
    const { user, address } = await openOffice(`${FAQ}&entry=new`);
    const box = await dialog('질문 추가');
    await user.type(box.getByLabelText('한국어 질문'), '가입하면 무엇을 받나요?');
    const answer = box.getByLabelText<HTMLTextAreaElement>('한국어 답변');
    await user.type(answer, '가입하면 L을 드립니다.');
    answer.setSelectionRange(5, 5);
    await user.click(await box.findByRole('button', { name: /^가입 보너스 \{lcoin_signupBonus\} .+ 넣기$/ }));
    expect(answer.value).toBe('가입하면 {lcoin_signupBonus}L을 드립니다.');
    await user.type(box.getByLabelText('영어 질문'), 'What do I get?');
    await user.type(box.getByLabelText('영어 답변'), 'You get a bonus. ');
    await user.type(box.getByLabelText('숫자 넣기'), 'rates');
    await user.click(box.getByRole('button', { name: /^거래소별 리베이트율 \{rates\} .+ 넣기$/ }));
    await user.type(box.getByLabelText(/한국어 키워드/, { selector: 'input' }), '보너스{Enter}선물,보너스,');
    await user.type(box.getByLabelText(/링크/), '/register');
    await user.click(box.getByRole('button', { name: '질문 추가' }));
    expect(await screen.findByText('질문을 맨 뒤에 추가했습니다')).toBeTruthy();
    expect(api.callsTo('POST /api/admin/faq')[0]?.body).toEqual({
      questionKo: '가입하면 무엇을 받나요?',
      questionEn: 'What do I get?',
      answerKo: '가입하면 {lcoin_signupBonus}L을 드립니다.',
      answerEn: 'You get a bonus. {rates}',
      keywordsKo: ['보너스', '선물'],
      keywordsEn: [],
      link: '/register',
      isPublished: true,
    });
    await waitFor(() => expect(address()).toBe('/admin/users?tab=faq'));
  });

  it('shows both answers as visitors see them, and marks what cannot be quoted where it stands', async () => {
    server();
    await openOffice(`${FAQ}&entry=a`);
    const box = await dialog('질문 수정');
    const [korean, english] = await box.findAllByRole('group', { name: '방문자에게 보이는 모습' });
    if (!korean || !english) throw new Error('a preview is missing');
    await waitFor(() => expect(korean.textContent).toContain('가입하면 1,000 L을 드립니다.'));
    expect(english.textContent).toContain('You get 1,000 L.');
    fireEvent.change(box.getByLabelText('한국어 답변'), { target: { value: '{없음} {kycWait:okx} }' } });
    expect(within(korean).getByText('{없음}: 없는 자리표시자')).toBeTruthy();
    expect(within(korean).getByText('}: 없는 자리표시자')).toBeTruthy();
    expect(within(korean).getByText('OKX KYC 대기 시간: 지금 값이 없어 이 문장은 빠집니다')).toBeTruthy();
  });

  it('sends only what is changed', async () => {
    const api = server().on('PATCH /api/admin/faq/a', { body: list[0] });
    const { user } = await openOffice(`${FAQ}&entry=a`);
    const box = await dialog('질문 수정');
    expect(box.getByRole<HTMLButtonElement>('button', { name: '저장' }).disabled).toBe(true);
    await user.click(box.getAllByRole('button', { name: '‘보너스’ 빼기' })[0] ?? document.body);
    await user.click(box.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('질문을 저장했습니다')).toBeTruthy();
    expect(api.callsTo('PATCH /api/admin/faq/a')[0]?.body).toEqual({ keywordsKo: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('puts the refusal of a placeholder at its answer, and keeps what was written', async () => {
    const message = '영어 답변에 사용할 수 없는 자리표시자가 있습니다: {bonus}';
    server().on('PATCH /api/admin/faq/a', {
      status: 422,
      body: { code: 'faq.placeholderUnknown', message: '{bonus}', fields: [{ path: 'answerEn', message }] },
    });
    const { user } = await openOffice(`${FAQ}&entry=a`);
    const box = await dialog('질문 수정');
    const field = box.getByLabelText<HTMLTextAreaElement>('영어 답변');
    fireEvent.change(field, { target: { value: 'You get {bonus}.' } });
    await user.click(box.getByRole('button', { name: '저장' }));
    expect(await box.findByText(message)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('You get {bonus}.');
    fireEvent.change(field, { target: { value: 'You get something.' } });
    expect(box.queryByText(message)).toBeNull();
  });

  it('asks the server only for texts that are there and for a link within this site', async () => {
    const api = server();
    const { user } = await openOffice(`${FAQ}&entry=new`);
    const box = await dialog('질문 추가');
    await user.type(box.getByLabelText(/링크/), 'https://elsewhere.example');
    await user.click(box.getByRole('button', { name: '질문 추가' }));
    expect(box.getAllByText('2자 이상 입력해 주세요.')).toHaveLength(4);
    expect(box.getByText('이 사이트의 주소를 /로 시작해 입력해 주세요.')).toBeTruthy();
    expect(api.callsTo('POST /api/admin/faq')).toEqual([]);
  });

  it('asks before what is not saved is lost', async () => {
    server();
    const { user, address } = await openOffice(`${FAQ}&entry=a`);
    const box = await dialog('질문 수정');
    await user.type(box.getByLabelText('한국어 질문'), ' 정말요');
    await user.click(box.getByRole('button', { name: '닫기' }));
    let question = await dialog('작성한 내용을 버릴까요?');
    await user.click(question.getByRole('button', { name: '취소' }));
    expect(box.getByLabelText<HTMLInputElement>('한국어 질문').value).toBe('UID는 어떻게 확인하나요? 정말요');
    expect(address()).toBe('/admin/users?tab=faq&entry=a');
    await user.click(box.getByRole('button', { name: '닫기' }));
    question = await dialog('작성한 내용을 버릴까요?');
    await user.click(question.getByRole('button', { name: '버리기' }));
    await waitFor(() => expect(address()).toBe('/admin/users?tab=faq'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
