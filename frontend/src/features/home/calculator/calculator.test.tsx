import { type BoundFunctions, act, fireEvent, type queries, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Providers } from '@/app/providers';
import { createStore } from '@/app/store';
import { Calculator } from '@/features/home/calculator/calculator';
import { speak } from '@/shared/i18n';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, settings } from '@test/fixtures';

const INVALID = '모든 값을 올바르게 입력해주세요.';

const deepcoin = exchange();
const bitget = exchange({ id: 'bitget', name: 'Bitget', rebateRate: '0.45', discountRate: '0.1' });
const ourbit = exchange({ id: 'ourbit', name: 'Ourbit', rebateRate: '0.6' });

function server(published = settings, exchanges = [deepcoin, bitget, ourbit]): FakeApi {
  return fakeApi().on('GET /api/site-settings', { body: published }).on('GET /api/exchanges', { body: exchanges });
}

interface Opened {
  user: UserEvent;
  dialog: BoundFunctions<typeof queries>;
  close: () => void;
}

async function openCalculator(name = '리베이트 계산기'): Promise<Opened> {
  const { unmount } = render(
    <Providers store={createStore()}>
      <Calculator open onOpenChange={() => undefined} />
    </Providers>,
  );
  const element = await screen.findByRole('dialog', { name });
  return { user: userEvent.setup(), dialog: within(element), close: unmount };
}

async function enterExample({ user, dialog }: Opened, seed = '1,000'): Promise<void> {
  await enter(user, await dialog.findByLabelText('시드'), seed);
  await enter(user, dialog.getByLabelText('하루 거래 횟수'), '4');
}

/** Types in place of what is there. */
async function enter(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  await user.type(input, text);
}

async function choosePublished({ user, dialog }: Opened): Promise<void> {
  await user.selectOptions(dialog.getByLabelText('수수료 기준'), '기본 수수료 (메이커 0.02%, 테이커 0.04%)');
}

/** Time of the data as receipts show it. */
const DATE_AND_TIME = /\d{4}\.\d\d\.\d\d \d\d:\d\d/;

/** Amounts of a period: fees, rebate, what is left to pay. */
const lines = (dialog: Opened['dialog'], name: RegExp): string[] =>
  within(dialog.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(', 영수증', ''));

afterEach(async () => {
  sessionStorage.clear();
  act(() => speak('ko'));
});

describe('the estimate', () => {
  it('shows a day, a month and a year in USDT and in won, as soon as the entries are complete', async () => {
    server();
    const opened = await openCalculator();
    await enterExample(opened);
    // 1,000 × 10 × 4 = 40,000 a day; × 0.05 % = 20; × 60 % = 12
    expect(lines(opened.dialog, /^하루/)).toEqual(['20.00 USDT27,600원', '12.00 USDT16,560원', '8.00 USDT11,040원']);
    expect(lines(opened.dialog, /^한 달 30일/)).toEqual([
      ...['600.00 USDT828,000원', '360.00 USDT496,800원', '240.00 USDT331,200원'],
    ]);
    expect(lines(opened.dialog, /^1년 365일/)).toEqual([
      ...['7,300.00 USDT10,074,000원', '4,380.00 USDT6,044,400원', '2,920.00 USDT4,029,600원'],
    ]);
    expect(opened.dialog.getByText(/1 USDT = 1,380원, 기본 환율/)).toBeTruthy();
  });

  it('opens the receipt of every figure with all its steps', async () => {
    server();
    const opened = await openCalculator();
    await enterExample(opened);
    await opened.user.click(opened.dialog.getByRole('button', { name: /^240\.00/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /한 달 실제 부담/ }));
    const rows = sheet.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      '시드1,000 USDT',
      '레버리지×10',
      '하루 거래 횟수×4',
      '하루 거래대금40,000.00 USDT',
      '수수료율 (가정)×0.05%계산기 설정값',
      '일수×30',
      '낸 수수료600.00 USDT',
      '리베이트율×60%Ourbit에 지금 적용되는 값',
      '리베이트360.00 USDT',
      '낸 수수료600.00 USDT',
      '리베이트\u2212360.00 USDT',
      '실제 부담240.00 USDT',
    ]);
    expect(sheet.getByText(/원화로 331,200원입니다/)).toBeTruthy();
    // Escape closes only the receipt.
    await opened.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '리베이트 계산기' })).toBeTruthy();
  });

  it('says at each wrong field what belongs there, once that all are needed, and forgets it when they are right', async () => {
    server();
    const { user, dialog } = await openCalculator();
    await user.clear(await dialog.findByLabelText('시드'));
    expect(dialog.queryByText(INVALID)).toBeNull();
    await enter(user, dialog.getByLabelText('리베이트율'), '101');
    await enter(user, dialog.getByLabelText('하루 거래 횟수'), '-4{Enter}');
    expect(dialog.getAllByText(INVALID)).toHaveLength(1);
    const marked = ['시드', '하루 거래 횟수', '리베이트율'].map((label) =>
      dialog.getByLabelText(label).getAttribute('aria-invalid'),
    );
    expect(marked).toEqual(['true', 'true', 'true']);
    expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '0보다 큰 금액을 입력해 주세요.',
      '0보다 큰 수를 입력해 주세요.',
      '0 초과 100 이하',
    ]);
    expect(document.activeElement).toBe(dialog.getByLabelText('시드'));
    await user.type(dialog.getByLabelText('시드'), '1000');
    expect(dialog.getByLabelText('시드').getAttribute('aria-invalid')).toBeNull();
    await user.clear(dialog.getByLabelText('하루 거래 횟수'));
    await user.type(dialog.getByLabelText('하루 거래 횟수'), '4');
    await user.clear(dialog.getByLabelText('리베이트율'));
    await user.type(dialog.getByLabelText('리베이트율'), '60');
    expect(dialog.queryByText(INVALID)).toBeNull();
    expect(lines(dialog, /^하루/)[1]).toBe('12.00 USDT16,560원');
  });

  it('never leaves an old result beside an entry that cannot be read', async () => {
    server();
    const opened = await openCalculator();
    await enterExample(opened);
    await opened.user.type(opened.dialog.getByLabelText('시드'), 'e9');
    expect(opened.dialog.getByText('결과가 여기에 나옵니다')).toBeTruthy();
    expect(opened.dialog.queryByRole('table')).toBeNull();
    expect(opened.dialog.queryByText(INVALID)).toBeNull();
    await opened.user.click(opened.dialog.getByRole('button', { name: '리베이트 계산하기' }));
    expect(opened.dialog.getByText(INVALID)).toBeTruthy();
  });

  it('takes the rate in force of the exchange that is chosen, until another rate is typed', async () => {
    server();
    const opened = await openCalculator();
    await enterExample(opened);
    const share = opened.dialog.getByLabelText<HTMLInputElement>('리베이트율');
    expect(share.value).toBe('60');
    await opened.user.selectOptions(opened.dialog.getByLabelText('거래소'), 'Bitget 45%');
    expect(share.value).toBe('45');
    expect(lines(opened.dialog, /^하루/)[1]).toBe('9.00 USDT12,420원');
    await opened.user.clear(share);
    await opened.user.type(share, '30');
    expect(opened.dialog.getByLabelText<HTMLSelectElement>('거래소').value).toBe('');
    expect(lines(opened.dialog, /^하루/)[1]).toBe('6.00 USDT8,280원');
  });

  it('computes with the published fees where they are chosen, less the discount of the link', async () => {
    server();
    const opened = await openCalculator();
    await enterExample(opened);
    expect(opened.dialog.getByText('수수료율 0.05%, 리베이트율 60%')).toBeTruthy();
    expect(opened.dialog.queryByLabelText('메이커 비율')).toBeNull();
    await choosePublished(opened);
    expect(lines(opened.dialog, /^하루/)[0]).toBe('16.00 USDT22,080원');
    fireEvent.change(opened.dialog.getByLabelText('메이커 비율'), { target: { value: '50' } });
    expect(lines(opened.dialog, /^하루/)[0]).toBe('12.00 USDT16,560원');
    await opened.user.selectOptions(opened.dialog.getByLabelText('거래소'), 'Bitget 45%');
    expect(lines(opened.dialog, /^하루/)[0]).toBe('10.80 USDT14,904원');
    expect(opened.dialog.getByText('수수료율 0.027%, 리베이트율 45%')).toBeTruthy();
    await opened.user.click(opened.dialog.getAllByRole('button', { name: /^10\.80/ })[0] ?? document.body);
    const sheet = within(await screen.findByRole('dialog', { name: /하루 낸 수수료/ }));
    expect(sheet.getByText('메이커 0.02%, 테이커 0.04%의 평균')).toBeTruthy();
    expect(sheet.getByText('1 − 링크 할인 10%')).toBeTruthy();
    expect(sheet.getByText(DATE_AND_TIME)).toBeTruthy();
  });

  it('starts from the settings, whatever they are', async () => {
    const other: Record<string, string> = {
      calculator_feeRate: '0.001',
      calculator_rebateShare: '0.25',
      calculator_monthDays: '31',
      calculator_leverages: '3,7',
      calculator_defaultLeverage: '7',
      market_defaultKrwPerUsdt: '1400.5',
    };
    const changed = settings.map(({ key, value }) => ({ key, value: other[key] ?? value }));
    server(changed, []);
    const opened = await openCalculator();
    await enterExample(opened);
    // 1,000 × 7 × 4 = 28,000; × 0.1 % × 31 = 868; × 25 % = 217
    expect(lines(opened.dialog, /^한 달 31일/)).toEqual([
      ...['868.00 USDT1,215,634원', '217.00 USDT303,909원', '651.00 USDT911,726원'],
    ]);
    expect(opened.dialog.getByText(/1 USDT = 1,400.5원, 기본 환율/)).toBeTruthy();
  });

  it('has no amounts in won without a rate, and says so', async () => {
    server(settings.filter(({ key }) => key !== 'market_defaultKrwPerUsdt'));
    const opened = await openCalculator();
    await enterExample(opened);
    expect(lines(opened.dialog, /^하루/)).toEqual(['20.00 USDT', '12.00 USDT', '8.00 USDT']);
    expect(opened.dialog.getByText('환율이 설정되어 있지 않아 USDT로만 보여 드립니다.')).toBeTruthy();
  });

  it('starts with the exchange that pays most back, at its rate in force, and keeps a rate of one’s own', async () => {
    server(settings, [bitget, deepcoin]);
    const opened = await openCalculator();
    expect(await opened.dialog.findByText('Deepcoin 리베이트율')).toBeTruthy();
    const exchanges = opened.dialog.getByLabelText<HTMLSelectElement>('거래소');
    expect(exchanges.value).toBe('deepcoin');
    await opened.user.selectOptions(exchanges, '직접 입력');
    expect(exchanges.value).toBe('');
    expect(opened.dialog.getByLabelText<HTMLInputElement>('리베이트율').value).toBe('50');
    opened.close();
    const { dialog } = await openCalculator();
    expect((await dialog.findByLabelText<HTMLSelectElement>('거래소')).value).toBe('');
  });

  it('has the input directly below the paper and folds the rest on a phone', async () => {
    server();
    const { dialog } = await openCalculator();
    const seed = await dialog.findByLabelText('시드');
    const rest = dialog.getByText('하루, 한 달, 1년 금액과 계산 과정').closest('details');
    expect(rest?.open).toBe(false);
    expect(seed.compareDocumentPosition(rest ?? seed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that the rates cannot be read instead of waiting for ever', async () => {
    fakeApi()
      .on('GET /api/site-settings', { status: 503, body: {} })
      .on('GET /api/exchanges', { status: 503, body: {} });
    const { dialog } = await openCalculator();
    expect(await dialog.findByText('리베이트율을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.')).toBeTruthy();
  });

  it('opens filled in, is stepped, and goes back to the example', async () => {
    server();
    const { user, dialog } = await openCalculator();
    const seed = await dialog.findByLabelText<HTMLInputElement>('시드');
    expect(lines(dialog, /^하루/)[1]).toBe('12.00 USDT16,560원');
    expect(dialog.getByText('예시')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '처음 값으로' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: '시드 늘리기' }));
    expect(dialog.queryByText('예시')).toBeNull();
    expect(seed.value).toBe('2,000');
    await user.type(seed, '{ArrowDown}{ArrowDown}');
    expect(seed.value).toBe('900');
    await user.click(dialog.getByRole('button', { name: '하루 거래 횟수 줄이기' }));
    expect(lines(dialog, /^하루/)[1]).toBe('8.10 USDT11,178원');
    await user.click(dialog.getByRole('button', { name: '처음 값으로' }));
    expect(seed.value).toBe('1,000');
    expect(dialog.getByText('예시')).toBeTruthy();
    expect(dialog.getByRole('option', { name: '10배' })).toBeTruthy();
    expect(dialog.getByText('약 496,800원')).toBeTruthy();
    await user.clear(seed);
    await user.type(seed, '12345.67');
    expect(seed.value).toBe('12345.67');
    await user.tab();
    expect(seed.value).toBe('12,345.67');
    await user.clear(seed);
    expect(dialog.getByText('결과가 여기에 나옵니다')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '시드 줄이기' }).disabled).toBe(true);
  });

  it('prints the month on paper by the button', async () => {
    server();
    const { user, dialog } = await openCalculator();
    await user.click(await dialog.findByRole('button', { name: '리베이트 계산하기' }));
    const rows = dialog.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      '하루 거래대금40,000.00 USDT',
      '수수료율 (가정)×0.05%',
      '일수×30',
      '한 달 낸 수수료600.00 USDT',
      'Ourbit 리베이트율×60%',
      '리베이트360.00 USDT',
    ]);
    expect(document.querySelector('.printing')).toBeTruthy();
  });

  it('assumes a rate, until the fees are chosen that the card of the exchange names', async () => {
    server();
    const { user, dialog } = await openCalculator();
    await user.click(await dialog.findByRole('button', { name: '리베이트 계산하기' }));
    const rows = (): (string | null)[] => dialog.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows()).toContain('수수료율 (가정)×0.05%');
    expect(rows()).toContain('리베이트360.00 USDT');
    await user.selectOptions(dialog.getByLabelText('수수료 기준'), 'published');
    // 1,000 × 10 × 4 × 0.04 % × 30 = 480; × 60 % = 288
    expect(rows()).toContain('테이커 기본 수수료×0.04%');
    expect(rows()).toContain('리베이트288.00 USDT');
  });

  it('keeps the entries for the visit', async () => {
    server();
    const first = await openCalculator();
    await enterExample(first);
    await first.user.selectOptions(first.dialog.getByLabelText('거래소'), 'Bitget 45%');
    await first.user.click(first.dialog.getByRole('tab', { name: '거래소 비교' }));
    first.close();
    const { user, dialog } = await openCalculator();
    expect((await dialog.findByRole('tab', { name: '거래소 비교' })).getAttribute('aria-selected')).toBe('true');
    await user.click(dialog.getByRole('tab', { name: '내 리베이트' }));
    expect(dialog.getByLabelText<HTMLInputElement>('시드').value).toBe('1,000');
    expect(lines(dialog, /^하루/)[1]).toBe('9.00 USDT12,420원');
  });

  it.each(['{"seed":5,"view":"x","makerPercent":"9"}', 'not json', 'null', '[]'])(
    'starts anew where the kept entries are unreadable: %s',
    async (kept) => {
      sessionStorage.setItem('calculator', kept);
      server();
      const opened = await openCalculator();
      await enterExample(opened);
      expect(lines(opened.dialog, /^하루/)[1]).toBe('12.00 USDT16,560원');
    },
  );
});

describe('the comparison', () => {
  const order = (dialog: Opened['dialog']): string[] =>
    within(dialog.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('b')?.textContent ?? '');

  it('asks for the entries first', async () => {
    server();
    const { user, dialog } = await openCalculator();
    await user.clear(await dialog.findByLabelText('시드'));
    await user.click(await dialog.findByRole('tab', { name: '거래소 비교' }));
    await user.click(dialog.getByRole('button', { name: '값 입력하기' }));
    expect(dialog.getByLabelText('시드')).toBeTruthy();
  });

  it('lists the exchanges by what is left to pay, with the difference to the best and to the chosen one', async () => {
    server();
    const opened = await openCalculator();
    await enterExample(opened);
    await opened.user.selectOptions(opened.dialog.getByLabelText('거래소'), 'Bitget 45%');
    await opened.user.click(opened.dialog.getByRole('tab', { name: '거래소 비교' }));
    await choosePublished(opened);
    // Taker 0.04 %: 480 a month. Ourbit 480 × 40 %; Bitget 480 × 90 % × 55 %; Deepcoin 480 × 50 %.
    expect(await opened.dialog.findByRole('table')).toBeTruthy();
    expect(order(opened.dialog)).toEqual(['Ourbit', 'Bitget', 'Deepcoin']);
    const rows = opened.dialog.getAllByRole('row').map((row) => row.textContent.replace(', 영수증', ''));
    expect(rows[0]).toBe('거래소낸 수수료리베이트실제 부담최저 대비Bitget 대비');
    expect(rows[1]).toContain('480.00288.00192.00 USDT\u221245.60');
    expect(rows[2]).toMatch(/432\.00194\.40237\.60 USDT\+45\.60$/);
    expect(rows[3]).toContain('480.00240.00240.00 USDT+48.00+2.40');
    await opened.user.click(opened.dialog.getByRole('button', { name: /^237\.60/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /Bitget 한 달 실제 부담/ }));
    expect(sheet.getByText(DATE_AND_TIME)).toBeTruthy();
    expect(sheet.getByText('1 − 링크 할인 10%')).toBeTruthy();
    expect(sheet.getByText(/링크 할인으로 수수료가 먼저 낮아지고/)).toBeTruthy();
  });
});

describe('what a move would have kept', () => {
  async function openMove(seed?: string): Promise<Opened> {
    const opened = await openCalculator();
    await enterExample(opened, seed);
    await opened.user.click(opened.dialog.getByRole('tab', { name: '놓친 리베이트' }));
    await opened.dialog.findByLabelText('기간');
    await choosePublished(opened);
    return opened;
  }

  it('compares months without a rebate with the cheapest exchange, and is no promise', async () => {
    server();
    const { dialog } = await openMove();
    expect(dialog.getByLabelText<HTMLSelectElement>('비교할 거래소').value).toBe('ourbit');
    const [sum] = dialog.getAllByText(/^12개월 동안 더 남았을 금액/);
    expect(sum?.compareDocumentPosition(dialog.getByLabelText('기간'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const result = within(dialog.getByRole('region', { name: '12개월 동안 더 남았을 금액' }));
    const cells = result.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['USDT', '한 달', '12개월'],
      ['지금까지의 부담', '480.00', '5,760.00'],
      ['옮겼을 때의 부담', '192.00', '2,304.00'],
      ['차이', '+288.00', '+3,456.00'],
    ]);
    expect(result.getByText(/추정값이며 실제와 다를 수 있습니다/)).toBeTruthy();
    expect(
      result.getByText('지금까지 수수료율 0.04%, 리베이트율 0%. 옮겼다면 수수료율 0.04%, 리베이트율 60%.'),
    ).toBeTruthy();
  });

  it('says honestly where less would have been left', async () => {
    server();
    const { user, dialog } = await openMove();
    await user.selectOptions(dialog.getByLabelText('지금까지 쓴 거래소'), 'Bitget');
    await user.clear(dialog.getByLabelText('받던 리베이트율'));
    await user.type(dialog.getByLabelText('받던 리베이트율'), '70');
    await user.selectOptions(dialog.getByLabelText('비교할 거래소'), 'Deepcoin 50%');
    await user.clear(dialog.getByLabelText('기간'));
    await user.type(dialog.getByLabelText('기간'), '1');
    const result = within(dialog.getByRole('region', { name: '1개월 동안 덜 남았을 금액' }));
    expect(result.getAllByText('\u221296.00')).toHaveLength(2);
  });

  it('gives amounts that are too long for a table a line each, and shortens none', async () => {
    server();
    const { user, dialog } = await openMove('999999999');
    await user.clear(dialog.getByLabelText('기간'));
    await user.type(dialog.getByLabelText('기간'), '999');
    const result = within(dialog.getByRole('region', { name: '999개월 동안 더 남았을 금액' }));
    expect(result.queryByRole('table')).toBeNull();
    expect(result.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      ...['479,999,999.52', '191,999,999.81', '+287,999,999.71'],
      ...['479,519,999,520.48', '191,807,999,808.19', '+287,711,999,712.29'],
    ]);
  });

  it('refuses months and rates that cannot be, with the same sentence', async () => {
    server();
    const { user, dialog } = await openMove();
    await user.clear(dialog.getByLabelText('기간'));
    await user.type(dialog.getByLabelText('기간'), '-3');
    await user.tab();
    expect(dialog.getByText(INVALID)).toBeTruthy();
    expect(dialog.getByLabelText('기간').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByRole('alert').textContent).toBe('0보다 큰 수를 입력해 주세요.');
    expect(dialog.queryByRole('region')).toBeNull();
  });
});

describe('the three views', () => {
  it.each([
    ['거래대금의 0.05% (가정)', ['600.00', '270.00', '330.00'], /수수료율을 0\.05%로 가정했습니다/],
    [
      '기본 수수료 (메이커 0.02%, 테이커 0.04%)',
      ['432.00', '194.40', '237.60'],
      /수수료율\(0\.04%\)에서 거래소별 링크 할인을/,
    ],
  ])('say the same of one exchange and name the fee: %s', async (basis, [fee = '', rebate = '', left = ''], named) => {
    server();
    const opened = await openCalculator();
    const { user, dialog } = opened;
    await enterExample(opened);
    await user.selectOptions(dialog.getByLabelText('거래소'), 'Bitget 45%');
    await user.selectOptions(dialog.getByLabelText('수수료 기준'), basis);
    const month = lines(dialog, /^한 달 30일/).map((line) => line.split(' ')[0]);
    expect(month).toEqual([fee, rebate, left]);
    await user.click(dialog.getByRole('tab', { name: '거래소 비교' }));
    expect((await dialog.findByRole('row', { name: /^Bitget/ })).textContent).toContain(`${fee}${rebate}${left}`);
    expect(dialog.getByText(named)).toBeTruthy();
    await user.click(dialog.getByRole('tab', { name: '놓친 리베이트' }));
    await user.clear(await dialog.findByLabelText('기간'));
    await user.type(dialog.getByLabelText('기간'), '1');
    expect(dialog.getByRole('row', { name: /^옮겼을 때의 부담/ }).textContent).toBe(`옮겼을 때의 부담${left}${left}`);
  });
});

it('exists in English', async () => {
  act(() => speak('en'));
  server();
  const { user, dialog } = await openCalculator('Rebate calculator');
  await enter(user, await dialog.findByLabelText('Seed'), '1,000 USDT');
  await user.clear(dialog.getByLabelText('Trades a day'));
  await user.click(dialog.getByRole('button', { name: 'Calculate the rebate' }));
  expect(dialog.getByText('Please enter all values correctly.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Trades a day'), '4 times');
  expect(dialog.queryByText('Please enter all values correctly.')).toBeNull();
  expect(dialog.getByText(/1 USDT = ₩1,380, the default rate/)).toBeTruthy();
});
