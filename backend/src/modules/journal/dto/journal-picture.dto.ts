import { Clearable, Day, Id, Line, Optional, PictureAddress } from '../../../platform/http/index.js';
import type { JournalPicture } from '../entities/journal-picture.entity.js';
import { fieldTexts } from '../journal.messages.js';

/** What is changed of a picture. */
export class UpdateJournalPictureDto {
  /** What the picture shows; blank or null removes it. @example "4시간봉 돌파 지점" */
  @Clearable()
  @Line({ max: 200, message: fieldTexts.altText })
  altText?: string | null;
}

/** A picture for a trade or a day. */
export class CreateJournalPictureDto extends UpdateJournalPictureDto {
  /** The picture as a data URL: PNG, JPEG or WebP, at most 5 MB and 40 megapixels. @example "data:image/png;base64,iVBORw0KGgo=" */
  @PictureAddress({ missing: fieldTexts.pictureMissing, message: fieldTexts.picture })
  imageUrl: string;
  /** The trade that it belongs to. */
  @Optional()
  @Id()
  tradeId?: string;
  /** Without a trade, the day that it belongs to (Asia/Seoul), up to today. */
  @Optional()
  @Day()
  date?: string;
}

/** A row of `journal_pictures` without the picture itself. */
export type PictureRow = Pick<JournalPicture, 'id' | 'tradeId' | 'altText' | 'width' | 'height' | 'createdAt'> & {
  readonly day: string;
};

/** A picture at a day or a trade of the journal. */
export class JournalPictureDto {
  /** Its id. */
  id: string;
  /** The trade that it belongs to; null for one of a day. @example "019d1c6e-5c4e-7c7a-9a3e-0a1b2c3d4e5f" */
  tradeId: string | null;
  /** Its day, or the day of its trade (Asia/Seoul). */
  date: string;
  /** What it shows, in the member's words. @example "4시간봉 돌파 지점" */
  altText: string | null;
  /** In pixels, at most 2,000. */
  width: number;
  /** In pixels, at most 2,000. */
  height: number;
  /** When it was added. */
  createdAt: string;

  static from({ id, tradeId, day, altText, width, height, createdAt }: PictureRow): JournalPictureDto {
    return { id, tradeId, date: day, altText, width, height, createdAt: createdAt.toISOString() };
  }
}
