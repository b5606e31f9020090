import { type FormEvent, useState } from 'react';
import { settingKeys } from '@/features/home/setting-keys';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { divideDecimals, multiplyDecimals, parseDecimal } from '@/shared/decimal';
import { formatNumber, formatPercent } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input, Select } from '@/shared/ui/field';
import { Receipt } from '@/shared/ui/receipt';
import { Skeleton } from '@/shared/ui/skeleton';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/calculator/calculator.module.css';

interface Result {
  daily: string;
  fee: string;
  rebate: string;
  share: string;
}

interface Terms {
  feeRate: string;
  days: string;
}

/** One month of fees and what comes back: (seed × leverage × trades) × fee rate × days × rebate rate. */
export function calculateMonth(
  seed: string,
  leverage: string,
  trades: string,
  sharePercent: string,
  { feeRate, days }: Terms,
): Result | undefined {
  const entries = [seed, leverage, trades, sharePercent];
  if (entries.some((entry) => (parseDecimal(entry)?.units ?? 0n) <= 0n)) return undefined;
  const plain = entries.map((entry) => entry.trim().replaceAll(',', '')) as [string, string, string, string];
  const share = divideDecimals(plain[3], 100, 8) ?? '0';
  const daily = multiplyDecimals(plain[0], plain[1], plain[2]);
  const fee = multiplyDecimals(daily, feeRate, days);
  return { daily, fee, share, rebate: multiplyDecimals(fee, share) };
}

export function Calculator({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = calculatorTexts.use();
  const settings = useSettings();
  const feeRate = settings.get(settingKeys.feeRate);
  const days = settings.get(settingKeys.monthDays);
  const leverages = settings.get(settingKeys.leverages)?.split(',');
  const share = settings.get(settingKeys.rebateShare);
  const ready = feeRate !== undefined && days !== undefined && leverages !== undefined && share !== undefined;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('lead')} wide>
      {ready ? (
        <CalculatorForm
          terms={{ feeRate, days }}
          leverages={leverages}
          defaultLeverage={settings.get(settingKeys.defaultLeverage) ?? leverages[0] ?? '1'}
          defaultShare={formatPercent(share).replace('%', '')}
        />
      ) : (
        <Skeleton height="240px" />
      )}
    </Dialog>
  );
}

interface CalculatorFormProps {
  terms: Terms;
  leverages: readonly string[];
  defaultLeverage: string;
  defaultShare: string;
}

function CalculatorForm({ terms, leverages, defaultLeverage, defaultShare }: CalculatorFormProps) {
  const { t } = calculatorTexts.use();
  const [seed, setSeed] = useState('');
  const [leverage, setLeverage] = useState(defaultLeverage);
  const [trades, setTrades] = useState('');
  const [share, setShare] = useState(defaultShare);
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const next = calculateMonth(seed, leverage, trades, share, terms);
    setResult(next);
    setError(next ? undefined : t('invalid'));
  };
  return (
    <div className={styles['columns']}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Field label={t('seed')}>
          <Input inputMode="decimal" suffix="USDT" value={seed} onChange={(event) => setSeed(event.target.value)} />
        </Field>
        <Field label={t('leverage')}>
          <Select
            value={leverage}
            options={leverages.map((value) => ({ value, label: `${value}×` }))}
            onChange={(event) => setLeverage(event.target.value)}
          />
        </Field>
        <Field label={t('trades')}>
          <Input
            inputMode="numeric"
            suffix={t('tradesUnit')}
            value={trades}
            onChange={(event) => setTrades(event.target.value)}
          />
        </Field>
        <Field label={t('share')} error={error}>
          <Input inputMode="decimal" suffix="%" value={share} onChange={(event) => setShare(event.target.value)} />
        </Field>
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </form>
      <div aria-live="polite">
        {result && (
          <Receipt
            title={t('result')}
            marks={['estimated']}
            rows={[
              {
                label: t('daily'),
                value: formatNumber(result.daily, { digits: 2, trim: true }),
                unit: 'USDT',
                note: t('dailyNote'),
              },
              { label: t('feeRate'), operator: '×', value: formatPercent(terms.feeRate, { digits: 4 }) },
              { label: t('days'), operator: '×', value: terms.days },
              { label: t('fee'), value: formatNumber(result.fee, { digits: 2 }), unit: 'USDT' },
              { label: t('share'), operator: '×', value: formatPercent(result.share) },
            ]}
            sum={{ label: t('result'), value: formatNumber(result.rebate, { digits: 2 }), unit: 'USDT' }}
            note={t('note')}
          />
        )}
      </div>
    </div>
  );
}
