import { Amount, formatAmount, maskOfAmounts } from '@/features/journal/amounts';
import { Facts } from '@/features/journal/components/facts';
import { AmountsSwitch } from '@/features/journal/components/journal-stats';
import { ColumnMapping } from '@/features/journal/import/column-mapping';
import { journalImportTexts } from '@/features/journal/import/texts';
import { useConfirmJournalImportMutation, useReadHistoryAgainMutation } from '@/shared/api/generated/member';
import type {
  HistoryMappingDto,
  HistoryPreviewDto,
  HistoryRowDto,
  JournalImportDetailsDto,
} from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { sampleOf } from '@/shared/table-sample';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Field } from '@/shared/ui/field';
import { Amount as Count } from '@/shared/ui/figure';
import { FoldingTable } from '@/shared/ui/folding-table';
import { Select } from '@/shared/ui/select';
import { Stat, Stats } from '@/shared/ui/stat';
import { EmptyState } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import { toastError } from '@/shared/ui/toast';
import styles from '@/features/journal/import/import.module.css';

const COUNTS = ['new', 'duplicate', 'bad', 'skipped'] as const;
const ZONES = [
  ...(['Asia/Seoul', 'UTC', 'UTC+8', 'UTC+7', 'UTC+4', 'UTC+3', 'UTC-3', 'Europe/London', 'Europe/Berlin'] as const),
  ...(['America/New_York', 'America/Los_Angeles', 'Australia/Sydney'] as const),
] as const;
/** Numbers as the file has them. */
const WHOLE = { digits: 20, trim: true } as const;
const plain = (value: string): string => formatNumber(value, WHOLE);
const amount = (value: string): string => formatAmount(value, WHOLE);

interface HistoryPreviewProps {
  found: JournalImportDetailsDto;
  preview: HistoryPreviewDto;
  /** First text of the file, if it was sent in this window. */
  begins: string | undefined;
  /** It is being discarded. */
  isLeaving: boolean;
  /** Called when the import is confirmed, with what was shown of it. */
  onConfirmed: (preview: HistoryPreviewDto) => void;
  onDiscard: () => Promise<unknown>;
}

/** What a file would add, before it is confirmed: counts, rows as they were understood, and those that could not be read. */
export function HistoryPreview({ found, preview, begins, isLeaving, onConfirmed, onDiscard }: HistoryPreviewProps) {
  const { t } = journalImportTexts.use();
  const [confirm, confirming] = useConfirmJournalImportMutation();
  const [readAgain, reading] = useReadHistoryAgainMutation();
  const { id, fileName } = found;
  const { counts, missing } = preview;
  const act = async (work: Promise<unknown>, failed: string): Promise<void> => {
    await work.catch((error: unknown) => toastError(failed, error));
  };
  const again = (body: { zone?: string; mapping?: HistoryMappingDto }): void =>
    void act(readAgain({ id, readHistoryDto: body }).unwrap(), t('readFailed'));
  // Any column may have an amount.
  const samples = sampleOf(maskOfAmounts() === undefined ? (begins ?? '') : '', preview.headers);
  const named = (title: string): string => {
    const value = preview.mapping === null ? '' : (samples.get(title) ?? '');
    return value === '' ? title : t('mapping.sample', { title, value });
  };
  const busy = isLeaving || confirming.isLoading || reading.isLoading;
  const actions = (
    <div className={styles['actions']}>
      <Button disabled={busy} onClick={() => void act(onDiscard(), t('discardFailed'))}>
        {t('discard')}
      </Button>
      <Button
        variant="primary"
        disabled={busy || missing.length > 0 || counts.new === 0}
        onClick={() =>
          void act(
            confirm({ id })
              .unwrap()
              .then(() => onConfirmed(preview)),
            t('confirmFailed'),
          )
        }
      >
        {t('confirm', { count: formatNumber(counts.new) })}
      </Button>
    </div>
  );
  return (
    <section className={styles['preview']} aria-label={t('preview', { name: fileName })}>
      <div className={styles['previewHead']}>
        <h3 className={styles['heading']}>{t('preview', { name: fileName })}</h3>
        <div>
          <AmountsSwitch />
        </div>
      </div>
      {preview.mapping && (
        <ColumnMapping
          key={JSON.stringify(preview.mapping)}
          preview={preview}
          mapping={preview.mapping}
          named={named}
          busy={busy}
          onAgain={(mapping) => again({ mapping })}
        />
      )}
      {missing.length === 0 && (
        <>
          <FileFacts preview={preview} />
          {isAsked(preview) && <ZoneField preview={preview} busy={busy} onChange={(zone) => again({ zone })} />}
          <Counts counts={counts} />
          {actions}
          <Rows rows={preview.rows} />
          <Problems preview={preview} />
        </>
      )}
      {preview.unread.length > 0 && (
        <p className={styles['quiet']}>{t('unread', { titles: preview.unread.map(named).join(', ') })}</p>
      )}
      {missing.length > 0 && actions}
    </section>
  );
}

/** When the rows of the file are from, by which clock, and how many there are. */
function FileFacts({ preview }: { preview: HistoryPreviewDto }) {
  const { t, language } = journalImportTexts.use();
  const { firstAt, lastAt, zone, zoneFrom, exchange, counts } = preview;
  const period =
    firstAt === null || lastAt === null
      ? []
      : [
          {
            label: t('period.label'),
            value: t('period.days', { from: formatDateTime(firstAt, language), to: formatDateTime(lastAt, language) }),
          },
        ];
  const clock = isAsked(preview)
    ? []
    : [
        {
          label: t('zone.label'),
          value:
            zoneFrom === 'file' ? t('zone.file', { zone }) : t('zone.exchange', { zone, exchange: exchange ?? '' }),
        },
      ];
  const all = COUNTS.reduce((sum, name) => sum + counts[name], 0);
  return (
    <Facts
      facts={[
        ...period,
        ...clock,
        { label: t('counts.all'), value: t('counts.allRows', { rows: t('rowCount', { count: formatNumber(all) }) }) },
      ]}
    />
  );
}

/** Counts of rows by what happens to them, which add up to the rows of the file; zeros in one line. */
function Counts({ counts }: { counts: HistoryPreviewDto['counts'] }) {
  const { t } = journalImportTexts.use();
  const none = COUNTS.filter((name) => name !== 'new' && counts[name] === 0);
  return (
    <>
      <Stats label={t('counts.label')}>
        {COUNTS.filter((name) => !none.includes(name)).map((name) => (
          <Stat key={name} label={t(`counts.${name}`)}>
            <span className={name === 'bad' ? styles['bad'] : undefined}>
              <Count value={counts[name]} unit={t('counts.unit', { count: counts[name] })} />
            </span>
          </Stat>
        ))}
      </Stats>
      {none.length > 0 && (
        <p className={cx('figures', styles['quiet'])}>{none.map((name) => `${t(`counts.${name}`)} 0`).join(' · ')}</p>
      )}
    </>
  );
}

/** Whether neither file nor exchange tells the zone of the times. */
const isAsked = ({ zoneFrom }: HistoryPreviewDto): boolean => zoneFrom !== 'file' && zoneFrom !== 'exchange';

interface ZoneFieldProps {
  preview: HistoryPreviewDto;
  busy: boolean;
  onChange: (zone: string) => void;
}

/** Times without a zone would fall on other days: who knows the zone is the member. */
function ZoneField({ preview: { zone }, busy, onChange }: ZoneFieldProps) {
  const { t } = journalImportTexts.use();
  const known = ZONES.map((name) => ({ value: name, label: t(`zone.${name}`) }));
  return (
    <Field label={t('zone.label')} hint={t('zone.hint')}>
      <Select
        value={zone}
        disabled={busy}
        options={known.some(({ value }) => value === zone) ? known : [{ value: zone, label: zone }, ...known]}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function Rows({ rows }: { rows: readonly HistoryRowDto[] }) {
  const { t } = journalImportTexts.use();
  if (rows.length === 0) return <EmptyState title={t('noRows')} />;
  return (
    <div className={styles['part']}>
      <h4 className={styles['heading']}>{t('rows')}</h4>
      <FoldingTable
        label={t('rows')}
        titles={(['line', 'trade', 'terms', 'result', 'fee'] as const).map((name) => t(`columns.${name}`))}
        className={styles['rows'] ?? ''}
      >
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </FoldingTable>
    </div>
  );
}

function Row({ row }: { row: HistoryRowDto }) {
  const { t, language } = journalImportTexts.use();
  const { symbol, market, kind, side, line, at, price, quantity, quote, result, fee, feeCoin, isNew } = row;
  const what = side === null ? t(`kind.${kind}`) : t(`side.${side}`);
  return (
    <tr>
      <th scope="row" className="figures">
        {line}
      </th>
      <td>
        <b>
          {symbol} {what} {!isNew && <Tag>{t('known')}</Tag>}
        </b>
        <span className={styles['line']}>{`${t(`market.${market}`)}, ${formatDateTime(at, language)}`}</span>
      </td>
      <td className="figures">
        {price !== null && quantity !== null && t('terms', { quantity: amount(quantity), price: plain(price), quote })}
      </td>
      <td>{result !== null && <Amount value={result} unit={quote} {...WHOLE} signed tone="change" />}</td>
      <td>{fee !== null && feeCoin !== null && <Amount value={fee} unit={feeCoin} {...WHOLE} />}</td>
    </tr>
  );
}

function Problems({ preview: { problems, counts } }: { preview: HistoryPreviewDto }) {
  const { t } = journalImportTexts.use();
  // Any column may have an amount.
  const mask = maskOfAmounts();
  if (problems.length === 0) return null;
  return (
    <div className={styles['part']}>
      <h4 className={styles['heading']}>{t('problems')}</h4>
      <ul className={styles['problems']}>
        {problems.map(({ line, column, message, value }) => (
          <li key={line}>
            <span className={styles['where']}>
              {column === null ? t('problem', { line }) : t('problemIn', { line, column })}
            </span>
            <span>{message}</span>
            {value !== '' && mask === undefined && <span className={styles['quiet']}>{t('value', { value })}</span>}
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{t('remedy')}</p>
      {counts.bad > problems.length && (
        <p className={styles['quiet']}>{t('moreProblems', { shown: problems.length })}</p>
      )}
    </div>
  );
}
