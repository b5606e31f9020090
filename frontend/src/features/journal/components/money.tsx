import { type ReactNode, useState } from 'react';
import { Figure, formatAmount } from '@/features/journal/amounts';
import { journalTexts } from '@/features/journal/texts';
import { useGetLatestRateQuery } from '@/shared/api/generated/site';
import type { LatestRateDto } from '@/shared/api/generated/schemas';
import { multiplyDecimals } from '@/shared/decimal';
import { behindFigure, formatNumber, type NumberFormat } from '@/shared/format';
import { keep, readKept } from '@/shared/kept';
import { cx } from '@/shared/ui/class-names';
import { type FigureProps } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { Receipt } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/journal/components/money.module.css';

export type Currency = 'KRW' | 'USDT';
export const CURRENCIES = ['USDT', 'KRW'] as const satisfies readonly Currency[];

const RATE_EVERY_MS = 60_000;
const USDT_DIGITS = 2;
/** More than rates have, so that the rows of a receipt multiply out. */
const RATE_DIGITS = 8;
const CURRENCY_KEY = 'journalCurrency';

/** The currency that amounts are shown in: the one that the member chose last. */
export function useCurrency(): [Currency, (next: Currency) => void] {
  const [currency, setCurrency] = useState<Currency>(() => (readKept(CURRENCY_KEY) === 'KRW' ? 'KRW' : 'USDT'));
  const choose = (next: Currency): void => {
    keep(CURRENCY_KEY, next);
    setCurrency(next);
  };
  return [currency, choose];
}

/** KRW per USDT, asked for every minute; the default of the settings until one is loaded. Undefined while neither is known. */
export function useRate(): { rate: number | undefined; told: LatestRateDto | undefined } {
  const { data } = useGetLatestRateQuery(undefined, { pollingInterval: RATE_EVERY_MS });
  const usual = useSettings().get('market_defaultKrwPerUsdt');
  return { rate: data?.rate ?? (usual === undefined ? undefined : Number(usual)), told: data };
}

/** Names the bank rate that was told, and that it is one of the dollar. */
export function useRateName(): (source: string) => string {
  const { t } = journalTexts.use();
  return (source) =>
    t('stats.bankRate', {
      source: source === 'dunamu' || source === 'open-er-api' ? t(`stats.rateSources.${source}`) : source,
    });
}

export interface MoneyProps extends Omit<FigureProps, 'value' | 'unit' | 'digits'> {
  /** In USDT. */
  value: string;
  currency: Currency;
  rate: number | undefined;
}

/** The chosen currency, and KRW per USDT while it is known. */
export type Shown = Pick<MoneyProps, 'currency' | 'rate'>;

/** Whether amounts are shown in won: without a rate they stay in USDT. */
export const isWon = ({ currency, rate }: Shown): boolean => currency === 'KRW' && rate !== undefined;

/** A USDT amount in the chosen currency; in won by the latest rate. It is rounded where it is shown. */
export function inCurrency(value: string, { currency, rate }: Shown): string {
  return currency === 'KRW' && rate !== undefined ? multiplyDecimals(value, rate) : value;
}

/** Unit and decimals of the chosen currency. */
export function useUnit(shown: Shown): { unit: string; digits: number } {
  const { t } = journalTexts.use();
  return isWon(shown) ? { unit: t('won'), digits: 0 } : { unit: t('usdt'), digits: USDT_DIGITS };
}

/** Marks amounts in won whose saved rates have no source of their own: says that the current rate is simulated. */
export function SimulatedRate({ className }: { className?: string | undefined }) {
  const { t } = journalTexts.use();
  const { rate, told } = useRate();
  if (!told?.simulated || rate === undefined) return null;
  return (
    <p className={cx('figures', styles['simulated'], className)}>
      {t('stats.wonRate', { rate: formatNumber(rate, { digits: 2, trim: true }) })} <MarkTag mark="simulated" />
    </p>
  );
}

/** An amount in USDT as words in the chosen currency: `bare`, or with its unit behind it. */
export function useMoneyWords(
  shown: Shown,
): Record<'bare' | 'words', (value: string, sign?: NumberFormat['sign']) => string> {
  const { unit, digits } = useUnit(shown);
  const bare = (value: string, sign: NumberFormat['sign'] = 'auto'): string =>
    formatAmount(inCurrency(value, shown), { digits, sign });
  return { bare, words: (value, sign) => `${bare(value, sign)}${behindFigure(unit)}` };
}

/** An amount in the chosen currency; in won it is converted by the latest rate and rounded once, as its receipt tells. */
export function Money({ value, currency, rate, receipt, receiptTitle, receiptBody, ...figure }: MoneyProps) {
  const shown = { currency, rate };
  const title = receipt?.title ?? receiptTitle;
  const body = receipt ? () => <Receipt {...receipt} /> : receiptBody;
  const opens =
    title === undefined || body === undefined
      ? {}
      : {
          receiptTitle: title,
          receiptBody: () => (
            <InWon {...shown} title={title} value={value} signed={figure.signed ?? false}>
              {body()}
            </InWon>
          ),
        };
  return <Figure {...figure} {...opens} value={inCurrency(value, shown)} {...useUnit(shown)} />;
}

interface InWonProps extends Shown {
  title: string;
  /** In USDT. */
  value: string;
  /** As it is shown: with a plus for gains. */
  signed: boolean;
  /** The receipt of the amount in USDT. */
  children: ReactNode;
}

/** Above the receipt of an amount in USDT, how it came to the won that were shown; nothing more while USDT are shown. */
export function InWon({ title, value, signed, children, ...shown }: InWonProps) {
  const { t } = journalTexts.use();
  const { told } = useRate();
  const nameOf = useRateName();
  const { rate } = shown;
  const sign = signed ? 'always' : 'auto';
  if (!isWon(shown) || rate === undefined) return children;
  const isTold = told !== undefined && told.fetchedAt !== null;
  return (
    <>
      <Receipt
        title={title}
        rows={[
          { label: t('receipt.inUsdt'), value: formatAmount(value, { digits: USDT_DIGITS, sign }), unit: t('usdt') },
          { label: t('receipt.rate'), value: formatNumber(rate, { digits: RATE_DIGITS, trim: true }), operator: '×' },
        ]}
        sum={{ label: t('receipt.inWon'), value: formatAmount(inCurrency(value, shown), { sign }), unit: t('won') }}
        source={isTold ? nameOf(told.source) : t('stats.defaultRate')}
        at={isTold ? (told.fetchedAt ?? undefined) : undefined}
        marks={[
          ...(isTold && told.stale ? (['stale'] as const) : []),
          ...(isTold && told.simulated ? (['simulated'] as const) : []),
        ]}
        note={t('receipt.rateNote')}
      />
      <div className={styles['usdt']}>{children}</div>
    </>
  );
}

/** The dollar value beneath an amount in won. */
export function beneath(value: string, currency: Currency): string | undefined {
  return currency === 'KRW' ? `${formatAmount(value, { digits: USDT_DIGITS, sign: 'auto' })} USDT` : undefined;
}
