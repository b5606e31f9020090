import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAmountsHidden } from '@/features/journal/amounts';
import { addDays, isZero } from '@/features/journal/journal.rules';
import { beneath, CURRENCIES, type Currency, Money, useRate, useRateName } from '@/features/journal/components/money';
import {
  CashFlowsReceipt,
  ProfitReceipt,
  TradeCountReceipt,
  useReturnReceipt,
} from '@/features/journal/components/profit-receipts';
import { journalTexts } from '@/features/journal/texts';
import { useGetPerformanceQuery } from '@/shared/api/generated/member';
import type { CashFlowType, PerformanceDto } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber, seoulDay } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { NoFigure } from '@/shared/ui/figure';
import { MarkTag, SourceMark } from '@/shared/ui/marks';
import { WithReceipt } from '@/shared/ui/receipt';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/journal/components/journal-stats.module.css';

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

interface CurrencySwitchProps {
  currency: Currency;
  onCurrencyChange: (next: Currency) => void;
}

/** The currency that amounts are shown in. */
export function CurrencySwitch({ currency, onCurrencyChange }: CurrencySwitchProps) {
  const { t } = journalTexts.use();
  return (
    <Segmented
      value={currency}
      onChange={onCurrencyChange}
      label={t('stats.unit')}
      options={CURRENCIES.map((value) => ({ value, label: value }))}
    />
  );
}

/** What the whole journal has brought. */
export function JournalTotal({ currency }: { currency: Currency }) {
  const query = useGetPerformanceQuery();
  useAmountsHidden();
  const { rate } = useRate();
  return (
    <div className={styles['total']}>
      <Loaded query={query} skeleton={<TotalSkeleton />}>
        {(performance) => <Total performance={performance} currency={currency} rate={rate} />}
      </Loaded>
      <RateLine currency={currency} />
    </div>
  );
}

/** Profits and returns of the last days. Renders nothing on an error, which `JournalTotal` shows. */
export function JournalFigures({ currency }: { currency: Currency }) {
  const { data, isError } = useGetPerformanceQuery();
  useAmountsHidden();
  const { rate } = useRate();
  if (data === undefined && isError) return null;
  return data ? (
    <Figures performance={data} currency={currency} rate={rate} />
  ) : (
    <SkeletonRows rows={1} height="72px" />
  );
}

/** What was paid in and out. Renders nothing before it is read, nor on an error, which `JournalTotal` shows. */
export function JournalCapital({ currency }: { currency: Currency }) {
  const { t } = journalTexts.use();
  const { data } = useGetPerformanceQuery();
  useAmountsHidden();
  const { rate } = useRate();
  if (data === undefined) return null;
  return (
    <Section title={t('dialog.cash')}>
      <Capital performance={data} currency={currency} rate={rate} />
    </Section>
  );
}

/** Hides all amounts of the journal, or shows them again. */
export function AmountsSwitch() {
  const { t } = journalTexts.use();
  const [isHidden, hide] = useAmountsHidden();
  const [isChanged, setChanged] = useState(false);
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <>
      <IconButton
        label={t('amounts.hide')}
        aria-pressed={isHidden}
        onClick={() => {
          hide(!isHidden);
          setChanged(true);
        }}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
      <span role="status" className="visually-hidden">
        {isChanged && t(isHidden ? 'amounts.nowHidden' : 'amounts.nowShown')}
      </span>
    </>
  );
}

/** The rate of amounts in won; nothing while amounts are in USDT. */
export function RateLine({ currency }: { currency: Currency }) {
  const { t } = journalTexts.use();
  const nameOf = useRateName();
  const { rate, told } = useRate();
  if (currency !== 'KRW' || rate === undefined) return null;
  return (
    <p className={styles['rate']}>
      <span className="figures">{t('stats.rate', { rate: formatNumber(rate, { digits: 2, trim: true }) })}</span>
      {told !== undefined && told.fetchedAt !== null ? (
        <>
          <SourceMark source={nameOf(told.source)} fetchedAt={told.fetchedAt} simulated={told.simulated} />
          {told.stale && <MarkTag mark="stale" />}
        </>
      ) : (
        <span>{t('stats.defaultRate')}</span>
      )}
    </p>
  );
}

function TotalSkeleton() {
  return (
    <>
      <Skeleton width="9em" />
      <Skeleton width="240px" height="48px" />
    </>
  );
}

interface FiguresProps {
  performance: PerformanceDto;
  currency: Currency;
  rate: number | undefined;
}

/** What the whole journal has brought. */
function Total({ performance, ...money }: FiguresProps) {
  const { t } = journalTexts.use();
  const { totalProfit, totalReturn, netCapital, tradeCount } = performance;
  const returnReceipt = useReturnReceipt();
  const noReturn = useNoReturn(performance);
  const worth = beneath(totalProfit, money.currency);
  return (
    <dl>
      <Stat
        hero
        label={t('stats.total')}
        note={
          <>
            {worth !== undefined && `${worth} · `}
            {totalReturn === null ? (
              noReturn
            ) : (
              <WithReceipt receipt={returnReceipt(t('receipt.totalReturn'), totalReturn, totalProfit, netCapital)}>
                {t('stats.return', { percent: percentOf(totalReturn) })}
              </WithReceipt>
            )}{' '}
            ·{' '}
            <WithReceipt title={t('stats.trades')} body={() => <TradeCountReceipt title={t('stats.trades')} />}>
              {t('calendar.trades', { count: formatNumber(tradeCount) })}
            </WithReceipt>
          </>
        }
      >
        <Money
          {...GAIN}
          {...money}
          value={totalProfit}
          size="hero"
          receiptTitle={t('receipt.total')}
          receiptBody={() => <ProfitReceipt title={t('receipt.total')} />}
        />
      </Stat>
    </dl>
  );
}

const GAIN = { signed: true, tone: 'change' } as const;
const percentOf = (rate: string): string => `${formatNumber(rate, { digits: 2, sign: 'always' })}%`;

/** Why there is no return. */
function useNoReturn({ totalDeposits }: PerformanceDto): string {
  const { t } = journalTexts.use();
  return t(isZero(totalDeposits) ? 'stats.noDeposit' : 'stats.noReturn');
}

function Figures({ performance, ...money }: FiguresProps) {
  const { t, language } = journalTexts.use();
  const today = seoulDay(useNow());
  const { dailyProfit, weeklyProfit, monthlyProfit } = performance;
  const returnReceipt = useReturnReceipt();
  const profitSince = (label: string, value: string, days: number, share?: ReactNode): ReactNode => {
    const from = addDays(today, 1 - days);
    const title = t('receipt.since', { from: formatDay(from, language) });
    const notes = [beneath(value, money.currency), share].filter((note) => note !== undefined);
    return (
      <Stat
        label={label}
        note={
          notes.length === 0
            ? undefined
            : notes.map((note, index) => (
                <span key={index} className={styles['note']}>
                  {note}
                </span>
              ))
        }
      >
        <Money
          {...GAIN}
          {...money}
          value={value}
          receiptTitle={title}
          receiptBody={() => <ProfitReceipt title={title} from={from} />}
        />
      </Stat>
    );
  };
  const noReturn = useNoReturn(performance);
  // The label above says of how many days; only the receipt, which is read alone, repeats it.
  const returnSince = (label: string, value: string | null, profit: string, days: number): ReactNode =>
    value === null ? (
      <>
        {t('stats.noPeriodReturn')} <NoFigure label={noReturn} />
      </>
    ) : (
      <WithReceipt receipt={returnReceipt(label, value, profit, performance.netCapital, addDays(today, 1 - days))}>
        {t('stats.periodReturn', { percent: percentOf(value) })}
      </WithReceipt>
    );
  return (
    <div className={styles['figures']}>
      <Stats threes>
        {profitSince(t('stats.daily'), dailyProfit, 1)}
        {profitSince(
          t('stats.weekly'),
          weeklyProfit,
          WEEK_DAYS,
          returnSince(t('stats.weeklyReturn'), performance.weeklyReturn, weeklyProfit, WEEK_DAYS),
        )}
        {profitSince(
          t('stats.monthly'),
          monthlyProfit,
          MONTH_DAYS,
          returnSince(t('stats.monthlyReturn'), performance.monthlyReturn, monthlyProfit, MONTH_DAYS),
        )}
      </Stats>
    </div>
  );
}

/** In the order of the sum: deposits − withdrawals = capital. */
function Capital({ performance, ...money }: FiguresProps) {
  const { t } = journalTexts.use();
  const capital = (label: string, value: string, type?: CashFlowType): ReactNode => {
    const note = beneath(value, money.currency);
    return (
      <div>
        <dt>{label}</dt>
        <dd>
          <Money
            {...money}
            value={value}
            receiptTitle={label}
            receiptBody={() => <CashFlowsReceipt title={label} {...(type === undefined ? {} : { type })} />}
          />
        </dd>
        {note !== undefined && <dd className={styles['beneath']}>{note}</dd>}
      </div>
    );
  };
  return (
    <dl className={styles['capital']}>
      {capital(t('stats.deposits'), performance.totalDeposits, 'deposit')}
      {capital(t('stats.withdrawals'), performance.totalWithdrawals, 'withdrawal')}
      {capital(t('stats.capital'), performance.netCapital)}
    </dl>
  );
}
