import { useId } from 'react';
import { byRebate, ratePercent } from '@/features/home/rates';
import { homeTexts } from '@/features/home/texts';
import styles from '@/features/home/uid-check/uid-check.module.css';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { Skeleton } from '@/shared/ui/skeleton';

interface ExchangeChoiceProps {
  offers: { data?: ExchangeDto[] | undefined; isError: boolean; refetch: () => unknown };
  value: string;
  error: string | undefined;
  onChange: (exchange: string) => void;
}

/** Exchanges as radio buttons with their rates. */
export function ExchangeChoice({ offers, value, error, onChange }: ExchangeChoiceProps) {
  const { t } = homeTexts.use();
  const note = useId();
  return (
    <fieldset
      className={styles['choice']}
      // A radio group needs at least one radio button.
      role={offers.data?.length ? 'radiogroup' : undefined}
      aria-describedby={error === undefined ? undefined : note}
      aria-invalid={error !== undefined && offers.data?.length ? true : undefined}
    >
      <legend>{t('uid.exchange')}</legend>
      {offers.data ? (
        <div className={styles['chips']}>
          {[...offers.data].sort(byRebate).map(({ name, rebateRate }) => (
            <label key={name} className={styles['chip']}>
              <input
                type="radio"
                name="exchange"
                value={name}
                checked={name === value}
                onChange={() => onChange(name)}
              />
              <ExchangeMark name={name} size="s" />
              <span className={styles['name']}>{name}</span>
              <span className={cx('figures', styles['rate'])}>
                <span className="visually-hidden">{t('uid.rowRate')} </span>
                {ratePercent(rebateRate)}
              </span>
            </label>
          ))}
          {offers.data.length === 0 && <p className={styles['lead']}>{t('uid.noExchanges')}</p>}
        </div>
      ) : offers.isError ? (
        <p className={styles['unread']}>
          {t('uid.exchangesFailed')}
          <Button size="s" onClick={() => void offers.refetch()}>
            {t('uid.again')}
          </Button>
        </p>
      ) : (
        <div className={styles['chips']}>
          {[0, 1, 2, 3, 4].map((place) => (
            <span key={place} className={styles['chip']}>
              <Skeleton width="60%" />
            </span>
          ))}
        </div>
      )}
      {error !== undefined && (
        <p id={note} className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
