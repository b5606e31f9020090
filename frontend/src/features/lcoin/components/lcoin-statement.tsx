import { LcoinSums } from '@/features/lcoin/components/lcoin-figures';
import { LcoinBalance } from '@/shared/statement/lcoin-balance';
import { LcoinHistory } from '@/features/lcoin/components/lcoin-history';
import { lcoinTexts } from '@/features/lcoin/texts';
import { Section } from '@/shared/ui/card';
import { Stat } from '@/shared/ui/stat';
import styles from '@/features/lcoin/components/lcoin-statement.module.css';

/** L coin statement: the balance, the sums, every entry. */
export function LcoinStatement() {
  const { t } = lcoinTexts.use();
  return (
    <div className={styles['statement']}>
      <div>
        <dl>
          <Stat hero label={t('balance')}>
            <LcoinBalance size="hero" />
          </Stat>
        </dl>
        <LcoinSums />
      </div>
      <Section title={t('history')}>
        <LcoinHistory />
      </Section>
    </div>
  );
}
