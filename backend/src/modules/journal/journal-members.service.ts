import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainEvents } from '../../platform/events/index.js';
import { Queues } from '../../platform/queue/index.js';
import { MemberClosed, PersonalDataExport, rowsOfMember } from '../auth/index.js';
import { JournalCashFlow } from './entities/journal-cash-flow.entity.js';
import { JournalConnection } from './entities/journal-connection.entity.js';
import { JournalDay } from './entities/journal-day.entity.js';
import { JournalFill } from './entities/journal-fill.entity.js';
import { JournalImportMapping } from './entities/journal-import-mapping.entity.js';
import { JournalImport } from './entities/journal-import.entity.js';
import { JournalMonthChange } from './entities/journal-month-change.entity.js';
import { JournalMonth } from './entities/journal-month.entity.js';
import { JournalNoteTemplate } from './entities/journal-note-template.entity.js';
import { JournalPicture } from './entities/journal-picture.entity.js';
import { JournalPosition } from './entities/journal-position.entity.js';
import { JournalTrade } from './entities/journal-trade.entity.js';
import { ImportWork } from './import/import-work.js';
import { personalTableTexts } from './journal.messages.js';
import { SyncWork } from './sync/sync-work.js';

/** A member's journal in their data download, and its end with the account: nothing of it is kept. */
@Injectable()
export class JournalMembers implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
    private readonly queues: Queues,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute({
      name: 'journal-days',
      about: personalTableTexts.days,
      columns: ['day', 'startBalance', 'endBalance', 'note', 'krwRate', 'createdAt'],
      async *rows(em, { id }) {
        // A row for each day since 2009 at most.
        for (const day of await em.find(JournalDay, { where: { userId: id }, order: { day: 'ASC' } })) yield { ...day };
      },
    });
    this.personalData.contribute({
      name: 'journal-trades',
      about: personalTableTexts.trades,
      columns: [
        ...['id', 'day', 'symbol', 'type', 'entryPrice', 'exitPrice', 'quantity', 'leverage', 'exchange'],
        ...[
          'profitLoss',
          'profitLossPercent',
          'fee',
          'funding',
          'otherFees',
          'openedAt',
          'closedAt',
          ...['note', 'tags', 'setup', 'mistake', 'mood', 'rating', 'stopPrice', 'createdAt'],
        ],
      ],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalTrade, id))
          yield { ...row, otherFees: row.otherFees && JSON.stringify(row.otherFees), tags: row.tags.join(', ') };
      },
    });
    this.personalData.contribute({
      name: 'journal-cash-flows',
      about: personalTableTexts.cashFlows,
      columns: ['id', 'day', 'type', 'amount', 'description', 'createdAt'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalCashFlow, id)) yield { ...row };
      },
    });
    this.personalData.contribute({
      name: 'journal-pictures',
      about: personalTableTexts.pictures,
      columns: ['id', 'day', 'tradeId', 'altText', 'width', 'height', 'file', 'createdAt', 'removedAt'],
      async *rows(em, { id }) {
        yield* await picturesOf(em, id);
      },
      async files(em, { id: userId }) {
        const pictures = await picturesOf(em, userId);
        return pictures.map(({ id, file }) => ({
          name: file,
          read: async () => (await em.findOneByOrFail(JournalPicture, { userId, id })).webp,
        }));
      },
    });
    this.personalData.contribute({
      name: 'journal-note-templates',
      about: personalTableTexts.noteTemplates,
      columns: ['id', 'name', 'text', 'savedAt'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalNoteTemplate, id)) yield { ...row };
      },
    });
    this.personalData.contribute({
      name: 'journal-imports',
      about: personalTableTexts.imports,
      columns: ['id', 'fileName', 'status', 'zone', 'createdAt'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalImport, id)) {
          const { fileName, status, zone, createdAt } = row;
          yield { id: row.id, fileName, status, zone, createdAt };
        }
      },
    });
    this.personalData.contribute({
      name: 'journal-fills',
      about: personalTableTexts.fills,
      columns: [
        ...['id', 'book', 'at', 'kind', 'side', 'lane', 'price', 'quantity', 'quote', 'result', 'fee', 'feeCoin'],
        ...['orderId', 'tradeId', 'others'],
      ],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalFill, id)) {
          const { imports: _imports, others, ...fill } = row;
          yield { ...fill, others: others && JSON.stringify(Object.values(others)) };
        }
      },
    });
    this.personalData.contribute({
      name: 'journal-positions',
      about: personalTableTexts.positions,
      columns: [...['id', 'book', 'type', 'quantity', 'entryPrice', 'fee', 'funding', 'openedAt', 'knownUntil']],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalPosition, id)) yield { ...row };
      },
    });
    this.personalData.contribute({
      name: 'journal-import-mappings',
      about: personalTableTexts.mappings,
      columns: ['id', 'mapping', 'savedAt'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalImportMapping, id))
          yield { ...row, mapping: JSON.stringify(row.mapping) };
      },
    });
    this.personalData.contribute({
      name: 'journal-connections',
      about: personalTableTexts.connections,
      columns: ['id', 'exchange', 'keyHint', 'symbols', 'status', 'syncedAt', 'createdAt'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalConnection, id)) {
          const { exchange, keyHint, symbols, status, syncedAt, createdAt } = row;
          yield { id: row.id, exchange, keyHint, symbols: symbols.join(' '), status, syncedAt, createdAt };
        }
      },
    });
    this.events.on(MemberClosed, async ({ tx, member: { id: userId } }) => {
      // The pieces of a file go with it.
      const kept = [
        JournalConnection,
        JournalImportMapping,
        JournalImport,
        JournalFill,
        JournalPosition,
        JournalPicture,
        JournalNoteTemplate,
        JournalTrade,
        JournalMonth,
        // Deleting the trades has made some.
        JournalMonthChange,
        JournalCashFlow,
        JournalDay,
      ];
      for (const entity of kept) await tx.delete(entity, { userId });
      for (const queue of [ImportWork, SyncWork]) await this.queues.forget(tx, queue, { userId });
    });
  }
}

/** Oldest first, with their file in the download; a setting keeps all of them below what a download can hold. */
function picturesOf(
  em: EntityManager,
  userId: string,
): Promise<(Omit<JournalPicture, 'userId' | 'webp' | 'thumbnail' | 'tradeRemoved'> & { readonly file: string })[]> {
  return em.query(
    `SELECT id, day::text AS day, trade_id AS "tradeId", alt_text AS "altText", width, height,
       'journal-pictures/' || id || '.webp' AS file, created_at AS "createdAt", removed_at AS "removedAt"
     FROM journal_pictures WHERE user_id = $1 ORDER BY id`,
    [userId],
  );
}
