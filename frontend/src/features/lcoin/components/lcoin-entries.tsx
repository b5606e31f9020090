import { LcoinReceipt } from '@/features/lcoin/components/lcoin-receipt';
import { lcoinTexts } from '@/features/lcoin/texts';
import type { LcoinEntryDto, LcoinHistoryType } from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';
import { Tag, type TagProps } from '@/shared/ui/tag';

const UNIT = 'L';

/** Credits are positive; debits are neutral. */
const tones: Record<LcoinHistoryType, TagProps['tone']> = {
  earn: 'good',
  bonus: 'good',
  mining: 'good',
  spend: 'neutral',
  other: 'neutral',
};

export interface LcoinEntriesProps {
  entries: readonly LcoinEntryDto[];
  /** Shows the type as a badge. */
  badges?: boolean;
}

/** Entries of L coin; each amount opens its receipt. */
export function LcoinEntries({ entries, badges = false }: LcoinEntriesProps) {
  const { t, language } = lcoinTexts.use();
  return (
    <Entries label={t('history')}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          title={entry.description}
          note={
            <>
              {badges ? (
                <Tag tone={tones[entry.type]}>{t(`type.${entry.type}`)}</Tag>
              ) : (
                <span>{t(`type.${entry.type}`)}</span>
              )}
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, language)}</time>
            </>
          }
          value={
            <Figure
              value={entry.amount}
              unit={UNIT}
              signed
              tone="entry"
              receiptTitle={entry.description}
              receiptBody={() => <LcoinReceipt id={entry.id} />}
            />
          }
          valueNote={`${formatNumber(entry.balanceAfter)} ${UNIT}`}
        />
      ))}
    </Entries>
  );
}
