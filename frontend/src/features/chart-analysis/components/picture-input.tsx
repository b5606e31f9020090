import { Camera, ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { cx } from '@/shared/ui/class-names';
import { useControl } from '@/shared/ui/field';
import styles from '@/features/chart-analysis/components/chart-analysis.module.css';

/** Kinds of pictures that can be analysed. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const ACCEPTED = PICTURE_TYPES.join(',');

interface PictureInputProps {
  /** The chosen picture as a data URL. */
  picture: string | undefined;
  onPick: (file: File) => void;
}

/** Takes a picture by click, drop, paste or camera, and shows it. */
export function PictureInput({ picture, onPick }: PictureInputProps) {
  const { t } = chartAnalysisTexts.use();
  const { value: _value, name: _name, onChange: _onChange, ...control } = useControl();
  const camera = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | ArrayLike<File> | null | undefined): boolean => {
    const [file] = Array.from(files ?? []);
    if (file) onPick(file);
    return file !== undefined;
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    setOver(is);
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
        {...control}
        type="file"
        accept={ACCEPTED}
        className="visually-hidden"
        onChange={(event) => {
          take(event.target.files);
          // The same file again is a choice, too.
          event.target.value = '';
        }}
      />
      <label htmlFor={control.id} className={styles['choose']}>
        {picture === undefined ? (
          <>
            <ImageUp size={20} aria-hidden />
            <span>{t('form.drop')}</span>
          </>
        ) : (
          <>
            <img src={picture} alt={t('form.preview')} className={styles['preview']} />
            <span>{t('form.replace')}</span>
          </>
        )}
      </label>
      <div className={styles['camera']}>
        <input
          id={camera}
          type="file"
          accept={ACCEPTED}
          capture="environment"
          className="visually-hidden"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <label htmlFor={camera}>
          <Camera size={16} aria-hidden />
          {t('form.camera')}
        </label>
      </div>
    </div>
  );
}

/** A file as a data URL. */
export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(file);
  });
}
