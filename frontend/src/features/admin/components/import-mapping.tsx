import { adminTexts } from '@/features/admin/texts';
import type { ImportColumnsDto, ImportField, ImportMappingDto, ImportPreviewDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { sampleOf } from '@/shared/table-sample';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/reports.module.css';

const FIELDS = [
  'uid',
  'day',
  'product',
  'volume',
  'fee',
  'commission',
  'rate',
  'asset',
] as const satisfies ImportField[];
const PRODUCTS = ['spot', 'futures', 'other'] as const;
const ORDERS = ['dmy', 'mdy'] as const;
const MARKS = ['.', ','] as const;
const markNames = { '.': 'point', ',': 'comma' } as const;
const REPEATED = ['refuse', 'sum'] as const;

export interface ImportMappingProps {
  preview: ImportPreviewDto;
  /** First text of the file. */
  begins: string;
  busy: boolean;
  onAgain: (mapping: ImportMappingDto) => void;
}

/** Column mapping of a file. A change takes effect after the file is read again. */
export function ImportMapping({ preview, begins, busy, onAgain }: ImportMappingProps) {
  const { t } = adminTexts.use();
  const form = useForm({ values: preview.mapping, send: onAgain });
  const mapping = form.values;
  const samples = sampleOf(begins, preview.headers);
  const headers = preview.headers.map((title) => {
    const value = samples.get(title) ?? '';
    return { value: title, label: value === '' ? title : t('import.sample', { title, value }) };
  });

  const setColumn = (field: ImportField, title: string): void => {
    const columns: ImportColumnsDto = { ...mapping.columns };
    if (title === '') delete columns[field];
    else columns[field] = title;
    form.set('columns', columns);
  };
  /** Without a default, nothing chosen means that the file decides. */
  const choice = <
    K extends 'product' | 'dayOrder' | 'decimalMark' | 'repeatedRows',
    V extends ImportMappingDto[K] & string,
  >(
    name: K,
    label: string,
    values: readonly V[],
    labelOf: (value: V) => string,
    preset?: V,
  ) => (
    <Field label={label}>
      <Select
        value={mapping[name] ?? preset ?? ''}
        placeholder={preset === undefined ? t('import.auto') : undefined}
        options={values.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(event) =>
          form.set(
            name,
            values.find((value) => value === event.target.value),
          )
        }
      />
    </Field>
  );
  return (
    <div className={styles['fields']}>
      <div className={styles['bar']}>
        <p className={styles['muted']}>{t('import.mappingLead', { exchange: preview.exchangeName })}</p>
        <Button size="s" disabled={!form.isChanged()} busy={busy} onClick={form.submit}>
          {t('import.again')}
        </Button>
      </div>
      <div className={own['mapping']}>
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={t(`import.field.${field}`)}
            error={
              preview.missingFields.includes(field) && mapping.columns[field] === undefined
                ? t('import.missing')
                : undefined
            }
          >
            <Select
              value={mapping.columns[field] ?? ''}
              placeholder={t('import.noColumn')}
              options={headers}
              onChange={(event) => setColumn(field, event.target.value)}
            />
          </Field>
        ))}
        <Field label={t('import.fixedDay')}>
          <Input
            type="date"
            value={mapping.fixedDay ?? ''}
            onChange={(event) => form.set('fixedDay', event.target.value === '' ? undefined : event.target.value)}
          />
        </Field>
        {choice('product', t('import.productOfAll'), PRODUCTS, (value) => t(`import.products.${value}`))}
        {choice('dayOrder', t('import.dayOrder'), ORDERS, (value) => t(`import.dayOrders.${value}`))}
        {choice('decimalMark', t('import.decimalMark'), MARKS, (value) => t(`import.decimalMarks.${markNames[value]}`))}
        {choice('repeatedRows', t('import.repeated'), REPEATED, (value) => t(`import.repeatedRows.${value}`), 'refuse')}
      </div>
    </div>
  );
}
