import { adminTexts } from '@/features/admin/texts';
import type { FaqPlaceholderDto } from '@/shared/api/generated/schemas';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/faq-editor.module.css';

/** A placeholder, or an unmatched brace. */
const BRACES = /(\{[^{}\n]*\}|[{}])/;

export interface FaqPreviewProps {
  question: string;
  /** The text with placeholders. */
  answer: string;
  suffix: 'Ko' | 'En';
  /** Undefined until loaded. */
  placeholders: readonly FaqPlaceholderDto[] | undefined;
}

/** The answer with current values; errors are shown at their placeholder. */
export function FaqPreview({ question, answer, suffix, placeholders }: FaqPreviewProps) {
  const { t } = adminTexts.use();
  const place = (part: string, index: number) => {
    if (!BRACES.test(part) || placeholders === undefined) return part;
    const known = placeholders.find(({ key }) => `{${key}}` === part);
    if (!known) {
      return (
        <Tag key={index} tone="bad">
          {t('faq.unknown', { placeholder: part })}
        </Tag>
      );
    }
    const value = known[`value${suffix}`];
    return value !== null ? (
      <span key={index} className={styles['value']} title={known[`label${suffix}`]}>
        {value}
      </span>
    ) : (
      <Tag key={index} tone="amber">
        {t('faq.noValue', { label: known[`label${suffix}`] })}
      </Tag>
    );
  };
  return (
    <div className={styles['preview']} role="group" aria-label={t('faq.preview')}>
      <p className={styles['previewHead']} aria-hidden>
        {t('faq.preview')}
      </p>
      {question.trim() !== '' && <p className={styles['previewQuestion']}>{question}</p>}
      {answer.trim() === '' ? (
        <p className={styles['previewEmpty']}>{t('faq.previewEmpty')}</p>
      ) : (
        <p className={styles['previewAnswer']}>{answer.split(BRACES).map(place)}</p>
      )}
    </div>
  );
}
