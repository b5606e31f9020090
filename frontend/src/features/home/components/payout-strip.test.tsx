import { jest } from '@jest/globals';
import { type queries, screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, payoutSummary, settings } from '@test/fixtures';
import { renderApp } from '@test/render-app';
import { PayoutStrip } from '@/features/home/components/payout-strip';
import { Providers } from '@/app/providers';
import { createStore } from '@/app/store';
import { siteApi } from '@/shared/api/generated/site';

type Part = ReturnType<typeof within<typeof queries>>;

function homeServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange()] })
    .on('GET /api/me', { body: {} });
}

async function strip(): Promise<Part> {
  return within(await screen.findByRole('region', { name: '페이백 지급 기록' }));
}

describe('the public record of paybacks', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('names what was paid, what waits, how long the oldest waits and the median, each with its receipt', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T15:04:00.000Z'));
    homeServer().on('GET /api/luff/payout-summary', { body: payoutSummary() });
    const { user } = await renderApp('/');
    const record = await strip();
    expect(await record.findByText('12,480')).toBeTruthy();
    expect(record.getByText('640')).toBeTruthy();
    expect(record.getByText('31시간')).toBeTruthy();
    expect(record.getByText('18.4시간')).toBeTruthy();
    expect(record.getByText('2026.11.21 00:03 기준')).toBeTruthy();

    for (const [title, words] of [
      ['지금까지 지급', ['31건', '서비스 시작부터']],
      ['대기', ['3건']],
      ['가장 오래 기다린 신청', ['2026.11.19 17:00']],
      ['지급까지 걸린 시간(중앙값)', ['최근 90일', '12건']],
    ] as const) {
      await user.click(record.getByTitle(`${title} 영수증 보기`));
      const sheet = within(await screen.findByRole('dialog', { name: new RegExp(title.replace(/[()]/g, '.')) }));
      for (const word of words) expect(sheet.getByText(word)).toBeTruthy();
      expect(sheet.getByText('페이백 신청 기록')).toBeTruthy();
      expect(sheet.getByText('2026.11.21 00:03')).toBeTruthy();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it.each([
    [19, '지급까지 걸린 시간(중앙값)'],
    [20, '지금까지 지급'],
  ])('begins, after %i paybacks, with: %s', async (paidCount, first) => {
    homeServer().on('GET /api/luff/payout-summary', { body: payoutSummary({ paidCount }) });
    await renderApp('/');
    const record = await strip();
    await record.findByText('12,480');
    expect(record.getAllByRole('term')[0]?.textContent).toBe(first);
  });

  it('says plainly that nothing has been paid and nothing waits, without a zero', async () => {
    homeServer().on('GET /api/luff/payout-summary', {
      body: payoutSummary({
        paidOutUsdt: '0',
        paidCount: 0,
        waitingUsdt: '0',
        waitingCount: 0,
        oldestWaitingAt: null,
        medianHoursToPay: null,
        medianCount: 0,
      }),
    });
    await renderApp('/');
    const record = await strip();
    expect(await record.findByText('아직 지급한 페이백이 없습니다')).toBeTruthy();
    expect(record.getByText('처리 중인 신청이 없습니다')).toBeTruthy();
    expect(record.queryByText('지급까지 걸린 시간(중앙값)')).toBeNull();
    expect(record.queryByText(/^0/)).toBeNull();
  });

  it('says that it could not be read, and reads it again', async () => {
    const server = homeServer().on('GET /api/luff/payout-summary', { status: 503, body: { message: '잠시 후 다시' } });
    const { user } = await renderApp('/');
    const record = await strip();
    expect(await record.findByText('지급 기록을 불러오지 못했습니다')).toBeTruthy();
    server.on('GET /api/luff/payout-summary', { body: payoutSummary() });
    await user.click(record.getByRole('button', { name: '다시 시도' }));
    expect(await record.findByText('12,480')).toBeTruthy();
  });

  it('is rendered on the server by the time of the record, whatever clock there is: no date stands where the age will', async () => {
    const store = createStore();
    await store.dispatch(siteApi.util.upsertQueryData('getPayoutSummary', undefined, payoutSummary()));
    // React's server renderer requires it on import; rendering to a string does not use it.
    Object.assign(globalThis, {
      MessageChannel: class {
        port1 = {};
        port2 = {};
      },
    });
    const { renderToString } = await import('react-dom/server');
    const at = (instant: string): string => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));
      return renderToString(
        <Providers store={store}>
          <PayoutStrip />
        </Providers>,
      );
    };
    const html = at('2026-11-20T15:04:00.000Z');
    expect(at('2027-11-20T15:04:00.000Z')).toBe(html);
    expect(html).toContain('31시간');
    expect(html.split('2026.11.19 17:00')).toHaveLength(2);
  });
});
