import { passTexts } from '@/features/indicators/texts';
import type { IndicatorPassDto } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber } from '@/shared/format';
import { PassPrice } from '@/shared/indicator/pass-price';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { IndicatorStatusTag } from '@/shared/ui/indicator-timeline';
import { Stat, Stats } from '@/shared/ui/stat';
import { useNow } from '@/shared/ui/use-now';
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

/** The member's pass with its end, and the price of the next one. */
export function PassSummary({ pass }: { pass: IndicatorPassDto }) {
  const { t, language } = passTexts.use();
  const { status, expiresAt, hasPending, passDays } = pass;
  const day = expiresAt === null ? '' : formatDay(expiresAt, language);
  const notes = [
    ...(status === null ? [] : [t(status === 'expired' ? 'pass.ended' : 'pass.until', { day })]),
    ...(hasPending ? [t('pass.pendingNote')] : []),
  ];
  return (
    <Stats label={t('pass.label')}>
      <Stat
        hero={status !== null && status !== 'expired'}
        label={t('pass.daysLeft')}
        note={
          <>
            {status !== null && <IndicatorStatusTag state={status} />}{' '}
            {notes.length === 0 ? t('pass.noneNote') : notes.join(' · ')}
          </>
        }
      >
        {status === null ? <span className={styles['none']}>{t('pass.none')}</span> : <DaysLeft pass={pass} />}
      </Stat>
      <Stat label={t('pass.price')} note={t('pass.proposed', { count: passDays })}>
        <PassPrice pass={pass} paidWith="LCOIN" />
      </Stat>
    </Stats>
  );
}
