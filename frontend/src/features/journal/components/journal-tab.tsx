import {
  AmountsSwitch,
  CurrencySwitch,
  JournalCapital,
  JournalFigures,
  JournalTotal,
} from '@/features/journal/components/journal-stats';
import { useCurrency } from '@/features/journal/components/money';
import { useNewestDay } from '@/features/journal/components/use-newest-day';
import { journalTexts } from '@/features/journal/texts';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import styles from '@/features/journal/components/journal-tab.module.css';

/** The journal at a glance, within the member's own page. */
export function JournalTab() {
  const { t } = journalTexts.use();
  const [currency, setCurrency] = useCurrency();
  const isNew = useNewestDay() === null;
  return (
    <div className={styles['tab']}>
      {isNew ? (
        <p>{t('begin')}</p>
      ) : (
        <>
          <div className={styles['head']}>
            <JournalTotal currency={currency} />
            <div className={styles['switches']}>
              <AmountsSwitch />
              <CurrencySwitch currency={currency} onCurrencyChange={setCurrency} />
            </div>
          </div>
          <JournalFigures currency={currency} />
          <JournalCapital currency={currency} />
        </>
      )}
      <ButtonLink variant="primary" to={paths.tradingJournal}>
        {t('open')}
      </ButtonLink>
    </div>
  );
}
