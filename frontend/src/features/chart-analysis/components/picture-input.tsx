import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useControl } from '@/shared/ui/field';
import { FileDrop, FileInput } from '@/shared/ui/file-drop';
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
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (file === undefined) return;
    onPick(file);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return (
    <FileDrop
      {...control}
      accept={ACCEPTED}
      onPick={onPick}
      beneath={
        <div className={styles['camera']}>
          <FileInput id={camera} accept={ACCEPTED} capture="environment" onPick={onPick} />
          <label htmlFor={camera}>
            <Camera size={16} aria-hidden />
            {t('form.camera')}
          </label>
        </div>
      }
    >
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
    </FileDrop>
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
