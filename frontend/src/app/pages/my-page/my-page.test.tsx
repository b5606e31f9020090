import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { seoulDay } from '@/shared/format';
import { type FakeApi } from '@test/fake-api';
import {
  luffBalance,
  luffReceipt,
  luffSummary,
  member,
  memberServer,
  rebateDayReceipt,
  rebateRow,
  receiptRow,
  rebateSummary,
  redemption,
  userUid,
} from '@test/member-fixtures';
import { type RenderedApp, hana, rememberUser, renderApp } from '@test/render-app';
import { coupon, storeServer } from '@test/store-fixtures';

async function open(path: string): Promise<RenderedApp> {
  rememberUser();
  return renderApp(path);
}

/** Rows and sum of the open receipt. */
function receipt(): HTMLElement {
  const sheets = screen.getAllByRole('dialog');
  const sheet = sheets.at(-1);
  if (!sheet) throw new Error('no receipt is open');
  return sheet;
}

/** The figure of the whole period, the first of the page. */
async function total(): Promise<HTMLElement> {
  const [figure] = await screen.findAllByRole('button', { name: /^12\.25 USDT/ });
  if (!figure) throw new Error('no total');
  return figure;
}

async function register(user: UserEvent, exchangeName: string, uid: string): Promise<HTMLElement> {
  const form = await screen.findByRole('form', { name: 'UID 등록' });
  await within(form).findByRole('option', { name: 'Bitget' });
  if (exchangeName !== '') await user.selectOptions(within(form).getByLabelText('거래소'), exchangeName);
  if (uid !== '') await user.type(within(form).getByLabelText('UID'), uid);
  await user.click(within(form).getByRole('button', { name: 'UID 등록' }));
  return form;
}

describe('the parts of My Info', () => {
  it.each([
    ['', '내 정보'],
    ['?tab=luff', '러프 지갑'],
    ['?tab=security', '보안'],
  ])('at %j has a title of its own, and a way back', async (search, title) => {
    memberServer();
    await open(`/mypage${search}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toBe(`${title} | Lance`);
    const back = within(screen.getByRole('main')).queryByRole('link', { name: '내 정보' });
    expect(back?.getAttribute('href')).toBe(search === '' ? undefined : '/mypage');
  });

  it.each([
    ['', false],
    ['#register-uid', true],
  ])('at %j have the form for another UID folded, unless it was asked for', async (hash, isOpen) => {
    memberServer();
    await open(`/mypage${hash}`);
    const folded = (await screen.findByText('다른 UID 등록')).closest('details');
    expect(folded?.open).toBe(isOpen);
    expect(within(folded!).getByRole('form', { name: 'UID 등록', hidden: true })).toBeTruthy();
  });

  it('say of a day that not every exchange has reported it', async () => {
    const server = memberServer();
    const { unmount } = await open('/mypage');
    await total();
    expect(screen.queryByText('일부 거래소')).toBeNull();
    unmount();
    const series = rebateSummary().series.map((day) => ({ ...day, waitingFor: ['bitget'] }));
    server.on('GET /api/user/rebate-summary', { body: rebateSummary({ series }) });
    await open('/mypage');
    await total();
    expect(screen.getByText('일부 거래소')).toBeTruthy();
  });

  it('fold the picture of who pays what into one line', async () => {
    memberServer();
    await open('/mypage?tab=luff');
    const folded = (
      await screen.findByText('리베이트는 거래소가 리포트대로, 러프는 Lance가 승인 후 지급합니다.')
    ).closest('details');
    expect(folded?.open).toBe(false);
    expect(within(folded as HTMLElement).getByLabelText('러프 페이백')).toBeTruthy();
  });

  it('end with a short footer', async () => {
    memberServer();
    await open('/mypage?tab=luff');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '이용약관' })).toBeTruthy();
    expect(footer.queryByRole('link', { name: '리베이트 계산기' })).toBeNull();
  });
});

describe('registering a UID', () => {
  it.each([
    [{ autoVerified: true, requiresApproval: false, bonus: '1000' }, 'UID 자동 인증 완료'],
    [{ autoVerified: true, requiresApproval: false, bonus: '0' }, 'UID 자동 인증 완료'],
    [{ autoVerified: false, requiresApproval: true, bonus: '0' }, 'UID 인증 요청 접수'],
    [{ autoVerified: false, requiresApproval: false, bonus: '0' }, 'UID 등록 완료'],
  ])('says what became of it: %j', async (outcome, title) => {
    const server = memberServer().on('POST /api/user-uid', {
      body: { id: userUid().id, ...outcome, message: '서버의 문장입니다.' },
    });
    const { user } = await open('/mypage');
    await register(user, 'Bitget', ' 9988776655 ');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('서버의 문장입니다.')).toBeTruthy();
    // What was booked is a slip with its sum.
    expect(screen.queryByText('+1,000') !== null).toBe(outcome.bonus === '1000');
    expect(screen.queryByText('영수증 보기') !== null).toBe(outcome.bonus === '1000');
    expect(server.callsTo('POST /api/user-uid')[0]?.body).toEqual({ exchangeName: 'Bitget', uid: '9988776655' });
    await waitFor(() => expect(server.callsTo(`GET /api/user/${hana.id}/uids`)).toHaveLength(2));
  });

  it.each([
    ['', '', '거래소를 선택해 주세요.'],
    ['Bitget', '', 'UID를 입력해주세요.'],
    ['Bitget', '12a4', 'UID는 숫자 4~20자리입니다.'],
    ['Deepcoin', '36100011', '이미 등록된 거래소 UID입니다.'],
  ])('refuses %j %j in place and asks nobody', async (exchangeName, uid, sentence) => {
    const server = memberServer();
    const { user } = await open('/mypage');
    await screen.findByText('36100011');
    const form = await register(user, exchangeName, uid);
    expect(within(form).getByText(sentence)).toBeTruthy();
    expect(server.callsTo('POST /api/user-uid')).toEqual([]);
  });

  it('says that the connection was lost, keeps what was typed, and repeats the same act on the next click', async () => {
    const server = memberServer().on('POST /api/user-uid', 'lost');
    const { user } = await open('/mypage');
    const form = await register(user, 'Bitget', '9988776655');
    expect(await screen.findByText('UID 등록 실패')).toBeTruthy();
    expect(screen.getByText('네트워크 오류가 발생했습니다. 다시 시도해주세요.')).toBeTruthy();
    await user.click(within(form).getByRole('button', { name: 'UID 등록' }));
    await waitFor(() => expect(server.callsTo('POST /api/user-uid')).toHaveLength(2));
    const keys = server.callsTo('POST /api/user-uid').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('offers a claim when another member holds the UID', async () => {
    const server = memberServer()
      .on('POST /api/user-uid', {
        status: 409,
        body: { code: 'uidRebate.uidHeldByAnother', message: '다른 회원이 인증한 UID입니다.' },
      })
      .on('POST /api/uid-disputes', { body: { id: userUid().id, message: '이의 제기가 접수되었습니다.' } });
    const { user } = await open('/mypage');
    const form = await register(user, 'Bitget', '9988776655');
    await user.click(await within(form).findByRole('button', { name: '제 UID입니다' }));
    const dialog = await screen.findByRole('dialog', { name: 'UID 이의 제기' });
    await user.click(within(dialog).getByRole('button', { name: '이의 제기 보내기' }));
    expect(within(dialog).getByText('본인의 UID임을 알 수 있는 내용을 적어 주세요.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('본인의 UID임을 알 수 있는 내용'), '지난주에 가입했습니다');
    await user.click(within(dialog).getByRole('button', { name: '이의 제기 보내기' }));
    expect(await screen.findByText('이의 제기를 접수했습니다')).toBeTruthy();
    expect(server.callsTo('POST /api/uid-disputes')[0]?.body).toEqual({
      exchangeName: 'Bitget',
      uid: '9988776655',
      statement: '지난주에 가입했습니다',
    });
  });

  it('deletes a UID only after the consequence was named', async () => {
    const server = memberServer().on(`DELETE /api/user-uid/${userUid().id}`, { body: { message: '삭제했습니다.' } });
    const { user } = await open('/mypage');
    await user.click(await screen.findByRole('button', { name: 'Deepcoin 36100011 삭제' }));
    const dialog = await screen.findByRole('dialog', { name: 'UID를 삭제할까요?' });
    expect(dialog.textContent).toContain('이후의 거래는 러프로 적립되지 않습니다');
    expect(server.callsTo(`DELETE /api/user-uid/${userUid().id}`)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'UID 삭제' }));
    expect(await screen.findByText('UID를 삭제했습니다')).toBeTruthy();
  });
});

describe('the rebate dashboard', () => {
  it('opens the rows behind the total, and their sum is that total', async () => {
    memberServer();
    const { user } = await open('/mypage');
    await user.click(await total());
    const sheet = receipt();
    expect(await within(sheet).findByText('2026.11.18')).toBeTruthy();
    expect(within(sheet).getByText('7.25')).toBeTruthy();
    expect(within(sheet).getByText('합계').parentElement?.textContent).toContain('12.25 USDT');
    await user.click(within(sheet).getByRole('button', { name: 'UID별' }));
    expect(within(sheet).getByText('36100011')).toBeTruthy();
  });

  it('adds up in the decimals of the page, and says the exact sum in a row of its own', async () => {
    memberServer().on('GET /api/user/rebate-rows', {
      body: [rebateRow({ rebate: '87.9812514278' }), rebateRow({ day: '2026-11-18', rebate: '0.0012' })],
    });
    const { user } = await open('/mypage');
    await user.click(await total());
    const sheet = within(receipt());
    await sheet.findByText('정확한 금액');
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2026\.11\.19.*87\.98/),
      // Nothing is shown as 0 that is none.
      expect.stringMatching(/^2026\.11\.18.*< 0\.01/),
      '합계87.98 USDT',
      '정확한 금액87.9824514278 USDT',
    ]);
  });

  it('says in a row of its own what rounding makes between the rows and their sum; a row is the same on its own receipt', async () => {
    memberServer()
      .on('GET /api/user/rebate-rows', {
        body: [rebateRow({ rebate: '19.1231' }), rebateRow({ day: '2026-11-18', rebate: '21.5146' })],
      })
      .on('GET /api/receipts/rebate-day/2026-11-18', {
        body: rebateDayReceipt({
          rows: [receiptRow({ label: 'Deepcoin 선물', value: '21.5146', unit: 'USDT' })],
          sum: { label: '합계', value: '21.5146', unit: 'USDT' },
          note: '소수점 아래 9자리부터 버렸습니다.',
        }),
      });
    const { user } = await open('/mypage');
    await user.click(await total());
    const sheet = within(receipt());
    expect(await sheet.findByText('40.64')).toBeTruthy();
    expect(sheet.getByText('19.12')).toBeTruthy();
    expect(sheet.getByText('반올림 차이').closest('li')?.textContent).toBe('반올림 차이+0.01');
    await user.click(sheet.getByRole('button', { name: /21\.51/ }));
    const day = within(receipt());
    expect(await day.findByText('소수점 아래 9자리부터 버렸습니다.')).toBeTruthy();
    expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Deepcoin 선물.*21\.51 USDT/),
      '합계21.51 USDT',
      '정확한 금액21.5146 USDT소수점 아래 9자리부터 버렸습니다.',
    ]);
  });

  it('has in the receipt of a row the figure that was pressed as its sum, the exact one below, and what is multiplied apart from facts', async () => {
    const exact = { value: '8.31222522', unit: 'USDT' };
    const behind = { kind: 'rebate-row', id: '2026-11-19_deepcoin_36100011_futures' } as const;
    memberServer()
      .on('GET /api/receipts/rebate-day/2026-11-19', {
        body: rebateDayReceipt({
          rows: [
            receiptRow({ label: 'Deepcoin 선물', ...exact, operator: '+', behind }),
            receiptRow({ label: 'Deepcoin 현물', value: '1.5', unit: 'USDT', operator: '+' }),
          ],
          sum: { label: '합계', value: '9.81222522', unit: 'USDT' },
        }),
      })
      .on(`GET /api/receipts/rebate-row/${behind.id}`, {
        body: rebateDayReceipt({
          ...behind,
          rows: [
            receiptRow({ group: '참고', label: 'UID', value: '36100011' }),
            receiptRow({ group: '참고', label: '거래대금', value: '41561.1261', unit: 'USDT' }),
            receiptRow({ group: '계산', label: '낸 수수료', value: '20.78056305', unit: 'USDT' }),
            receiptRow({ group: '계산', label: '리베이트율', value: '40%', operator: '×' }),
          ],
          sum: { label: '리베이트', ...exact },
        }),
      });
    const { user } = await open('/mypage');
    await user.click(await screen.findByRole('button', { name: '2026.11.19, 5.00 USDT' }));
    // Rows that only add up have neither signs nor units.
    await user.click(await within(receipt()).findByRole('button', { name: /^Deepcoin 선물\s*8\.31(?! USDT)/ }));
    await within(receipt()).findByText('참고');
    const row = within(receipt());
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '참고UID36100011',
      '거래대금41561.1261 USDT',
      '계산낸 수수료20.78056305 USDT',
      '리베이트율×40%',
      '리베이트8.31 USDT',
      '정확한 금액8.31222522 USDT',
    ]);
    expect(row.queryByText('표시 금액')).toBeNull();
  });

  it('says of a day without a report that it has not come, and of one without trades that there were none', async () => {
    const server = memberServer();
    for (const day of ['2026-11-17', '2026-11-19'])
      server.on(`GET /api/receipts/rebate-day/${day}`, { status: 404, body: { message: '없습니다.' } });
    const { user } = await open('/mypage');
    await user.click(await screen.findByRole('button', { name: '2026.11.17, 알 수 없음' }));
    expect(await within(receipt()).findByText('Deepcoin의 이날 리포트가 아직 오지 않았습니다.')).toBeTruthy();
    expect(within(receipt()).queryByText('이날은 거래가 없었습니다.')).toBeNull();
    expect(receipt().textContent).not.toContain('0.00');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '2026.11.19, 5.00 USDT' }));
    expect(await within(receipt()).findByText('이날은 거래가 없었습니다.')).toBeTruthy();
  });

  it('leads from the total to a day, to its row, and back', async () => {
    const id = '2026-11-19_deepcoin_36100011_futures';
    memberServer().on(`GET /api/receipts/rebate-row/${id}`, {
      body: rebateDayReceipt({ kind: 'rebate-row', id, title: '선물 리베이트', rows: [] }),
    });
    const { user } = await open('/mypage');
    await user.click(await total());
    await user.click(await within(receipt()).findByRole('button', { name: /2026\.11\.19/ }));
    await user.click(await within(receipt()).findByRole('button', { name: /Deepcoin 선물/ }));
    expect(await within(receipt()).findByText('선물 리베이트')).toBeTruthy();
    await user.click(within(receipt()).getByRole('button', { name: '이전 영수증으로: 2026.11.19 리베이트' }));
    await user.click(within(receipt()).getByRole('button', { name: /^이전 영수증으로: 2026\.10\.21/ }));
    expect(within(receipt()).getByRole('button', { name: 'UID별' })).toBeTruthy();
    expect(within(receipt()).queryByRole('button', { name: /^이전 영수증으로/ })).toBeNull();
  });

  it('says of each exchange what was reported last, when it came, and when the next report is due', async () => {
    const [deepcoin] = rebateSummary().exchanges;
    if (!deepcoin) throw new Error('no exchange');
    const late = { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', isReportLate: true };
    const first = { ...deepcoin, exchange: 'bitget', exchangeName: 'Bitget', lastReportDay: null, fetchedAt: null };
    const byHand = { ...first, exchange: 'ourbit', exchangeName: 'Ourbit', nextReportDay: null, nextReportDue: null };
    const former = { ...byHand, exchange: 'bybit', exchangeName: 'Bybit', heldUntil: '2026-11-20' };
    memberServer().on('GET /api/user/rebate-summary', {
      body: rebateSummary({ exchanges: [deepcoin, late, first, byHand, former] }),
    });
    await open('/mypage');
    const parts = within(await screen.findByRole('list', { name: '거래소별' })).getAllByRole('listitem');
    const texts = parts.map(({ textContent }) => textContent ?? '');
    // Once for all: until when most tell, and how rebates come.
    for (const said of [/^2026\.11\.19까지 반영 \(UTC\+8\)$/, /^리베이트 지급: /])
      expect(screen.getAllByText(said)).toHaveLength(1);
    expect(texts[0]).not.toContain('까지 반영');
    expect(texts[0]).toContain('Deepcoin 제휴 API');
    expect(within(parts[0] as HTMLElement).getByText(/전$/)).toBeTruthy();
    expect(texts[0]).toContain('다음 리포트 2026.11.21 13:00');
    expect(texts[1]).toContain('리포트 지연');
    expect(texts[1]).toContain('2026.11.21 13:00부터 대기');
    expect(texts[2]).toContain('아직 리포트가 없습니다');
    expect(texts[2]).toContain('다음 리포트 2026.11.21 13:00');
    expect(texts[3]).toContain('관리자가 리포트를 등록합니다');
    expect(texts[4]).toContain('2026.11.20까지 등록된 UID');
  });

  it('reads every page of the rows before it shows a sum', async () => {
    memberServer().on('GET /api/user/rebate-rows', ({ search }) =>
      search.includes('cursor')
        ? { body: [rebateRow({ day: '2026-11-18', rebate: '7.25' })] }
        : {
            body: [rebateRow()],
            headers: { Link: '</api/user/rebate-rows?days=30&cursor=2026-11-19_x>; rel="next"' },
          },
    );
    const { user } = await open('/mypage');
    await user.click(await total());
    expect((await within(receipt()).findByText('합계')).parentElement?.textContent).toContain('12.25 USDT');
  });

  it('lists days alike, however many entries they have', async () => {
    memberServer().on('GET /api/user/rebate-rows', {
      body: [rebateRow(), rebateRow({ product: 'spot' }), rebateRow({ day: '2026-11-18' })],
    });
    const { user } = await open('/mypage');
    await user.click(await total());
    await within(receipt()).findByText('2026.11.18');
    expect(receipt().textContent).not.toMatch(/\d건/);
  });

  it.each([
    [13, '리포트가 14일 이상 쌓이면 표시합니다', undefined],
    [14, undefined, '183.75'],
  ])('estimates a month only from enough report days (%d)', async (reportDays, why, estimate) => {
    memberServer().on('GET /api/user/rebate-summary', { body: rebateSummary({ reportDays }) });
    await open('/mypage');
    const said = (await screen.findByText('예상 월 리베이트')).parentElement?.textContent;
    expect(said).toContain(why ?? estimate);
    expect(said?.includes('183.75')).toBe(estimate !== undefined);
  });

  it('estimates nothing for who has no verified UID any more', async () => {
    memberServer()
      .on('GET /api/user/rebate-summary', { body: rebateSummary({ reportDays: 30 }) })
      .on(`GET /api/user/${hana.id}/uids`, { body: [] });
    await open('/mypage');
    expect(await screen.findAllByText('인증된 UID가 없어 예상할 수 없습니다')).not.toEqual([]);
    expect(screen.queryByText('183.75')).toBeNull();
  });

  it('says that rounded volumes do not add up, where they do not', async () => {
    const [first] = rebateSummary().exchanges;
    const parts = ['10.4', '20.4', '30.4'].map((volume, index) => ({ ...first, exchange: `x${index}`, volume }));
    const summary = (totalVolume: string) =>
      rebateSummary({
        ...{ totalVolume, totalRebate: '3' },
        exchanges: parts.map((part) => ({ ...part, rebate: '1' }) as typeof first & object),
      });
    const server = memberServer().on('GET /api/user/rebate-summary', { body: summary('60') });
    const { user } = await open('/mypage');
    await screen.findByText('예상 월 리베이트');
    expect(screen.queryByText(/거래소별 반올림/)).toBeNull();
    server.on('GET /api/user/rebate-summary', { body: summary('61.2') });
    await user.click(screen.getByRole('button', { name: '90일' }));
    // At the volume, which is off, and not at the rebates, which add up.
    const volume = (await screen.findByText('거래대금')).parentElement;
    expect(await within(volume ?? document.body).findByText('거래소별 반올림으로 1 USDT 차이')).toBeTruthy();
    expect(screen.getAllByText(/거래소별 반올림/)).toHaveLength(1);
  });

  it('keeps a day without a report apart from a day without trades', async () => {
    memberServer();
    await open('/mypage');
    expect(await screen.findByRole('button', { name: '2026.11.17, 알 수 없음' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '2026.11.19, 5.00 USDT' })).toBeTruthy();
  });

  it('opens the multiplication of one day from its bar', async () => {
    memberServer();
    const { user } = await open('/mypage');
    await user.click(await screen.findByRole('button', { name: '2026.11.19, 5.00 USDT' }));
    // In an element of its own, which does not break.
    const calculation = await within(receipt()).findByText('수수료 10 USDT × 50%');
    expect(calculation.parentElement?.textContent).toBe('UID 36100011, 수수료 10 USDT × 50%');
  });

  it('names last month, and the day up to which it is reported', async () => {
    const today = seoulDay(Date.now());
    const month = seoulDay(Date.parse(`${today.slice(0, 8)}01T00:00:00+09:00`) - 1).slice(0, 7);
    const server = memberServer();
    const summaryTo = (lastReportDay: string) =>
      rebateSummary({ exchanges: rebateSummary().exchanges.map((part) => ({ ...part, lastReportDay })) });
    server
      .on('GET /api/user/rebate-months', {
        body: [{ month, rebate: '12.5', volume: '1000', days: 4, estimated: false, simulated: false }],
      })
      .on('GET /api/user/rebate-summary', { body: summaryTo(`${month}-09`) });
    const { unmount } = await open('/mypage');
    const name = `${Number(month.slice(5))}월`;
    expect(await screen.findByText(`지난달(${name} 9일까지)`)).toBeTruthy();
    unmount();
    server.on('GET /api/user/rebate-summary', { body: summaryTo(today) });
    await open('/mypage');
    expect(await screen.findByText(`지난달(${name})`)).toBeTruthy();
  });

  it('keeps the period in the address', async () => {
    const server = memberServer();
    const { user, address } = await open('/mypage');
    await user.click(await screen.findByRole('button', { name: '90일' }));
    await waitFor(() => expect(address()).toBe('/mypage?days=90'));
    await waitFor(() => expect(server.callsTo('GET /api/user/rebate-summary').at(-1)?.search).toBe('?days=90'));
  });

  it('says what comes to who waits for the approval of a UID, and how its deletion ends the request', async () => {
    memberServer()
      .on('GET /api/user/rebate-summary', { body: rebateSummary({ exchanges: [], series: [], totalRebate: '0' }) })
      .on(`GET /api/user/${hana.id}/uids`, { body: [userUid({ state: 'pending', verifiedOn: null })] });
    const { user } = await open('/mypage');
    expect(await screen.findByText('UID 인증이 승인되면 다음 날 리포트부터 표시합니다.')).toBeTruthy();
    // Nothing is there to choose a period of.
    expect(screen.queryByRole('button', { name: '90일' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Deepcoin 36100011 삭제' }));
    const { textContent } = await screen.findByRole('dialog', { name: 'UID를 삭제할까요?' });
    expect(textContent).toContain('대기 중인 인증 요청은 철회됩니다');
    expect(textContent).not.toContain('러프');
  });

  it('shows a request that waits at its UID alone, and no empty list of requests', async () => {
    const { exchangeName, uid } = userUid();
    memberServer()
      .on(`GET /api/user/${hana.id}/uids`, { body: [userUid({ state: 'pending', verifiedOn: null })] })
      .on('GET /api/uid-verification-requests', {
        body: [
          {
            id: 'waits',
            exchangeName,
            uid,
            status: 'pending',
            createdAt: '2026-11-20T07:00:00.000Z',
            processedAt: null,
            adminNote: null,
          },
        ],
      });
    await open('/mypage');
    const own = within(await screen.findByRole('list', { name: '거래소 UID' }));
    expect(await own.findByText('2026.11.20 16:00 요청')).toBeTruthy();
    expect(screen.getAllByText('승인 대기')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: '인증 요청' })).toBeNull();
  });

  it('asks a member without a UID once for one, in the form, and shows no zeros', async () => {
    memberServer()
      .on('GET /api/user/rebate-summary', { body: rebateSummary({ exchanges: [], series: [], totalRebate: '0' }) })
      .on(`GET /api/user/${hana.id}/uids`, { body: [] });
    await open('/mypage');
    expect(await screen.findByRole('heading', { name: 'UID 등록' })).toBeTruthy();
    const form = screen.getByRole('form', { name: 'UID 등록' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: '리베이트 현황' })).toBeNull());
    expect(screen.getAllByRole('button', { name: 'UID 등록' })).toEqual([
      within(form).getByRole('button', { name: 'UID 등록' }),
    ]);
    expect(screen.queryByText('0.00')).toBeNull();
  });

  it('says what failed and tries again', async () => {
    const server = memberServer().on('GET /api/user/rebate-summary', {
      status: 503,
      body: { message: '잠시 후 다시.' },
    });
    const { user } = await open('/mypage');
    expect(await screen.findByText('잠시 후 다시.')).toBeTruthy();
    server.on('GET /api/user/rebate-summary', { body: rebateSummary() });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await total()).toBeTruthy();
  });
});

describe('the account', () => {
  it('deletes the TradingView ID after a question', async () => {
    const server = memberServer().on('PATCH /api/user/update', { body: member({ tradingviewId: null }) });
    const { user } = await open('/mypage');
    const card = within(await screen.findByRole('group', { name: 'TradingView ID' }));
    expect(card.getByText('hana_charts')).toBeTruthy();
    server.on('GET /api/user', { body: member({ tradingviewId: null }) });
    await user.click(card.getByRole('button', { name: '삭제' }));
    await user.click(await screen.findByRole('button', { name: 'ID 삭제' }));
    expect(await screen.findByText('저장된 TradingView ID가 없습니다.')).toBeTruthy();
    expect(server.callsTo('PATCH /api/user/update')[0]?.body).toEqual({ tradingviewId: null });
  });
});

describe('requesting a payback', () => {
  async function form(user: UserEvent, amount: string): Promise<BoundFunctions<typeof queries>> {
    const part = within(await screen.findByRole('form', { name: '페이백 신청' }));
    if (amount !== '') await user.type(part.getByLabelText('금액'), amount);
    return part;
  }

  it.each([
    ['', '최소 페이백 금액은 100 USDT입니다.'],
    ['-5', '최소 페이백 금액은 100 USDT입니다.'],
    ['abc', '금액은 소수점 아래 8자리까지의 숫자로 입력해 주세요.'],
    ['99.99', '최소 페이백 금액은 100 USDT입니다.'],
    ['142.32', '최대 142.31 USDT까지 신청할 수 있습니다.'],
  ])('refuses %j in place', async (amount, sentence) => {
    const server = memberServer();
    const { user } = await open('/mypage?tab=luff');
    const part = await form(user, amount);
    await user.click(part.getByRole('button', { name: '페이백 신청' }));
    expect(part.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo('POST /api/luff/request-payback')).toEqual([]);
  });

  it('says that a balance below the minimum is not enough yet, rather than how much could be asked for', async () => {
    const { progress } = luffBalance();
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ availableLuff: '922.19', progress: { ...progress, estimatedDays: null } }),
    });
    await open('/mypage?tab=luff');
    const lacking = await screen.findByText(/^페이백까지 7\.79 USDT가 더 필요합니다/);
    // Nothing to fill in, and one thing to do.
    expect(screen.queryByRole('form', { name: '페이백 신청' })).toBeNull();
    const link = await within(lacking.parentElement ?? document.body).findByRole('link');
    expect(link.textContent).toBe('UID 등록');
    expect(document.body.textContent?.split('100 USDT').length).toBeLessThanOrEqual(3);
  });

  it('says when the minimum is reached to who earns, instead of asking for more UIDs', async () => {
    const { progress } = luffBalance();
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ availableLuff: '922.19', progress: { ...progress, estimatedDays: 3 } }),
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByText(/지금 속도라면 \d{4}\.\d{2}\.\d{2}쯤 신청할 수 있습니다/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'UID 등록' })).toBeNull();
  });

  it('converts while one types, exactly', async () => {
    memberServer();
    const { user } = await open('/mypage?tab=luff');
    const part = await form(user, '123.45');
    expect(part.getByText('1,234.5 러프를 사용하고 188.68 러프가 남습니다.')).toBeTruthy();
    await user.click(part.getByRole('button', { name: '최대 142.31 USDT 입력' }));
    expect(part.getByLabelText<HTMLInputElement>('금액').value).toBe('142.31');
  });

  it('names consequence and amount before it asks the server, and sends both amounts', async () => {
    const server = memberServer().on('POST /api/luff/request-payback', {
      status: 201,
      body: { message: '페이백 100 USDT를 신청했습니다.', redemption: redemption() },
    });
    const { user } = await open('/mypage?tab=luff');
    const part = await form(user, '100');
    await user.click(part.getByRole('button', { name: '100 USDT 페이백 신청' }));
    const dialog = within(await screen.findByRole('dialog', { name: '페이백을 신청할까요?' }));
    expect(dialog.getByText(/1,000 러프는 신청이 처리될 때까지 사용할 수 없습니다/)).toBeTruthy();
    expect(dialog.getByText('신청 후 잔액 423.18 러프')).toBeTruthy();
    expect(server.callsTo('POST /api/luff/request-payback')).toEqual([]);
    server.on('GET /api/luff/redemptions', { body: [redemption()] });
    await user.click(dialog.getByRole('button', { name: '100 USDT 페이백 신청' }));
    expect(await screen.findByText('페이백을 신청했습니다')).toBeTruthy();
    const [call] = server.callsTo('POST /api/luff/request-payback');
    expect(call?.body).toEqual({ luffAmount: '1000', usdtAmount: '100', uidId: userUid().id });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(await screen.findByText('관리자 확인')).toBeTruthy();
  });

  it('keeps the amount and says the reason when the server refuses', async () => {
    memberServer().on('POST /api/luff/request-payback', {
      status: 422,
      body: { code: 'luff.verifiedUidNeeded', message: '인증된 거래소 UID가 있어야 합니다.' },
    });
    const { user } = await open('/mypage?tab=luff');
    const part = await form(user, '100');
    await user.click(part.getByRole('button', { name: '100 USDT 페이백 신청' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '100 USDT 페이백 신청' }));
    expect(await screen.findByText('페이백 신청 실패')).toBeTruthy();
    expect(part.getByLabelText<HTMLInputElement>('금액').value).toBe('100');
    expect(part.getByText('인증된 거래소 UID가 있어야 합니다.')).toBeTruthy();
  });

  it.each([
    ['released', '인증된 UID가 있어야 신청할 수 있습니다', 'UID 등록', '/mypage#register-uid'],
    ['pending', 'UID가 승인되면 신청할 수 있습니다', 'UID 인증 상태 보기', '/mypage'],
  ] as const)('needs a verified UID and shows the way to one (%s)', async (state, title, name, address) => {
    memberServer().on(`GET /api/user/${hana.id}/uids`, { body: [userUid({ status: 'pending', state })] });
    await open('/mypage?tab=luff');
    expect(await screen.findByText(title)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it('leads a member without a UID to the form in the place of the payback form, and shows no zeros below the balance', async () => {
    const none = { balance: '0', availableLuff: '0', held: '0', todayEarned: '0', usdtValue: '0' };
    const progress = { minimumUsdt: '100', currentUsdt: '0', dailyAverageLuff: null, estimatedDays: null };
    const server = memberServer()
      .on('GET /api/luff/balance', { body: luffBalance({ ...none, progress }) })
      .on(`GET /api/user/${hana.id}/uids`, { body: [] });
    const { unmount } = await open('/mypage?tab=luff');
    await screen.findByText('UID가 인증되면 러프가 쌓이고 페이백을 신청할 수 있습니다.');
    const links = screen.getAllByRole('link', { name: 'UID 등록' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mypage#register-uid']);
    const part = screen.getByRole('heading', { name: '페이백 신청' }).closest('section');
    expect(part?.contains(links[0] ?? null)).toBe(true);
    expect(screen.queryByText('신청 중인 금액')).toBeNull();
    expect(screen.queryByText('오늘 적립')).toBeNull();
    // There is no calculation behind it.
    expect(screen.queryByRole('button', { name: /^100 USDT 중/ })).toBeNull();
    unmount();
    server.on('GET /api/luff/balance', { body: luffBalance({ ...none, balance: '5', held: '5', progress }) });
    await open('/mypage?tab=luff');
    expect(await screen.findByText('신청 중인 금액')).toBeTruthy();
  });

  it('tells the story of a refused request and of a paid one', async () => {
    memberServer().on('GET /api/luff/redemptions', {
      body: [
        redemption({
          id: 'a',
          status: 'rejected',
          adminNote: '본인 확인이 필요합니다.',
          timeline: [
            { step: 'requested', at: '2026-11-20T04:05:00.000Z' },
            { step: 'rejected', at: '2026-11-20T05:05:00.000Z' },
          ],
        }),
        redemption({
          id: 'b',
          status: 'approved',
          payoutReference: 'deepcoin-17',
          paidAt: '2026-11-20T06:05:00.000Z',
          timeline: [
            { step: 'requested', at: '2026-11-20T04:05:00.000Z' },
            { step: 'approved', at: '2026-11-20T05:05:00.000Z' },
            { step: 'paid', at: '2026-11-20T06:05:00.000Z' },
          ],
        }),
      ],
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByText('사유: 본인 확인이 필요합니다. 1,000 러프가 반환되었습니다.')).toBeTruthy();
    expect(screen.getByText('이체 확인 번호 deepcoin-17')).toBeTruthy();
  });
});

describe('the Luff wallet', () => {
  it('never shows a balance larger than it is', async () => {
    memberServer();
    await open('/mypage?tab=luff');
    expect(await screen.findByRole('button', { name: /^1,423\.18 러프/ })).toBeTruthy();
    expect(screen.getByText('142.31 USDT (최소 100 USDT)')).toBeTruthy();
  });

  it('says each sum once; its receipt comes to what was pressed, with all digits below', async () => {
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({
        ...{ balance: '333.79012345', availableLuff: '333.79012345', held: '0', usdtValue: '33.37901234' },
        progress: { minimumUsdt: '100', currentUsdt: '33.37901234', dailyAverageLuff: '25', estimatedDays: 27 },
      }),
    });
    const { user } = await open('/mypage?tab=luff');
    const lacking = await screen.findByText(/더 필요합니다/);
    const panel = screen.getAllByRole('tabpanel')[0] ?? document.body;
    for (const said of ['333.79', '33.37', '10 러프 = 1 USDT'])
      expect([said, panel.textContent?.split(said).length]).toEqual([said, 2]);
    expect(within(panel).queryByText('사용 가능')).toBeNull();
    expect(within(panel).queryByText(/소수점/)).toBeNull();
    // What one can do comes before where the money comes from.
    expect(lacking.compareDocumentPosition(screen.getByText(/^리베이트는 거래소가 리포트대로 내/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(screen.getByRole('button', { name: /^100 USDT 중 33\.37 USDT/ }));
    const rows = within(receipt()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '사용 가능 러프333.79012345 러프',
      '1 USDT당 러프÷10 러프',
      'USDT 환산33.37 USDT',
      '정확한 금액33.37901234 USDT',
    ]);
  });

  it('has in the receipt of the balance what the page shows, then the exact amount', async () => {
    memberServer()
      .on('GET /api/luff/balance', {
        body: luffBalance({ balance: '335.5867876', availableLuff: '335.5867876', held: '0' }),
      })
      .on('GET /api/luff/summary', {
        body: luffSummary({ earned: '335.5867876', spent: '0', held: '0', breakdown: [] }),
      });
    const { user } = await open('/mypage?tab=luff');
    await user.click(await screen.findByRole('button', { name: /^335\.58 러프/ }));
    await within(receipt()).findByText('최근 내역');
    const rows = within(receipt()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '총 적립335.5867876 러프, 영수증',
      '총 사용0 러프, 영수증',
      '신청 중인 금액0 러프',
      '사용 가능335.58 러프',
      '정확한 금액335.5867876 러프',
      expect.stringMatching(/^Deepcoin 10••••11\+2\.46 러프, 영수증2026\.11\.20 \d\d:\d\d11월 19일 거래 적립$/),
    ]);
  });

  it('says of what was earned today in two lines what it is and how much, then when and why', async () => {
    memberServer();
    const { user } = await open('/mypage?tab=luff');
    const today = (await screen.findAllByText('오늘 적립')).find(({ tagName }) => tagName === 'DT');
    await user.click(within(today?.parentElement as HTMLElement).getByRole('button'));
    await within(receipt()).findByText('Deepcoin 10••••11');
    const [entry] = within(receipt()).getAllByRole('listitem');
    expect(entry?.textContent).toMatch(
      /^Deepcoin 10••••11\+2\.46913578, 영수증2026\.11\.20 \d\d:\d\d11월 19일 거래 적립$/,
    );
  });

  it('leads with the balance; what is owed is rounded up, and its receipt adds up', async () => {
    memberServer()
      .on('GET /api/luff/balance', {
        body: luffBalance({
          ...{ balance: '0', availableLuff: '0', held: '0', clawback: '0.2572176', usdtValue: '0' },
          progress: { minimumUsdt: '100', currentUsdt: '0', dailyAverageLuff: null, estimatedDays: null },
        }),
      })
      .on('GET /api/luff/summary', {
        body: luffSummary({ earned: '2', spent: '2.2572176', owed: '0.2572176', held: '0' }),
      });
    const { user } = await open('/mypage?tab=luff');
    const owed = await screen.findByRole('button', { name: /^0\.26 러프/ });
    expect(owed.closest('p')?.textContent).toContain('다음 적립에서 먼저 차감합니다');
    const balance = screen.getByText('러프 잔액');
    expect(owed.compareDocumentPosition(balance)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(owed);
    const rows = await within(receipt()).findAllByRole('listitem');
    expect(rows.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^총 사용2\.2572176 러프/),
      expect.stringMatching(/^총 적립−2 러프/),
      expect.stringMatching(/^회수 예정[^\d]*0\.26 러프/),
      '정확한 금액0.2572176 러프',
    ]);
  });

  it('shortens a payout to cents, as its receipt does not', async () => {
    memberServer().on('GET /api/luff/redemptions', {
      body: [redemption({ usdtAmount: '186.86337458', luffAmount: '1868.6337458' })],
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByRole('button', { name: /^186\.86 USDT/ })).toBeTruthy();
    expect(screen.getByText('1,868.63 러프 사용')).toBeTruthy();
    expect(screen.queryByText(/186\.8633/)).toBeNull();
  });

  it('explains an entry: volume × rate − already posted, with source and marks', async () => {
    memberServer();
    const { user } = await open('/mypage?tab=luff&view=history');
    const entries = await screen.findByRole('list', { name: '러프 내역' });
    await user.click(within(entries).getByRole('button', { name: /\+2\.46 러프/ }));
    const sheet = within(receipt());
    expect(await sheet.findByText('123,456.789012')).toBeTruthy();
    expect(sheet.getByText('0.00002')).toBeTruthy();
    // What was pressed is the sum.
    expect(sheet.getByText('+2.46')).toBeTruthy();
    expect(sheet.getByText('+2.46913578').closest('li')?.textContent).toContain('정확한 금액');
    expect(sheet.getByText('Deepcoin 제휴 API')).toBeTruthy();
    expect(sheet.getByText('시뮬레이션')).toBeTruthy();
  });

  it.each([
    [true, '내 페이백 신청 보기', '/mypage?tab=luff&view=payback'],
    [false, '내 요청 보기', '/indicator-purchase'],
  ])('leads from the receipt of an entry to the request that it concerns', async (paidInUsdt, words, to) => {
    const { id } = luffReceipt();
    memberServer().on(`GET /api/luff/transactions/${id}/receipt`, {
      body: luffReceipt({ reference: { type: 'luff_redemption', id: redemption().id }, paidInUsdt }),
    });
    const { user } = await open('/mypage?tab=luff&view=history');
    const entries = await screen.findByRole('list', { name: '러프 내역' });
    await user.click(within(entries).getByRole('button', { name: /\+2\.46 러프/ }));
    expect((await within(receipt()).findByRole('link', { name: words })).getAttribute('href')).toBe(to);
  });

  it('is paid to the UID that is chosen, first the one that the service would choose', async () => {
    const other = userUid({ id: '0198f6d2-8f5e-7c3a-9f0e-000000000022', exchangeName: 'OKX', uid: '81000022' });
    const server = memberServer()
      .on(`GET /api/user/${hana.id}/uids`, { body: [userUid(), other] })
      .on('GET /api/luff/balance', { body: luffBalance({ payoutUidId: other.id }) })
      .on('POST /api/luff/request-payback', { body: { message: '신청했습니다.', redemption: redemption() } });
    const { user } = await open('/mypage?tab=luff');
    const choice = await screen.findByLabelText<HTMLSelectElement>('지급 대상');
    expect(choice.value).toBe(other.id);
    await user.selectOptions(choice, 'Deepcoin 36100011');
    await user.type(screen.getByLabelText('금액'), '100');
    await user.click(screen.getByRole('button', { name: '100 USDT 페이백 신청' }));
    const dialog = within(await screen.findByRole('dialog', { name: '페이백을 신청할까요?' }));
    expect(dialog.getByText('→ Deepcoin 36100011').parentElement?.textContent).toMatch(/^100 USDT → Deepcoin 36100011/);
    await user.click(dialog.getByRole('button', { name: '100 USDT 페이백 신청' }));
    expect(await screen.findByText('페이백을 신청했습니다')).toBeTruthy();
    expect(server.callsTo('POST /api/luff/request-payback')[0]?.body).toMatchObject({ uidId: userUid().id });
  });

  it('says until when paybacks are held after a new UID', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    memberServer().on('GET /api/luff/balance', { body: luffBalance({ payoutHold: { until, reason: 'newUid' } }) });
    await open('/mypage?tab=luff');
    expect(await screen.findByText(/안전을 위해 새 UID를 등록한 뒤 한동안은 신청할 수 없습니다/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: '페이백 신청' })).toBeNull();
  });

  it('says that paybacks are held and how much is missing as well', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ availableLuff: '922.19', payoutHold: { until, reason: 'newPassword' } }),
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByText('지금은 페이백을 신청할 수 없습니다')).toBeTruthy();
    expect(screen.getByText(/^페이백까지 7\.79 USDT가 더 필요합니다/)).toBeTruthy();
  });

  it('says above the form why the last request was refused, and proposes another UID', async () => {
    const other = userUid({ id: '0198f6d2-8f5e-7c3a-9f0e-000000000022', exchangeName: 'OKX', uid: '81000022' });
    const requested = { step: 'requested' as const, at: '2026-11-20T04:05:00.000Z' };
    const refused = redemption({
      status: 'rejected',
      adminNote: '이름이 다릅니다.',
      timeline: [requested, { step: 'rejected', at: '2026-11-20T05:05:00.000Z' }],
    });
    const server = memberServer()
      .on(`GET /api/user/${hana.id}/uids`, { body: [userUid(), other] })
      .on('GET /api/luff/redemptions', { body: [refused] });
    const { unmount } = await open('/mypage?tab=luff');
    const notice = await screen.findByRole('region', { name: '100 USDT 신청이 거절되었습니다' });
    expect(notice.textContent).toContain('사유: 이름이 다릅니다.');
    expect(screen.getByLabelText<HTMLSelectElement>('지급 대상').value).toBe(other.id);
    expect(screen.getByText('1,000 러프 반환')).toBeTruthy();
    unmount();
    const cancelled = { ...refused, timeline: [requested, { ...requested, step: 'cancelled' as const }] };
    server.on('GET /api/luff/redemptions', { body: [cancelled] });
    await open('/mypage?tab=luff');
    expect((await screen.findByLabelText<HTMLSelectElement>('지급 대상')).value).toBe(userUid().id);
    expect(screen.queryByRole('region', { name: /거절되었습니다/ })).toBeNull();
  });

  it('tells once what a correction took of nothing', async () => {
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ balance: '0', availableLuff: '0', held: '0', todayEarned: '-0.82', clawback: '0.82' }),
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByRole('button', { name: /^0\.82 러프/ })).toBeTruthy();
    expect(screen.queryByText('오늘 변동')).toBeNull();
  });

  it('says why the Luff of a moved UID was taken, and what was paid out before', async () => {
    const taken = luffReceipt({ note: '이 중 1.5 러프는 이미 페이백으로 지급되었습니다.' });
    memberServer().on(`GET /api/luff/transactions/${taken.id}/receipt`, { body: taken });
    const { user } = await open('/mypage?tab=luff&view=history');
    const entries = await screen.findByRole('list', { name: '러프 내역' });
    await user.click(within(entries).getByRole('button', { name: /\+2\.46 러프/ }));
    expect(await screen.findByText(/1\.5 러프는 이미 페이백으로 지급되었습니다/)).toBeTruthy();
  });

  it('shows progress and pace below the minimum, and what a correction took', async () => {
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({
        balance: '123',
        availableLuff: '123',
        held: '0',
        clawback: '4.2',
        usdtValue: '12.3',
        progress: { minimumUsdt: '100', currentUsdt: '12.3', dailyAverageLuff: '25', estimatedDays: 36 },
      }),
    });
    const { user } = await open('/mypage?tab=luff');
    expect(await screen.findByText('100 USDT 중 12.30 USDT')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^4\.20 러프/ }).closest('p')?.textContent).toContain('회수 예정 러프');
    await user.click(screen.getByRole('button', { name: /약 5주 남았습니다/ }));
    expect(await screen.findByText(/화면에는 36일을 약 5주로 반올림해 표시합니다/)).toBeTruthy();
  });

  it('says what can be spent before the minimum, once it is reached', async () => {
    const progress = { minimumUsdt: '100', currentUsdt: '408.91', dailyAverageLuff: '25', estimatedDays: 0 };
    memberServer().on('GET /api/luff/balance', { body: luffBalance({ progress }) });
    await open('/mypage?tab=luff');
    expect(await screen.findByText('408.91 USDT (최소 100 USDT)')).toBeTruthy();
  });

  it('has the mining items in its shop, and the way to the rest of the store', async () => {
    storeServer();
    const { user } = await open('/mypage?tab=luff');
    await user.click(await screen.findByRole('tab', { name: '스토어' }));
    expect(await screen.findByRole('button', { name: '스피드 부스터, 200 L로 구매' })).toBeTruthy();
    expect(await screen.findByText('구매한 채굴 아이템이 없습니다')).toBeTruthy();
    expect(screen.getByRole('link', { name: '스토어 전체 보기' }).getAttribute('href')).toBe('/mining-items');
  });
});

describe('what was bought', () => {
  it('offers a pass once to who has bought none', async () => {
    storeServer().on('GET /api/indicator-purchases', { body: [] });
    await open('/mypage?tab=indicators');
    expect(await screen.findByText('구매한 지표가 없습니다')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '이용권 구매하기' })).toHaveLength(1);
  });

  it('has the coupons for chart analyses beside the indicators', async () => {
    storeServer().on('GET /api/chart-analysis/coupons', { body: [coupon({ origin: 'admin' })] });
    await open('/mypage?tab=indicators');
    const coupons = await screen.findByRole('list', { name: '사용하지 않은 쿠폰' });
    expect(within(coupons).getByText('LANCE-7K2M-9QXD')).toBeTruthy();
    expect(within(coupons).getByText('관리자 지급')).toBeTruthy();
  });
});

describe('in English', () => {
  it('registers a UID and requests a payback in English words', async () => {
    localStorage.setItem('language', 'en');
    const server: FakeApi = memberServer().on('POST /api/user-uid', {
      body: {
        id: userUid().id,
        autoVerified: true,
        requiresApproval: false,
        bonus: '0',
        message: 'The UID is verified.',
      },
    });
    const { user } = await open('/mypage');
    const form = within(await screen.findByRole('form', { name: 'Register a UID' }));
    await form.findByRole('option', { name: 'Bitget' });
    await user.selectOptions(form.getByLabelText('Exchange'), 'Bitget');
    await user.type(form.getByLabelText('UID'), '9988776655');
    await user.click(form.getByRole('button', { name: 'Register UID' }));
    expect(await screen.findByText('UID verified automatically')).toBeTruthy();
    expect(server.calls.at(-1)?.headers.get('Accept-Language')).toBe('en');
    await user.click(screen.getByRole('tab', { name: 'Luff wallet' }));
    const payback = within(await screen.findByRole('form', { name: 'Request a payback' }));
    await user.type(payback.getByLabelText('Amount'), '99');
    await user.click(payback.getByRole('button', { name: 'Request payback' }));
    expect(payback.getByText('The smallest payback is 100 USDT.')).toBeTruthy();
  });
});
