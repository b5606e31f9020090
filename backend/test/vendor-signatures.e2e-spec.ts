import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ccxt from 'ccxt';
import { createSimulator, type Simulator, type SimulatedVendor, uidsOf } from '../simulator/index.js';
import { signOkx } from '../src/modules/uid-rebate/affiliates/okx.wire.js';
import { signOurbit } from '../src/modules/uid-rebate/affiliates/ourbit.wire.js';
import { SystemClock } from '../src/platform/clock/index.js';
import { simulatorKeys } from '../src/platform/config/index.js';

type Answer = Record<string, unknown> & { data: Record<string, unknown> & { list: Record<string, unknown>[] } };
type Call = (params: Record<string, unknown>) => Promise<Answer>;
type Judge = Record<string, Call>;

/**
 * ccxt signs by itself what our clients sign by ours. It is pointed at the simulator, whose verifier therefore agrees
 * with somebody who has never seen our code.
 */
const clock = new SystemClock();
let simulator: Simulator;

beforeAll(async () => {
  simulator = await createSimulator({ clock: () => clock.now(), rateScale: 100 });
});
afterAll(() => simulator.close());

function judge(vendor: 'deepcoin' | 'okx' | 'bitget', secret = simulatorKeys(vendor).apiSecret): Judge {
  const { apiKey, passphrase } = simulatorKeys(vendor);
  const base = `${simulator.url}/${vendor}`;
  const urls = {
    deepcoin: { api: { public: base, private: base } },
    okx: { api: { rest: base } },
    bitget: { api: { broker: base } },
  };
  const options = { apiKey, secret, password: passphrase, urls: urls[vendor], enableRateLimit: false };
  return new ccxt[vendor](options);
}
const call = (instance: Judge, name: string, params: Record<string, unknown>): Promise<Answer> => {
  const method = instance[name];
  if (!method) throw new Error(`ccxt has no ${name}`);
  return method.call(instance, params);
};
const fresh = (vendor: SimulatedVendor): string => uidsOf(vendor, 'fresh')[0] ?? '';

describe('an independent signer is accepted by the simulator', () => {
  it('for Deepcoin', async () => {
    const users = await call(judge('deepcoin'), 'privateGetDeepcoinAgentsUsers', { uid: fresh('deepcoin') });
    expect(users).toMatchObject({ code: '0', data: { list: [{ level: 1 }] } });
    const params = { type: 0, pageNum: 1, pageSize: 100 };
    expect(await call(judge('deepcoin'), 'privateGetDeepcoinAgentsUsersRebateList', params)).toMatchObject({
      code: '0',
    });
    expect(await call(judge('deepcoin'), 'privateGetDeepcoinAgentsUsersRebates', { type: 2 })).toMatchObject({
      code: '0',
    });
  });

  it('for OKX', async () => {
    const detail = await call(judge('okx'), 'privateGetAffiliateInviteeDetail', { uid: fresh('okx') });
    expect(detail).toMatchObject({ code: '0', data: [{ inviteeLevel: '2' }] });
    const params = { page: '1', limit: '100', periodType: 'total', commissionCategory: 'SPOT' };
    expect(await call(judge('okx'), 'privateGetAffiliateInviteeList', params)).toMatchObject({
      code: '0',
      totalPage: '2',
    });
  });

  it('for Bitget, with GET and with POST', async () => {
    const listed = await call(judge('bitget'), 'privateBrokerPostV2BrokerCustomerList', {
      uid: fresh('bitget'),
      pageNo: '1',
    });
    expect(listed).toMatchObject({ code: '00000', data: [{}] });
    const now = clock.millis();
    const window = { startTime: String(now - 86_400_000), endTime: String(now), pageNo: '1', pageSize: '100' };
    const volumes = await call(judge('bitget'), 'privateBrokerPostV2BrokerCustomerTradeVolume', window);
    expect(volumes).toMatchObject({ code: '00000' });
    const commissions = await call(judge('bitget'), 'privateBrokerGetV2BrokerCustomerCommissions', { limit: '10' });
    expect(commissions).toMatchObject({ code: '00000', data: { endId: expect.any(String) } });
  });

  it.each([
    ['deepcoin', 'privateGetDeepcoinAgentsUsers', '50113'],
    ['okx', 'privateGetAffiliateInviteeDetail', '50113'],
    ['bitget', 'privateBrokerPostV2BrokerCustomerList', '40009'],
  ] as const)('and refused for %s with another secret', async (vendor, method, code) => {
    await expect(call(judge(vendor, 'another'), method, { uid: fresh(vendor) })).rejects.toThrow(code);
  });
});

describe('our signature is the one an independent signer computes', () => {
  it('for Ourbit, which has MEXC signatures under another header', () => {
    const mexc = new ccxt.mexc({ apiKey: 'key', secret: 'secret' }) as unknown as {
      nonce: () => number;
      sign(path: string, api: string[], method: string, params: object): { url: string };
    };
    mexc.nonce = () => 1_790_000_000_123;
    const params = { uid: '42470001', page: 1 };
    const { url } = mexc.sign('rebate/affiliate/referral', ['spot', 'private'], 'GET', params);
    const request = { method: 'GET', path: '/rebate/affiliate/referral?uid=42470001&page=1' } as const;
    const access = { baseUrl: '', apiKey: 'key', apiSecret: 'secret', passphrase: '' };
    const ours = signOurbit(request, access, new Date(1_790_000_000_123));
    expect(url.split('?')[1]).toBe(ours.path.split('?')[1]);
  });

  it('for OKX, header by header', () => {
    const okx = new ccxt.okx({ apiKey: 'key', secret: 'secret', password: 'pass' }) as unknown as {
      milliseconds: () => number;
      sign(path: string, api: string, method: string, params: object): { headers: Record<string, string> };
    };
    okx.milliseconds = () => 1_790_000_000_123;
    const { headers } = okx.sign('affiliate/invitee/detail', 'private', 'GET', { uid: '1234' });
    const access = { baseUrl: '', apiKey: 'key', apiSecret: 'secret', passphrase: 'pass' };
    const request = { method: 'GET', path: '/api/v5/affiliate/invitee/detail?uid=1234' } as const;
    expect(headers).toMatchObject({ ...signOkx(request, access, new Date(1_790_000_000_123)).headers });
  });
});
