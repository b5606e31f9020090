import { journalImportTexts } from '@/features/journal/import/texts';
import type { HistoryColumnsDto, HistoryMappingDto, HistoryPreviewDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import styles from '@/features/journal/import/import.module.css';

const FIELDS = [
  ...(['time', 'symbol', 'side', 'price', 'quantity', 'fee', 'feeCoin', 'result', 'tradeId', 'orderId'] as const),
] as const satisfies (keyof HistoryColumnsDto)[];
const MARKETS = ['spot', 'futures'] as const;

interface ColumnMappingProps {
  preview: HistoryPreviewDto;
  mapping: HistoryMappingDto;
  /** A column's title with what its first row has. */
  named: (title: string) => string;
  busy: boolean;
  onAgain: (mapping: HistoryMappingDto) => void;
}

/** Which column of an unknown file is what. A change takes effect after the file is read again. */
export function ColumnMapping({ preview, mapping, named, busy, onAgain }: ColumnMappingProps) {
  const { t } = journalImportTexts.use();
  const form = useForm({ values: mapping, send: onAgain });
  const { columns, exchange, market } = form.values;
  const headers = preview.headers.map((title) => ({ value: title, label: named(title) }));
  const setColumn = (field: keyof HistoryColumnsDto, title: string): void => {
    const next: HistoryColumnsDto = { ...columns };
    if (title === '') delete next[field];
    else next[field] = title;
    form.set('columns', next);
  };
  return (
    <div className={styles['mapping']}>
      <h4 className={styles['heading']}>{t('mapping.title')}</h4>
      <p className={styles['quiet']}>{t('mapping.lead')}</p>
      {preview.missing.length > 0 && (
        <p role="alert">
          {t('mapping.missing', { fields: preview.missing.map((field) => t(`mapping.field.${field}`)).join(', ') })}
        </p>
      )}
      <div className={styles['fields']}>
        <Field label={t('mapping.exchange')}>
          <Input value={exchange} maxLength={40} onChange={(event) => form.set('exchange', event.target.value)} />
        </Field>
        <Field label={t('mapping.market')}>
          <Select
            value={market}
            options={MARKETS.map((value) => ({ value, label: t(`market.${value}`) }))}
            onChange={(event) => form.set('market', event.target.value === 'futures' ? 'futures' : 'spot')}
          />
        </Field>
        {FIELDS.map((field) => (
          <Field key={field} label={t(`mapping.field.${field}`)}>
            <Select
              value={columns[field] ?? ''}
              placeholder={t('mapping.column')}
              options={headers}
              onChange={(event) => setColumn(field, event.target.value)}
            />
          </Field>
        ))}
      </div>
      <Button busy={busy} disabled={exchange.trim() === ''} onClick={form.submit}>
        {t('mapping.apply')}
      </Button>
    </div>
  );
}
