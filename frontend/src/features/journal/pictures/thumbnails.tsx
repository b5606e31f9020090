import { type ReactNode, useState } from 'react';
import { PictureViewer } from '@/features/journal/pictures/picture-viewer';
import { journalPicturesTexts } from '@/features/journal/pictures/texts';
import { thumbnailAddress } from '@/features/journal/pictures/use-pictures';
import type { JournalPictureDto } from '@/shared/api/generated/schemas';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/journal/pictures/pictures.module.css';

/** What a picture is called: what it shows, or which one it is. */
export function usePictureName(): (picture: JournalPictureDto, index: number) => string {
  const { t } = journalPicturesTexts.use();
  return ({ altText }, index) => altText ?? t('picture', { number: index + 1 });
}

interface ThumbnailsProps {
  pictures: readonly JournalPictureDto[];
  /** The day or the trade that they stand at. */
  place: string;
  /** What can be done with one, below it. */
  actions?: (picture: JournalPictureDto, name: string) => ReactNode;
  /** In a line of text. */
  small?: boolean;
  /** Behind them. */
  children?: ReactNode;
}

/** Pictures in small; each opens in the whole window. */
export function Thumbnails({ pictures, place, actions, small = false, children }: ThumbnailsProps) {
  const { t } = journalPicturesTexts.use();
  const nameOf = usePictureName();
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <ul className={cx(styles['thumbnails'], small && styles['small'])} aria-label={t('list')}>
        {pictures.map((picture, index) => {
          const name = nameOf(picture, index);
          return (
            <li key={picture.id}>
              <button
                type="button"
                className={styles['thumbnail']}
                aria-label={t('open', { name })}
                onClick={() => setOpenId(picture.id)}
              >
                <img src={thumbnailAddress(picture.id)} alt="" loading="lazy" decoding="async" />
              </button>
              {actions?.(picture, name)}
            </li>
          );
        })}
        {children}
      </ul>
      {openId !== undefined && (
        <PictureViewer
          pictures={pictures}
          openId={openId}
          place={place}
          onOpen={setOpenId}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
