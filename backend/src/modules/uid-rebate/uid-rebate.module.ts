import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { LcoinModule } from '../lcoin/index.js';
import { Affiliates } from './affiliates/affiliates.service.js';
import { DepartedMembers } from './uids/departed-members.service.js';
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
import { ExchangeAdmin } from './exchanges/exchange-admin.service.js';
import { ExchangesAdminController } from './exchanges/exchanges.admin.controller.js';
import { ExchangesController } from './exchanges/exchanges.controller.js';
import { Exchanges } from './exchanges/exchanges.service.js';
import { ImportPreviews } from './imports/import-previews.service.js';
import { InviteeLookups } from './checks/invitee-lookups.service.js';
import { RebateExport } from './reports/rebate-export.service.js';
import { QuotableExchanges } from './exchanges/quotable-exchanges.queries.js';
import { RebateSummaryQueries } from './reports/rebate-summary.queries.js';
import { RebateTotals } from './reports/rebate-totals.queries.js';
import { RebateController } from './reports/rebate.controller.js';
import { RebateDays } from './reports/rebate-days.queries.js';
import { RebateLedger } from './reports/rebate-ledger.queries.js';
import { RebateMonths } from './reports/rebate-months.queries.js';
import { RebateQueries } from './reports/rebate.queries.js';
import { ReportBackfill } from './reports/report-backfill.service.js';
import { ReportImportAdminController } from './imports/report-import.admin.controller.js';
import { ReportImports } from './imports/report-imports.service.js';
import { ReportSyncAdminController } from './reports/report-sync.admin.controller.js';
import { ReportSyncJob } from './reports/report-sync.job.js';
import { ReportSyncRequests } from './reports/report-sync-requests.service.js';
import { ReportSync } from './reports/report-sync.service.js';
import { ReportVolumes } from './reports/report-volumes.queries.js';
import { ReportWriter } from './reports/report-writer.service.js';
import { UidCheckCleanupJob } from './checks/uid-check-cleanup.job.js';
import { UidCheckController } from './checks/uid-check.controller.js';
import { UidCheckLimit } from './checks/uid-check-limit.service.js';
import { UidChecks } from './checks/uid-checks.service.js';
import { UidDecisions } from './uids/uid-decisions.service.js';
import { UidDisputes } from './uids/uid-disputes.service.js';
import { UidHoldings } from './uids/uid-holdings.queries.js';
import { UidOwnership } from './uids/uid-ownership.service.js';
import { UidRegistration } from './uids/uid-registration.service.js';
import { UidVerificationAdminController } from './uids/uid-verification.admin.controller.js';
import { UserUidsController } from './uids/user-uids.controller.js';
import { UserUids } from './uids/user-uids.service.js';
import { VerificationRequests } from './uids/verification-requests.queries.js';
import { Visitors } from './checks/visitors.service.js';
import { WaitingClaims } from './uids/waiting-claims.service.js';

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
    RebateDays,
    RebateExport,
    RebateLedger,
    QuotableExchanges,
    RebateMonths,
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
    RebateDays,
    RebateLedger,
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
