import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { FeeBasisFields } from '@/features/home/calculator/fee-basis';
import { Stepper } from '@/features/home/calculator/stepper';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { initialEntries, isExample } from '@/features/home/calculator/use-entries';
import { RESULT_ID, type ViewProps } from '@/features/home/calculator/view-props';
import { byRebate, ratePercent } from '@/features/home/rates';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import styles from '@/features/home/calculator/calculator.module.css';

interface CalculatorFormProps extends ViewProps {
  /** The button was pressed, and everything is valid. */
  onPrint: () => void;
}

/**
 * Input of the calculator. Each wrong field says what belongs there and the first has the focus; one message for all stands
 * above the button. They appear when the button is pressed, not while typing, and go as soon as what they say is no longer so.
 */
export function CalculatorForm({ entries, change, terms, chosen, reading, onPrint }: CalculatorFormProps) {
  const { t } = calculatorTexts.use();
  const [isRefused, setRefused] = useState(false);
  const wrong = new Set<string>([...reading.wrong, ...(chosen.share === undefined ? ['share'] : [])]);
  if (isRefused && wrong.size === 0) setRefused(false);
  const errorOf = (field: 'seed' | 'trades' | 'share'): string | undefined =>
    isRefused && wrong.has(field) ? t(`wrong.${field}`) : undefined;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Drawn at once, so that the mark is there to be focused.
    flushSync(() => setRefused(wrong.size > 0));
    if (wrong.size > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    onPrint();
    // On phones the result is above; on wide screens it is beside the form and nothing scrolls.
    document.getElementById(RESULT_ID)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field label={t('seed')} error={errorOf('seed')}>
        <Stepper field="seed" unit="USDT" value={entries.seed} onChange={(seed) => change({ seed })} />
      </Field>
      <div className={styles['pair']}>
        <Field label={t('leverage')}>
          <Select
            value={chosen.leverage}
            options={terms.leverages.map((value) => ({ value, label: t('times', { value }) }))}
            onChange={(event) => change({ leverage: event.target.value })}
          />
        </Field>
        <Field label={t('trades')} error={errorOf('trades')}>
          <Stepper
            field="trades"
            unit={t('tradesUnit')}
            value={entries.trades}
            onChange={(trades) => change({ trades })}
          />
        </Field>
      </div>
      <div className={styles['ratePair']}>
        <Field label={t('exchange')}>
          <Select
            value={chosen.exchange?.id ?? ''}
            options={[
              { value: '', label: t('ownRate') },
              ...[...chosen.exchanges].sort(byRebate).map(({ id, name, rebateRate }) => ({
                value: id,
                label: t('exchangeRate', { name, rate: ratePercent(rebateRate) }),
              })),
            ]}
            onChange={(event) => change({ exchange: event.target.value, share: chosen.shareText })}
          />
        </Field>
        <Field label={t('share')} error={errorOf('share')}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            value={chosen.shareText}
            onChange={(event) => change({ exchange: '', share: event.target.value })}
          />
        </Field>
      </div>
      <FeeBasisFields change={change} terms={terms} chosen={chosen} />
      <div className={styles['acts']}>
        {isRefused && <p className={styles['refusal']}>{t('invalid')}</p>}
        <Button type="submit" variant="primary" block>
          {t('submit')}
        </Button>
        {!isExample(entries) && (
          <Button
            variant="quiet"
            onClick={() => {
              setRefused(false);
              change({
                ...initialEntries,
                leverage: undefined,
                exchange: undefined,
                share: undefined,
                basis: undefined,
                to: undefined,
              });
            }}
          >
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  );
}
