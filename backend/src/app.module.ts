import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { modules } from './modules/index.js';
import { AuditModule } from './platform/audit/index.js';
import { ClockModule, type Clock } from './platform/clock/index.js';
import { ConfigModule, type AppConfig } from './platform/config/index.js';
import { CsvModule } from './platform/csv/index.js';
import { DatabaseModule } from './platform/database/index.js';
import { DecisionsModule } from './platform/decisions/index.js';
import { EventsModule } from './platform/events/index.js';
import { HealthModule } from './platform/health/index.js';
import { AccessGuard, ErrorFilter } from './platform/http/index.js';
import { IdempotencyModule } from './platform/idempotency/index.js';
import { KeptAnswersModule } from './platform/kept-answers/index.js';
import { LanguageModelModule } from './platform/language-model/index.js';
import { LiveModule } from './platform/live/index.js';
import { LedgerModule } from './platform/ledger/index.js';
import { MailModule } from './platform/mail/index.js';
import { QueueModule } from './platform/queue/index.js';
import { SchedulingModule } from './platform/scheduling/index.js';
import { PicturesModule } from './platform/pictures/index.js';
import { ScratchDiskModule } from './platform/scratch-disk/index.js';
import { EncryptionModule } from './platform/encryption/index.js';
import { ReceiptsPlatformModule } from './platform/receipts/index.js';
import { SettingsModule } from './platform/settings/index.js';
import { SnapshotsModule } from './platform/snapshots/index.js';
import { StatementsModule } from './platform/statements/index.js';
import { TableFilesModule } from './platform/table-files/index.js';

/** Root module: platform and domain modules. */
@Module({})
export class AppModule {
  static with(parts: { config: AppConfig; clock: Clock }): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(parts.config),
        ClockModule.with(parts.clock),
        EventsModule,
        DatabaseModule,
        AuditModule,
        DecisionsModule,
        EncryptionModule,
        IdempotencyModule,
        KeptAnswersModule,
        SettingsModule,
        SchedulingModule,
        SnapshotsModule,
        LanguageModelModule,
        LiveModule,
        QueueModule,
        CsvModule,
        PicturesModule,
        ScratchDiskModule,
        TableFilesModule,
        LedgerModule,
        ReceiptsPlatformModule,
        StatementsModule,
        MailModule,
        HealthModule,
        ...modules,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
