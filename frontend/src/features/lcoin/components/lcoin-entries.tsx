import { lcoinTexts } from '@/features/lcoin/texts';
import type { LcoinEntryDto } from '@/shared/api/generated';
import { subtractDecimals } from '@/shared/decimal';
import { formatDateTime, formatNumber, formatSigned } from '@/shared/format';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';
import type { ReceiptContent } from '@/shared/ui/receipt';

const UNIT = 'L';

/** Entries of L coin; each figure opens what stood before and after it. */
export function LcoinEntries({ entries }: { entries: readonly LcoinEntryDto[] }) {
  const { t, language } = lcoinTexts.use();
  const receipt = useEntryReceipt();
  return (
    <Entries label={t('history')}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          title={entry.description}
          note={
            <>
              <span>{t(`type.${entry.type}`)}</span>
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, language)}</time>
            </>
          }
          value={<Figure value={entry.amount} unit={UNIT} signed tone="entry" receipt={receipt(entry)} />}
          valueNote={`${formatNumber(entry.balanceAfter)} ${UNIT}`}
        />
      ))}
    </Entries>
  );
}

function useEntryReceipt(): (entry: LcoinEntryDto) => ReceiptContent {
  const { t } = lcoinTexts.use();
  return (entry) => ({
    title: entry.description,
    rows: [
      {
        label: t('before'),
        value: formatNumber(subtractDecimals(entry.balanceAfter, entry.amount)),
        unit: UNIT,
      },
      { label: t('change'), value: formatSigned(entry.amount), unit: UNIT, note: t(`type.${entry.type}`) },
    ],
    sum: { label: t('after'), value: formatNumber(entry.balanceAfter), unit: UNIT },
    source: t('source'),
    at: entry.createdAt,
    ...(entry.reference === null
      ? {}
      : { note: `${t('reference')}: ${referenceName(entry.reference, t)} ${entry.reference.id}` }),
  });
}

const named = { exchange_uid: true, member: true, purchase: true } as const;

function referenceName(reference: { type: string }, t: typeof lcoinTexts.t): string {
  const known = reference.type in named ? (reference.type as keyof typeof named) : 'other';
  return t(`referenceType.${known}`);
}
