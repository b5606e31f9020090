import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { analysis, analysisDetails, chartModel, chartServer } from '@test/chart-analysis-fixtures';
import { fakeApi } from '@test/fake-api';
import { dailyEntry, journalServer } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';
import { coupon } from '@test/store-fixtures';
import { seoulDay } from '@/shared/format';

const ANALYZE = 'POST /api/chart-analysis/analyze';
const { id } = analysis();
const png = (name = 'chart.png'): File => new File(['PNG'], name, { type: 'image/png' });

const open = async (path = '/chart-analysis') => {
  rememberUser();
  const rendered = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'AI 차트 분석' });
  return rendered;
};
const picture = (): HTMLInputElement => screen.getByLabelText('차트 이미지');
const submit = (): HTMLElement => screen.getByRole('button', { name: /로 분석$/ });

describe('the chart analysis page', () => {
  it('sends visitors to log in, and back', async () => {
    fakeApi();
    const { address } = await renderApp('/chart-analysis');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fchart-analysis'));
  });

  it('shows what is free, where else to go, and that it is no advice', async () => {
    chartServer();
    await open();
    expect(await screen.findByText('3회 중 2회 남음')).toBeTruthy();
    expect(screen.getByText(/^회원당 제공되는 횟수이며 다시 채워지지 않습니다\./)).toBeTruthy();
    // First what one can do, then what to know about it.
    for (const note of [/^회원당 제공되는 횟수이며/, /투자 조언이 아닙니다/])
      expect(picture().compareDocumentPosition(screen.getByText(note))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = within(screen.getByRole('navigation', { name: '다른 화면' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/trading-journal', '/lcoin-shop']);
    expect(await screen.findByText('분석 기록이 없습니다')).toBeTruthy();
    expect(await screen.findByText(/이미지는 30일 동안 보관합니다/)).toBeTruthy();
    const sample = screen.getByRole('img', { name: /^예시 결과/ }).closest('figure');
    for (const name of ['익절 2,728', '진입 2,672', '손절 2,650']) expect(sample?.textContent).toContain(name);
    expect(sample?.textContent).toMatch(/예시.*진입가2,672손절가2,650익절가2,728손익비2\.55$/);
    expect(screen.getByLabelText<HTMLSelectElement>('시간봉').value).toBe('1h');
  });

  it('asks for a picture, and takes nothing else', async () => {
    const server = chartServer();
    const { user } = await open();
    expect(screen.getByText('선택 사항').closest('label')?.textContent).toBe('심볼선택 사항');
    const needed = '이미지를 올리면 분석할 수 있습니다.';
    expect(document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent).toBe(needed);
    await user.click(submit());
    expect(await screen.findByText('차트 이미지를 먼저 업로드해주세요.')).toBeTruthy();
    fireEvent.change(picture(), { target: { files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('이미지 파일만 업로드 가능합니다.')).toBeTruthy();
    expect(screen.getByText(/^PNG, JPEG, WebP, 8 MB까지/)).toBeTruthy();
    await user.click(submit());
    expect(screen.getByText('이미지 파일만 업로드 가능합니다.')).toBeTruthy();
    fireEvent.change(picture(), { target: { files: [new File(['GIF89a'], 'x.gif', { type: 'image/gif' })] } });
    expect(await screen.findByText(/PNG, JPEG, WebP 이미지만 분석할 수 있습니다/)).toBeTruthy();
    expect(server.callsTo(ANALYZE)).toEqual([]);
  });

  it('sends the picture and shows the result; uses and coupons are read again', async () => {
    const server = chartServer()
      .on(ANALYZE, { body: analysisDetails() })
      .on(`GET /api/chart-analysis/${id}`, { body: analysisDetails() });
    const { user, address } = await open();
    await user.upload(picture(), png());
    await screen.findByAltText('선택한 이미지');
    expect(screen.queryByText('이미지를 올리면 분석할 수 있습니다.')).toBeNull();
    await user.type(screen.getByLabelText(/심볼/), 'BTCUSDT');
    await user.selectOptions(screen.getByLabelText('시간봉'), '4h');
    const reads = () => server.callsTo('GET /api/chart-analysis/usage').length;
    const before = reads();
    await user.click(submit());
    expect(await screen.findByText('분석 완료')).toBeTruthy();
    expect(server.callsTo(ANALYZE)[0]?.body).toEqual({
      imageUrl: 'data:image/png;base64,UE5H',
      symbol: 'BTCUSDT',
      timeframe: '4h',
      useCoupon: false,
    });
    expect(address()).toBe(`/chart-analysis?analysis=${id}`);
    expect(await screen.findByText('67,250.5', { selector: 'dd *' })).toBeTruthy();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(server.callsTo('GET /api/chart-analysis/coupons').length).toBeGreaterThan(1);
  });

  it('says only why it cannot be started while the uses left are not known', async () => {
    chartServer().on('GET /api/chart-analysis/usage', { status: 500, body: { message: '고장' } });
    await open();
    expect(await screen.findByText(/불러오지 못해 지금은 시작할 수 없습니다/)).toBeTruthy();
    expect(screen.queryByText('이미지를 올리면 분석할 수 있습니다.')).toBeNull();
  });

  it('takes a dropped and a pasted picture', async () => {
    chartServer();
    await open();
    fireEvent.drop(picture().parentElement as HTMLElement, { dataTransfer: { files: [png()] } });
    expect(await screen.findByAltText('선택한 이미지')).toBeTruthy();
    const pasted = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(pasted, {
      clipboardData: { files: [new File(['GIF'], 'x.txt', { type: 'text/plain' })], getData: () => '' },
    });
    fireEvent(document, pasted);
    expect(await screen.findByText('이미지 파일만 업로드 가능합니다.')).toBeTruthy();
    expect(screen.queryByAltText('선택한 이미지')).toBeNull();
  });

  it('says in a toast why the server refused it, and at the picture where it is about that', async () => {
    const server = chartServer().on(ANALYZE, {
      status: 400,
      body: { code: 'chartAnalysis.pictureBroken', message: '이미지 파일이 손상되어 열 수 없습니다.' },
    });
    const { user } = await open();
    await user.upload(picture(), png());
    await screen.findByAltText('선택한 이미지');
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText('이미지 파일이 손상되어 열 수 없습니다.')).toHaveLength(2));
    expect(screen.getByText('분석 실패')).toBeTruthy();
    server.on(ANALYZE, { status: 422, body: { code: 'chartAnalysis.unreadable', message: '읽지 못했습니다.' } });
    await user.upload(picture(), png('other.png'));
    await user.click(submit());
    expect(await screen.findByText('읽지 못했습니다.')).toBeTruthy();
    expect(screen.getByAltText('선택한 이미지')).toBeTruthy();
  });

  it('shows the place in the queue while it waits, and takes no other picture meanwhile', async () => {
    let answer = (_: { body: unknown }): void => undefined;
    chartServer()
      .on(ANALYZE, () => new Promise<{ body: unknown }>((resolve) => (answer = resolve)))
      .on('GET /api/chart-analysis', {
        body: [analysis({ status: 'waiting', position: 3, direction: null, finishedAt: null })],
      })
      .on(`GET /api/chart-analysis/${id}`, { body: analysisDetails() });
    const { user } = await open();
    await user.upload(picture(), png());
    await screen.findByAltText('선택한 이미지');
    await user.click(submit());
    expect(await screen.findByText(/대기 순서 3번째/)).toBeTruthy();
    expect(picture()).toHaveProperty('disabled', true);
    answer({ body: analysisDetails() });
    expect(await screen.findByText('분석 완료')).toBeTruthy();
    expect(picture()).toHaveProperty('disabled', false);
  });

  it('refuses at once what calls itself a picture and is none', async () => {
    chartServer();
    await open();
    fireEvent.change(picture(), { target: { files: [png()] } });
    fireEvent.error(await screen.findByAltText('선택한 이미지'));
    expect(await screen.findByText('이미지 파일만 업로드 가능합니다.')).toBeTruthy();
    expect(screen.queryByAltText('선택한 이미지')).toBeNull();
  });

  it('offers unused coupons only, and asks for one', async () => {
    const server = chartServer()
      .on('GET /api/chart-analysis/coupons', {
        body: [coupon(), coupon({ id: 'used', couponCode: 'LANCE-USED-0001', isUsed: true })],
      })
      .on(ANALYZE, { body: analysisDetails() })
      .on(`GET /api/chart-analysis/${id}`, { body: analysisDetails() });
    const { user } = await open();
    await user.upload(picture(), png());
    const box = await screen.findByRole('checkbox', { name: /^쿠폰 사용/ });
    expect(box.closest('label')?.textContent).toBe('쿠폰 사용1장 보유. 선택하지 않으면 무료 횟수를 먼저 사용합니다.');
    await user.click(box);
    const options = within(screen.getByLabelText('쿠폰')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['쿠폰 선택', 'LANCE-7K2M-9QXD']);
    await user.click(screen.getByRole('button', { name: '쿠폰으로 분석' }));
    expect(await screen.findByText('쿠폰을 선택해주세요.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('쿠폰'), 'LANCE-7K2M-9QXD');
    await user.click(screen.getByRole('button', { name: '쿠폰으로 분석' }));
    await screen.findByText('분석 완료');
    expect(server.callsTo(ANALYZE)[0]?.body).toMatchObject({ useCoupon: true, couponCode: 'LANCE-7K2M-9QXD' });
  });

  it('says what a language model is sent and to whom before it is allowed, and takes it back', async () => {
    const server = chartServer().on('GET /api/chart-analysis/model', { body: chartModel() });
    const { user } = await open();
    const allow = await screen.findByRole('switch', { name: 'AI 모델에도 물어보기' });
    expect(allow.getAttribute('aria-checked')).toBe('false');
    expect(
      screen.getByText(/^캔들이 있는 부분과 읽은 가격·지표만 api\.openai\.com \(gpt-4\.1\)에 보내고/),
    ).toBeTruthy();
    const allowed = chartModel({ allowedAt: '2026-11-20T03:00:00.000Z' });
    server
      .on('PUT /api/chart-analysis/model', { body: allowed })
      .on('GET /api/chart-analysis/model', { body: allowed });
    await user.click(allow);
    await waitFor(() => expect(allow.getAttribute('aria-checked')).toBe('true'));
    await user.click(allow);
    const sent = server.callsTo('PUT /api/chart-analysis/model').map(({ body }) => body);
    expect(sent).toEqual([{ allowed: true }, { allowed: false }]);
  });

  it('asks nothing about a language model where there is none', async () => {
    const server = chartServer();
    await open();
    await waitFor(() => expect(server.callsTo('GET /api/chart-analysis/model')).toHaveLength(1));
    expect(screen.queryByRole('switch', { name: 'AI 모델에도 물어보기' })).toBeNull();
  });

  it('is ready to pay with a coupon for who comes from one in the store', async () => {
    chartServer().on('GET /api/chart-analysis/coupons', { body: [coupon()] });
    rememberUser();
    const { user } = await renderApp('/mining-items');
    await user.click(await screen.findByRole('link', { name: '차트 분석 열기' }));
    expect(await screen.findByRole('checkbox', { name: /^쿠폰 사용/ })).toHaveProperty('checked', true);
    expect(screen.getByLabelText<HTMLSelectElement>('쿠폰').value).toBe('LANCE-7K2M-9QXD');
    expect(screen.getByRole('button', { name: '쿠폰으로 분석' })).toBeTruthy();
  });

  it('cannot pay with a coupon that is not there, and offers a voucher when nothing is free', async () => {
    chartServer().on('GET /api/chart-analysis/usage', { body: { usedCount: 3, remainingCount: 0 } });
    await open();
    expect(await screen.findByText('3회 중 0회 남음')).toBeTruthy();
    const box = await screen.findByRole('checkbox', { name: '쿠폰 사용 (사용할 수 있는 쿠폰 없음)' });
    expect(box).toHaveProperty('disabled', true);
    expect(await screen.findByRole('button', { name: '차트 분석 1회권, 300 L로 구매' })).toBeTruthy();
  });

  it('says before anything is sent that there is nothing to pay with, and where to get a voucher', async () => {
    chartServer().on('GET /api/chart-analysis/usage', { body: { usedCount: 3, remainingCount: 0 } });
    await open();
    expect(await screen.findByText('무료 분석을 모두 사용했고 쿠폰이 없습니다')).toBeTruthy();
    expect(screen.getByRole('button', { name: '분석하기' })).toHaveProperty('disabled', true);
    expect(screen.getByText('아래에서 차트 분석 1회권을 구매하면 바로 분석할 수 있습니다.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '차트 분석 1회권, 300 L로 구매' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '무료 1회로 분석' })).toBeNull();
  });

  it('pays with a coupon once nothing is free', async () => {
    const server = chartServer()
      .on('GET /api/chart-analysis/usage', { body: { usedCount: 3, remainingCount: 0 } })
      .on('GET /api/chart-analysis/coupons', { body: [coupon()] })
      .on(ANALYZE, { body: analysisDetails() })
      .on(`GET /api/chart-analysis/${id}`, { body: analysisDetails() });
    const { user } = await open();
    const box = await screen.findByRole('checkbox', { name: /^쿠폰 사용 \(무료 분석을 모두 사용했습니다\)/ });
    expect(box).toHaveProperty('checked', true);
    expect(box).toHaveProperty('disabled', true);
    await user.upload(picture(), png());
    await screen.findByAltText('선택한 이미지');
    await user.click(screen.getByRole('button', { name: '쿠폰으로 분석' }));
    expect(await screen.findByText('쿠폰을 선택해주세요.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('쿠폰'), 'LANCE-7K2M-9QXD');
    await user.click(screen.getByRole('button', { name: '쿠폰으로 분석' }));
    await screen.findByText('분석 완료');
    expect(server.callsTo(ANALYZE)[0]?.body).toMatchObject({ useCoupon: true, couponCode: 'LANCE-7K2M-9QXD' });
  });
});

describe('an analysis', () => {
  const opened = (overrides: Parameters<typeof analysisDetails>[0] = {}) => {
    const server = chartServer().on(`GET /api/chart-analysis/${id}`, { body: analysisDetails(overrides) });
    return open(`/chart-analysis?analysis=${id}`).then((rendered) => ({ ...rendered, server }));
  };

  it('is drawn over the picture, layer by layer', async () => {
    const { user } = await opened();
    const image = await screen.findByAltText('읽은 내용을 표시한 차트');
    expect(image.getAttribute('src')).toBe(`/api/chart-analysis/${id}/picture`);
    const shapes = 'svg[viewBox="0 0 800 400"] path:not(.leader)';
    const drawn = (): Element[] => [...document.querySelectorAll(shapes)];
    const marks = (): number => drawn().length;
    // A line has no height, and a shape without height would not be drawn.
    expect(drawn().map((mark) => mark.getAttribute('d'))).toEqual([
      'M10 100h700',
      'M10 300h700',
      'M10 40h700',
      'M10 30h700',
    ]);
    await user.click(screen.getByRole('checkbox', { name: '진입, 손절, 익절' }));
    expect(marks()).toBe(1);
    await user.click(screen.getByRole('checkbox', { name: '읽은 위치' }));
    expect(marks()).toBe(2);
    expect(screen.queryByRole('checkbox', { name: '오더블록' })).toBeNull();
    expect(screen.getByText('시간봉이 보이지 않습니다.')).toBeTruthy();
  });

  it('has names that do not cover each other where its levels are near, each led to from its level', async () => {
    const { report } = analysisDetails();
    const line = { text: '1', x: 10, width: 700, height: 0, outsideMarket: false };
    const marks = [
      { ...line, of: 'entry' as const, y: 200 },
      { ...line, of: 'stop' as const, y: 203 },
      { ...line, of: 'takeProfit' as const, y: 197 },
    ];
    await opened({ report: report && { ...report, marks } });
    await screen.findByAltText('읽은 내용을 표시한 차트');
    const names = [...document.querySelectorAll<HTMLElement>('li[style]')];
    expect(names.map(({ textContent }) => textContent)).toEqual(['익절 1', '진입 1', '손절 1']);
    const tops = names.map(({ style }) => (parseFloat(style.top) / 100) * 400);
    expect(tops.map(Math.round)).toEqual([182, 200, 218]);
    const leaders = [...document.querySelectorAll('svg[viewBox="0 0 14 400"] path')];
    expect(leaders.map((leader) => leader.getAttribute('d'))).toEqual([
      'M0 197L14 182',
      'M0 200L14 200',
      'M0 203L14 218',
    ]);
  });

  it('shows how its ratio of reward and risk comes about', async () => {
    const { user } = await opened();
    await user.click(await screen.findByTitle('손익비 영수증 보기'));
    const receipt = within(await screen.findByRole('dialog'));
    expect(receipt.getByText('1,149.5')).toBeTruthy();
    expect(receipt.getByText('450.5')).toBeTruthy();
    expect(receipt.getAllByText('2.55').length).toBeGreaterThan(0);
  });

  it('says who judged it, and why not the language model', async () => {
    const { report } = analysisDetails();
    const failure = 'AI 모델이 응답하지 않아 내장 판독기가 판단했습니다.';
    const { unmount } = await opened({
      report: report && { ...report, model: { name: 'm', simulated: false, failure } },
    });
    expect(await screen.findByText(new RegExp(failure))).toBeTruthy();
    unmount();
    const judged = { name: 'gpt-4.1', simulated: false, failure: null };
    await opened({ report: report && { ...report, engine: 'model', model: judged } });
    expect(await screen.findByText(/AI 모델\(gpt-4\.1\)의 판단입니다/)).toBeTruthy();
  });

  it('tells its verdict and what is uncertain before everything else', async () => {
    const { report } = analysisDetails();
    const remarks = ['시장에서 같은 구간을 찾지 못했습니다.'];
    await opened({ report: report && { ...report, remarks } });
    const doubts = within(await screen.findByRole('region', { name: '이 결과에서 확실하지 않은 점' }));
    expect(doubts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '시장에서 같은 구간을 찾지 못했습니다.',
      '시간봉이 보이지 않습니다.',
    ]);
    const result = screen.getByRole('region', { name: '분석 결과' }).textContent;
    const places = [
      '롱',
      '근거 1개, 반대 근거 0개',
      '시간봉이 보이지',
      '진입가',
      '상세 분석',
      '읽은 내용',
      '이미지 판독률96%',
      '방향이 맞을 확률이 아닙니다',
      '내장 판독기',
    ];
    expect(
      places.map((words) => result.indexOf(words)).every((place, index, all) => place > (all[index - 1] ?? -1)),
    ).toBe(true);
  });

  it('is told in headed lists', async () => {
    await opened();
    expect(await screen.findByRole('heading', { level: 4, name: '근거' })).toBeTruthy();
    expect(screen.getByText('최근 저점이 높아졌습니다.', { selector: 'h4 + ul > li' })).toBeTruthy();
  });

  it('says how many reasons its verdict follows from, and the rule', async () => {
    const analysis = ['롱 관점입니다.', '', '근거', '· 하나', '· 둘', '', '반대 근거', '· 셋'].join('\n');
    await opened({ analysis });
    const rule = await screen.findByText('근거가 반대 근거보다 많을 때만 방향을 제시합니다.');
    expect(rule.previousElementSibling?.textContent).toBe('근거 2개, 반대 근거 1개');
  });

  it('that says neither way has no levels, and says why first', async () => {
    await opened({
      ...{ direction: 'neutral', entryPrice: null, stopLoss: null, takeProfit: null, riskReward: null },
      analysis: '방향을 말하기에 근거가 부족합니다.\n\n판단을 미루는 이유\n· 뚜렷한 추세가 없습니다.',
    });
    expect(await screen.findByText('중립')).toBeTruthy();
    expect(screen.getAllByText('뚜렷한 추세가 없습니다.')[0]?.tagName).toBe('P');
    expect(screen.queryByText('손절가')).toBeNull();
  });

  it('whose picture is gone says so', async () => {
    await opened({ hasPicture: false });
    expect(await screen.findByText(/보관 기간이 지나/)).toBeTruthy();
    expect(screen.queryByAltText('읽은 내용을 표시한 차트')).toBeNull();
  });

  it('under way shows its place and is asked for until it ends', async () => {
    const { server } = await opened({ status: 'waiting', position: 2, report: null, finishedAt: null });
    expect(await screen.findByText(/대기 순서 2번째/)).toBeTruthy();
    expect(screen.getByText('분석 차례를 기다리고 있습니다')).toBeTruthy();
    expect(screen.queryByText('차트를 분석하고 있습니다')).toBeNull();
    server.on(`GET /api/chart-analysis/${id}`, {
      body: analysisDetails({ status: 'failed', failure: '분석이 제시간에 끝나지 않았습니다.', report: null }),
    });
    expect(await screen.findByText('분석이 제시간에 끝나지 않았습니다.', {}, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(server.callsTo('GET /api/chart-analysis/usage').length).toBeGreaterThan(1));
  });

  it('is opened again from the history', async () => {
    chartServer()
      .on('GET /api/chart-analysis', {
        body: [analysis(), analysis({ id: 'failed', status: 'failed', direction: null, symbol: null })],
      })
      .on(`GET /api/chart-analysis/${id}`, { body: analysisDetails() });
    const { user, address } = await open();
    const list = within(await screen.findByRole('list', { name: '내 분석 기록' }));
    expect(list.getByText('BTCUSDT, 1시간')).toBeTruthy();
    expect(list.getByText('실패')).toBeTruthy();
    const [first] = list.getAllByRole('button');
    await user.click(first as HTMLElement);
    expect(address()).toBe(`/chart-analysis?analysis=${id}`);
    const result = await screen.findByText('상세 분석');
    // It stands above the list: who came by keyboard goes on there.
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that was left under way ends in the history, too', async () => {
    const server = chartServer().on('GET /api/chart-analysis', {
      body: [analysis({ status: 'running', direction: null, finishedAt: null })],
    });
    await open();
    const list = within(await screen.findByRole('list', { name: '내 분석 기록' }));
    expect(list.getByText('진행 중')).toBeTruthy();
    server.on('GET /api/chart-analysis', { body: [analysis()] });
    const reads = () => server.callsTo('GET /api/chart-analysis/usage').length;
    const before = reads();
    expect(await list.findByText('롱', {}, { timeout: 6_000 })).toBeTruthy();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  it('is found again by its picture, what it is about, its verdict and when', async () => {
    const gone = analysis({ id: 'gone', symbol: null, direction: null, status: 'failed', hasPicture: false });
    chartServer().on('GET /api/chart-analysis', { body: [analysis(), gone] });
    await open();
    const list = within(await screen.findByRole('list', { name: '내 분석 기록' }));
    const [kept, failed] = list.getAllByRole('listitem');
    expect(kept?.textContent).toBe('BTCUSDT, 1시간2026.11.20 12:00, 무료롱보기');
    expect(kept?.querySelector('img')?.getAttribute('src')).toBe(`/api/chart-analysis/${id}/picture`);
    expect(failed?.textContent).toBe('심볼 없음, 1시간2026.11.20 12:00실패보기');
    expect(failed?.querySelector('img')).toBeNull();
  });

  it('that is none of the member says so, without trying again', async () => {
    chartServer().on(`GET /api/chart-analysis/${id}`, { status: 404, body: { message: '분석을 찾을 수 없습니다.' } });
    await open(`/chart-analysis?analysis=${id}`);
    expect(await screen.findByText('분석을 찾을 수 없습니다')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  it('is named by the length of candles with which the market has it', async () => {
    const { report } = analysisDetails();
    const market = report?.market && { ...report.market, timeframe: '15m' as const };
    await opened({ report: report && { ...report, market: market ?? null } });
    expect(await screen.findByText(/^BTCUSDT, 15분, /)).toBeTruthy();
  });

  it('is enlarged to the size of the picture', async () => {
    const { user } = await opened();
    const image = await screen.findByAltText('읽은 내용을 표시한 차트');
    const frame = image.parentElement as HTMLElement;
    expect(frame.style.width).toBe('');
    await user.click(screen.getByRole('button', { name: '원본 크기로 보기' }));
    // Its axis gives way to the prices beside it.
    expect(frame.style.width).toBe('718px');
    await user.click(screen.getByRole('button', { name: '차트 전체 보기' }));
    expect(frame.style.width).toBe('');
  });
});

describe('in English', () => {
  it('speaks English', async () => {
    localStorage.setItem('language', 'en');
    rememberUser();
    chartServer();
    const { user } = await renderApp('/chart-analysis');
    expect(await screen.findByText('2 of 3 left')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Analyse with a free use' }));
    expect(await screen.findByText('Upload a chart image first.')).toBeTruthy();
  });

  it('marks prices outside of the market, and says what was compared with what', async () => {
    const { report, ...rest } = analysisDetails();
    const marks = report?.marks.map((mark) => ({ ...mark, outsideMarket: mark.of === 'takeProfit' })) ?? [];
    const told = {
      ...rest,
      report: report && { ...report, marks, remarks: ['시장 범위 밖의 가격이 있습니다: 익절.'] },
    };
    chartServer().on(`GET /api/chart-analysis/${id}`, { body: told });
    await open(`/chart-analysis?analysis=${id}`);
    // Beside the figure, and at its line.
    expect(await screen.findAllByText('시장 범위 밖')).toHaveLength(2);
    expect(screen.getByText('익절가').parentElement?.textContent).toContain('시장 범위 밖');
    expect(screen.getByText('진입가').parentElement?.textContent).not.toContain('시장 범위 밖');
    expect(screen.getByText('시장 범위 밖의 가격이 있습니다: 익절.')).toBeTruthy();
    expect(screen.getByText('66,120.5 – 68,930')).toBeTruthy();
    expect(screen.queryByText(/시장과 어긋나는 가격은 없습니다/)).toBeNull();
  });

  it.each([
    ['that it agrees', {}, /시장에서 같은 구간을 찾았고/],
    ['why it could not be checked', { market: null, remarks: ['심볼을 알 수 없습니다.'] }, /심볼을 알 수 없습니다/],
    ['that it was not checked', { market: null }, /시장과 비교하지 않았습니다/],
  ])('says of the market %s', async (_, changes, sentence) => {
    const { report, ...rest } = analysisDetails();
    chartServer().on(`GET /api/chart-analysis/${id}`, {
      body: { ...rest, report: report && { ...report, ...changes } },
    });
    await open(`/chart-analysis?analysis=${id}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('hands a plan over to the journal of today, below what stands there, once', async () => {
    const entry = dailyEntry({ summaryDate: seoulDay(Date.now()), note: '오전에 쉬기' });
    const entries = [entry];
    const server = journalServer({ entries })
      .on('GET /api/chart-analysis/usage', { body: { usedCount: 1, remainingCount: 2 } })
      .on('GET /api/chart-analysis/coupons', { body: [] })
      .on('GET /api/chart-analysis', { body: [] })
      .on(`GET /api/chart-analysis/${id}`, { body: analysisDetails() })
      .on('POST /api/daily-journal', ({ body }) => {
        entries[0] = { ...entry, note: (body as { note: string }).note };
        return { body: entries[0] };
      });
    const { user, address } = await open(`/chart-analysis?analysis=${id}`);
    await user.click(await screen.findByRole('link', { name: '매매 일지에 계획으로 적기' }));
    expect(address()).toBe('/trading-journal');
    const plan = 'AI 차트 분석 계획: BTCUSDT 1시간 롱\n진입 67,250.5, 손절 66,800.0, 익절 68,400.0, 손익비 2.55';
    const memo = await screen.findByLabelText<HTMLTextAreaElement>('이 날의 메모');
    expect(memo.value).toBe(`오전에 쉬기\n\n${plan}`);
    expect(server.callsTo('POST /api/daily-journal')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '메모 저장' }));
    await screen.findByText('저장 완료');
    // What was saved is read again, and the plan stands in it once.
    await waitFor(() => expect(server.callsTo('GET /api/daily-journal').length).toBeGreaterThan(1));
    expect(memo.value).toBe(`오전에 쉬기\n\n${plan}`);
    await user.click(screen.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByLabelText('이 날의 메모')).toBeNull());
    expect(address()).toBe('/trading-journal');
  });
});
