import { Money, type Shown, useMoneyWords } from '@/features/journal/components/money';
import { isZero } from '@/features/journal/journal.rules';
import { journalPicturesTexts } from '@/features/journal/pictures/texts';
import { journalTexts } from '@/features/journal/texts';
import type { JournalDayDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
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

/** The same days as rows, for narrow screens. */
export function DayList({ days, pictured, money, onOpen }: DayListProps) {
  const { t, language } = journalTexts.use();
  const { bare } = useMoneyWords(money);
  return (
    <div className={styles['list']}>
      <Entries label={t('calendar.days')}>
        {days.map((day) => (
          <Entry
            key={day.day}
            title={
              <button type="button" className={styles['open']} onClick={() => onOpen(day.day)}>
                {formatDay(day.day, language)}
              </button>
            }
            note={<DayFacts day={day} money={money} isPictured={pictured.has(day.day)} />}
            value={
              day.result === null ? (
                <NoFigure label={t('calendar.nothing')} />
              ) : (
                <Money {...money} value={day.result} signed tone="change" />
              )
            }
            valueNote={
              day.unexplained === null || isZero(day.unexplained)
                ? undefined
                : t('calendar.unexplained', { amount: bare(day.unexplained, 'always') })
            }
          />
        ))}
      </Entries>
    </div>
  );
}

function DayFacts({ day, money, isPictured }: { day: JournalDayDto; money: Shown; isPictured: boolean }) {
  const { t: ofPictures } = journalPicturesTexts.use();
  const { t } = journalTexts.use();
  const { startBalance, endBalance, tradeCount, cashFlow, hasNote } = day;
  const { bare, words } = useMoneyWords(money);
  return [
    startBalance === null || endBalance === null
      ? undefined
      : t('calendar.balances', { start: bare(startBalance), end: bare(endBalance) }),
    tradeCount === 0 ? undefined : t('calendar.trades', { count: tradeCount }),
    isZero(cashFlow) ? undefined : t('calendar.cashFlow', { amount: words(cashFlow, 'always') }),
    hasNote ? t('calendar.note') : undefined,
    isPictured ? ofPictures('day') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
