import { type FeeBasis, feeRateOf } from '@/features/home/calculator/calculator.rules';
import { writeRate } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { type Basis } from '@/features/home/calculator/use-entries';
import { type ViewProps } from '@/features/home/calculator/view-props';
import { compareDecimals, subtractDecimals } from '@/shared/decimal';
import { formatPercent } from '@/shared/format';
import { Field, useControl } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { type ReceiptRow } from '@/shared/ui/receipt';
import styles from '@/features/home/calculator/calculator.module.css';

/** Choice of the fee basis, shared by all views. */
export function FeeBasisFields({ change, terms, chosen }: Pick<ViewProps, 'change' | 'terms' | 'chosen'>) {
  const { t } = calculatorTexts.use();
  const { volume, published } = terms.bases;
  const { basis } = chosen;
  return (
    <>
      <Field label={t('basis.label')}>
        <Select
          value={basis.kind}
          options={[
            ...(volume === undefined
              ? []
              : [{ value: 'volume', label: t('basis.volume', { rate: writeRate(volume) }) }]),
            ...(published
              ? [
                  {
                    value: 'published',
                    label: t('basis.published', {
                      maker: writeRate(published.maker),
                      taker: writeRate(published.taker),
                    }),
                  },
                ]
              : []),
          ]}
          onChange={(event) => change({ basis: event.target.value as Basis })}
        />
      </Field>
      {basis.kind === 'published' && (
        <Field label={t('mix.label')} hint={t('mix.hint', { rate: writeRate(feeRateOf(basis)) })}>
          <Slider
            value={Math.round(Number(basis.makerShare) * 100)}
            text={t('mix.value', {
              maker: formatPercent(basis.makerShare),
              taker: formatPercent(subtractDecimals(1, basis.makerShare)),
            })}
            onChange={(makerPercent) => change({ makerPercent })}
          />
        </Field>
      )}
    </>
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

/** Receipt rows from the volume to the fee, as far as rates are involved. */
export function useFeeRows(): (basis: FeeBasis, discountRate: string) => ReceiptRow[] {
  const { t } = calculatorTexts.use();
  return (basis, discountRate) => {
    const value = writeRate(feeRateOf(basis));
    if (basis.kind === 'volume')
      return [{ label: t('basis.assumedRate'), operator: '×', value, note: t('basis.volumeRateNote') }];
    const isTaker = compareDecimals(basis.makerShare, 0) === 0;
    const published: ReceiptRow = {
      label: isTaker ? t('basis.takerRate') : t('basis.publishedRate'),
      operator: '×',
      value,
      ...(isTaker
        ? {}
        : { note: t('basis.publishedRateNote', { maker: writeRate(basis.maker), taker: writeRate(basis.taker) }) }),
    };
    if (compareDecimals(discountRate, 0) === 0) return [published];
    return [
      published,
      {
        label: t('basis.kept'),
        operator: '×',
        value: writeRate(subtractDecimals(1, discountRate)),
        note: t('basis.keptNote', { rate: writeRate(discountRate) }),
      },
    ];
  };
}
