import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { LcoinModule } from '../lcoin/index.js';
import { Affiliates } from './affiliates.service.js';
import { DepartedMembers } from './departed-members.service.js';
import { ExchangeRate } from './entities/exchange-rate.entity.js';
import { Exchange } from './entities/exchange.entity.js';
import { ImportMapping } from './entities/import-mapping.entity.js';
import { InviteeLookupRow } from './entities/invitee-lookup.entity.js';
import { ReportBatch } from './entities/report-batch.entity.js';
import { ReportChange } from './entities/report-change.entity.js';
import { ReportDay } from './entities/report-day.entity.js';
import { ReportImportPiece } from './entities/report-import-piece.entity.js';
import { ReportImport } from './entities/report-import.entity.js';
import { ReportRow } from './entities/report-row.entity.js';
import { ReportSyncRun } from './entities/report-sync-run.entity.js';
import { UidCheck } from './entities/uid-check.entity.js';
import { UidDispute } from './entities/uid-dispute.entity.js';
import { UserUid } from './entities/user-uid.entity.js';
import { VerificationRequest } from './entities/verification-request.entity.js';
import { ExchangeAdmin } from './exchange-admin.service.js';
import { ExchangesAdminController } from './exchanges.admin.controller.js';
import { ExchangesController } from './exchanges.controller.js';
import { Exchanges } from './exchanges.service.js';
import { ImportPreviews } from './import-previews.service.js';
import { InviteeLookups } from './invitee-lookups.service.js';
import { RebateExport } from './rebate-export.service.js';
import { QuotableExchanges } from './quotable-exchanges.queries.js';
import { RebateSummaryQueries } from './rebate-summary.queries.js';
import { RebateTotals } from './rebate-totals.queries.js';
import { RebateController } from './rebate.controller.js';
import { RebateQueries } from './rebate.queries.js';
import { ReportBackfill } from './report-backfill.service.js';
import { ReportImportAdminController } from './report-import.admin.controller.js';
import { ReportImports } from './report-imports.service.js';
import { ReportSyncAdminController } from './report-sync.admin.controller.js';
import { ReportSyncJob } from './report-sync.job.js';
import { ReportSyncRequests } from './report-sync-requests.service.js';
import { ReportSync } from './report-sync.service.js';
import { ReportVolumes } from './report-volumes.queries.js';
import { ReportWriter } from './report-writer.service.js';
import { UidCheckCleanupJob } from './uid-check-cleanup.job.js';
import { UidCheckController } from './uid-check.controller.js';
import { UidCheckLimit } from './uid-check-limit.service.js';
import { UidChecks } from './uid-checks.service.js';
import { UidDecisions } from './uid-decisions.service.js';
import { UidDisputes } from './uid-disputes.service.js';
import { UidHoldings } from './uid-holdings.queries.js';
import { UidOwnership } from './uid-ownership.service.js';
import { UidRegistration } from './uid-registration.service.js';
import { UidVerificationAdminController } from './uid-verification.admin.controller.js';
import { UserUidsController } from './user-uids.controller.js';
import { UserUids } from './user-uids.service.js';
import { VerificationRequests } from './verification-requests.queries.js';
import { Visitors } from './visitors.service.js';
import { WaitingClaims } from './waiting-claims.service.js';

@Module({
  imports: [
    AuthModule,
    LcoinModule,
    TypeOrmModule.forFeature([
      Exchange,
      ExchangeRate,
      ImportMapping,
      InviteeLookupRow,
      ReportBatch,
      ReportChange,
      ReportDay,
      ReportImport,
      ReportImportPiece,
      ReportRow,
      ReportSyncRun,
      UidCheck,
      UidDispute,
      UserUid,
      VerificationRequest,
    ]),
  ],
  controllers: [
    ExchangesController,
    UidCheckController,
    UserUidsController,
    RebateController,
    UidVerificationAdminController,
    ExchangesAdminController,
    ReportSyncAdminController,
    ReportImportAdminController,
  ],
  providers: [
    Affiliates,
    DepartedMembers,
    ExchangeAdmin,
    Exchanges,
    ImportPreviews,
    InviteeLookups,
    RebateExport,
    QuotableExchanges,
    RebateQueries,
    RebateSummaryQueries,
    RebateTotals,
    ReportBackfill,
    ReportImports,
    ReportSync,
    ReportSyncJob,
    ReportSyncRequests,
    ReportVolumes,
    ReportWriter,
    UidCheckCleanupJob,
    UidCheckLimit,
    UidChecks,
    UidDecisions,
    UidDisputes,
    UidHoldings,
    UidOwnership,
    UidRegistration,
    UserUids,
    VerificationRequests,
    Visitors,
    WaitingClaims,
  ],
  exports: [
    QuotableExchanges,
    RebateTotals,
    ReportBackfill,
    ReportSync,
    ReportVolumes,
    ReportWriter,
    UidDecisions,
    UidDisputes,
    UidHoldings,
    UidRegistration,
    UserUids,
  ],
})
export class UidRebateModule {}
