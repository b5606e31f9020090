import { screen, within } from '@testing-library/react';
import { en } from '@/features/legal/locales/en';
import { ko } from '@/features/legal/locales/ko';
import { fakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { renderApp } from '@test/render-app';

const contact = { key: 'site_supportEmail', value: 'help@lance.example' };
const server = () =>
  fakeApi().on('GET /api/site-settings', { body: [...settings.filter(({ key }) => key !== contact.key), contact] });

describe('the terms and the privacy policy', () => {
  it.each([
    ['/terms', '이용약관', 14],
    ['/privacy', '개인정보 처리방침', 13],
    ['/en/terms', 'Terms', 14],
    ['/en/privacy', 'Privacy', 13],
  ])('%s has its version, and contents that lead to every part', async (path, title, parts) => {
    server();
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(/2026\.11\.30|30 Nov(ember)? 2026/).getAttribute('datetime')).toBe('2026-11-30');
    const contents = within(screen.getByRole('navigation', { name: /차례|Contents/ }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets).toHaveLength(parts);
    for (const id of targets) expect(document.getElementById(id)?.tagName).toBe('H2');
    expect(new Set(targets).size).toBe(parts);
  });

  it('end with the address of support from the settings, and lead to each other', async () => {
    server();
    await renderApp('/privacy');
    const part = within(await screen.findByRole('region', { name: /문의/ }));
    expect((await part.findByRole('link', { name: 'help@lance.example' })).getAttribute('href')).toBe(
      'mailto:help@lance.example',
    );
    expect(part.getByRole('link', { name: '이용약관 보기' }).getAttribute('href')).toBe('/terms');
  });

  it('say the same in both languages: the same paragraphs and the same lists, part by part', () => {
    const shape = (text: string): string => text.replace(/^(- )?.*$/gm, (_, dash?: string) => (dash ? 'item' : 'text'));
    const shapes = (document: Record<string, string>) =>
      Object.fromEntries(Object.entries(document).map(([key, text]) => [key, shape(text)]));
    expect(shapes(ko.terms)).toEqual(shapes(en.terms));
    expect(shapes(ko.privacy)).toEqual(shapes(en.privacy));
  });

  it.each([
    [
      '/en/privacy',
      [
        'What you enter in the calculator',
        'The conversation with the chatbot is not stored',
        'Keys that may trade, withdraw or transfer are not accepted',
        'A language model: only if you have allowed it',
      ],
    ],
    ['/terms', ['페이백', 'L코인', '지표 이용권', '동의 항목', '추천 링크', '탈퇴']],
    [
      '/privacy',
      [
        '방문자 쿠키',
        '포인트 기록',
        'KYC',
        '내 데이터 받기',
        '90일',
        '이메일의 해시',
        '계산기에 입력한 값',
        '챗봇과 나눈 대화',
        '주문·출금·이체 권한이 있는 키는 받지 않습니다',
        'AI 모델: 차트 분석 화면에서 허용한 회원의 차트만',
        '매매 일지, 이미지, 거래소 API 키',
      ],
    ],
  ])('%s speaks of what the product does', async (path, words) => {
    server();
    await renderApp(path);
    const text = (await screen.findByRole('main')).textContent;
    for (const word of words) expect(text).toContain(word);
  });
});
