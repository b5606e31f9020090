import { jest } from '@jest/globals';
import { createStore } from '@/app/store';
import { siteApi } from '@/shared/api/generated/site';
import { fakeApi } from '@test/fake-api';
import { exchange } from '@test/fixtures';

describe('the rates in force', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('are read again by a screen that comes ten minutes later, and not before', async () => {
    const server = fakeApi().on('GET /api/exchanges', { body: [exchange()] });
    const store = createStore();
    const look = () => store.dispatch(siteApi.endpoints.listExchanges.initiate());
    await look();
    const begin = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(begin + 599_000);
    await look();
    expect(server.callsTo('GET /api/exchanges')).toHaveLength(1);
    jest.spyOn(Date, 'now').mockReturnValue(begin + 601_000);
    await Promise.all([look(), look()]);
    expect(server.callsTo('GET /api/exchanges')).toHaveLength(2);
  });
});
