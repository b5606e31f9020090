import { useMemo, useState } from 'react';
import { analysisTexts } from '@/features/insights/analysis/texts';
import { useFavourites } from '@/features/insights/favourites/use-favourites';
import { namedFirst } from '@/features/insights/kimchi/kimchi-order.rules';
import { useFound } from '@/features/insights/kimchi/use-found';
import { useKimchi } from '@/features/insights/kimchi/use-kimchi';
import { Field } from '@/shared/ui/field';
import { SearchInput } from '@/shared/ui/search-input';
import styles from '@/features/insights/analysis/analysis.module.css';

const MOST = 6;
const TICKER = /^[\p{L}\p{N}._-]{1,30}$/u;

export interface CoinPickerProps {
  onPick: (symbol: string) => void;
}

/** Offers the favourites, and finds a coin by ticker or name; Enter takes the first one found, or what was typed as a ticker. */
export function CoinPicker({ onPick }: CoinPickerProps) {
  const { t, language } = analysisTexts.use();
  const [typed, setTyped] = useState('');
  const { data } = useKimchi();
  const coins = useMemo(() => {
    const all = [...(data?.upbit ?? []), ...(data?.bithumb ?? [])];
    return [...new Map(all.map((row) => [row.coin, row])).values()];
  }, [data]);
  const matching = useFound(coins, typed);
  const { isFavourite } = useFavourites();
  const known = coins.filter(({ coin }) => (matching ? matching.coins.has(coin) : isFavourite(coin)));
  const found = namedFirst(known, ({ coin }) => coin, matching?.named ?? []).slice(0, MOST);
  const pick = (symbol: string): void => {
    setTyped('');
    onPick(symbol);
  };
  const submit = (): void => {
    const ticker = typed.trim().toUpperCase();
    const exact = coins.find(({ coin }) => coin === ticker) ?? (matching ? found[0] : undefined);
    if (exact) pick(exact.coin);
    else if (TICKER.test(ticker)) pick(ticker);
  };
  return (
    <search aria-label={t('coin')} className={styles['picker']}>
      <Field label={t('coin')}>
        <SearchInput
          value={typed}
          placeholder={t('hint')}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            // While a Korean letter is composed, Enter ends the letter.
            if (key === 'Enter' && !nativeEvent.isComposing) submit();
          }}
        />
      </Field>
      {found.length > 0 && (
        <ul className={styles['found']}>
          {found.map(({ coin, name, nameEn }) => (
            <li key={coin}>
              <button type="button" onClick={() => pick(coin)}>
                {coin} <span>{language === 'ko' ? name : nameEn}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {matching && found.length === 0 && (
        <p role="status" className={styles['quiet']}>
          {t('nothing')}
        </p>
      )}
    </search>
  );
}
