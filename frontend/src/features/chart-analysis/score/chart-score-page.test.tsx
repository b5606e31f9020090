import { screen, within } from '@testing-library/react';
import { chartScore, scoreRow } from '@test/chart-analysis-fixtures';
import { fakeApi, type FakeApi } from '@test/fake-api';
import { renderApp } from '@test/render-app';

const PAGE = '/chart-score';
const serve = (score = chartScore()): FakeApi => fakeApi().on('GET /api/chart-analysis/score', { body: score });

describe('the record of the analyses', () => {
  it('is told to a visitor with size and interval, beside a coin flip and always long', async () => {
    serve();
    const { user } = await renderApp(PAGE);
    expect(await screen.findByText('95% 신뢰구간 48.2–59.7%')).toBeTruthy();
    expect(screen.getByText(/우연과 구별할 수 없습니다/)).toBeTruthy();
    expect(screen.getByText('결과를 기다리는 분석 7건')).toBeTruthy();
    expect(screen.getByText('시장 데이터를 읽지 못해 제외한 분석 2건')).toBeTruthy();
    for (const [name, cells] of [
      ['심볼별', ['BTCUSDT', '120', '60%', '51–68.3%', '49.2%', '55%']],
      ['시간봉별', ['15분', '300', '54%', '48.2–59.7%', '50%', '52.7%']],
      ['엔진별', ['내장 판독기', '300', '54%', '48.2–59.7%', '50%', '52.7%']],
    ] as const) {
      const [, row] = within(screen.getByRole('table', { name })).getAllByRole('row');
      expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual(cells);
    }
    await user.click(screen.getByRole('button', { name: /54%/ }));
    const receipt = await screen.findByRole('dialog');
    for (const figure of ['162', '300', '54%', '손절가에 먼저 닿음 118건'])
      expect(receipt.textContent).toContain(figure);
  });

  it.each([
    ['above', { low: 51, high: 60 }, /보다 높습니다/],
    ['below', { low: 40, high: 49 }, /보다 낮습니다/],
  ])('says where all of its interval lies %s a coin flip', async (_, interval, sentence) => {
    serve(chartScore({ rows: [scoreRow(interval)] }));
    await renderApp(PAGE);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says that there is none yet, and how it will be counted', async () => {
    const none = {
      count: 0,
      hits: 0,
      expired: 0,
      hitRate: null,
      low: null,
      high: null,
      coinFlip: null,
      alwaysLong: null,
    };
    serve(chartScore({ rows: [scoreRow(none)], unmeasured: 0 }));
    await renderApp(`/en${PAGE}`);
    expect(await screen.findByText('No result yet')).toBeTruthy();
    expect(screen.getByText(/gets its result within 50 candles/)).toBeTruthy();
    expect(screen.getByText(/both within one minute are a stop/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('0%')).toBeNull();
    // An empty receipt with the first step on it, and on it alone.
    const slip = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const noResult = 'No result';
    expect(slip.slice(0, 4)).toEqual([
      'Waiting for their result7',
      `Coin flip${noResult}`,
      `Always long${noResult}`,
      `Hit rate${noResult}`,
    ]);
    expect(screen.getAllByRole('link', { name: 'Analyse a chart' })).toHaveLength(1);
  });

  it('does not count nobody as waiting', async () => {
    serve(chartScore({ rows: [], pending: 0 }));
    await renderApp(PAGE);
    expect(
      await screen.findByText(/^차트 이미지를 올려 분석해 주세요\. 방향을 제시한 분석은 늦어도 캔들 50개 뒤에/),
    ).toBeTruthy();
    expect(screen.queryByText(/기다리/)).toBeNull();
  });
});
