import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '@/app/store';
import { useExchanges, useSiteSettings } from '@/shared/api/ages';
import { fakeApi } from '@test/fake-api';

describe.each<{ what: string; use: () => { isFetching: boolean }; route: string; seconds: number }>([
  { what: 'the settings', use: useSiteSettings, route: 'GET /api/site-settings', seconds: 300 },
  { what: 'the rates in force', use: useExchanges, route: 'GET /api/exchanges', seconds: 600 },
])('$what', ({ use, route, seconds }) => {
  afterEach(() => void jest.useRealTimers());

  it(`are kept for ${seconds} seconds, and read again by a screen that opens later`, async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = fakeApi().on(route, { body: [] });
    const store = createStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const open = async (): Promise<void> => {
      const screen = renderHook(use, { wrapper });
      await waitFor(() => expect(screen.result.current.isFetching).toBe(false));
      screen.unmount();
    };
    await open();
    jest.advanceTimersByTime((seconds - 5) * 1_000);
    await open();
    expect(server.callsTo(route)).toHaveLength(1);
    jest.advanceTimersByTime(10_000);
    await open();
    expect(server.callsTo(route)).toHaveLength(2);
  });
});
