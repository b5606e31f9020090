import { FORMATS } from '../../../../../backend/src/modules/journal/import/formats.messages';
import { bareTitle } from '../../../../../backend/src/modules/journal/import/formats.rules';
import { screen, waitFor, within } from '@testing-library/react';
import { journalServer } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';
import { KNOWN_EXCHANGES } from '@/features/journal/import/locales/known-files';
import type { HistoryPreviewDto, JournalImportDetailsDto, JournalImportDto } from '@/shared/api/generated/schemas';

const ID = '0198f6d2-8f5e-7c3a-9f0e-000000000a01';

const preview: HistoryPreviewDto = {
  format: 'binance-futures',
  exchange: 'Binance',
  headers: ['Time', 'Symbol'],
  unread: ['Uid', 'Buyer'],
  mapping: null,
  missing: [],
  zone: 'Asia/Seoul',
  zoneFrom: 'proposed',
  counts: { new: 1204, duplicate: 3, bad: 2, skipped: 1 },
  firstAt: '2026-11-17T15:30:00.000Z',
  lastAt: '2026-11-19T14:30:00.000Z',
  rows: [
    {
      ...{
        line: 2,
        at: '2026-11-19T14:30:00.000Z',
        kind: 'trade',
        symbol: 'ETH-USDT',
        market: 'futures',
        side: 'sell',
      },
      ...{ lane: null, price: '2500.5', quantity: '0.4', quote: 'USDT', result: '12.5', fee: '0.4', feeCoin: 'USDT' },
      isNew: true,
    },
    {
      ...{
        line: 3,
        at: '2026-11-18T14:30:00.000Z',
        kind: 'funding',
        symbol: 'BTC-USDT',
        market: 'futures',
        side: null,
      },
      ...{ lane: null, price: null, quantity: null, quote: 'USDT', result: '-0.12', fee: null, feeCoin: null },
      isNew: false,
    },
  ],
  problems: [
    { line: 17, column: 'Price', cause: 'amountInvalid', message: '숫자를 읽을 수 없습니다.', value: '12,3' },
    { line: 18, column: null, cause: 'surplusCells', message: '제목보다 칸이 많습니다.', value: '' },
  ],
};

const found = (overrides: Partial<JournalImportDto> = {}): JournalImportDto => ({
  id: ID,
  fileName: 'trades.csv',
  isSynced: false,
  status: 'previewed',
  progress: 100,
  exchange: 'Binance',
  outcome: null,
  failure: null,
  createdAt: '2026-11-20T02:00:00.000Z',
  ...overrides,
});

/** A server on which one file goes from state to state. */
function importServer(states: { list: JournalImportDto[]; details: JournalImportDetailsDto }) {
  return journalServer()
    .on('GET /api/journal/imports', () => ({ body: states.list }))
    .on(`GET /api/journal/imports/${ID}`, () => ({ body: states.details }));
}

async function openJournal() {
  rememberUser();
  return renderApp('/trading-journal?view=import');
}

describe('importing a trade history', () => {
  it('uploads a file, shows what it would add, and imports it with its progress', async () => {
    const states: Parameters<typeof importServer>[0] = { list: [], details: { ...found(), preview } };
    const server = importServer(states)
      .on('POST /api/journal/imports/file', () => {
        states.list = [found()];
        return { status: 202, body: found({ status: 'reading' }) };
      })
      .on(`POST /api/journal/imports/${ID}/confirm`, () => {
        const going = found({ status: 'writing', progress: 40 });
        states.list = [going];
        states.details = { ...going, preview };
        return { status: 202, body: going };
      });
    const { user, container, address } = await openJournal();
    expect(await screen.findByText('올린 파일이 없습니다')).toBeTruthy();
    const connections = () => screen.queryByRole('region', { name: '거래소 연결' });
    expect(connections()).not.toBeNull();
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await user.upload(input, new File(['Time,Symbol\n'], 'trades.csv', { type: 'text/csv' }));
    const part = within(await screen.findByRole('region', { name: 'trades.csv 미리보기' }));
    const [sent] = server.callsTo('POST /api/journal/imports/file');
    expect(sent?.search).toBe('?fileName=trades.csv');
    const step = () => screen.getByRole('list', { name: '가져오기 단계' }).querySelector('[aria-current]')?.textContent;
    expect(step()).toBe('2미리보기');
    expect(connections()).toBeNull();
    expect(screen.getByText('파일 선택').textContent).toBe('파일 선택완료');
    expect(part.getByText('전체 행').parentElement?.textContent).toBe('전체 행1,210행 (열 이름 행 제외)');
    expect(part.getByText('새 거래').parentElement?.textContent).toContain('1,204');
    expect(part.getByText(/^ETH-USDT 매도/)).toBeTruthy();
    const rows = within(part.getByRole('table', { name: '읽은 거래 예시' })).getAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/^\d+ETH-USDT 매도.*0\.4 × 2,500\.5 USDT\+12\.5\u00a0?.?USDT0\.4.USDT$/);
    expect(part.getByText('17행 Price 열')).toBeTruthy();
    expect(part.getByText('숫자를 읽을 수 없습니다.')).toBeTruthy();
    expect(part.getByText('사용하지 않는 열: Uid, Buyer')).toBeTruthy();
    expect(part.queryByText(/ 0 ·| 0$/)).toBeNull();
    const act = part.getByRole('button', { name: '새 거래 1,204행 가져오기' });
    // Before the rows, so that nobody has to pass them.
    const sample = part.getByText(/^ETH-USDT 매도/);
    expect(act.compareDocumentPosition(sample)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(act);
    const bar = await screen.findByRole('progressbar', { name: 'trades.csv 가져오는 중' });
    expect(bar.getAttribute('value')).toBe('40');
    states.list = [found({ status: 'done', outcome: { rows: 1204, trips: 80, open: 1, unmatched: 0, unassigned: 0 } })];
    states.details = { ...states.list[0]!, preview };
    expect(await screen.findByText('1,204행 추가, 관련 매매 80건', {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.getByText(/아직 열려 있는 포지션 1개/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: '가져오기 단계' })).toBeNull();
    expect(screen.queryByText(/확인하기 전에는/)).toBeNull();
    expect(connections()).not.toBeNull();
    const done = within(screen.getByRole('region', { name: '거래 1,204행을 매매 일지에 기록했습니다' }));
    expect(
      done.getByText(
        /^관련 매매는 80건입니다\. 읽지 못한 행 \d+개는 가져오지 않았습니다\. 파일에서 고쳐 다시 올려 주세요\. 가져온 기록은 아래 목록에서 취소할 수 있습니다\.$/,
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '매매 일지에서 보기' }));
    expect(address()).toBe('/trading-journal?month=2026-11');
  });

  it('is told on the other views while it waits for the member', async () => {
    importServer({ list: [found()], details: { ...found(), preview } });
    rememberUser();
    const { user, address } = await renderApp('/trading-journal?month=2026-11');
    await user.click(
      within(await screen.findByRole('region', { name: 'trades.csv 파일이 확인을 기다립니다' })).getByRole('link', {
        name: '이어서 보기',
      }),
    );
    expect(address()).toBe('/trading-journal?view=import');
    expect(await screen.findByRole('region', { name: 'trades.csv 미리보기' })).toBeTruthy();
  });

  it('hides amounts with those of the journal, and names a file without an exchange by its time alone', async () => {
    const earlier = found({ id: `${ID.slice(0, -1)}9`, exchange: '', status: 'undone' });
    importServer({ list: [found({ exchange: '' }), earlier], details: { ...found({ exchange: '' }), preview } });
    const { user } = await openJournal();
    const rows = () => screen.getByRole('table', { name: '읽은 거래 예시' }).textContent;
    await screen.findByText('0.4 × 2,500.5 USDT');
    expect(rows()).toContain('+12.5');
    expect(screen.getByText('2026.11.20 11:00')).toBeTruthy();
    expect(screen.getByText(/12,3/)).toBeTruthy();
    /** The button stands in the journal. */
    const pressHide = async (): Promise<void> => {
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: '매매 일지' }));
      await user.click(await screen.findByRole('button', { name: '금액 숨기기' }));
      await user.click(screen.getByRole('link', { name: '거래 내역 가져오기' }));
    };
    await pressHide();
    expect(await screen.findByText('•••• × 2,500.5 USDT')).toBeTruthy();
    expect(rows()).not.toContain('12.5');
    // What could not be read may be an amount.
    expect(screen.queryByText(/12,3/)).toBeNull();
    await pressHide();
  });

  it('asks for a discarded file no more, and shows it as it is when that was refused', async () => {
    const states: Parameters<typeof importServer>[0] = { list: [found()], details: { ...found(), preview } };
    const one = `/api/journal/imports/${ID}`;
    const refusal = { code: 'journal.importNotOpen', message: '이 파일은 지금 처리할 수 없는 상태입니다.' };
    const server = importServer(states).on(`DELETE ${one}`, { status: 409, body: refusal });
    const { user } = await openJournal();
    const discard = async () =>
      user.click(
        within(await screen.findByRole('region', { name: /미리보기$/ })).getByRole('button', { name: '취소' }),
      );
    await discard();
    await screen.findByText(refusal.message);
    await waitFor(() => expect(server.callsTo(`GET ${one}`)).toHaveLength(2));
    server.on(`DELETE ${one}`, () => {
      states.list = [];
      return { status: 204 };
    });
    await discard();
    expect(await screen.findByText('올린 파일이 없습니다')).toBeTruthy();
    expect(server.callsTo(`GET ${one}`)).toHaveLength(2);
  });

  it('tells which files each exchange has, and how any other is read', async () => {
    importServer({ list: [], details: { ...found(), preview } });
    const { user } = await openJournal();
    await user.click(await screen.findByText('어떤 파일을 올리나요?'));
    const bybit = within((await screen.findByRole('heading', { name: 'Bybit' })).parentElement!);
    expect(bybit.getByText(/^선물: 체결 내역\(Trade History\)/).textContent).toContain('Transaction Time');
    expect(bybit.getByText(/^UTC로 읽습니다/)).toBeTruthy();
    expect(screen.getByText(/^그 밖의 CSV·XLSX 파일은/)).toBeTruthy();
  });

  it('tells of those files what the service recognizes them by', () => {
    const told = KNOWN_EXCHANGES.flatMap(({ name, zone, files }) =>
      files.map(({ market, needs }) => ({ name, zone, market, needs: needs.map(bareTitle) })),
    );
    const zones = { 'Asia/Seoul': 'seoul', UTC: 'utc' } as const;
    const known = FORMATS.filter(({ id }) => id !== 'synced');
    for (const { titles, needs, exchange, market, zone } of known) {
      const file = told.find(
        (one) =>
          one.name === exchange &&
          one.needs.length === needs.length &&
          needs.every((field) => titles[field]?.some((title) => one.needs.includes(title))),
      );
      expect(file).toMatchObject({
        market: market ?? 'both',
        zone: zone === null ? 'asked' : zones[zone as keyof typeof zones],
      });
    }
    expect(told).toHaveLength(known.length);
  });

  it('asks for the zone of a file that names none, and reads it again in the chosen one', async () => {
    const server = importServer({ list: [found()], details: { ...found(), preview } }).on(
      `POST /api/journal/imports/${ID}/read`,
      { status: 202, body: found({ status: 'reading' }) },
    );
    const { user } = await openJournal();
    await user.selectOptions(await screen.findByLabelText('파일의 시간대'), 'America/New_York');
    await waitFor(() =>
      expect(server.callsTo(`POST /api/journal/imports/${ID}/read`).map(({ body }) => body)).toEqual([
        { zone: 'America/New_York' },
      ]),
    );
  });

  it('shows what the first row of the sent file has in each column', async () => {
    const unknown: HistoryPreviewDto = {
      ...preview,
      ...{ format: null, exchange: '', headers: ['When', 'What'], missing: ['time', 'symbol'] },
      mapping: { exchange: '', market: 'spot', columns: {} },
    };
    const states = { list: [] as JournalImportDto[], details: { ...found(), preview: unknown } };
    importServer(states).on('POST /api/journal/imports/file', () => {
      states.list = [found()];
      return { status: 202, body: found() };
    });
    const { user, container } = await openJournal();
    await screen.findByText('올린 파일이 없습니다');
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await user.upload(input, new File(['When,What\n2026-11-28,BTCUSDT\n'], 'trades.csv', { type: 'text/csv' }));
    const time = within(await screen.findByLabelText('시간'));
    expect(await time.findByRole('option', { name: 'When (예: 2026-11-28)' })).toBeTruthy();
    expect(time.getByRole('option', { name: 'What (예: BTCUSDT)' })).toBeTruthy();
  });

  it('lets the member choose the columns of an unknown file', async () => {
    const unknown: HistoryPreviewDto = {
      ...preview,
      ...{ format: null, exchange: '', headers: ['When', 'What', 'Amount'], missing: ['time', 'price'] },
      mapping: { exchange: '', market: 'spot', columns: { quantity: 'Amount' } },
    };
    const server = importServer({ list: [found()], details: { ...found(), preview: unknown } }).on(
      `POST /api/journal/imports/${ID}/read`,
      { status: 202, body: found({ status: 'reading' }) },
    );
    const { user } = await openJournal();
    expect((await screen.findByRole('alert')).textContent).toBe('다음 열이 필요합니다: 시간, 가격');
    expect(screen.getByRole('button', { name: /행 가져오기$/ }).hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByLabelText('거래소 이름'), 'MEXC');
    await user.selectOptions(screen.getByLabelText('시간'), 'When');
    await user.click(screen.getByRole('button', { name: '이 열로 다시 읽기' }));
    await waitFor(() =>
      expect(server.callsTo(`POST /api/journal/imports/${ID}/read`).map(({ body }) => body)).toEqual([
        { mapping: { exchange: 'MEXC', market: 'spot', columns: { quantity: 'Amount', time: 'When' } } },
      ]),
    );
  });

  it.each([
    [1, 1, '1 row added, 1 trade of their symbols'],
    [1204, 80, '1,204 rows added, 80 trades of their symbols'],
  ])('says in English what %d rows became', async (rows, trips, text) => {
    localStorage.setItem('language', 'en');
    const outcome = { rows, trips, open: 0, unmatched: 0, unassigned: 0 };
    importServer({ list: [found({ status: 'done', outcome })], details: { ...found(), preview } });
    await openJournal();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('asks before a file is undone, and says why one failed', async () => {
    const list = [
      found({ status: 'done', outcome: { rows: 5, trips: 2, open: 0, unmatched: 0, unassigned: 0 } }),
      found({
        id: `${ID.slice(0, -1)}2`,
        fileName: 'old.xls',
        status: 'failed',
        failure: 'CSV 또는 XLSX 파일만 올릴 수 있습니다.',
      }),
    ];
    const server = importServer({ list, details: { ...found(), preview } }).on(`POST /api/journal/imports/${ID}/undo`, {
      status: 202,
      body: found({ status: 'undoing', progress: 0 }),
    });
    const { user } = await openJournal();
    expect(await screen.findByText('CSV 또는 XLSX 파일만 올릴 수 있습니다.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '가져오기 취소' }));
    expect(server.callsTo(`POST /api/journal/imports/${ID}/undo`)).toEqual([]);
    const question = within(await screen.findByRole('dialog', { name: '이 파일의 가져오기를 취소할까요?' }));
    await user.click(question.getByRole('button', { name: '가져오기 취소하기' }));
    await waitFor(() => expect(server.callsTo(`POST /api/journal/imports/${ID}/undo`)).toHaveLength(1));
  });
});
