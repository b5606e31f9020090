import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { journalPicturesTexts } from '@/features/journal/pictures/texts';
import { pictureAddress } from '@/features/journal/pictures/use-pictures';
import type { JournalPictureDto } from '@/shared/api/generated/schemas';
import { IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Dialog } from '@/shared/ui/dialog';
import styles from '@/features/journal/pictures/pictures.module.css';

interface PictureViewerProps {
  pictures: readonly JournalPictureDto[];
  openId: string;
  /** The day or the trade that they stand at. */
  place: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One picture in the whole window: fitted, or in its own size to be scrolled; arrow keys go to its neighbours. */
export function PictureViewer({ pictures, openId, place, onOpen, onClose }: PictureViewerProps) {
  const { t } = journalPicturesTexts.use();
  const [isActual, setActual] = useState(false);
  const index = pictures.findIndex(({ id }) => id === openId);
  const picture = pictures[index];
  const go = (step: -1 | 1): void => {
    const next = pictures[index + step];
    if (next) onOpen(next.id);
  };
  const press = useEffectEvent(({ key }: KeyboardEvent): void => {
    // In its own size the keys scroll it.
    if (!isActual && key === 'ArrowLeft') go(-1);
    if (!isActual && key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!picture) return null;
  const name = picture.altText ?? t('picture', { number: index + 1 });
  const isSeveral = pictures.length > 1;
  return (
    <Dialog open full onOpenChange={(open) => (open ? undefined : onClose())} title={`${place} · ${name}`}>
      <div className={styles['viewer']}>
        {/* Focusable, so that it can be scrolled by keys. */}
        <div className={cx(styles['stage'], isActual && styles['actual'])} role="group" aria-label={name} tabIndex={0}>
          <img
            key={picture.id}
            src={pictureAddress(picture.id)}
            alt={name}
            width={picture.width}
            height={picture.height}
            onClick={() => setActual(!isActual)}
          />
        </div>
        {/* At the ends the buttons keep the focus. */}
        <div className={styles['controls']}>
          {isSeveral && (
            <IconButton label={t('previous')} aria-disabled={index === 0 || undefined} onClick={() => go(-1)}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
          )}
          {isSeveral && (
            <span className="figures" aria-live="polite">
              {t('place', { number: index + 1, count: pictures.length })}
            </span>
          )}
          {isSeveral && (
            <IconButton
              label={t('next')}
              aria-disabled={index === pictures.length - 1 || undefined}
              onClick={() => go(1)}
            >
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          )}
          <IconButton label={t(isActual ? 'fit' : 'actual')} onClick={() => setActual(!isActual)}>
            {isActual ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
