import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { expectShape, parseExactJson, type UpstreamAnswer, UpstreamFailure } from '../../../platform/upstream/index.js';
import * as bitget from './bitget.wire.js';
import * as deepcoin from './deepcoin.wire.js';
import * as okx from './okx.wire.js';
import * as ourbit from './ourbit.wire.js';

const access = { baseUrl: '', apiKey: 'vector-key', apiSecret: 'vector-secret', passphrase: 'vector-pass' };
const now = new Date('2026-11-20T04:00:00.123Z');

const sample = (name: string): unknown =>
  parseExactJson(readFileSync(join(import.meta.dirname, 'samples', `${name}.json`), 'utf8'));
const answered = (body: unknown, status = 200): UpstreamAnswer => ({
  status,
  body: parseExactJson(JSON.stringify(body)),
  retryAfterMs: undefined,
});
function reasonOf(open: () => unknown): string {
  try {
    open();
    return 'no failure';
  } catch (error) {
    return error instanceof UpstreamFailure ? error.reason : String(error);
  }
}
const readable = (schema: z.ZodType, rows: readonly unknown[]) => rows.map((row) => schema.safeParse(row).success);

// The expected signatures were computed with openssl from the vendors' descriptions.
describe('signatures', () => {
  it('of OKX cover time, method and path with query', () => {
    expect(
      okx.signOkx({ method: 'GET', path: '/api/v5/affiliate/invitee/detail?uid=835449167911920001' }, access, now)
        .headers,
    ).toEqual({
      'OK-ACCESS-KEY': 'vector-key',
      'OK-ACCESS-SIGN': 'F9iBLt2nqjL5pEuO/zZPY+ppuU4IFMYXbPfRoiJOLCo=',
      'OK-ACCESS-TIMESTAMP': '2026-11-20T04:00:00.123Z',
      'OK-ACCESS-PASSPHRASE': 'vector-pass',
    });
  });

  it('of Deepcoin are the same under other headers', () => {
    expect(
      deepcoin.signDeepcoin({ method: 'GET', path: '/deepcoin/agents/users?uid=36100001' }, access, now).headers,
    ).toEqual({
      'DC-ACCESS-KEY': 'vector-key',
      'DC-ACCESS-SIGN': 'KKmOIBMT1H5eLBXDrdMX9uYA6HhkQd3rq8aoMak8RQQ=',
      'DC-ACCESS-TIMESTAMP': '2026-11-20T04:00:00.123Z',
      'DC-ACCESS-PASSPHRASE': 'vector-pass',
    });
  });

  it('of Bitget cover milliseconds, and the body of a POST', () => {
    const body = '{"uid":"3125190001","pageNo":"1","pageSize":"100"}';
    expect(
      bitget.signBitget({ method: 'POST', path: '/api/v2/broker/customer-list', body }, access, now).headers,
    ).toMatchObject({
      'ACCESS-KEY': 'vector-key',
      'ACCESS-SIGN': 'SrDmKedv5kzgLM+/1dY6gd99sMyS5CQH5DVLtblK21k=',
      'ACCESS-TIMESTAMP': '1795147200123',
      'ACCESS-PASSPHRASE': 'vector-pass',
    });
    const path = '/api/v2/broker/customer-commissions?startTime=1&endTime=2&limit=100';
    expect(bitget.signBitget({ method: 'GET', path }, access, now).headers).toMatchObject({
      'ACCESS-SIGN': '7wuhVZ4JyD1gDWOiSvLx0mRPGkk+HC6+Ep4RJ31sNCQ=',
    });
  });

  it('of Ourbit stand at the end of the query that they cover', () => {
    const signed = ourbit.signOurbit({ method: 'GET', path: '/referral?uid=42470001&page=1' }, access, now);
    expect(signed.headers).toEqual({ 'X-OURBIT-APIKEY': 'vector-key' });
    expect(signed.path).toBe(
      '/referral?uid=42470001&page=1&timestamp=1795147200123&recvWindow=5000' +
        '&signature=a42a40847eabf48899ea6d794ac65a33ee9b63f5380ab0dafb7d7ba5dc2b9eed',
    );
  });
});

describe('answers with numbers as text and text as numbers, blanks, nulls and new fields', () => {
  it('of Deepcoin are read, and a row without commission is told', () => {
    const { list } = expectShape(deepcoin.deepcoinRebateListAnswer, sample('deepcoin-rebate-list')).data;
    expect(readable(deepcoin.deepcoinRebateRow, list ?? [])).toEqual([true, true, true, false]);
    expect(deepcoin.deepcoinRebateRow.parse(list?.[1])).toMatchObject({
      uid: '36109001',
      rebateRate: '0.5',
      commission: '2.5',
    });
    expect(deepcoin.deepcoinRebateRow.parse(list?.[2])).toMatchObject({ isAbnormalFreeze: true });
  });

  it('of OKX are read, and a row without commission is told', () => {
    const list = expectShape(okx.okxListAnswer, sample('okx-invitee-list'));
    expect(readable(okx.okxListRow, list.data)).toEqual([true, true, true, false]);
    expect(okx.okxListRow.parse(list.data[1])).toMatchObject({
      uid: '999449167911920002',
      totalVol: '25',
      totalFee: null,
    });
    const [detail] = expectShape(okx.okxDetailAnswer, sample('okx-invitee-detail')).data;
    expect(okx.okxDetailRow.parse(detail)).toMatchObject({ totalVol: null, accFee: null, totalCommission: '12.5' });
  });

  it('of Bitget are read', () => {
    const { data } = expectShape(bitget.bitgetCommissionsAnswer, sample('bitget-customer-commissions'));
    expect(readable(bitget.bitgetCommissionRow, data.commissionList ?? [])).toEqual([true, true, true, true, true]);
    expect(data.endId).toBe('71');
    const volumes = expectShape(bitget.bitgetVolumesAnswer, sample('bitget-customer-trade-volume')).data ?? [];
    expect(readable(bitget.bitgetVolumeRow, volumes)).toEqual([true, true, true, true, true]);
    const [customer] = expectShape(bitget.bitgetCustomersAnswer, sample('bitget-customer-list')).data ?? [];
    expect(bitget.bitgetCustomerRow.parse(customer)).toMatchObject({ uid: '90071992547409931' });
  });

  it('of Ourbit are read', () => {
    const { data } = expectShape(ourbit.ourbitPageAnswer, sample('ourbit-commission-detail'));
    expect(readable(ourbit.ourbitDetailRow, data.resultList ?? [])).toEqual([true, true, true, true]);
    const [invitee] = expectShape(ourbit.ourbitPageAnswer, sample('ourbit-referral')).data.resultList ?? [];
    expect(ourbit.ourbitReferralRow.parse(invitee)).toMatchObject({
      uid: '42990001',
      tradingAmount: null,
      commission: '0',
    });
  });
});

describe('error codes', () => {
  const cases: readonly (readonly [string, string, () => unknown])[] = [
    [
      'OKX 50113',
      'credentials',
      () => okx.openOkx(answered({ code: '50113', msg: 'Invalid Sign', data: [] }, 401), okx.okxListAnswer),
    ],
    [
      'OKX 50102',
      'clock',
      () => okx.openOkx(answered({ code: '50102', msg: 'expired', data: [] }, 401), okx.okxListAnswer),
    ],
    [
      'OKX 50011',
      'rateLimited',
      () => okx.openOkx(answered({ code: '50011', msg: 'slow down', data: [] }), okx.okxListAnswer),
    ],
    [
      'OKX 51620',
      'credentials',
      () => okx.openOkx(answered({ code: '51620', msg: 'Only affiliates', data: [] }), okx.okxListAnswer),
    ],
    [
      'OKX 51621',
      'refused',
      () => okx.openOkx(answered({ code: '51621', msg: "isn't your invitee", data: [] }), okx.okxListAnswer),
    ],
    [
      'OKX 51621, expected',
      'no failure',
      () => okx.openOkx(answered({ code: '51621', data: [] }), okx.okxListAnswer, '51621'),
    ],
    ['OKX 50013', 'server', () => okx.openOkx(answered({ code: '50013', msg: 'busy', data: [] }), okx.okxListAnswer)],
    ['OKX without code', 'drift', () => okx.openOkx(answered({ data: [] }), okx.okxListAnswer)],
    [
      'Deepcoin 50102',
      'clock',
      () => deepcoin.openDeepcoin(answered({ code: '50102' }, 401), deepcoin.deepcoinUsersAnswer),
    ],
    [
      'Deepcoin 401',
      'credentials',
      () => deepcoin.openDeepcoin(answered({ code: '9' }, 401), deepcoin.deepcoinUsersAnswer),
    ],
    [
      'Deepcoin 51',
      'refused',
      () => deepcoin.openDeepcoin(answered({ code: '51', data: null }), deepcoin.deepcoinUsersAnswer),
    ],
    [
      'Deepcoin without data',
      'drift',
      () => deepcoin.openDeepcoin(answered({ code: 0 }), deepcoin.deepcoinUsersAnswer),
    ],
    [
      'Bitget 70102',
      'credentials',
      () => bitget.openBitget(answered({ code: '70102' }, 400), bitget.bitgetVolumesAnswer),
    ],
    ['Bitget 40008', 'clock', () => bitget.openBitget(answered({ code: '40008' }, 400), bitget.bitgetVolumesAnswer)],
    ['Bitget 429', 'rateLimited', () => bitget.openBitget(answered({ code: 429 }), bitget.bitgetVolumesAnswer)],
    ['Bitget 40017', 'refused', () => bitget.openBitget(answered({ code: '40017' }, 400), bitget.bitgetVolumesAnswer)],
    [
      'Ourbit 700002',
      'credentials',
      () => ourbit.openOurbit(answered({ code: 700002, msg: 'Signature' }, 400), ourbit.ourbitPageAnswer),
    ],
    [
      'Ourbit 700003',
      'clock',
      () => ourbit.openOurbit(answered({ code: 700003, msg: 'Timestamp' }, 400), ourbit.ourbitPageAnswer),
    ],
    [
      'Ourbit 1035, expected',
      'no failure',
      () => ourbit.openOurbit(answered({ code: 1035 }), ourbit.ourbitPageAnswer, '1035'),
    ],
    ['Ourbit 1035', 'refused', () => ourbit.openOurbit(answered({ code: 1035 }), ourbit.ourbitPageAnswer)],
  ];
  it.each(cases)('%s means %s', (_, reason, open) => expect(reasonOf(open)).toBe(reason));
});
