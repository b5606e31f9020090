import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { adminTexts } from '@/features/admin/texts';
import { formatDay, seoulDay } from '@/shared/format';
import { Field, useControl } from '@/shared/ui/field';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/admin/components/admin.module.css';

const WIRE = 'YYYY-MM-DD';
const MAX_YEARS = 5;

/** The displayed format can be typed, as can digits alone. */
const formats = { ko: ['YYYY.MM.DD', WIRE, 'YYYYMMDD'], en: ['D MMM YYYY', WIRE, 'YYYYMMDD'] };

export interface ExpiryFieldProps {
  /** Last day, `YYYY-MM-DD` in Seoul; empty if none is chosen. */
  value: string;
  onChange: (day: string) => void;
  /** End of the member's running pass: earlier days cannot be chosen. */
  runningUntil: string | null;
  /** Days of the pass as bought. */
  passDays?: number | undefined;
  error?: string | undefined;
  /** The calendar is open: Escape closes it instead of the dialog. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Last day of a pass: neither in the past nor before the running pass ends. */
export function ExpiryField({ error, ...calendar }: ExpiryFieldProps) {
  const { t, language } = adminTexts.use();
  const { runningUntil, passDays } = calendar;
  const hint = [
    ...(runningUntil === null
      ? [t('requests.noRunningPass')]
      : [t('requests.runningUntil', { day: formatDay(new Date(runningUntil), language) })]),
    ...(passDays === undefined ? [] : [t('requests.passDays', { days: passDays })]),
    t('requests.endsAtNight'),
  ].join(' ');
  return (
    <Field label={t('requests.expiry')} hint={hint} error={error}>
      <Calendar {...calendar} />
    </Field>
  );
}

function Calendar({ value, onChange, runningUntil, open, onOpenChange }: Omit<ExpiryFieldProps, 'error'>) {
  const { language } = adminTexts.use();
  const control = useControl();
  const today = dayjs(seoulDay(useNow()));
  const running = runningUntil === null ? undefined : dayjs(seoulDay(runningUntil));
  const first = running?.isAfter(today) === true ? running : today;
  return (
    <DatePicker
      {...control}
      value={value === '' ? null : dayjs(value)}
      onChange={(day: Dayjs | null) => onChange(day?.format(WIRE) ?? '')}
      // Enter accepts the typed day without submitting the decision.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      format={formats[language]}
      minDate={first}
      maxDate={today.add(MAX_YEARS, 'year')}
      showNow={false}
      open={open}
      onOpenChange={onOpenChange}
      status={control['aria-invalid'] === true ? 'error' : ''}
      style={{ width: '100%' }}
      classNames={{ popup: { root: styles['calendar'] ?? '' } }}
      getPopupContainer={(trigger) => trigger.closest<HTMLElement>('[role=dialog]') ?? document.body}
    />
  );
}
