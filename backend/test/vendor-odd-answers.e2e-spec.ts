import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAffiliates, type ExchangeAffiliate } from '../src/modules/uid-rebate/affiliates/index.js';
import { FakeClock } from './support/fake-clock.js';

/**
 * What the simulator does not do: forms that a vendor's documents and its servers disagree about. A plain server answers
 * the real clients with the committed samples and with variations of them.
 */
const samples = join(import.meta.dirname, '../src/modules/uid-rebate/affiliates/samples');
const sample = (name: string): string => readFileSync(join(samples, `${name}.json`), 'utf8');
const DAY = '2026-11-17';

type Answer = (target: URL, body: string) => string;
const clock = new FakeClock(new Date('2026-11-20T04:00:00.000Z'));
let server: Server;
let baseUrl: string;
let answers: Record<string, Answer>;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
      const target = new URL(request.url ?? '/', 'http://vendor');
      const answer = answers[target.pathname];
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(answer ? answer(target, body) : '{"code":"404","msg":"no such path"}');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = {};
});

function client(vendor: 'deepcoin' | 'okx' | 'bitget' | 'ourbit'): ExchangeAffiliate {
  const access = { baseUrl, apiKey: 'key', apiSecret: 'secret', passphrase: 'pass', simulated: true };
  const config = { deepcoin: access, okx: access, bitget: access, ourbit: access };
  const found = createAffiliates(config, { clock, feeRate: () => '0.0005', rateScale: 1000 }).get(vendor);
  if (!found) throw new Error(`no client for ${vendor}`);
  return found;
}
const json =
  (value: unknown): Answer =>
  () =>
    JSON.stringify(value);
const once1 = (first: string, then: string): Answer => {
  let asked = 0;
  return () => (asked++ === 0 ? first : then);
};

describe('Deepcoin', () => {
  const REBATES = '/deepcoin/agents/users/rebate-list';
  const empty = '{"code":"0","msg":"","data":{"pageNum":1,"pageSize":100,"totalPage":0,"totalSize":0,"list":null}}';

  it('gives fee and volume from commission and rate, holds back what is frozen, and names the order it cannot read', async () => {
    answers[REBATES] = (target) => (target.searchParams.get('type') === '0' ? sample('deepcoin-rebate-list') : empty);
    const report = await client('deepcoin').fetchReportRows(DAY);
    expect(report.rows).toMatchObject([
      { uid: '36109001', volumeUsdt: '50000', feeUsdt: '25', commissionUsdt: '12.5', estimated: true },
      {
        uid: '36109002',
        volumeUsdt: '12000.00004',
        feeUsdt: '6.00000002',
        commissionUsdt: '0',
        frozenCommissionUsdt: '3.00000001',
      },
    ]);
    expect(report.problems).toMatchObject([{ uid: '36109003', path: 'commission' }]);
  });

  it('counts each order once when type 1 turns out to mean spot and not frozen', async () => {
    answers[REBATES] = () => sample('deepcoin-rebate-list');
    const report = await client('deepcoin').fetchReportRows(DAY);
    expect(report.rows[0]).toMatchObject({ uid: '36109001', commissionUsdt: '12.5' });
    expect(report.rows[0]).not.toHaveProperty('frozenCommissionUsdt');
  });

  it('calls no invitee frozen whose orders are not', async () => {
    answers['/deepcoin/agents/users'] = json({
      code: '0',
      msg: '',
      data: { list: [{ uid: '36109001', createTime: '' + 1_789_000_000 }] },
    });
    answers[REBATES] = json({
      code: '0',
      data: { list: [{ uid: 36109001, orderId: '1', rebateRate: '0.5', commission: '1' }] },
    });
    const sums = [
      { uid: 36109001, totalCommission: '0.7' },
      { uid: 36109002, totalCommission: '5' },
    ];
    answers['/deepcoin/agents/users/rebates'] = json({ code: '0', data: { list: sums } });
    expect(await client('deepcoin').findInvitee('36109001')).toEqual({
      registered: true,
      uid: '36109001',
      joinedAt: new Date(1_789_000_000_000),
      frozen: false,
      totals: { since: new Date(clock.millis() - 30 * 86_400_000), commissionUsdt: '0.7' },
    });
  });

  it('that answers about other UIDs has not said no', async () => {
    answers['/deepcoin/agents/users'] = json({ code: '0', data: { list: [{ uid: 1 }, { uid: 2 }] } });
    await expect(client('deepcoin').findInvitee('36109001')).rejects.toMatchObject({ code: 'upstream.schemaDrift' });
  });
});

describe('OKX', () => {
  it('loses no row to a bad one, and tells an unknown fee from none', async () => {
    const empty = '{"code":"0","msg":"","totalPage":"1","data":[]}';
    answers['/api/v5/affiliate/invitee/list'] = (target) =>
      target.searchParams.get('commissionCategory') === 'DERIVATIVE' ? sample('okx-invitee-list') : empty;
    const report = await client('okx').fetchReportRows(DAY);
    expect(report.rows).toMatchObject([
      {
        uid: '999449167911920001',
        product: 'futures',
        volumeUsdt: '1500.25',
        feeUsdt: '0.750125',
        commissionUsdt: '0.30005',
      },
      { uid: '999449167911920002', product: 'futures', volumeUsdt: '25', feeUsdt: null, commissionUsdt: '0.01' },
    ]);
    expect(report.problems).toMatchObject([{ uid: '999449167911920004', path: 'totalCommission' }]);
  });

  it('may answer an empty list for a UID that is not ours', async () => {
    answers['/api/v5/affiliate/invitee/detail'] = json({ code: '0', msg: '', data: [] });
    expect(await client('okx').findInvitee('835449167911920001')).toEqual({ registered: false });
  });

  it('may send blanks for what it does not know', async () => {
    answers['/api/v5/affiliate/invitee/detail'] = () => sample('okx-invitee-detail');
    answers['/api/v5/affiliate/invitee/list'] = json({ code: '0', totalPage: '0', data: [] });
    expect(await client('okx').findInvitee('1234')).toEqual({
      registered: true,
      uid: '1234',
      joinedAt: new Date(1_789_000_000_123),
      totals: { since: null, commissionUsdt: '12.5' },
    });
  });
});

describe('Bitget', () => {
  const COMMISSIONS = '/api/v2/broker/customer-commissions';
  const VOLUMES = '/api/v2/broker/customer-trade-volume';
  const CANDLES = '/api/v2/spot/market/candles';
  const noCommissions = '{"code":"00000","data":{"endId":null,"commissionList":[]}}';

  beforeEach(() => {
    answers[COMMISSIONS] = (target) =>
      target.searchParams.has('idLessThan') ? noCommissions : sample('bitget-customer-commissions');
    answers[VOLUMES] = () => sample('bitget-customer-trade-volume');
    answers[CANDLES] = (target) =>
      target.searchParams.get('symbol') === 'BTCUSDT'
        ? '{"code":"00000","data":[["1794758400000","1","1","1","50000"],["1794844800000","1","1","1","60000.5","9"]]}'
        : '{"code":"40034","msg":"Parameter does not exist","data":null}';
  });

  it("joins volumes and commissions, converts at the day's own close and leaves out what has no price", async () => {
    const report = await client('bitget').fetchReportRows(DAY);
    const shown = report.rows.map(({ uid, product, volumeUsdt, feeUsdt, commissionUsdt }) => [
      ...[uid, product],
      ...[volumeUsdt, feeUsdt, commissionUsdt],
    ]);
    expect(shown).toEqual([
      ['3999190001', 'futures', '2000', '1', '0.5'],
      ['3999190001', 'spot', '100.5', '1.20001', '0.600005'],
      // The older form has a total only: it goes where the commission came from, or to `other`.
      ['3999190004', 'other', '4000', '4', '2'],
      ['3999190005', 'other', '50.25', '0', '0'],
    ]);
    expect(report.rows[1]).toMatchObject({ coin: 'BTC', priceUsed: '60000.5' });
    expect(report.problems).toMatchObject([
      { uid: '3999190002', path: 'coin', reason: expect.stringContaining('NEWCOIN') },
    ]);
  });

  it('does not count the next day, which its windows may touch', async () => {
    const report = await client('bitget').fetchReportRows(DAY);
    expect(report.rows.map((row) => row.uid)).not.toContain('3999190003');
  });

  it('without the price of a day that a listed coin has is an error', async () => {
    answers[CANDLES] = json({ code: '40015', msg: 'System is abnormal', data: null });
    await expect(client('bitget').fetchReportRows(DAY)).rejects.toMatchObject({ code: 'upstream.unavailable' });
  });

  it('with volumes but no commissions at all has not settled the day', async () => {
    answers[COMMISSIONS] = () => noCommissions;
    await expect(client('bitget').fetchReportRows(DAY)).rejects.toMatchObject({ code: 'upstream.unavailable' });
  });

  it('whose pages never end is an error', async () => {
    answers[COMMISSIONS] = () => sample('bitget-customer-commissions');
    await expect(client('bitget').fetchReportRows(DAY)).rejects.toMatchObject({ code: 'upstream.unavailable' });
  });

  it('may say null where it has nobody', async () => {
    answers['/api/v2/broker/customer-list'] = json({ code: '00000', msg: 'success', data: null });
    expect(await client('bitget').findInvitee('3999190001')).toEqual({ registered: false });
  });
});

describe('Ourbit', () => {
  const DETAIL = '/api/v3/rebate/affiliate/commission/detail';
  it('gives the fee from commission and rate, and refuses commissions in another coin', async () => {
    answers[DETAIL] = () => sample('ourbit-commission-detail');
    const report = await client('ourbit').fetchReportRows(DAY);
    expect(report.rows).toMatchObject([
      { uid: '42990001', product: 'futures', volumeUsdt: '4000', feeUsdt: '1.25', commissionUsdt: '0.5' },
      { uid: '42990001', product: 'spot', volumeUsdt: '6000.5', feeUsdt: '6', commissionUsdt: '2.4' },
      { uid: '42990002', product: 'other', volumeUsdt: '600', feeUsdt: null, commissionUsdt: '0' },
    ]);
    expect(report.problems).toMatchObject([{ uid: '42990003', path: 'currency' }]);
  });

  it('whose list changed while it was read is read again', async () => {
    const whole = sample('ourbit-commission-detail');
    answers[DETAIL] = once1(whole.replace('"totalCount": 4', '"totalCount": 5'), whole);
    expect((await client('ourbit').fetchReportRows(DAY)).rows).toHaveLength(3);
  });

  it('may answer an empty list for a UID that is not ours, and blanks for one that is', async () => {
    const REFERRAL = '/api/v3/rebate/affiliate/referral';
    answers[REFERRAL] = json({ success: true, code: 0, data: { totalCount: 0, totalPage: 0, resultList: null } });
    expect(await client('ourbit').findInvitee('42990001')).toEqual({ registered: false });
    answers[REFERRAL] = () => sample('ourbit-referral');
    expect(await client('ourbit').findInvitee('42990001')).toMatchObject({
      registered: true,
      joinedAt: new Date(1_789_000_000_123),
      totals: { commissionUsdt: '0' },
    });
  });
});

describe('a redirect', () => {
  it('is not followed', async () => {
    const elsewhere = createServer((_, response) => response.writeHead(302, { location: baseUrl }).end());
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    try {
      const access = {
        ...{ baseUrl: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`, apiKey: 'k', apiSecret: 's' },
        ...{ passphrase: 'p', simulated: true },
      };
      const config = { deepcoin: null, okx: access, bitget: null, ourbit: null };
      const clients = createAffiliates(config, { clock, feeRate: () => '0.0005', rateScale: 1000 });
      expect([...clients.keys()]).toEqual(['okx']);
      await expect(clients.get('okx')?.findInvitee('1234')).rejects.toMatchObject({ code: 'upstream.unavailable' });
    } finally {
      elsewhere.closeAllConnections();
      elsewhere.close();
    }
  });
});
