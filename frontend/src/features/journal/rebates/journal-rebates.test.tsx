import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import type { JournalRebateDayDto } from '@/shared/api/generated/schemas';
import { journalDay, journalServer, journalStatistics } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const bitget = { exchange: 'Bitget', uids: ['12345678'], zone: 'UTC+8', isEstimated: false, isMissing: false };

function rebateDay(changes: Partial<JournalRebateDayDto> = {}): JournalRebateDayDto {
  return { day: '2026-11-18', rebate: '3.25', exchanges: [{ ...bitget, rebate: '3.25' }], ...changes };
}

async function open(day: JournalRebateDayDto, path = '/trading-journal?month=2026-11', known = {}, sums = {}) {
  const missingDays = day.exchanges.filter(({ isMissing }) => isMissing).length;
  const waitingDays = day.exchanges.filter(({ rebate, isMissing }) => rebate === null && !isMissing).length;
  const body = { rebate: day.rebate, waitingDays, missingDays, days: [day] };
  const server = journalServer({
    days: [journalDay({ unexplained: null, fees: '1.5', funding: '-0.4', ...known })],
  })
    .on('GET /api/journal/rebates', { body })
    .on('GET /api/mypage/performance/statistics', { body: journalStatistics(sums) });
  rememberUser();
  return { server, ...(await renderApp(path)) };
}

async function openDay(user: { click: (element: Element) => Promise<void> }) {
  const calendar = within(await screen.findByRole('table', { name: '달력' }));
  await user.click(await calendar.findByRole('button', { name: /^2026\.11\.18/ }));
  return within(await screen.findByRole('dialog', { name: '2026.11.18 매매 일지' }));
}

const line = (part: BoundFunctions<typeof queries>, label: string): string =>
  part.getByText(label).closest('div')?.textContent ?? '';

describe('the rebate of a day', () => {
  it('stands beside its trades, with what remains after fees and funding', async () => {
    const { user } = await open(rebateDay());
    const day = await openDay(user);
    await day.findByText('순손익');
    expect(line(day, '수수료')).toBe('수수료−1.50 USDT');
    expect(line(day, '펀딩비')).toBe('펀딩비−0.40 USDT');
    expect(line(day, '리베이트')).toBe('리베이트+3.25 USDT, 영수증');
    // 10 − 1.5 − 0.4 + 3.25
    expect(line(day, '순손익')).toBe('순손익매매 손익 − 수수료 + 펀딩비 + 리베이트+11.35 USDT, 영수증');
    await user.click(day.getByRole('button', { name: /^\+11\.35/ }));
    const net = within(await screen.findByRole('dialog', { name: /2026\.11\.18 순손익/ }));
    expect(net.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '매매 손익+10.00',
      '수수료−1.50',
      '펀딩비−0.40',
      '리베이트+3.2500',
      '순손익+11.35 USDT',
    ]);
  });

  it('is added to a result that is not called net where no fees are recorded', async () => {
    const { user } = await open(rebateDay(), undefined, { fees: '0', funding: '0' });
    const day = await openDay(user);
    await day.findByText('손익 + 리베이트');
    expect(line(day, '손익 + 리베이트')).toBe(
      '손익 + 리베이트USDT로 환산된 수수료가 없어 빼지 않았습니다.+13.25 USDT, 영수증',
    );
    expect(day.queryByText('순손익')).toBeNull();
    await user.click(day.getByRole('button', { name: /^\+13\.25/ }));
    const receipt = within(await screen.findByRole('dialog', { name: /2026\.11\.18 손익 \+ 리베이트/ }));
    expect(receipt.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '매매 손익+10.00',
      '리베이트+3.2500',
      '손익 + 리베이트+13.25 USDT',
    ]);
  });

  it('names the funding it is added to, too', async () => {
    const { user } = await open(rebateDay(), undefined, { fees: '0', funding: '-0.4' });
    const day = await openDay(user);
    await day.findByText('손익 + 펀딩비 + 리베이트');
    // 10 − 0.4 + 3.25
    expect(line(day, '손익 + 펀딩비 + 리베이트')).toContain('+12.85 USDT');
  });

  it('is marked where it is estimated', async () => {
    const estimated = { ...bitget, rebate: '3.25', isEstimated: true };
    const { user } = await open(rebateDay({ exchanges: [estimated] }));
    const day = await openDay(user);
    await day.findByText('순손익');
    expect(line(day, '리베이트')).toBe('리베이트 추정+3.25 USDT, 영수증');
  });

  it('tells the exchanges that reported it, and who pays', async () => {
    const { user } = await open(rebateDay());
    const day = await openDay(user);
    await user.click(await day.findByRole('button', { name: /^\+3\.25 USDT/ }));
    const receipt = within(await screen.findByRole('dialog', { name: /2026\.11\.18 리베이트/ }));
    expect(receipt.getByText('UID 12345678, UTC+8 기준 하루')).toBeTruthy();
    expect(receipt.getAllByText(/^\+3\.2500/).length).toBeGreaterThan(0);
    expect(receipt.getByText('거래소 리포트')).toBeTruthy();
  });

  it('is never a zero while the exchange has not reported it', async () => {
    const { user } = await open(rebateDay({ rebate: null, exchanges: [{ ...bitget, rebate: null }] }));
    const day = await openDay(user);
    expect(await day.findByText('아직 리포트가 없습니다')).toBeTruthy();
    expect(day.getByText('Bitget 리포트를 기다리고 있습니다.')).toBeTruthy();
    expect(day.queryByText('순손익')).toBeNull();
    expect(screen.queryByText(/리포트가 없는 날/)).toBeNull();
  });

  it('is not added to a result that the end balance has told', async () => {
    const { user } = await open(rebateDay(), undefined, { tradeCount: 0, fees: '0', funding: '0' });
    const day = await openDay(user);
    expect(await day.findByText('종료 금액에 이미 들어 있을 수 있어 더하지 않습니다.')).toBeTruthy();
    expect(day.queryByText('순손익')).toBeNull();
  });

  it('is said to be missing, once above the calendar and on its day, with the next step', async () => {
    const missing = rebateDay({ rebate: '0', exchanges: [{ ...bitget, rebate: '0', isMissing: true }] });
    const { user } = await open(missing);
    const notice = within(await screen.findByRole('region', { name: '리포트가 없는 날 1일' }));
    expect(notice.getByText('2026.11.18 Bitget')).toBeTruthy();
    expect(notice.getByRole('link', { name: '내 UID 확인' }).getAttribute('href')).toBe('/mypage');
    const day = await openDay(user);
    const ofDay = within(await day.findByRole('region', { name: 'Bitget 리포트에 이 날의 거래가 없습니다' }));
    expect(ofDay.getByText(/Bitget 12345678/)).toBeTruthy();
  });

  it('is no line of a member without a verified UID, and an error of its own', async () => {
    const { user, server } = await open(rebateDay());
    server.on('GET /api/journal/rebates', { status: 503, body: { message: '잠시 후 다시.' } });
    const day = await openDay(user);
    expect(await day.findByText('리베이트를 불러오지 못했습니다')).toBeTruthy();
    expect(day.queryByText('리베이트')).toBeNull();
  });
});

describe('the rebate of a period', () => {
  const figure = (label: string): string =>
    within(screen.getByRole('list', { name: '비용과 리베이트' }))
      .getByText(label)
      .closest('li')?.textContent ?? '';

  it('takes no fees off where none are recorded, and says so; rebates from before the journal are left out', async () => {
    const { server } = await open(rebateDay(), '/trading-journal?view=statistics', {}, { fees: '0' });
    await screen.findByText('손익 + 리베이트');
    expect(figure('손익 + 리베이트')).toContain('USDT로 환산된 수수료가 없어 빼지 않았습니다.');
    const asked = server
      .callsTo('GET /api/journal/rebates')
      .map(({ search }) => new URLSearchParams(search).get('from'));
    expect(asked).toContain(journalStatistics().days[0]?.day);
  });

  it('is a line of the statistics with its receipt', async () => {
    const { user } = await open(rebateDay(), '/trading-journal?view=statistics');
    await screen.findByText('순손익');
    expect(figure('리베이트')).toBe('리베이트+3.25 USDT, 영수증');
    // 20 − 1.25 + 3.25
    expect(figure('순손익')).toBe('순손익매매 손익 − 수수료 + 펀딩비 + 리베이트+22.00 USDT, 영수증');
    await user.click(screen.getByRole('button', { name: /^\+3\.25 USDT/ }));
    const receipt = within(await screen.findByRole('dialog', { name: /기간 리베이트/ }));
    expect(receipt.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026.11.18+3.2500, 영수증Bitget',
      '리베이트+3.2500 USDT',
    ]);
  });

  it('has no figure before the first report, and counts the days it waits for', async () => {
    await open(
      rebateDay({ rebate: null, exchanges: [{ ...bitget, rebate: null }] }),
      '/trading-journal?view=statistics',
    );
    await waitFor(() => expect(figure('리베이트')).toBe('리베이트리포트 전 1일—아직 리포트가 없습니다'));
    expect(figure('순손익')).toContain('—아직 리포트가 없습니다');
  });
});
