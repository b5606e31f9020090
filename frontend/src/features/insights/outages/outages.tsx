import { RotateCw } from 'lucide-react';
import { useSourceName } from '@/features/insights/components/source-line';
import { type Outage, outagesOf } from '@/features/insights/outages/outage.rules';
import type { Part, PartReport } from '@/features/insights/outages/reports';
import { outageTexts } from '@/features/insights/outages/texts';
import { PANELS } from '@/features/insights/panels';
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

/** Which sources are out, since when, and which parts show older figures or none. */
export function Outages({ reports }: { reports: readonly PartReport[] }) {
  const { t } = outageTexts.use();
  const nameOf = useSourceName();
  const outages = outagesOf(reports, nameOf, useNow());
  if (outages.length === 0) return null;
  const retries = reports.flatMap(({ retry }) => retry ?? []);
  return (
    <Notice
      title={
        <>
          {t('title', { sources: outages.flatMap(({ sources }) => sources).join(', ') })}{' '}
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
            {t('retry')}
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
  const { t, language } = outageTexts.use();
  const { t: page } = insightsTexts.use();
  const { sources, since, older, without } = outage;
  const named = (parts: readonly Part[]): string =>
    ORDER.filter((part) => parts.includes(part))
      .map((part) =>
        part === 'premium' ? t('premium') : part === 'surge' ? page('surge.label') : page(`panels.${part}`),
      )
      .join(' · ');
  return (
    <p>
      {!isAlone && <b>{sources.join(', ')}: </b>}
      {since === null ? t('never') : t('since', { time: formatDateTime(since, language) })}
      {older.length > 0 && <span className={styles['parts']}>{t('older', { parts: named(older) })}</span>}
      {without.length > 0 && <span className={styles['parts']}>{t('without', { parts: named(without) })}</span>}
    </p>
  );
}
