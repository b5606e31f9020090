import { type ReactNode } from 'react';
import type { EntryDto } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber, seoulDay } from '@/shared/format';
import { cut } from '@/shared/points/luff-digits';
import { clockOf, listWords } from '@/shared/statement/entry-words';
import { statementTexts } from '@/shared/statement/texts';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';
import { Tag } from '@/shared/ui/tag';

export interface PointEntriesProps {
  entries: readonly EntryDto[];
  label: string;
  unit: string;
  /** Decimals of the list; receipts show all. */
  digits?: number;
  /** Loads and shows the receipt of an entry. */
  receipt: (id: string) => ReactNode;
  /** Shows the type as a badge. */
  badges?: boolean;
  /** Says each day once, above its entries. */
  byDay?: boolean;
  /** With the day stands what it ended with, in the place of a balance for each entry: cut, those would not add up. */
  dayBalance?: boolean;
}

/** Entries of either point; each amount opens its receipt. */
export function PointEntries({
  entries,
  label,
  unit,
  digits = 0,
  receipt,
  badges = false,
  byDay = false,
  dayBalance = false,
}: PointEntriesProps) {
  const { t, language } = statementTexts.use();
  return (
    <Entries label={label}>
      {entries.map((entry, index) => {
        const { id, type, description, amount, balanceAfter, createdAt } = entry;
        const { title, when, causes } = listWords(entry, language);
        const day = seoulDay(createdAt);
        const before = entries[index - 1];
        const balance = t('balance', { amount: `${formatNumber(cut(balanceAfter, digits), { digits })} ${unit}` });
        const kind = t(`types.${type}`);
        // Omits the type if the description already contains it.
        const isSaid = [title, ...causes].some((words) => words.toLowerCase().includes(kind.toLowerCase()));
        return (
          <Entry
            key={id}
            head={
              byDay && (before === undefined || seoulDay(before.createdAt) !== day) ? (
                <>
                  <time dateTime={day}>{formatDay(day, language)}</time>
                  {dayBalance && <span>{balance}</span>}
                </>
              ) : undefined
            }
            title={title}
            note={
              <>
                {badges ? <Tag>{kind}</Tag> : !isSaid && <span>{kind}</span>}
                <time dateTime={createdAt}>{byDay ? clockOf(entry) : when}</time>
                {causes.map((cause) => (
                  <span key={cause}>{cause}</span>
                ))}
              </>
            }
            value={
              <Figure
                value={cut(amount, digits)}
                unit={unit}
                digits={digits}
                signed
                tone="change"
                receiptTitle={description}
                receiptBody={() => receipt(id)}
              />
            }
            valueNote={dayBalance ? undefined : balance}
          />
        );
      })}
    </Entries>
  );
}
