import { journalImportTexts } from '@/features/journal/import/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/journal/import/import.module.css';

const STEPS = ['file', 'preview', 'writing'] as const;
export type ImportStep = (typeof STEPS)[number];

/** The steps of an import and the current one. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const { t } = journalImportTexts.use();
  return (
    <ol className={styles['steps']} aria-label={t('steps.label')}>
      {STEPS.map((name, index) => (
        <li key={name} className={cx(name === step && styles['now'])} aria-current={name === step ? 'step' : undefined}>
          <span className="figures">{index + 1}</span>
          {t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
