import { screen, waitFor, within } from '@testing-library/react';
import { journalServer, journalStatistics, trade } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const reviewed = trade({
  tags: ['돌파', '뉴스'],
  setup: '전고점',
  mistake: '늦은 손절',
  mood: 2,
  rating: 4,
  note: '메모',
});

const PATCH = `PATCH /api/mypage/trades/${reviewed.id}`;

async function open(path: string, one = reviewed) {
  const server = journalServer({ trades: [one] });
  rememberUser();
  return { server, ...(await renderApp(path)) };
}

async function openTrades(one = reviewed) {
  const app = await open('/trading-journal?month=2026-11', one);
  const calendar = within(await screen.findByRole('table', { name: '달력' }));
  await app.user.click(await calendar.findByRole('button', { name: /^2026\.11\.18/ }));
  await app.user.click(await screen.findByRole('tab', { name: '매매 기록' }));
  return app;
}

describe('the review of a trade', () => {
  it('is read beside it and written without touching its figures', async () => {
    const { user, server } = await openTrades();
    server.on(PATCH, { body: reviewed });
    const list = within(await screen.findByRole('list', { name: '이 날의 매매 기록' }));
    expect(list.getByRole('listitem').textContent).toMatch(
      /태그#돌파#뉴스진입 근거전고점실수늦은 손절기분2 \/ 5평가4 \/ 5매매 메모/,
    );
    await user.click(list.getByRole('button', { name: 'BTC-USDT 롱 복기' }));
    const form = within(screen.getByRole('form', { name: 'BTC-USDT 롱 복기' }));
    const tags = form.getByLabelText(/^태그/);
    await user.clear(tags);
    await user.type(tags, ' 돌파 , , #새벽');
    await user.selectOptions(form.getByLabelText(/^기분/), '5');
    await user.selectOptions(form.getByLabelText(/^평가/), '선택 안 함');
    await user.type(form.getByLabelText(/^손절가/), '95.5');
    await user.click(form.getByRole('button', { name: '복기 저장' }));
    await waitFor(() => expect(server.callsTo(PATCH)).toHaveLength(1));
    expect(server.callsTo(PATCH)[0]?.body).toEqual({
      note: '메모',
      tags: ['돌파', '새벽'],
      setup: '전고점',
      mistake: '늦은 손절',
      mood: 5,
      rating: null,
      stopPrice: '95.5',
    });
    expect(await screen.findByText('복기를 저장했습니다')).toBeTruthy();
  });

  it('is all that can be changed of an imported trade', async () => {
    await openTrades(trade({ isImported: true }));
    const list = within(await screen.findByRole('list', { name: '이 날의 매매 기록' }));
    expect(list.getByRole('button', { name: 'BTC-USDT 롱 복기' })).toBeTruthy();
    expect(list.queryByRole('button', { name: 'BTC-USDT 롱 수정' })).toBeNull();
  });

  it('finds trades by its words, which the address keeps', async () => {
    const { user, server, address } = await open('/trading-journal?view=search');
    const found = within(await screen.findByRole('list', { name: '찾은 매매' }));
    expect(found.getByText('2026.11.18, Binance')).toBeTruthy();
    for (const tag of ['#돌파', '진입 근거 전고점', '실수 늦은 손절']) expect(found.getByText(tag)).toBeTruthy();
    expect(found.queryByText(/기분|평가/)).toBeNull();
    expect(server.callsTo('GET /api/mypage/trades').at(-1)?.search).toContain('limit=20');
    await user.type(screen.getByRole('searchbox', { name: /매매 찾기/ }), '#새벽{Enter}');
    await waitFor(() =>
      expect(server.callsTo('GET /api/mypage/trades').at(-1)?.search).toContain(`search=${encodeURIComponent('새벽')}`),
    );
    expect(address()).toBe(`/trading-journal?view=search&words=${encodeURIComponent('#새벽')}`);
    await user.click(await screen.findByRole('button', { name: 'BTC-USDT 롱 , 2026.11.18 열기' }));
    expect(await screen.findByRole('dialog', { name: '2026.11.18 매매 일지' })).toBeTruthy();
  });

  it('finds trades with their number and sum, whose receipt lists them', async () => {
    const { user, server } = await open('/trading-journal?view=search&words=%23돌파');
    const sum = await screen.findByText(/^매매 5건 · 실현 손익 합계/);
    const answer = sum.parentElement as HTMLElement;
    expect(answer.textContent).toBe('매매 5건 · 실현 손익 합계+20.00 USDT, 영수증');
    const asked = server.callsTo('GET /api/mypage/trades/sum').map(({ search }) => new URLSearchParams(search));
    expect(asked.map((query) => query.get('search'))).toEqual(['돌파']);
    await user.click(within(answer).getByRole('button'));
    const receipt = within(await screen.findByRole('dialog', { name: /실현 손익 합계/ }));
    await receipt.findByText('BTC-USDT 롱');
    expect(receipt.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/BTC-USDT 롱\+200\.00/),
      expect.stringMatching(/이긴 매매의 합60\.003건/),
      expect.stringMatching(/진 매매의 합−40\.002건/),
      expect.stringMatching(/\+20\.00 USDT/),
    ]);
    expect(server.callsTo('GET /api/mypage/trades').at(-1)?.search).toContain('search=');
  });

  it('says which results were won, and when a receipt has sums alone', async () => {
    const won = trade({ symbol: 'XRP-KRW', exchange: 'Upbit', isImported: true });
    const { user, server } = await open('/trading-journal?view=search&words=XRP', won);
    const found = within(await screen.findByRole('list', { name: '찾은 매매' }));
    expect(found.getByText(/^2026\.11\.18, Upbit, 그날 환율로 환산/)).toBeTruthy();
    const openSum = async () => {
      const { parentElement } = await screen.findByText(/실현 손익 합계/);
      await user.click(within(parentElement as HTMLElement).getByRole('button'));
      return within(await screen.findByRole('dialog', { name: /실현 손익 합계/ }));
    };
    expect(await (await openSum()).findByText(/원화 마켓의 매매는 그날 환율로/)).toBeTruthy();
    await user.keyboard('{Escape}');
    const { trades } = journalStatistics();
    server.on('GET /api/mypage/trades/sum', { body: { ...trades, tradeCount: 501 } });
    await user.type(screen.getByRole('searchbox', { name: /매매 찾기/ }), '2{Enter}');
    await screen.findByText(/^매매 501건/);
    expect(await (await openSum()).findByText(/매매가 500건을 넘어 합계만 보여 줍니다\.$/)).toBeTruthy();
  });

  it('says what was searched when nothing is found, and clears it', async () => {
    journalServer({ trades: [] });
    rememberUser();
    const { user, address } = await renderApp('/trading-journal?view=search&words=zzzz');
    expect(await screen.findByText('‘zzzz’에 맞는 매매가 없습니다')).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: /매매 찾기/ });
    await user.type(field, 'z{Enter}');
    expect(await screen.findByText('‘zzzzz’에 맞는 매매가 없습니다')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(await screen.findByText('매매 기록이 없습니다')).toBeTruthy();
    expect(address()).toBe('/trading-journal?view=search');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('tells fees in other coins, whose worth is in no sum', async () => {
    await openTrades(trade({ isImported: true, fee: '0.5', otherFees: [{ coin: 'BNB', amount: '0.001' }] }));
    expect(await screen.findByText('0.5 USDT, 0.001 BNB (합계 제외)')).toBeTruthy();
  });

  it('says how the result of a typed trade comes about', async () => {
    const prices = { entryPrice: '4080.38', exitPrice: '4055.9', quantity: '0.9', leverage: 5, profitLoss: '-110.16' };
    const { user } = await openTrades(trade(prices));
    const list = within(await screen.findByRole('list', { name: '이 날의 매매 기록' }));
    expect(list.getByText('5배 (손익에 곱함)')).toBeTruthy();
    await user.click(list.getByRole('button', { name: /110\.16/ }));
    const receipt = await screen.findByRole('dialog', { name: /BTC-USDT 롱 손익/ });
    expect([...receipt.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '가격 차이\u221224.484,055.90 \u2212 4,080.38',
      '수량×0.9',
      '레버리지×5',
      '손익\u2212110.16 USDT',
    ]);
  });

  it('offers a start to somebody without trades', async () => {
    journalServer({ trades: [] });
    rememberUser();
    await renderApp('/trading-journal?view=search');
    expect(await screen.findByText('매매 기록이 없습니다')).toBeTruthy();
  });
});
