import { CircleX, Clock, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Verdict } from '@/features/chart-analysis/components/result-head';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useTimeframes } from '@/features/chart-analysis/timeframes/use-timeframes';
import { useOnceSettled } from '@/features/chart-analysis/use-once-settled';
import { useListChartAnalysesInfiniteQuery } from '@/shared/api/generated/member';
import type { ChartAnalysisDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatDateTime } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/chart-analysis/components/history.module.css';

export const PAGE_SIZE = 10;
/** How often an analysis under way is looked at. */
const LOOK_MS = 3_000;

/** The member's analyses, newest first. */
export function AnalysisHistory({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = chartAnalysisTexts.use();
  const [isUnderWay, setUnderWay] = useState(false);
  const query = useListChartAnalysesInfiniteQuery({ limit: PAGE_SIZE }, { pollingInterval: isUnderWay ? LOOK_MS : 0 });
  const isSome = (itemsOf(query.data) ?? []).some(({ finishedAt }) => finishedAt === null);
  if (isSome !== isUnderWay) setUnderWay(isSome);
  useOnceSettled(isSome);
  const days = useSettings().get('chartAnalysis_pictureDays') ?? '—';
  return (
    <Section title={t('history.title')}>
      <LoadedList
        query={query}
        more={t('history.more')}
        skeleton={<SkeletonRows rows={3} height="72px" />}
        empty={<EmptyState title={t('history.empty')}>{t('history.emptyText', { days })}</EmptyState>}
      >
        {(analyses) => (
          <Entries label={t('history.list')}>
            {analyses.map((analysis) => (
              <Row key={analysis.id} analysis={analysis} onOpen={onOpen} />
            ))}
          </Entries>
        )}
      </LoadedList>
    </Section>
  );
}

function Row({ analysis, onOpen }: { analysis: ChartAnalysisDto; onOpen: (id: string) => void }) {
  const { t, language } = chartAnalysisTexts.use();
  const timeframeName = useTimeframes();
  const { id, symbol, timeframe, status, couponCode, hasPicture, createdAt } = analysis;
  const at = formatDateTime(createdAt, language);
  return (
    <Entry
      className={styles['row']}
      mark={
        <span className={styles['picture']}>
          {hasPicture ? (
            <img src={`/api/chart-analysis/${id}/picture`} alt="" loading="lazy" decoding="async" />
          ) : (
            <ImageOff size={18} aria-hidden />
          )}
        </span>
      }
      title={`${symbol ?? t('history.noSymbol')}, ${timeframeName(timeframe)}`}
      note={status === 'failed' ? at : `${at}, ${t(couponCode === null ? 'history.free' : 'history.coupon')}`}
      value={<Outcome analysis={analysis} />}
      action={
        <Button size="s" aria-label={t('history.openLabel', { at })} onClick={() => onOpen(id)}>
          {t('history.open')}
        </Button>
      }
    />
  );
}

function Outcome({ analysis: { direction, status } }: { analysis: ChartAnalysisDto }) {
  const { t } = chartAnalysisTexts.use();
  if (direction !== null) return <Verdict direction={direction} size={18} />;
  const Icon = status === 'failed' ? CircleX : Clock;
  return (
    <span className={styles['none']}>
      <Icon size={18} aria-hidden />
      {t(status === 'failed' ? 'history.failed' : 'history.waiting')}
    </span>
  );
}
