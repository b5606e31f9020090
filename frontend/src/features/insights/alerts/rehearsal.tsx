import { useEffect } from 'react';
import { useAlertWords } from '@/features/insights/alerts/alert-words';
import { alertTexts } from '@/features/insights/alerts/texts';
import { useRehearseAlertMutation } from '@/shared/api/generated/member';
import type { AlertRehearsalDto, CreateAlertDto } from '@/shared/api/generated/schemas';
import { toApiError } from '@/shared/api/api-error';
import { formatDuration } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/insights/alerts/alerts.module.css';

/** Typing is over after this time. */
const TYPED_MS = 500;

/** How often what is typed would have told something; nothing while it is incomplete. */
export function Rehearsal({ alert }: { alert: CreateAlertDto | undefined }) {
  const { t } = alertTexts.use();
  const [rehearse, { data, error, isLoading, originalArgs, reset }] = useRehearseAlertMutation();
  const asked = JSON.stringify(alert);
  useEffect(() => {
    if (asked === undefined) {
      reset();
      return undefined;
    }
    const timer = setTimeout(() => void rehearse({ createAlertDto: JSON.parse(asked) as CreateAlertDto }), TYPED_MS);
    return () => clearTimeout(timer);
  }, [asked, rehearse, reset]);
  const isOfThis = JSON.stringify(originalArgs?.createAlertDto) === asked;
  return (
    <div className={styles['rehearsal']} aria-live="polite">
      {alert && (isLoading || !isOfThis) && <p>{t('rehearsal.checking')}</p>}
      {alert && isOfThis && error !== undefined && <p>{toApiError(error).message}</p>}
      {alert && isOfThis && data && <Told alert={alert} told={data} />}
    </div>
  );
}

function Told({ alert, told }: { alert: CreateAlertDto; told: AlertRehearsalDto }) {
  const { t } = alertTexts.use();
  const words = useAlertWords();
  const now = useNow();
  const { fired, from, stepMinutes, value, isMet, simulated } = told;
  const span = from === null ? '' : formatDuration((now - Date.parse(from) + 60_000) / 1_000);
  const measured = value === null ? undefined : words.measured(alert, value);
  const stepOf = (kind: CreateAlertDto['kind'], minutes: number): string =>
    kind === 'funding'
      ? t('rehearsal.stepFunding', { hours: minutes / 60 })
      : t(kind === 'liquidations' ? 'rehearsal.stepLiquidations' : 'rehearsal.step', { minutes });
  return (
    <>
      <p>
        {fired === null
          ? t('rehearsal.noRecord')
          : fired === 0
            ? t('rehearsal.none', { span })
            : t('rehearsal.counted', { span, count: fired })}{' '}
        {simulated && <MarkTag mark="simulated" />}
      </p>
      {fired !== null && stepMinutes !== null && <p>{stepOf(alert.kind, stepMinutes)}</p>}
      {measured !== undefined && (
        <p>{isMet === true ? t('rehearsal.metNow', { value: measured }) : t('rehearsal.now', { value: measured })}</p>
      )}
    </>
  );
}
