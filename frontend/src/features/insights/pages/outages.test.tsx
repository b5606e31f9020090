import { screen, waitFor, within } from '@testing-library/react';
import { insightsServer, kimchi } from '@test/insights-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const PAGE = '/crypto-insights';

describe('crypto insights', () => {
  it('tells once on top which sources are out, since when and where, and one line in each part', async () => {
    rememberUser();
    const down = { status: 503, body: { code: 'insights.notReadYet', message: '아직 읽지 못했습니다.' } };
    const old = { fetchedAt: new Date(Date.now() - 3_600_000).toISOString(), stale: true, simulated: false };
    const server = insightsServer()
      .on('GET /api/crypto/sectors', down)
      .on('GET /api/coingecko/markets', down)
      .on('GET /api/kimchi-premium', { body: kimchi({ sources: [{ ...old, source: 'upbit' }] }) });
    const { user } = await renderApp(PAGE);
    const notice = await screen.findByRole('region', { name: /에서 새 값을 받지 못하고 있습니다/ });
    await waitFor(() => expect(notice.textContent).toContain('표시할 값 없음: 섹터 · 시가총액 상위'));
    expect(notice.textContent).toMatch(/업비트: .* \d\d:\d\d 이후 새 값 없음이전 값 표시: 김치 프리미엄 · 내 코인/);
    expect(notice.textContent).toContain('CoinGecko: 아직 받은 값 없음');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(screen.getByText('섹터를 불러오지 못했습니다').tagName).toBe('P');
    server.on('GET /api/crypto/sectors', { body: [] }).on('GET /api/coingecko/markets', { body: [] });
    await user.click(within(notice).getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(notice.textContent).not.toContain('CoinGecko'));
    expect(within(notice).queryByRole('button')).toBeNull();
    expect(document.activeElement?.id).toBe('content');
  });
});
