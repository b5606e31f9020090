import { useListJournalPicturesQuery } from '@/shared/api/generated/member';
import type { JournalPictureDto } from '@/shared/api/generated/schemas';

/** Where pictures stand: at a day, or at one of its trades. */
export interface PicturePlace {
  day: string;
  tradeId: string | null;
}

/** Pictures at a place, oldest first; undefined until they are known. */
export function usePictures({ day, tradeId }: PicturePlace): JournalPictureDto[] | undefined {
  const { data } = useListJournalPicturesQuery({ from: day, to: day });
  return data?.filter((picture) => picture.tradeId === tradeId);
}

export const pictureAddress = (id: string): string => `/api/journal/pictures/${id}`;
export const thumbnailAddress = (id: string): string => `/api/journal/pictures/${id}/thumbnail`;
