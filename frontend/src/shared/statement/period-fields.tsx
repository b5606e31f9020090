import { useState } from 'react';
import { PERIODS, type Period, readDay } from '@/shared/statement/period';
import { statementTexts } from '@/shared/statement/texts';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

const periodKeys = {
  all: 'periods.all',
  month: 'periods.month',
  30: 'periods.thirty',
  90: 'periods.ninety',
  own: 'periods.own',
} as const satisfies Record<Period, string>;

export interface PeriodFieldsProps {
  period: Period;
  /** Days of an own period. */
  from: string;
  to: string;
  /** Today in Seoul. */
  today: string;
  change: (changes: Partial<Record<'period' | 'from' | 'to', string>>) => void;
  className?: string;
}

/** A usual period by its name; two days where somebody wants others. */
export function PeriodFields({ period, from, to, today, change, className = '' }: PeriodFieldsProps) {
  const { t } = statementTexts.use();
  return (
    <>
      <Field label={t('period')} className={className}>
        <Select
          value={period}
          options={PERIODS.map((value) => ({ value, label: t(periodKeys[value]) }))}
          onChange={({ target: { value } }) => change({ period: value, ...(value === 'own' ? { from, to } : {}) })}
        />
      </Field>
      {period === 'own' && (
        <>
          <Field label={t('from')} className={className}>
            <DayInput day={from} max={to} onChange={(day) => change({ from: day })} />
          </Field>
          <Field label={t('to')} className={className}>
            <DayInput day={to} min={from} max={today} onChange={(day) => change({ to: day })} />
          </Field>
        </>
      )}
    </>
  );
}

interface DayInputProps {
  day: string;
  min?: string;
  max: string;
  onChange: (day: string) => void;
}

/** While typing, a date passes through unintended ones, such as the year 202; only complete ones count. */
function DayInput({ day, onChange, ...limits }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const read = (value: string): void => {
    setTyped(value);
    const whole = readDay(value);
    if (whole !== undefined) onChange(whole);
  };
  return (
    <Input
      {...limits}
      type="date"
      value={typed}
      required
      onChange={(event) => read(event.target.value)}
      onBlur={() => setTyped(day)}
    />
  );
}
