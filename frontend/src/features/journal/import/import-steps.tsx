import { Check } from 'lucide-react';
import { journalImportTexts } from '@/features/journal/import/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/journal/import/import.module.css';

const STEPS = ['file', 'preview', 'writing'] as const;
export type ImportStep = (typeof STEPS)[number];

interface ImportStepsProps {
  step: ImportStep;
}

/** The steps of an import: those that are done, and the current one. */
export function ImportSteps({ step }: ImportStepsProps) {
  const { t } = journalImportTexts.use();
  return (
    <ol className={styles['steps']} aria-label={t('steps.label')}>
      {STEPS.map((name, index) => {
        const isDone = index < STEPS.indexOf(step);
        const isNow = name === step;
        return (
          <li
            key={name}
            className={cx(isDone && styles['passed'], isNow && styles['now'])}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="figures">{isDone ? <Check size={14} strokeWidth={2.5} aria-hidden /> : index + 1}</span>
            {t(`steps.${name}`)}
            {isDone && <span className="visually-hidden">{t('steps.done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
