import { RotateCw } from 'lucide-react';
import { useSourceName } from '@/features/insights/components/source-line';
import { type Outage, outagesOf } from '@/features/insights/outages/outage.rules';
import { type Part, type PartReport, useReports } from '@/features/insights/outages/reports';
import { PANELS } from '@/features/insights/pages/panel-choice';
import { insightsTexts } from '@/features/insights/texts';
import { formatDateTime } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { MarkTag } from '@/shared/ui/marks';
import { Notice } from '@/shared/ui/notice';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/insights/outages/outages.module.css';

/** As they follow each other on the page, nearly. */
const ORDER: readonly Part[] = ['premium', 'surge', ...PANELS];

/** The pressed button goes once there is something to read. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement === button) document.getElementById('content')?.focus({ preventScroll: true });
};

/** On top of the page: which sources are out, since when, and which parts show older figures or none. */
export function OutageNotice() {
  const reports = useReports();
  return (
    <div aria-live="polite" className={styles['place']}>
      {reports.length > 0 && <Outages reports={reports} />}
    </div>
  );
}

function Outages({ reports }: { reports: readonly PartReport[] }) {
  const { t } = insightsTexts.use();
  const nameOf = useSourceName();
  const outages = outagesOf(reports, nameOf, useNow());
  if (outages.length === 0) return null;
  const retries = reports.flatMap(({ retry }) => retry ?? []);
  return (
    <Notice
      title={
        <>
          {t('outage.title', { sources: outages.flatMap(({ sources }) => sources).join(', ') })}{' '}
          {outages.some(({ older }) => older.length > 0) && <MarkTag mark="stale" />}
        </>
      }
      action={
        retries.length > 0 && (
          <Button
            size="s"
            ref={keepFocus}
            icon={<RotateCw size={14} aria-hidden />}
            onClick={() => retries.forEach((retry) => void retry())}
          >
            {t('outage.retry')}
          </Button>
        )
      }
    >
      {outages.map((outage) => (
        <OutageLines key={outage.sources.join()} outage={outage} isAlone={outages.length === 1} />
      ))}
    </Notice>
  );
}

function OutageLines({ outage, isAlone }: { outage: Outage<Part>; isAlone: boolean }) {
  const { t, language } = insightsTexts.use();
  const { sources, since, older, without } = outage;
  const named = (parts: readonly Part[]): string =>
    ORDER.filter((part) => parts.includes(part))
      .map((part) =>
        part === 'premium' ? t('outage.premium') : part === 'surge' ? t('surge.label') : t(`panels.${part}`),
      )
      .join(' · ');
  return (
    <p>
      {!isAlone && <b>{sources.join(', ')}: </b>}
      {since === null ? t('outage.never') : t('outage.since', { time: formatDateTime(since, language) })}
      {older.length > 0 && <span className={styles['parts']}>{t('outage.older', { parts: named(older) })}</span>}
      {without.length > 0 && <span className={styles['parts']}>{t('outage.without', { parts: named(without) })}</span>}
    </p>
  );
}
