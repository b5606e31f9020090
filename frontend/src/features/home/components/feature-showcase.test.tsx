import { screen, within } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, settings } from '@test/fixtures';
import { highlights } from '@test/insights-fixtures';
import { renderApp } from '@test/render-app';

function homeServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange()] })
    .on('GET /api/me', { body: {} });
}

/** A feature of the showcase, found by its title. */
const feature = async (name: string) => {
  const article = (await screen.findByText(name, { selector: 'article *' })).closest('article');
  if (!article) throw new Error(`${name} is no feature`);
  return within(article);
};

describe('the pictures of the market', () => {
  it('are of now, with source, time and the mark of the simulator', async () => {
    const { sectors } = highlights();
    homeServer().on('GET /api/market-highlights', {
      body: highlights({ sectors: sectors && { ...sectors, simulated: true, stale: true } }),
    });
    await renderApp('/');
    const map = await feature('섹터 분석');
    const label = '지금 거래대금이 많은 순서로 본 섹터별 24시간 변동률: 레이어 1 +1.3%, 밈 −20.3%';
    expect(await map.findByRole('img', { name: label })).toBeTruthy();
    expect(map.getByText('−20.3%')).toBeTruthy();
    expect(map.getByText('CoinGecko')).toBeTruthy();
    expect(map.getByText('시뮬레이션')).toBeTruthy();
    expect(map.getByText('지연')).toBeTruthy();

    const gainers = await feature('급등 코인');
    expect(gainers.getByRole('img', { name: '지금 24시간 상승률 상위 코인: FAST +42.2%, SLOW +21.1%' })).toBeTruthy();
    expect(gainers.getByText('OKX, Binance')).toBeTruthy();
    expect(gainers.getByText('방금')).toBeTruthy();

    const news = await feature('크립토 뉴스');
    expect(news.getByRole('img', { name: '최신 기사 제목: 비트코인 신고가, 이더리움 업그레이드' })).toBeTruthy();
    expect(news.getByText('13:20 · 코인신문')).toBeTruthy();
    expect(news.getByText('Bitcoin at a record').closest('[lang]')?.getAttribute('lang')).toBe('en');

    for (const shown of [map, gainers, news]) expect(shown.queryByText('예시')).toBeNull();
    for (const shown of [gainers, news]) expect(shown.queryByText('시뮬레이션')).toBeNull();
    // The month is of nobody.
    expect((await feature('매매 일지')).getByText('예시')).toBeTruthy();
  });

  it('are in English below /en, with English headlines first', async () => {
    homeServer().on('GET /api/market-highlights', { body: highlights() });
    await renderApp('/en');
    const map = await feature('Sector analysis');
    expect(await map.findByRole('img', { name: /Layer 1 \+1\.3%, Meme −20\.3%$/ })).toBeTruthy();
    const news = await feature('Crypto news');
    expect(news.getByRole('img', { name: 'Newest headlines: Bitcoin at a record' })).toBeTruthy();
  });

  it('that have no data are examples and say so, beside those that have some', async () => {
    homeServer().on('GET /api/market-highlights', { body: highlights({ sectors: null, gainers: [] }) });
    await renderApp('/');
    const news = await feature('크립토 뉴스');
    expect(await news.findByText('비트코인 신고가')).toBeTruthy();
    expect(news.queryByText('예시')).toBeNull();
    for (const [name, drawn] of [
      ['섹터 분석', '프라이버시'],
      ['급등 코인', 'ALFA'],
    ] as const) {
      const example = await feature(name);
      expect(example.getByText(drawn)).toBeTruthy();
      expect(example.getByText('예시')).toBeTruthy();
      expect(example.getByRole('img', { name: /^예시: / })).toBeTruthy();
    }
  });

  it('are all examples where the market cannot be read', async () => {
    homeServer().on('GET /api/market-highlights', { status: 503, body: {} });
    await renderApp('/');
    for (const name of ['섹터 분석', '급등 코인', '크립토 뉴스']) {
      const example = await feature(name);
      expect(example.getByText('예시')).toBeTruthy();
      expect(example.getByRole('img', { name: /^예시: / })).toBeTruthy();
    }
  });
});
