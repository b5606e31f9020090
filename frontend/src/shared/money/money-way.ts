import type { RebateCreditDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { moneyTexts } from '@/shared/money/texts';
import { useSettings } from '@/shared/use-settings';

/** Who pays an amount, when and where: rows below a figure or on its receipt. */
export interface MoneyWay {
  title: string;
  /** A value may have several lines. */
  rows: readonly { label: string; value: string }[];
}

/** Rebate terms of an exchange. */
export interface CreditingExchange {
  name: string;
  rebateCredit: RebateCreditDto;
}

const AMOUNT_DIGITS = 8;
/** With more exchanges than this the general wording is shown. */
const MOST_NAMED = 4;

/** When an exchange credits rebates and from which amount: `다음 날, 최소 금액 없음`. */
export function useCreditTime(): (credit: RebateCreditDto) => string {
  const { t } = moneyTexts.use();
  return ({ when, minimumUsdt }) => {
    const amount = formatNumber(minimumUsdt, { digits: AMOUNT_DIGITS, trim: true });
    return t('rebate.when', {
      when,
      minimum: amount === '0' ? t('rebate.noMinimum') : t('rebate.minimum', { amount }),
    });
  };
}

/** How exchanges pay rebates, each by its name; without any, and of too many, what applies to all. */
export function useRebateWay(): (...exchanges: readonly CreditingExchange[]) => MoneyWay {
  const { t } = moneyTexts.use();
  const timeOf = useCreditTime();
  const several = (exchanges: readonly CreditingExchange[]): string[] => {
    const times = new Set(exchanges.map(({ rebateCredit }) => timeOf(rebateCredit)));
    const each = exchanges.map(({ name, rebateCredit }) =>
      t('rebate.whenOf', { exchange: name, time: timeOf(rebateCredit) }),
    );
    return [
      t('rebate.who', { exchange: exchanges.map(({ name }) => name).join(', '), count: exchanges.length }),
      [...(times.size === 1 ? times : each)].join('\n'),
      t('rebate.whereAny'),
    ];
  };
  return (...exchanges) => {
    const [exchange, ...others] = exchanges;
    const [who = '', when = '', where = ''] =
      !exchange || exchanges.length > MOST_NAMED
        ? [t('rebate.whoAny'), t('rebate.whenAny'), t('rebate.whereAny')]
        : others.length > 0
          ? several(exchanges)
          : [
              t('rebate.who', { exchange: exchange.name, count: 1 }),
              timeOf(exchange.rebateCredit),
              t('rebate.where', { exchange: exchange.name, where: exchange.rebateCredit.where }),
            ];
    return {
      title: t('rebate.title'),
      rows: [
        { label: t('who'), value: who },
        { label: t('when'), value: when },
        { label: t('where'), value: where },
      ],
    };
  };
}

/** How Lance pays paybacks. The minimum amount is omitted until loaded. */
export function usePaybackWay(): MoneyWay {
  const { t } = moneyTexts.use();
  const minimum = useSettings().get('luff_minimumPaybackUsdt');
  return {
    title: t('payback.title'),
    rows: [
      { label: t('who'), value: t('payback.who') },
      ...(minimum === undefined
        ? []
        : [
            {
              label: t('when'),
              value: t('payback.when', { minimum: formatNumber(minimum, { digits: AMOUNT_DIGITS, trim: true }) }),
            },
          ]),
      { label: t('where'), value: t('payback.where') },
    ],
  };
}
