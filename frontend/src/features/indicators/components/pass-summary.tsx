import { passTexts } from '@/features/indicators/texts';
import type { IndicatorPassDto } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber } from '@/shared/format';
import { PassPrice } from '@/shared/indicator/pass-price';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { IndicatorStatusTag } from '@/shared/ui/indicator-timeline';
import { Dotted } from '@/shared/ui/dotted';
import { Stat, Stats } from '@/shared/ui/stat';
import { useNow } from '@/shared/ui/use-now';
import type { ReactNode } from 'react';
import styles from '@/features/indicators/components/indicator-pass.module.css';

/** Days left of a running pass, in Seoul days. */
export function DaysLeft({ pass: { daysLeft, expiresAt } }: { pass: IndicatorPassDto }) {
  const { t, language } = passTexts.use();
  const now = useNow();
  if (daysLeft === null || expiresAt === null) return <NoFigure label={t('pass.none')} />;
  return (
    <Figure
      value={daysLeft}
      unit={t('pass.days', { count: daysLeft })}
      receipt={{
        title: t('pass.daysLeft'),
        rows: [
          { label: t('pass.lastDay'), value: formatDay(expiresAt, language) },
          { label: t('pass.today'), value: formatDay(now, language), operator: '\u2212' },
        ],
        sum: { label: t('pass.daysLeft'), value: formatNumber(daysLeft), unit: t('pass.days', { count: daysLeft }) },
        note: t('pass.daysNote'),
        source: t('requests.label'),
        at: new Date(now).toISOString(),
      }}
    />
  );
}

interface PassSummaryProps {
  pass: IndicatorPassDto;
  /** The balance, on the page that sells passes. Its button has the price, so a running pass is shown without it. */
  balance?: ReactNode;
}

/** The member's pass with its end, and the price of the next one. */
export function PassSummary({ pass, balance }: PassSummaryProps) {
  const { t, language } = passTexts.use();
  const { status, expiresAt, hasPending, passDays } = pass;
  const day = expiresAt === null ? '' : formatDay(expiresAt, language);
  const notes = [
    ...(status === null ? [] : [t(status === 'expired' ? 'pass.ended' : 'pass.until', { day })]),
    ...(hasPending ? [t('pass.pendingNote')] : []),
  ];
  const isRunning = status !== null && status !== 'expired';
  const isBuying = balance !== undefined;
  const days = (
    <Stat
      hero={isRunning}
      label={t('pass.daysLeft')}
      note={
        <>
          {status !== null && <IndicatorStatusTag state={status} />}{' '}
          {notes.length === 0 ? t('pass.noneNote') : <Dotted parts={notes} />}
        </>
      }
    >
      {status === null ? <span className={styles['none']}>{t('pass.none')}</span> : <DaysLeft pass={pass} />}
    </Stat>
  );
  const price = (
    <Stat hero={isBuying} label={t('pass.price')} note={t('pass.proposed', { count: passDays })}>
      <PassPrice pass={pass} paidWith="LCOIN" />
    </Stat>
  );
  if (isBuying)
    return (
      <Stats label={t('pass.label')}>
        {isRunning ? days : price}
        {balance}
        {!isRunning && (status !== null || hasPending) && days}
      </Stats>
    );
  return (
    <Stats label={t('pass.label')}>
      {days}
      {price}
    </Stats>
  );
}
