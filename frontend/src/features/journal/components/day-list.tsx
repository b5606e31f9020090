import { Image, type LucideIcon, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { Money, type Shown, useMoneyWords } from '@/features/journal/components/money';
import { DayReceipt } from '@/features/journal/components/profit-receipts';
import { isZero } from '@/features/journal/journal.rules';
import { journalPicturesTexts } from '@/features/journal/pictures/texts';
import { journalTexts } from '@/features/journal/texts';
import type { JournalDayDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Entries, Entry } from '@/shared/ui/entries';
import { NoFigure } from '@/shared/ui/figure';
import styles from '@/features/journal/components/month-calendar.module.css';

/** A day in words, for those who do not see the cell. */
export function useDayWords(
  money: Shown,
): (day: string, known: JournalDayDto | undefined, isPictured: boolean) => string {
  const { t: ofPictures } = journalPicturesTexts.use();
  const { t, language } = journalTexts.use();
  const { words } = useMoneyWords(money);
  return (day, known, isPictured) => {
    const { result = null, unexplained = null, cashFlow = '0', hasNote = false } = known ?? {};
    const told = [
      result === null ? undefined : t('calendar.result', { amount: words(result, 'always') }),
      unexplained === null || isZero(unexplained)
        ? undefined
        : t('calendar.unexplained', { amount: words(unexplained, 'always') }),
      isZero(cashFlow) ? undefined : t('calendar.cashFlow', { amount: words(cashFlow, 'always') }),
      hasNote ? t('calendar.note') : undefined,
      isPictured ? ofPictures('day') : undefined,
    ].filter((part) => part !== undefined);
    return [formatDay(day, language), ...(told.length === 0 ? [t('calendar.nothing')] : told)].join(', ');
  };
}

interface DayListProps {
  days: readonly JournalDayDto[];
  pictured: ReadonlySet<string>;
  money: Shown;
  onOpen: (day: string) => void;
}

/** Rows that are shown before the list is unfolded. */
const FEW = 10;

/** The same days as rows, for narrow screens; the newest ones until all are asked for. */
export function DayList({ days, pictured, money, onOpen }: DayListProps) {
  const { t, language } = journalTexts.use();
  const [isWhole, setWhole] = useState(false);
  return (
    <div className={styles['list']}>
      <Entries label={t('calendar.days')} dense>
        {(isWhole ? days : days.slice(0, FEW)).map((day) => {
          const title = t('receipt.day', { day: formatDay(day.day, language) });
          return (
            <Entry
              key={day.day}
              className={styles['row']}
              title={
                <span className={styles['day']}>
                  <button type="button" className={styles['open']} onClick={() => onOpen(day.day)}>
                    {formatDay(day.day, language)}
                  </button>
                  <DayMarks day={day} isPictured={pictured.has(day.day)} />
                </span>
              }
              note={<DayFacts day={day} money={money} />}
              value={
                day.result === null ? (
                  <NoFigure label={t('calendar.nothing')} />
                ) : (
                  <Money
                    {...money}
                    value={day.result}
                    signed
                    tone="change"
                    receiptTitle={title}
                    receiptBody={() => <DayReceipt day={day.day} />}
                  />
                )
              }
            />
          );
        })}
      </Entries>
      {days.length > FEW && (
        <div className={styles['more']}>
          <Button block onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? t('calendar.fewer') : t('calendar.all', { count: days.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Beside the date: whether there is a note or a picture. */
function DayMarks({ day: { hasNote }, isPictured }: { day: JournalDayDto; isPictured: boolean }) {
  const { t: ofPictures } = journalPicturesTexts.use();
  const { t } = journalTexts.use();
  return (
    <>
      {hasNote && <Mark icon={StickyNote} label={t('calendar.note')} />}
      {isPictured && <Mark icon={Image} label={ofPictures('day')} />}
    </>
  );
}

function Mark({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon size={14} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </>
  );
}

/** Trades, balances, cash flows and what they leave open: whatever was written. */
function DayFacts({ day, money }: { day: JournalDayDto; money: Shown }) {
  const { t } = journalTexts.use();
  const { startBalance, endBalance, cashFlow, unexplained, tradeCount } = day;
  const { bare } = useMoneyWords(money);
  const isMoved = !isZero(cashFlow);
  const isOpen = unexplained !== null && !isZero(unexplained);
  const isWritten = startBalance !== null && endBalance !== null;
  return (
    <span className={styles['facts']}>
      {tradeCount > 0 && <span>{t('calendar.trades', { count: tradeCount })}</span>}
      {tradeCount === 0 && !isWritten && !isMoved && !isOpen && day.hasNote && <span>{t('calendar.note')}</span>}
      {isWritten && <span>{t('calendar.balances', { start: bare(startBalance), end: bare(endBalance) })}</span>}
      {isMoved && <span>{t('calendar.cashFlow', { amount: bare(cashFlow, 'always') })}</span>}
      {isOpen && (
        <span className={styles['unexplained']}>
          {t('calendar.unexplained', { amount: bare(unexplained, 'always') })}
        </span>
      )}
    </span>
  );
}
