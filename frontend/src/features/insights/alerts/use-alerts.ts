import { useEffect, useRef } from 'react';
import { useAlertWords } from '@/features/insights/alerts/alert-words';
import { alertTexts } from '@/features/insights/alerts/texts';
import { useSourceName } from '@/features/insights/components/source-line';
import { every } from '@/features/insights/polling';
import { useListAlertsQuery } from '@/shared/api/generated/member';
import type { AlertFiringDto } from '@/shared/api/generated/schemas';
import { toast } from '@/shared/ui/toast';

const SECONDS = 10;

/** The member's alerts and what they told last, read again every 10 s. */
export const useAlerts = () => useListAlertsQuery(undefined, every(SECONDS));

/** Tells in a toast what the alerts tell while the page is open. */
export function useFiringToasts(firings: readonly AlertFiringDto[] | undefined): void {
  const { t } = alertTexts.use();
  const words = useAlertWords();
  const sourceName = useSourceName();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!firings) return;
    const [newest] = firings;
    const id = newest?.id ?? '';
    const isNew = last.current !== undefined && id > last.current;
    last.current = id;
    if (!newest || !isNew) return;
    toast({
      title: t('toast', { about: words.about(newest), condition: words.condition(newest) }),
      description: t('toastValue', {
        value: words.measured(newest, Number(newest.value)),
        source: sourceName(newest.source),
      }),
      waits: true,
    });
  });
}
