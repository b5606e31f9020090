import { Minus, Plus } from 'lucide-react';
import { readAmount, stepped } from '@/features/home/calculator/calculator.rules';
import { writeEntry } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { Input } from '@/shared/ui/field';
import styles from '@/features/home/calculator/calculator.module.css';

interface StepperProps {
  field: 'seed' | 'trades';
  unit: string;
  value: string;
  onChange: (value: string) => void;
}

/** An entry with a step less and a step more beside it; arrow keys do the same. */
export function Stepper({ field, unit, value, onChange }: StepperProps) {
  const { t } = calculatorTexts.use();
  const less = stepped(field, value, -1, [unit]);
  const more = stepped(field, value, 1, [unit]);
  const read = readAmount(value, [unit]);
  const take = (next: string | undefined): void => {
    if (next !== undefined) onChange(writeEntry(next));
  };
  const button = (isMore: boolean, next: string | undefined) => (
    <button
      type="button"
      className={styles['step']}
      aria-label={t(isMore ? 'more' : 'less', { name: t(field) })}
      disabled={next === undefined}
      onClick={() => take(next)}
    >
      {isMore ? <Plus size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
    </button>
  );
  return (
    <span className={styles['stepper']}>
      {button(false, less)}
      <Input
        inputMode="decimal"
        autoComplete="off"
        suffix={unit}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => take(read)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(read);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          take(event.key === 'ArrowUp' ? more : less);
        }}
      />
      {button(true, more)}
    </span>
  );
}
