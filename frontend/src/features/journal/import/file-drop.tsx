import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { journalImportTexts } from '@/features/journal/import/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/journal/import/import.module.css';

const ACCEPTED = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes a file by click, key or drop. */
export function FileDrop({ disabled, onPick }: { disabled: boolean; onPick: (file: File) => void }) {
  const { t } = journalImportTexts.use();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && !disabled) onPick(file);
  };
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    setOver(is && !disabled);
  };
  return (
    <div
      className={cx(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        disabled={disabled}
        className="visually-hidden"
        onChange={(event) => {
          take(event.target.files);
          // The same file again is a choice, too.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles['choose']}>
        <FileUp size={20} aria-hidden />
        <span>{t('drop')}</span>
        <span className={styles['quiet']}>{t('formats')}</span>
      </label>
    </div>
  );
}
