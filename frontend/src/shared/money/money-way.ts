import type { RebateCreditDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { moneyTexts } from '@/shared/money/texts';
import { useSettings } from '@/shared/use-settings';

/** Who pays an amount, when and where: rows below a figure or on its receipt. */
export interface MoneyWay {
  title: string;
  rows: readonly { label: string; value: string }[];
}

/** Rebate terms of an exchange. */
export interface CreditingExchange {
  name: string;
  rebateCredit: RebateCreditDto;
}

const AMOUNT_DIGITS = 8;

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

/** How exchanges pay rebates, each by its terms; without any, what applies to all. */
export function useRebateWay(): (...exchanges: readonly (CreditingExchange | undefined)[]) => MoneyWay {
  const { t } = moneyTexts.use();
  const timeOf = useCreditTime();
  return (...exchanges) => {
    const known = exchanges.filter((exchange) => exchange !== undefined);
    const names = namesOf(known);
    const [who, when, where] =
      known.length === 0
        ? [t('rebate.whoAny'), t('rebate.whenAny'), t('rebate.whereAny')]
        : [
            t('rebate.who', { exchange: names, count: known.length }),
            perTerm(known, timeOf)
              .map(([time, some]) => (some.length === known.length ? time : `${namesOf(some)}: ${time}`))
              .join(' · '),
            perTerm(known, ({ where }) => where)
              .map(([place, some]) => t('rebate.where', { exchange: namesOf(some), where: place }))
              .join(' · '),
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

const namesOf = (exchanges: readonly CreditingExchange[]): string => exchanges.map(({ name }) => name).join(', ');

/** Exchanges with the same terms together, in their order. */
function perTerm(
  exchanges: readonly CreditingExchange[],
  termOf: (credit: RebateCreditDto) => string,
): (readonly [term: string, exchanges: readonly CreditingExchange[]])[] {
  return [...Map.groupBy(exchanges, ({ rebateCredit }) => termOf(rebateCredit))];
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
