import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { createSimulator, type Simulator, type SimulatedVendor, uidsOf } from '../simulator/index.js';
import * as bitget from '../src/modules/uid-rebate/affiliates/bitget.wire.js';
import * as deepcoin from '../src/modules/uid-rebate/affiliates/deepcoin.wire.js';
import * as okx from '../src/modules/uid-rebate/affiliates/okx.wire.js';
import * as ourbit from '../src/modules/uid-rebate/affiliates/ourbit.wire.js';
import {
  readBinanceTickers,
  readFunding,
  readLongShort,
  readSettledFunding,
} from '../src/modules/insights/sources/binance.wire.js';
import { readBithumbTickers, readHalts } from '../src/modules/insights/sources/bithumb.wire.js';
import { readBybitTickers } from '../src/modules/insights/sources/bybit.wire.js';
import { readKlines, readUpbitCandles } from '../src/modules/insights/sources/candles.wire.js';
import { readCoinDetails } from '../src/modules/insights/sources/coin-details.wire.js';
import { readCoinMarkets, readGlobalMarket } from '../src/modules/insights/sources/coingecko.wire.js';
import { readBitgetTickers, readFearGreed, readOkxTickers } from '../src/modules/insights/sources/global.wire.js';
import { readMarkets, readUpbitTickers } from '../src/modules/insights/sources/upbit.wire.js';
import { readDunamu, readErApi } from '../src/modules/insights/sources/usd-krw.wire.js';
import { WireRows } from '../src/modules/insights/sources/wire-rows.js';
import { type OpenSourceId, simulatorKeys } from '../src/platform/config/index.js';
import { expectShape, parseExactJson } from '../src/platform/upstream/index.js';
import { FakeClock } from './support/fake-clock.js';

const signers = {
  okx: okx.signOkx,
  deepcoin: deepcoin.signDeepcoin,
  bitget: bitget.signBitget,
  ourbit: ourbit.signOurbit,
};

interface Case {
  readonly name: string;
  readonly vendor: keyof typeof signers;
  /** Recorded or documented payloads of this call, relative to VENDOR_FIXTURES_DIR. */
  readonly fixtures: readonly string[];
  readonly path: string;
  readonly body?: string;
  readonly answer: z.ZodType;
  readonly row: z.ZodType | null;
}

const NOON = new Date('2026-11-20T04:00:00.000Z');
const START = Date.parse('2026-11-16T16:00:00.000Z');
const END = START + 86_400_000 - 1;
const fresh = (vendor: SimulatedVendor): string => uidsOf(vendor, 'fresh')[0] ?? '';
const referralWindow = `startTime=${NOON.getTime() - 86_400_000}&endTime=${NOON.getTime()}`;

const cases: readonly Case[] = [
  {
    name: 'OKX invitee/detail',
    vendor: 'okx',
    fixtures: [
      'docs_examples/okx_affiliate_invitee_detail.json',
      'JKorf_OKX.Net/Endpoints__UnifiedApi__Account__GetAffiliateInviteeDetails.json',
    ],
    path: `/api/v5/affiliate/invitee/detail?uid=${fresh('okx')}`,
    answer: okx.okxDetailAnswer,
    row: okx.okxDetailRow,
  },
  {
    name: 'OKX invitee/list',
    vendor: 'okx',
    fixtures: ['docs_examples/okx_affiliate_invitee_list.json'],
    path: '/api/v5/affiliate/invitee/list?page=1&limit=100',
    answer: okx.okxListAnswer,
    row: okx.okxListRow,
  },
  {
    name: 'Deepcoin users',
    vendor: 'deepcoin',
    fixtures: [],
    path: `/deepcoin/agents/users?uid=${fresh('deepcoin')}`,
    answer: deepcoin.deepcoinUsersAnswer,
    row: deepcoin.deepcoinUserRow,
  },
  {
    name: 'Deepcoin rebate-list',
    vendor: 'deepcoin',
    fixtures: ['docs_examples/deepcoin_agents_users_rebate-list.json'],
    path: `/deepcoin/agents/users/rebate-list?type=0&startTime=${START / 1000}&endTime=${Math.floor(END / 1000)}`,
    answer: deepcoin.deepcoinRebateListAnswer,
    row: deepcoin.deepcoinRebateRow,
  },
  {
    name: 'Deepcoin rebates',
    vendor: 'deepcoin',
    fixtures: ['docs_examples/deepcoin_agents_users_rebates.json'],
    path: `/deepcoin/agents/users/rebates?type=2&startTime=${START / 1000}&endTime=${Math.floor(END / 1000)}`,
    answer: deepcoin.deepcoinRebatesAnswer,
    row: null,
  },
  {
    name: 'Bitget customer-list',
    vendor: 'bitget',
    fixtures: ['JKorf_Bitget.Net/Endpoints__Broker__GetAgentCustomerList.json'],
    path: '/api/v2/broker/customer-list',
    body: '{"pageNo":"1","pageSize":"100"}',
    answer: bitget.bitgetCustomersAnswer,
    row: bitget.bitgetCustomerRow,
  },
  {
    name: 'Bitget customer-trade-volume',
    vendor: 'bitget',
    fixtures: ['docs_examples/bitget_customer-trade-volume.json'],
    path: '/api/v2/broker/customer-trade-volume',
    body: JSON.stringify({ startTime: String(START), endTime: String(END) }),
    answer: bitget.bitgetVolumesAnswer,
    row: bitget.bitgetVolumeRow,
  },
  {
    name: 'Bitget customer-commissions',
    vendor: 'bitget',
    fixtures: ['JKorf_Bitget.Net/Endpoints__Broker__GetAgentDirectCommissions.json'],
    path: `/api/v2/broker/customer-commissions?startTime=${START}&endTime=${END}`,
    answer: bitget.bitgetCommissionsAnswer,
    row: bitget.bitgetCommissionRow,
  },
  {
    name: 'Bitget spot candles',
    vendor: 'bitget',
    fixtures: ['JKorf_Bitget.Net/Endpoints__Spot__ExchangeData__GetKlines.json'],
    path: `/api/v2/spot/market/candles?symbol=BTCUSDT&granularity=1day&startTime=${START}&endTime=${END}`,
    answer: bitget.bitgetCandlesAnswer,
    row: null,
  },
  {
    name: 'Ourbit referral',
    vendor: 'ourbit',
    fixtures: ['docs_examples/ourbit_rebate_affiliate_referral.json'],
    path: `/api/v3/rebate/affiliate/referral?uid=${fresh('ourbit')}&${referralWindow}`,
    answer: ourbit.ourbitPageAnswer,
    row: ourbit.ourbitReferralRow,
  },
  {
    name: 'Ourbit commission/detail',
    vendor: 'ourbit',
    fixtures: ['docs_examples/ourbit_rebate_affiliate_commission_detail.json'],
    path: `/api/v3/rebate/affiliate/commission/detail?startTime=${START}&endTime=${END}&pageSize=100`,
    answer: ourbit.ourbitPageAnswer,
    row: ourbit.ourbitDetailRow,
  },
];

/** A public read of the market, which nobody signs. */
interface OpenCase {
  readonly vendor: OpenSourceId;
  readonly path: string;
  readonly fixtures: readonly string[];
  readonly read: (body: unknown, rows: WireRows) => unknown;
}

const openCases: readonly OpenCase[] = [
  {
    vendor: 'upbit',
    path: '/v1/market/all?is_details=true',
    fixtures: ['JKorf_Upbit.Net/Endpoints__Spot__ExchangeData__GetSymbols.json'],
    read: readMarkets,
  },
  {
    vendor: 'upbit',
    path: '/v1/ticker/all?quote_currencies=KRW',
    fixtures: ['JKorf_Upbit.Net/Endpoints__Spot__ExchangeData__GetTickers.json'],
    read: (body, rows) => readUpbitTickers(body, new Map(), rows),
  },
  {
    vendor: 'upbit',
    path: '/v1/candles/minutes/1?market=KRW-BTC&count=200',
    fixtures: ['JKorf_Upbit.Net/Endpoints__Spot__ExchangeData__GetKlines.json'],
    read: readUpbitCandles(1_000),
  },
  {
    vendor: 'upbit',
    path: '/v1/candles/days?market=KRW-BTC&count=3',
    fixtures: [],
    read: readUpbitCandles(86_400_000),
  },
  {
    vendor: 'binance',
    path: '/api/v3/klines?symbol=BTCUSDT&interval=1d&limit=3',
    fixtures: ['JKorf_Binance.Net/Endpoints__Spot__ExchangeData__GetKlines.json'],
    read: readKlines(1_000),
  },
  { vendor: 'bithumb', path: '/v1/market/all?isDetails=true', fixtures: [], read: readMarkets },
  {
    vendor: 'bithumb',
    path: '/public/ticker/ALL_KRW',
    fixtures: [],
    read: (body, rows) => readBithumbTickers(body, new Map(), new Map(), rows),
  },
  { vendor: 'bithumb', path: '/public/assetsstatus/ALL', fixtures: [], read: readHalts },
  { vendor: 'binance', path: '/api/v3/ticker/24hr', fixtures: [], read: readBinanceTickers },
  {
    vendor: 'binance-futures',
    path: '/fapi/v1/premiumIndex',
    fixtures: ['JKorf_Binance.Net/Endpoints__UsdFutures__ExchangeData__GetMarkPrice.json'],
    read: (body, rows) => readFunding(Array.isArray(body) ? body : [body], rows),
  },
  {
    vendor: 'binance-futures',
    path: '/fapi/v1/fundingRate?symbol=BTCUSDT&limit=21',
    fixtures: ['JKorf_Binance.Net/Endpoints__UsdFutures__ExchangeData__GetFundingRates.json'],
    read: readSettledFunding,
  },
  {
    vendor: 'binance-futures',
    path: '/futures/data/globalLongShortAccountRatio?symbol=BTCUSDT&period=1h&limit=1',
    fixtures: ['JKorf_Binance.Net/Endpoints__UsdFutures__ExchangeData__GetGlobalLongShortAccountRatio.json'],
    read: readLongShort,
  },
  {
    vendor: 'okx-market',
    path: '/api/v5/market/tickers?instType=SPOT',
    fixtures: ['JKorf_OKX.Net/Endpoints__UnifiedApi__ExchangeData__GetTickers.json'],
    read: readOkxTickers,
  },
  {
    vendor: 'bitget-market',
    path: '/api/v2/spot/market/tickers',
    fixtures: ['JKorf_Bitget.Net/Endpoints__Spot__ExchangeData__GetTickers.json'],
    read: readBitgetTickers,
  },
  {
    vendor: 'bybit',
    path: '/v5/market/tickers?category=spot',
    fixtures: ['docs_examples/bybit_market_tickers_2.json'],
    read: readBybitTickers,
  },
  {
    vendor: 'dunamu',
    path: '/v1/forex/recent?codes=FRX.KRWUSD',
    fixtures: ['docs_examples/dunamu_forex_recent_KRWUSD.json'],
    read: readDunamu,
  },
  { vendor: 'open-er-api', path: '/v6/latest/USD', fixtures: [], read: readErApi },
  {
    vendor: 'alternative-me',
    path: '/fng/?limit=1',
    fixtures: ['docs_examples/alternative_me_fng.json'],
    read: readFearGreed,
  },
  {
    vendor: 'coingecko',
    path: '/api/v3/coins/markets?vs_currency=usd',
    fixtures: ['coingecko_oas/coins_markets.json', 'JKorf_CoinGecko.Net/Endpoints__GetMarkets.json'],
    read: readCoinMarkets,
  },
  {
    vendor: 'coingecko',
    path: '/api/v3/global',
    fixtures: ['coingecko_oas/global.json', 'JKorf_CoinGecko.Net/Endpoints__GetGlobalData.json'],
    read: readGlobalMarket,
  },
  {
    vendor: 'coingecko',
    path: '/api/v3/coins/bitcoin',
    fixtures: ['coingecko_oas/coins_id.json', 'JKorf_CoinGecko.Net/Endpoints__GetAssetDetails.json'],
    read: readCoinDetails,
  },
];

/** Reads an answer as the service does; every row of it must be readable. */
function readWhole(text: string, { read }: OpenCase): void {
  const rows = new WireRows();
  expect(read(parseExactJson(text), rows)).toBeDefined();
  expect(rows.dropped).toBe(0);
}

interface Lists {
  readonly data: unknown[] | { list?: unknown[]; resultList?: unknown[]; commissionList?: unknown[] };
}

/** Parses an answer and all its rows as the clients do; gives the rows. */
function parsed(text: string, { answer, row }: Case): unknown[] {
  const { data } = expectShape(answer, parseExactJson(text)) as Lists;
  const rows = Array.isArray(data) ? data : (data.list ?? data.resultList ?? data.commissionList ?? []);
  return row ? rows.map((each, at) => expectShape(row, each, `row ${at}`)) : rows;
}

describe('payloads that vendors documented or sent', () => {
  const folder = process.env.VENDOR_FIXTURES_DIR;
  const withFixtures = cases.filter(({ fixtures }) => fixtures.length > 0);
  if (!folder) {
    it.skip('are read only when VENDOR_FIXTURES_DIR names their folder', () => undefined);
    return;
  }
  it.each(withFixtures.map((each) => [each.name, each] as const))(
    'of %s parse by the schema of the client',
    (_, each) => {
      for (const file of each.fixtures) {
        expect(parsed(readFileSync(join(folder, file), 'utf8'), each).length).toBeGreaterThan(0);
      }
    },
  );
  it.each(
    openCases.filter(({ fixtures }) => fixtures.length > 0).map((each) => [each.vendor, each.path, each] as const),
  )('of the market (%s%s) are read whole', (_vendor, _path, each) => {
    for (const file of each.fixtures) readWhole(readFileSync(join(folder, file), 'utf8'), each);
  });
});

describe('answers of the simulator', () => {
  const clock = new FakeClock(NOON);
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await createSimulator({ clock: () => clock.now(), rateScale: 100 });
  });
  afterAll(() => simulator.close());

  it.each(cases.map((each) => [each.name, each] as const))('of %s parse by the same schema', async (_, each) => {
    const { vendor, path, body } = each;
    const access = { baseUrl: '', ...simulatorKeys(vendor) };
    const method = body === undefined ? 'GET' : 'POST';
    const signed = signers[vendor]({ method, path, body }, access, NOON);
    const response = await fetch(`${simulator.url}/${vendor}${signed.path}`, { method, body, headers: signed.headers });
    const rows = parsed(await response.text(), each);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(openCases.map((each) => [each.vendor, each.path, each] as const))(
    'of the market (%s%s) are read whole',
    async (vendor, path, each) => {
      const response = await fetch(`${simulator.url}/${vendor}${path}`);
      readWhole(await response.text(), each);
    },
  );
});
