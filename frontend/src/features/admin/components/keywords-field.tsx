import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { Field, Input } from '@/shared/ui/field';
import styles from '@/features/admin/components/faq-editor.module.css';

const MAX_KEYWORDS = 30;
const MAX_CHARACTERS = 40;

export interface KeywordsFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: readonly string[];
  onChange: (keywords: string[]) => void;
}

/** Words as tags: Enter, a comma or leaving the field adds one; Backspace in the empty field removes the last one. */
export function KeywordsField({ label, hint, error, value, onChange }: KeywordsFieldProps) {
  const { t } = adminTexts.use();
  const [typed, setTyped] = useState('');

  const add = (text: string): void => {
    const words = text
      .split(',')
      .map((word) => word.trim().slice(0, MAX_CHARACTERS))
      .filter((word) => word !== '');
    const known = new Set(value.map((word) => word.toLowerCase()));
    const fresh = words.filter((word) => !known.has(word.toLowerCase()) && known.add(word.toLowerCase()));
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, MAX_KEYWORDS));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that completes a Korean syllable adds nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };

  return (
    <div className={styles['keywords']}>
      <Field label={label} hint={hint} error={error} optional>
        <Input
          value={typed}
          maxLength={MAX_CHARACTERS * 4}
          autoComplete="off"
          enterKeyHint="done"
          disabled={value.length >= MAX_KEYWORDS}
          onChange={(event) =>
            event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      </Field>
      {value.length > 0 && (
        <ul className={styles['tags']} aria-label={label}>
          {value.map((keyword) => (
            <li key={keyword}>
              {keyword}
              <button
                type="button"
                aria-label={t('faq.removeKeyword', { keyword })}
                onClick={() => onChange(value.filter((one) => one !== keyword))}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
