import { useListJournalPicturesQuery } from '@/shared/api/generated/member';
import type { JournalPictureDto } from '@/shared/api/generated/schemas';

/** Where pictures stand: at a day, or at one of its trades. */
export interface PicturePlace {
  day: string;
  tradeId: string | null;
}

interface PicturesQuery {
  /** Oldest first; undefined until they are known. */
  pictures: JournalPictureDto[] | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** The pictures at a place. */
export function usePictures({ day, tradeId }: PicturePlace): PicturesQuery {
  const { data, isError, error, refetch } = useListJournalPicturesQuery({ from: day, to: day });
  return { pictures: data?.filter((picture) => picture.tradeId === tradeId), isError, error, refetch };
}

export const pictureAddress = (id: string): string => `/api/journal/pictures/${id}`;
export const thumbnailAddress = (id: string): string => `/api/journal/pictures/${id}/thumbnail`;
