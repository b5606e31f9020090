import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { type Actor, pictureBytes } from '../../../platform/http/index.js';
import { Idempotency } from '../../../platform/idempotency/index.js';
import { PictureUploads } from '../../../platform/pictures/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { Attempts, Members } from '../../auth/index.js';
import {
  type CreateJournalPictureDto,
  JournalPictureDto,
  type PictureRow,
  type UpdateJournalPictureDto,
} from '../dto/journal-picture.dto.js';
import type { JournalPeriodQuery } from '../dto/period.dto.js';
import { JournalPicture } from '../entities/journal-picture.entity.js';
import { JournalDays } from '../journal-days.service.js';
import { atField, JournalErrors } from '../journal.errors.js';
import { JournalSettings } from '../journal.settings.js';
import { type KeptPicture, openKeptPicture } from './kept-picture.js';

const HOUR_MS = 3_600_000;
/** How long what was removed can be put back. */
const REMOVED_FOR_MS = 24 * HOUR_MS;
const MEGABYTE = 1_048_576;

/** Where a picture stands: at a day or at a trade. */
type Place = Pick<JournalPicture, 'day' | 'tradeId'>;

const ROWS = `
  SELECT p.id, p.trade_id AS "tradeId", coalesce(p.day, t.day)::text AS day, p.alt_text AS "altText", p.width, p.height,
    p.created_at AS "createdAt"
  FROM journal_pictures AS p LEFT JOIN journal_trades AS t ON t.user_id = p.user_id AND t.id = p.trade_id
  WHERE p.user_id = $1 AND p.removed_at IS NULL`;

/** Pictures of members' journals. */
@Injectable()
export class JournalPictures {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly days: JournalDays,
    private readonly settings: Settings,
    private readonly attempts: Attempts,
    private readonly idempotency: Idempotency,
    private readonly uploads: PictureUploads,
  ) {}

  /** Pictures of a period, oldest first. A member has some hundreds at most. */
  async list(userId: string, { from, to }: JournalPeriodQuery): Promise<JournalPictureDto[]> {
    const rows: PictureRow[] = await this.dataSource.query(
      `${ROWS} AND ($2::date IS NULL OR coalesce(p.day, t.day) >= $2) AND ($3::date IS NULL OR coalesce(p.day, t.day) <= $3)
       ORDER BY p.id`,
      [userId, from ?? null, to ?? null],
    );
    return rows.map((row) => JournalPictureDto.from(row));
  }

  /** Throws `journal.pictureNotFound`. */
  async read(userId: string, id: string, part: 'webp' | 'thumbnail'): Promise<Buffer> {
    const where = { userId, id, removedAt: IsNull() };
    const picture = await this.dataSource.manager.findOne(JournalPicture, {
      select: { id: true, [part]: true },
      where,
    });
    if (!picture) throw JournalErrors.pictureNotFound();
    return picture[part];
  }

  /**
   * @throws JournalErrors.picturePlace, dayInFuture, dayTooEarly, tradeNotFound, tooManyPicturesHere, picturesFull, what
   *   `openKeptPicture` does; `auth.tooManyAttempts`; `platform.busy`
   */
  async add(
    actor: Actor,
    { imageUrl, altText = null, tradeId, date }: CreateJournalPictureDto,
  ): Promise<JournalPictureDto> {
    if ((tradeId === undefined) === (date === undefined)) throw atField('date', JournalErrors.picturePlace, {});
    const place = { day: date ?? null, tradeId: tradeId ?? null };
    const bytes = pictureBytes(imageUrl) ?? Buffer.alloc(0);
    const open = date === undefined ? null : await this.days.open(date, 'date');
    // Under a key that was answered, the answer counts, whatever speaks against the picture now.
    const picture = await this.open(actor.id, place, bytes).catch((error: Error) => error);
    const asked = { ...place, altText, picture: createHash('sha256').update(bytes).digest('hex') };
    return this.idempotency.run(actor, 'add-journal-picture', asked, async (tx) => {
      if (picture instanceof Error) throw picture;
      await this.members.lockOpenMember(tx, actor.id, 'for_no_key_update');
      if (open) await this.days.begin(tx, actor.id, open);
      await this.assertRoom(tx, actor.id, place, picture.webp.length + picture.thumbnail.length);
      const createdAt = this.clock.now();
      const { id } = await tx.save(
        tx.create(JournalPicture, { ...picture, ...place, userId: actor.id, altText, createdAt }),
      );
      return this.dtoOf(tx, actor.id, id);
    });
  }

  /** Throws `journal.pictureNotFound`. */
  async describe({ id: userId }: Actor, id: string, { altText }: UpdateJournalPictureDto): Promise<JournalPictureDto> {
    const em = this.dataSource.manager;
    if (altText !== undefined) await em.update(JournalPicture, { userId, id, removedAt: IsNull() }, { altText });
    return this.dtoOf(em, userId, id);
  }

  /** Throws `journal.pictureNotFound`. */
  async remove({ id: userId }: Actor, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      JournalPicture,
      { userId, id, removedAt: IsNull() },
      { removedAt: this.clock.now() },
    );
    if (affected === 0) throw JournalErrors.pictureNotFound();
  }

  /** Puts a removed picture back; one that is not removed stays. Throws `journal.pictureNotFound`, `journal.tooManyPicturesHere`. */
  async restore({ id: userId }: Actor, id: string): Promise<JournalPictureDto> {
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      const [picture]: (Place & { isRemoved: boolean })[] = await tx.query(
        `SELECT day::text AS day, trade_id AS "tradeId", removed_at IS NOT NULL AS "isRemoved"
         FROM journal_pictures WHERE user_id = $1 AND id = $2 AND NOT trade_removed`,
        [userId, id],
      );
      if (!picture) throw JournalErrors.pictureNotFound();
      if (picture.isRemoved) {
        await this.assertRoom(tx, userId, picture, 0);
        await tx.update(JournalPicture, { userId, id }, { removedAt: null });
      }
      return this.dtoOf(tx, userId, id);
    });
  }

  /**
   * Lets pictures follow their trades: those of trades that are gone are removed, those of trades that are back come back. To be called
   * in the transaction that has deleted or made trades.
   */
  async followTrades(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(
      `UPDATE journal_pictures AS p
       SET trade_removed = NOT p.trade_removed, removed_at = CASE WHEN p.trade_removed THEN NULL ELSE $2::timestamptz END
       WHERE p.user_id = $1 AND p.trade_id IS NOT NULL AND (p.removed_at IS NULL OR p.trade_removed)
         AND p.trade_removed = EXISTS (SELECT FROM journal_trades AS t WHERE t.user_id = $1 AND t.id = p.trade_id)`,
      [userId, this.clock.now()],
    );
  }

  /** Gives the pictures of a deleted trade to the trade that was written again instead of it. */
  async inherit(tx: EntityManager, userId: string, deletedId: string, tradeId: string): Promise<void> {
    await tx.update(JournalPicture, { userId, tradeId: deletedId, tradeRemoved: true }, { tradeId });
    await this.followTrades(tx, userId);
  }

  /** Deletes what was removed a day ago. Returns how many. */
  async deleteRemoved(tx: EntityManager): Promise<number> {
    const until = new Date(this.clock.now().getTime() - REMOVED_FOR_MS);
    const [, count]: [unknown, number] = await tx.query(`DELETE FROM journal_pictures WHERE removed_at < $1`, [until]);
    return count;
  }

  /** Opens the picture, unless it is refused already. */
  private async open(userId: string, place: Place, bytes: Buffer): Promise<KeptPicture> {
    const limit = await this.settings.get(JournalSettings.picturesPerHour, this.clock.now());
    return this.uploads.open(
      userId,
      async () => {
        await this.assertRoom(this.dataSource.manager, userId, place, 0);
        await this.attempts.take([{ subject: `journal picture ${userId}`, limit, windowMs: HOUR_MS }]);
      },
      () => openKeptPicture(bytes),
    );
  }

  /** Throws `journal.tradeNotFound`, `journal.tooManyPicturesHere`, `journal.picturesFull`. What was removed gives way. */
  private async assertRoom(em: EntityManager, userId: string, { day, tradeId }: Place, bytes: number): Promise<void> {
    const isInTransaction = em.queryRunner?.isTransactionActive === true;
    if (tradeId !== null) {
      // A trade that is deleted at the same moment waits, and then takes this picture along.
      const lock = isInTransaction ? 'FOR KEY SHARE' : '';
      const trades: unknown[] = await em.query(`SELECT FROM journal_trades WHERE user_id = $1 AND id = $2 ${lock}`, [
        userId,
        tradeId,
      ]);
      if (trades.length === 0) throw JournalErrors.tradeNotFound();
    }
    const now = this.clock.now();
    const [mostHere, most, megabytes] = await Promise.all([
      this.settings.get(JournalSettings.mostPicturesHere, now),
      this.settings.get(JournalSettings.mostPictures, now),
      this.settings.get(JournalSettings.pictureMegabytes, now),
    ]);
    const [sums]: { here: number; kept: number; keptBytes: number; all: number; allBytes: number }[] = await em.query(
      `SELECT count(*) FILTER (WHERE isKept AND isHere)::int AS here, count(*) FILTER (WHERE isKept)::int AS kept,
         coalesce(sum(size) FILTER (WHERE isKept), 0)::float8 AS "keptBytes", count(*)::int AS all,
         coalesce(sum(size), 0)::float8 AS "allBytes"
       FROM (SELECT removed_at IS NULL AS isKept, coalesce(day = $2 OR trade_id = $3, false) AS isHere,
           octet_length(webp) + octet_length(thumbnail) AS size FROM journal_pictures WHERE user_id = $1) AS p`,
      [userId, day, tradeId],
    );
    if (!sums) return;
    const isFull = (count: number, size: number): boolean => count >= most || size + bytes > megabytes * MEGABYTE;
    if (sums.here >= mostHere) throw JournalErrors.tooManyPicturesHere({ most: mostHere });
    if (isFull(sums.kept, sums.keptBytes)) throw JournalErrors.picturesFull({ most, megabytes });
    if (isInTransaction && bytes > 0 && isFull(sums.all, sums.allBytes))
      await em.query(`DELETE FROM journal_pictures WHERE user_id = $1 AND removed_at IS NOT NULL`, [userId]);
  }

  /** Throws `journal.pictureNotFound`. */
  private async dtoOf(em: EntityManager, userId: string, id: string): Promise<JournalPictureDto> {
    const [row]: PictureRow[] = await em.query(`${ROWS} AND p.id = $2`, [userId, id]);
    if (!row) throw JournalErrors.pictureNotFound();
    return JournalPictureDto.from(row);
  }
}
