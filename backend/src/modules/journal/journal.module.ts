import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { InsightsModule } from '../insights/index.js';
import { UidRebateModule } from '../uid-rebate/index.js';
import { CashFlows } from './cash-flows.service.js';
import { JournalCashFlow } from './entities/journal-cash-flow.entity.js';
import { JournalConnection } from './entities/journal-connection.entity.js';
import { JournalDay } from './entities/journal-day.entity.js';
import { JournalFill } from './entities/journal-fill.entity.js';
import { JournalImportMapping } from './entities/journal-import-mapping.entity.js';
import { JournalImportPiece } from './entities/journal-import-piece.entity.js';
import { JournalImport } from './entities/journal-import.entity.js';
import { JournalMonthChange } from './entities/journal-month-change.entity.js';
import { JournalMonth } from './entities/journal-month.entity.js';
import { JournalNoteTemplate } from './entities/journal-note-template.entity.js';
import { JournalPicture } from './entities/journal-picture.entity.js';
import { JournalPosition } from './entities/journal-position.entity.js';
import { JournalTrade } from './entities/journal-trade.entity.js';
import { HistoryPreviews } from './import/history-preview.service.js';
import { HistoryReader } from './import/history-reader.service.js';
import { ImportRunner } from './import/import-runner.service.js';
import { JournalBooks } from './import/journal-books.service.js';
import { JournalImportController } from './import/journal-import.controller.js';
import { JournalImportJob } from './import/journal-import.job.js';
import { JournalImports } from './import/journal-imports.service.js';
import { JournalDays } from './journal-days.service.js';
import { JournalMembers } from './journal-members.service.js';
import { JournalRebates } from './journal-rebates.service.js';
import { JournalStatistics } from './journal-statistics.service.js';
import { JournalController } from './journal.controller.js';
import { NoteTemplatesController } from './note-templates/note-templates.controller.js';
import { NoteTemplates } from './note-templates/note-templates.service.js';
import { JournalPicturesController } from './pictures/journal-pictures.controller.js';
import { JournalPicturesJob } from './pictures/journal-pictures.job.js';
import { JournalPictures } from './pictures/journal-pictures.service.js';
import { ExchangeReader } from './sync/exchange-reader.service.js';
import { JournalConnectionsController } from './sync/journal-connections.controller.js';
import { JournalConnections } from './sync/journal-connections.service.js';
import { JournalSyncJob } from './sync/journal-sync.job.js';
import { SyncRunner } from './sync/sync-runner.service.js';
import { TaxYearController } from './tax/tax-year.controller.js';
import { TaxYears } from './tax/tax-years.service.js';
import { Trades } from './trades.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      JournalDay,
      JournalTrade,
      JournalCashFlow,
      JournalMonth,
      JournalMonthChange,
      JournalFill,
      JournalPosition,
      JournalPicture,
      JournalNoteTemplate,
      JournalImport,
      JournalImportPiece,
      JournalImportMapping,
      JournalConnection,
    ]),
    AuthModule,
    InsightsModule,
    UidRebateModule,
  ],
  controllers: [
    JournalController,
    JournalPicturesController,
    NoteTemplatesController,
    JournalImportController,
    JournalConnectionsController,
    TaxYearController,
  ],
  providers: [
    CashFlows,
    ExchangeReader,
    HistoryPreviews,
    HistoryReader,
    ImportRunner,
    JournalBooks,
    JournalConnections,
    JournalDays,
    JournalImportJob,
    JournalImports,
    JournalMembers,
    JournalPictures,
    JournalPicturesJob,
    JournalRebates,
    JournalStatistics,
    JournalSyncJob,
    NoteTemplates,
    SyncRunner,
    TaxYears,
    Trades,
  ],
})
export class JournalModule {}
