import type { EntityManager } from 'typeorm';
import { seedFaq } from './faq.seed.js';

/** Initial data of every installation. Later changes by administrators are never overwritten. */
interface ExchangeSeed {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly badge: string | null;
  readonly referralLink: string;
  readonly travelRule: { readonly upbit: boolean; readonly bithumb: boolean };
  readonly rebateRate: string;
  readonly discountRate: string;
  readonly feeRate: string | null;
  readonly kyc: { readonly hours: number | null; readonly ko: string | null; readonly en: string | null };
  readonly reportOffsetHours: number;
}

const exchanges: readonly ExchangeSeed[] = [
  {
    id: 'binance',
    name: 'Binance',
    color: '#f0b90b',
    badge: null,
    referralLink: 'https://www.binance.com/register?ref=LANCE',
    travelRule: { upbit: true, bithumb: true },
    rebateRate: '0.2',
    discountRate: '0.1',
    feeRate: null,
    kyc: {
      hours: null,
      ko: '기존 계정을 탈퇴한 뒤 Binance가 KYC 초기화를 확인할 때까지 기다려 주세요. 확인되면 새 계정에서 KYC를 할 수 있습니다.',
      en: 'Close the old account; once Binance confirms that its KYC is reset, a new account can pass KYC.',
    },
    reportOffsetHours: 0,
  },
  {
    id: 'okx',
    name: 'OKX',
    color: '#1f1f1f',
    badge: null,
    referralLink: 'https://www.okx.com/join/LANCE',
    travelRule: { upbit: true, bithumb: true },
    rebateRate: '0.4',
    discountRate: '0.1',
    feeRate: null,
    kyc: { hours: 720, ko: null, en: null },
    reportOffsetHours: 8,
  },
  {
    id: 'bitget',
    name: 'Bitget',
    color: '#00b8c4',
    badge: null,
    referralLink: 'https://www.bitget.com/expressly?channelCode=lance',
    travelRule: { upbit: true, bithumb: true },
    rebateRate: '0.5',
    discountRate: '0.1',
    feeRate: null,
    kyc: { hours: 24, ko: null, en: null },
    reportOffsetHours: 8,
  },
  {
    id: 'deepcoin',
    name: 'Deepcoin',
    color: '#1f5fe0',
    badge: null,
    referralLink: 'https://www.deepcoin.com/en/register?invitationCode=lance',
    travelRule: { upbit: false, bithumb: true },
    rebateRate: '0.5',
    discountRate: '0',
    feeRate: '0.0005',
    kyc: {
      hours: null,
      ko: '기존 계정의 KYC를 고객센터에서 해제하면 새 계정에서 KYC를 할 수 있습니다.',
      en: 'Once support has released the KYC of the old account, a new account can pass KYC.',
    },
    reportOffsetHours: 8,
  },
  {
    id: 'ourbit',
    name: 'Ourbit',
    color: '#6b3fd0',
    badge: null,
    referralLink: 'https://www.ourbit.com/register?inviteCode=lance',
    travelRule: { upbit: false, bithumb: false },
    rebateRate: '0.6',
    discountRate: '0',
    feeRate: null,
    kyc: {
      hours: 0,
      ko: 'KYC 없이 가입할 수 있어 새 계정을 바로 만들 수 있습니다.',
      en: 'Accounts need no KYC, so a new one can be opened at once.',
    },
    reportOffsetHours: 8,
  },
];

/** The rates apply to every report day before the first change. */
const RATES_SINCE = '2020-01-01T00:00:00Z';

interface MiningItemSeed {
  readonly id: string;
  readonly icon: string;
  readonly name: { readonly ko: string; readonly en: string };
  readonly description: { readonly ko: string; readonly en: string };
  readonly price: number;
  readonly durationHours: number;
  readonly effect: 'speed_boost' | 'cap_boost' | 'premium';
  readonly value: string;
  readonly rateMultiplier?: string;
  readonly capMultiplier?: string;
}

/** The store shows the first three. */
const miningItems: readonly MiningItemSeed[] = [
  {
    id: '01980000-0000-7000-8000-000000000001',
    icon: 'gauge',
    name: { ko: '스피드 부스터', en: 'Speed Booster' },
    description: {
      ko: '켜 둔 동안 채굴 속도가 20% 빨라집니다.',
      en: 'Mining is 20% faster while it is on.',
    },
    price: 200,
    durationHours: 24,
    effect: 'speed_boost',
    value: '20',
  },
  {
    id: '01980000-0000-7000-8000-000000000002',
    icon: 'layers',
    name: { ko: '누적 부스터', en: 'Cap Booster' },
    description: {
      ko: '켜 둔 동안 수령하지 않아도 3배까지 쌓입니다.',
      en: 'While it is on, three times as much adds up before you claim.',
    },
    price: 300,
    durationHours: 24,
    effect: 'cap_boost',
    value: '3',
  },
  {
    id: '01980000-0000-7000-8000-000000000003',
    icon: 'gem',
    name: { ko: '프리미엄 채굴기', en: 'Premium Miner' },
    description: {
      ko: '켜 둔 동안 채굴 속도가 1.5배가 되고, 그 속도로 6배까지 쌓입니다.',
      en: 'While it is on, mining is 1.5 times as fast, and six times as much of that adds up before you claim.',
    },
    price: 1500,
    durationHours: 168,
    effect: 'premium',
    value: '0',
    rateMultiplier: '1.5',
    capMultiplier: '6',
  },
  {
    id: '01980000-0000-7000-8000-000000000004',
    icon: 'zap',
    name: { ko: '스피드 부스터 플러스', en: 'Speed Booster Plus' },
    description: {
      ko: '켜 둔 동안 채굴 속도가 50% 빨라집니다.',
      en: 'Mining is 50% faster while it is on.',
    },
    price: 900,
    durationHours: 72,
    effect: 'speed_boost',
    value: '50',
  },
  {
    id: '01980000-0000-7000-8000-000000000005',
    icon: 'package',
    name: { ko: '누적 부스터 플러스', en: 'Cap Booster Plus' },
    description: {
      ko: '켜 둔 동안 수령하지 않아도 6배까지 쌓입니다.',
      en: 'While it is on, six times as much adds up before you claim.',
    },
    price: 800,
    durationHours: 72,
    effect: 'cap_boost',
    value: '6',
  },
];

/** Adds missing reference data and leaves existing rows unchanged. `now` is the creation time. */
export async function seedReference(em: EntityManager, now: Date): Promise<void> {
  for (const [index, exchange] of exchanges.entries()) {
    const { id, name, color, badge, referralLink, travelRule, feeRate, kyc, reportOffsetHours } = exchange;
    await em.query(
      `INSERT INTO uid_rebate_exchanges (id, name, logo, color, badge, referral_link, travel_rule_upbit,
         travel_rule_bithumb, kyc_wait_hours, kyc_note_ko, kyc_note_en, is_active, hidden_languages,
         report_offset_hours, sort, created_at, updated_at)
       VALUES ($1, $2, NULL, $3, $4, $5, $6, $7, $8, $9, $10, true, '{}', $11, $12, $13, $13)
       ON CONFLICT DO NOTHING`,
      [
        ...[id, name, color, badge, referralLink, travelRule.upbit, travelRule.bithumb],
        ...[kyc.hours, kyc.ko, kyc.en, reportOffsetHours, (index + 1) * 10, now],
      ],
    );
    await em.query(
      `INSERT INTO uid_rebate_exchange_rates (exchange_id, effective_at, rebate_rate, discount_rate, fee_rate)
       SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM uid_rebate_exchanges WHERE id = $1)
       ON CONFLICT DO NOTHING`,
      [id, RATES_SINCE, exchange.rebateRate, exchange.discountRate, feeRate],
    );
  }
  for (const [index, item] of miningItems.entries()) {
    await em.query(
      `INSERT INTO store_mining_items (id, icon, name_ko, name_en, description_ko, description_en, price, duration_hours,
         effect_type, effect_value, rate_multiplier, cap_multiplier, is_active, sort, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true, $13, $14, $14)
       ON CONFLICT DO NOTHING`,
      [
        ...[item.id, item.icon, item.name.ko, item.name.en, item.description.ko, item.description.en],
        ...[item.price, item.durationHours, item.effect, item.value],
        ...[item.rateMultiplier ?? '1', item.capMultiplier ?? '1', (index + 1) * 10, now],
      ],
    );
  }
  await seedFaq(em, now);
}
