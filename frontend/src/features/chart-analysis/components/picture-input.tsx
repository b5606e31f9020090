import { Camera, ImageUp } from 'lucide-react';
import { useId } from 'react';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { ACCEPTED_PICTURES, usePastedFiles } from '@/shared/picture-file';
import { cx } from '@/shared/ui/class-names';
import { useControl } from '@/shared/ui/field';
import { FileDrop, FileInput } from '@/shared/ui/file-drop';
import styles from '@/features/chart-analysis/components/chart-analysis.module.css';

interface PictureInputProps {
  /** The chosen picture as a data URL. */
  picture: string | undefined;
  onPick: (file: File) => void;
  /** What was chosen cannot be shown, so it is no picture. */
  onBroken: () => void;
  /** While a picture is being analysed, another one would be lost. */
  disabled: boolean;
}

/** Takes a picture by click, drop, paste or camera, and shows it. */
export function PictureInput({ picture, onPick, onBroken, disabled }: PictureInputProps) {
  const { t } = chartAnalysisTexts.use();
  const { value: _value, name: _name, onChange: _onChange, ...control } = useControl();
  const camera = useId();
  usePastedFiles(([file]) => {
    if (file && !disabled) onPick(file);
    return file !== undefined;
  });
  return (
    <FileDrop
      {...control}
      accept={ACCEPTED_PICTURES}
      disabled={disabled}
      onPick={onPick}
      beneath={
        <div className={styles['camera']}>
          <FileInput id={camera} accept={ACCEPTED_PICTURES} capture="environment" disabled={disabled} onPick={onPick} />
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
          <span className={cx(styles['drop'], styles['withMouse'])}>{t('form.drop')}</span>
          <span className={cx(styles['drop'], styles['withFinger'])}>{t('form.choose')}</span>
        </>
      ) : (
        <>
          <img src={picture} alt={t('form.preview')} className={styles['preview']} onError={onBroken} />
          <span>{t('form.replace')}</span>
        </>
      )}
      <span className={cx(styles['quiet'], styles['hint'])}>{t('form.pictureHint')}</span>
    </FileDrop>
  );
}
