import { adminTexts } from '@/features/admin/texts';
import { useStartReportSyncMutation } from '@/shared/api/generated/admin';
import type { AdminExchangeDto, StartedReportSyncDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const MAX_DAYS = 30;
const DAY_MS = 86_400_000;

export interface BackfillDialogProps {
  exchange: AdminExchangeDto;
  onClose: () => void;
  onStarted: (started: StartedReportSyncDto) => void;
}

/** Rereads closed days of one exchange. */
export function BackfillDialog({ exchange, onClose, onStarted }: BackfillDialogProps) {
  const { t } = adminTexts.use();
  const [start] = useStartReportSyncMutation();
  const form = useForm({
    values: { fromDay: '', toDay: '' },
    check: (days) => (countDays(days) === undefined ? { fromDay: '', toDay: t('reports.daysNeeded') } : {}),
    send: (days) => start({ startReportSyncDto: { exchange: exchange.id, ...days } }).unwrap(),
    done: (started) => {
      toast({ title: t('reports.started'), description: started.message });
      onStarted(started);
      onClose();
    },
    about: (subject) => (subject === 'fromDay' ? 'fromDay' : 'toDay'),
    failed: t('reports.startFailed'),
  });
  const { fromDay, toDay } = form.values;
  const count = countDays(form.values);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reports.backfillTitle')}
      consequence={t('reports.backfillConsequence', { exchange: exchange.name })}
      confirmLabel={count === undefined ? t('reports.startEmpty') : t('reports.start', { count })}
      onConfirm={form.submit}
      busy={form.busy}
    >
      <div className={styles['fields']}>
        <div className={styles['two']}>
          <Field label={t('reports.fromDay')} {...form.field('fromDay')}>
            <Input type="date" max={toDay || undefined} />
          </Field>
          <Field label={t('reports.toDay')} {...form.field('toDay')}>
            <Input type="date" min={fromDay || undefined} />
          </Field>
        </div>
        <p className={styles['muted']}>
          {exchange.dayTimeZone}. {t('reports.daysHint', { max: MAX_DAYS })}
        </p>
      </div>
    </ConfirmDialog>
  );
}

/** Number of days, both ends included; undefined for an invalid period. */
function countDays({ fromDay, toDay }: { fromDay: string; toDay: string }): number | undefined {
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS + 1;
  return Number.isInteger(days) && days > 0 ? days : undefined;
}
