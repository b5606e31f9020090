import { type ReactNode } from 'react';
import { type ViewProps } from '@/features/home/calculator/calculator';
import { type Trading, dailyVolume, mixedFeeRate } from '@/features/home/calculator/calculator.rules';
import { writeEntry, writeRate, writeUsdt } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { multiplyDecimals, subtractDecimals } from '@/shared/decimal';
import { formatPercent } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Field, useControl } from '@/shared/ui/field';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/home/calculator/calculator.module.css';

/** What the other views compute with, on one line, and the way back to change it. Without it there is nothing to compare. */
export function WithTrading({
  change,
  reading,
  children,
}: Pick<ViewProps, 'change' | 'reading'> & { children: (trading: Trading) => ReactNode }) {
  const { t } = calculatorTexts.use();
  const { trading } = reading;
  const goBack = (): void => change({ view: 'estimate' });
  if (!trading)
    return (
      <EmptyState title={t('trading.missingTitle')} action={<Button onClick={goBack}>{t('trading.enter')}</Button>}>
        {t('trading.missingText')}
      </EmptyState>
    );
  return (
    <>
      <div className={styles['summary']}>
        <div>
          <p className="figures">
            {t('trading.summary', {
              seed: writeEntry(trading.seed),
              leverage: writeEntry(trading.leverage),
              trades: writeEntry(trading.trades),
            })}
          </p>
          <p className={styles['small']}>{t('trading.volume', { volume: writeUsdt(dailyVolume(trading)) })}</p>
        </div>
        <Button size="s" onClick={goBack}>
          {t('trading.edit')}
        </Button>
      </div>
      {children(trading)}
    </>
  );
}

/** The published fees; both are needed to compare. */
export function publishedFees({ bases }: ViewProps['terms']): { maker: string; taker: string } | undefined {
  const { maker, taker } = bases;
  return maker === undefined || taker === undefined ? undefined : { maker, taker };
}

export function makerShareOf({ makerPercent }: ViewProps['entries']): string {
  return multiplyDecimals(Math.min(100, Math.max(0, Math.round(makerPercent))), '0.01');
}

/** How much of the volume is traded as maker. */
export function MakerMix({
  entries,
  change,
  fees,
}: Pick<ViewProps, 'entries' | 'change'> & { fees: { maker: string; taker: string } }) {
  const { t } = calculatorTexts.use();
  const share = makerShareOf(entries);
  return (
    <Field label={t('mix.label')} hint={t('mix.hint', { rate: writeRate(mixedFeeRate(fees, share)) })}>
      <Slider
        value={Math.round(Number(share) * 100)}
        text={t('mix.value', { maker: formatPercent(share), taker: formatPercent(subtractDecimals(1, share)) })}
        onChange={(makerPercent) => change({ makerPercent })}
      />
    </Field>
  );
}

function Slider({ value, text, onChange }: { value: number; text: string; onChange: (value: number) => void }) {
  const control = useControl();
  return (
    <div className={styles['slider']}>
      <input
        {...control}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output className={styles['sliderText']} htmlFor={control.id}>
        {text}
      </output>
    </div>
  );
}
