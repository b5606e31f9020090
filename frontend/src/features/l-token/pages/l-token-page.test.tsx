import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { renderApp } from '@test/render-app';

const contact = { key: 'site_supportEmail', value: 'help@lance.example' };

describe('the page of the L token', () => {
  it('says what exists of it: nothing yet, row by row', async () => {
    fakeApi().on('GET /api/site-settings', { body: settings });
    await renderApp('/l-token');
    expect(await screen.findByRole('heading', { level: 1, name: 'L 토큰' })).toBeTruthy();
    const state = within(screen.getByRole('region', { name: '지금 상태' }));
    const rows = state
      .getAllByRole('term')
      .map(({ textContent }, index) => [textContent, state.getAllByRole('definition')[index]?.textContent]);
    expect(rows).toEqual([
      ['발행', '하지 않음'],
      ['판매, 가격, 컨트랙트 주소', '없음'],
      ['거래소 상장', '미정'],
    ]);
    expect(state.getByText('최종 수정 2026.11.30')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('L 토큰 | Lance'));
  });

  it('keeps what is decided apart from what is not, and L coin apart from the token', async () => {
    fakeApi().on('GET /api/site-settings', { body: [...settings.filter(({ key }) => key !== contact.key), contact] });
    await renderApp('/l-token');
    const decided = within(await screen.findByRole('region', { name: '정해진 것' }));
    expect(decided.getByText(/L코인과 러프는 .* L 토큰이 아니며, 서로 바꿔 드린다는 약속은 없습니다/)).toBeTruthy();
    expect(decided.getAllByRole('listitem')).toHaveLength(5);
    const open = within(screen.getByRole('region', { name: '아직 정하지 않은 것' }));
    expect(open.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'L코인 현황' }).getAttribute('href')).toBe('/lcoin-dashboard');
    const news = within(screen.getByRole('region', { name: '소식은 이렇게 전합니다' }));
    expect(await news.findByRole('link', { name: 'help@lance.example' })).toBeTruthy();
  });

  it('names no price, no date to come and no gain, in either language', async () => {
    fakeApi().on('GET /api/site-settings', { body: settings });
    for (const path of ['/l-token', '/en/l-token']) {
      const { unmount } = await renderApp(path);
      const text = (await screen.findByRole('main')).textContent;
      expect(text.match(/\d[\d,.]*\s*(%|USDT|\$|원|KRW)/)).toBeNull();
      expect(text.match(/수익|상승|guarantee|profit|earn up/i)).toBeNull();
      unmount();
    }
  });

  it('exists in English at its own address', async () => {
    fakeApi().on('GET /api/site-settings', { body: settings });
    await renderApp('/en/l-token');
    expect(await screen.findByRole('heading', { level: 1, name: 'L token' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Not decided yet' })).toBeTruthy();
  });
});
