import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import type { FaqPlaceholderDto } from '@/shared/api/generated/schemas';
import { Field } from '@/shared/ui/field';
import { SearchInput } from '@/shared/ui/search-input';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/admin/components/faq-editor.module.css';

export interface FaqNumbersProps {
  query: { data?: FaqPlaceholderDto[] | undefined; error?: unknown; isError: boolean; refetch: () => unknown };
  /** Language of the answer. */
  suffix: 'Ko' | 'En';
  /** Label of that field. */
  into: string;
  onInsert: (key: string) => void;
}

/** Placeholders that an answer may use, with their current values; a click inserts one at the cursor. */
export function FaqNumbers({ query, suffix, into, onInsert }: FaqNumbersProps) {
  const { t, language } = adminTexts.use();
  const [wanted, setWanted] = useState('');
  const own = language === 'ko' ? 'labelKo' : 'labelEn';
  const fits = ({ key, labelKo, labelEn }: FaqPlaceholderDto): boolean =>
    `${key} ${labelKo} ${labelEn}`.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <div className={styles['numbers']}>
      <Field label={t('faq.numbers')} hint={t('faq.numbersInto', { field: into })}>
        <SearchInput
          value={wanted}
          placeholder={t('faq.numbersSearch')}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
          // The search field submits nothing.
          onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
        />
      </Field>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={5} height="36px" />}
        isEmpty={(all) => !all.some(fits)}
        empty={<p className={styles['previewEmpty']}>{t('faq.numbersNone')}</p>}
      >
        {(all) => (
          <ul className={styles['numberList']} tabIndex={-1}>
            {all.filter(fits).map(({ key, [own]: label, [`value${suffix}` as const]: value }) => (
              <li key={key}>
                <button
                  type="button"
                  // The accessible name contains the visible text, for speech input.
                  aria-label={t('faq.insert', { label: `${label} {${key}} ${value ?? t('none')}` })}
                  onClick={() => onInsert(key)}
                >
                  <span>{label}</span>
                  <code>{`{${key}}`}</code>
                  <b className="figures">{value ?? t('none')}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
