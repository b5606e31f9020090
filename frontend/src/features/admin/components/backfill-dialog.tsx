import { type ChangeEvent, useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { toApiError } from '@/shared/api/api-error';
import { useStartReportSyncMutation } from '@/shared/api/generated/admin';
import type { AdminExchangeDto, StartedReportSyncDto } from '@/shared/api/generated/schemas';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const MOST_DAYS = 30;
const DAY_MS = 86_400_000;

export interface BackfillDialogProps {
  exchange: AdminExchangeDto;
  onClose: () => void;
  onStarted: (started: StartedReportSyncDto) => void;
}

/** Reads closed days of one exchange again. */
export function BackfillDialog({ exchange, onClose, onStarted }: BackfillDialogProps) {
  const { t } = adminTexts.use();
  const [fromDay, setFromDay] = useState('');
  const [toDay, setToDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const [start, { isLoading }] = useStartReportSyncMutation();
  const count = countDays(fromDay, toDay);

  const act = async (): Promise<void> => {
    if (count === undefined) {
      setProblem(t('reports.daysNeeded'));
      return;
    }
    try {
      const started = await start({ startReportSyncDto: { exchange: exchange.id, fromDay, toDay } }).unwrap();
      toast({ title: t('reports.started'), description: started.message });
      onStarted(started);
      onClose();
    } catch (error) {
      setProblem(toApiError(error).message);
      toastError(t('reports.startFailed'), error);
    }
  };
  const change = (set: (day: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setProblem(undefined);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reports.backfillTitle')}
      consequence={t('reports.backfillConsequence', { exchange: exchange.name })}
      confirmLabel={count === undefined ? t('reports.startEmpty') : t('reports.start', { count })}
      onConfirm={() => void act()}
      busy={isLoading}
    >
      <div className={styles['fields']}>
        <div className={styles['two']}>
          <Field label={t('reports.fromDay')}>
            <Input type="date" value={fromDay} max={toDay || undefined} onChange={change(setFromDay)} />
          </Field>
          <Field label={t('reports.toDay')}>
            <Input type="date" value={toDay} min={fromDay || undefined} onChange={change(setToDay)} />
          </Field>
        </div>
        <p className={styles['muted']}>
          {exchange.dayTimeZone}. {t('reports.daysHint', { max: MOST_DAYS })}
        </p>
        {problem !== undefined && (
          <p className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Both ends included; undefined unless it is a period. */
function countDays(from: string, to: string): number | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Number.isInteger(days) && days > 0 ? days : undefined;
}
