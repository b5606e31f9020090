import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useAllowChartModelMutation, useGetChartModelQuery } from '@/shared/api/generated/member';
import { formatDateTime } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import { Switch } from '@/shared/ui/switch';
import { toastError } from '@/shared/ui/toast';

/** Asks whether charts may be sent to the language model: what is sent, and to whom. Nothing where there is none. */
export function ModelConsent() {
  const { t, language } = chartAnalysisTexts.use();
  const { data } = useGetChartModelQuery();
  const [allow, { isLoading }] = useAllowChartModelMutation();
  if (!data?.available) return null;
  const { host, model, simulated, allowedAt } = data;
  const receiver = host === null ? t('model.unnamed') : [host, model && `(${model})`].filter(Boolean).join(' ');
  const set = (allowed: boolean): void => {
    allow({ allowChartModelDto: { allowed } })
      .unwrap()
      .catch((error: unknown) => toastError(t('model.failed'), error));
  };
  return (
    <Switch
      label={t('model.allow')}
      note={
        <>
          {t('model.sent', { receiver })}{' '}
          {allowedAt !== null && t('model.since', { at: formatDateTime(allowedAt, language) })}{' '}
          {simulated && <MarkTag mark="simulated" />}
        </>
      }
      checked={allowedAt !== null}
      busy={isLoading}
      onChange={set}
    />
  );
}
