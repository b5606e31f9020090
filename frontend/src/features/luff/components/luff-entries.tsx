import { LuffReceipt } from '@/features/luff/components/luff-receipts';
import { luffTexts } from '@/features/luff/texts';
import type { LuffTransactionDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';

export function LuffEntries({ entries }: { entries: readonly LuffTransactionDto[] }) {
  const { t, language } = luffTexts.use();
  const digits = useLuffDigits();
  return (
    <Entries label={t('history.title')}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          title={entry.description}
          note={
            <>
              <span>{t(`history.type.${entry.type}`)}</span>
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, language)}</time>
            </>
          }
          value={
            <Figure
              value={cut(entry.amount, digits)}
              unit={t('luff')}
              digits={digits}
              signed
              tone="entry"
              receiptTitle={entry.description}
              receiptBody={() => <LuffReceipt id={entry.id} />}
            />
          }
          valueNote={`${formatNumber(cut(entry.balanceAfter, digits), { digits })} ${t('luff')}`}
        />
      ))}
    </Entries>
  );
}
