import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../platform/config/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  Idempotent,
  NextPageLink,
  type LinkedItems,
  UuidParam,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { JobHistory } from '../../platform/scheduling/index.js';
import { Settings } from '../../platform/settings/index.js';
import { SourceStates } from '../../platform/snapshots/index.js';
import { AdminUsers } from './admin-users.queries.js';
import { say } from './admin.messages.js';
import { AdminSettingDto, ChangeSettingDto, SettingChangedDto } from './dto/admin-setting.dto.js';
import { AdminSummaryDto } from './dto/admin-summary.dto.js';
import { AdminUserDto, AdminUserQuery } from './dto/admin-user.dto.js';
import {
  AdminMessageDto,
  CloseFindingDto,
  JobRunDto,
  JobRunQuery,
  LedgerHealthDto,
  SourceStateDto,
} from './dto/operations.dto.js';
import { LedgerHealth } from './ledger-health.service.js';
import { describeSource } from './source-names.js';

@ApiTags('admin')
@Admin()
@Controller('admin')
export class AdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AdminUsers,
    private readonly settings: Settings,
    private readonly jobs: JobHistory,
    private readonly config: AppConfig,
    private readonly sources: SourceStates,
    private readonly ledgerHealth: LedgerHealth,
    private readonly idempotency: Idempotency,
  ) {}

  /** Members with their totals and UIDs, newest first; `search` looks into e-mail and name. */
  @Get('users')
  @ApiErrors(400, 401, 403)
  async listAdminUsers(@Query() query: AdminUserQuery, @NextPageLink() linked: LinkedItems): Promise<AdminUserDto[]> {
    return linked(await this.users.list(query));
  }

  /** Totals over all members, and what waits for a decision. */
  @Get('summary')
  @ApiErrors(401, 403)
  async getAdminSummary(): Promise<AdminSummaryDto> {
    return this.users.summary();
  }

  /** Every business number and site text with its bounds. */
  @Get('settings')
  @ApiErrors(401, 403)
  async listAdminSettings(@CallerLanguage() language: Language): Promise<AdminSettingDto[]> {
    return (await this.settings.list()).map((setting) => AdminSettingDto.from(setting, language));
  }

  /** Changes a setting from this moment on. */
  @Patch('settings/:key')
  @ApiParam({
    name: 'key',
    description: 'Key of the setting, as the list of settings has it',
    example: 'lcoin_attendanceReward',
  })
  @ApiErrors(400, 401, 403, 404)
  async updateAdminSetting(
    @CurrentActor() actor: Actor,
    @Param('key') key: string,
    @Body() { value }: ChangeSettingDto,
  ): Promise<SettingChangedDto> {
    await runInTransaction(this.dataSource, (tx) => this.settings.set(tx, key, value, actor));
    const [changed] = (await this.settings.list()).filter(({ setting }) => setting.key === key);
    if (!changed) throw new Error(`setting ${key} was changed and is not listed`);
    return { message: say(actor.language, 'settingChanged'), setting: AdminSettingDto.from(changed, actor.language) };
  }

  /** What the scheduled jobs did, newest first. */
  @Get('job-runs')
  @ApiErrors(400, 401, 403)
  async listJobRuns(@Query() { limit, job, perJob }: JobRunQuery): Promise<JobRunDto[]> {
    const records = perJob === undefined ? this.jobs.latest(limit, job) : this.jobs.newestOfEach(perJob, job);
    return (await records).map((record) => JobRunDto.from(record));
  }

  /** How the outside services of the market answer, by name. */
  @Get('sources')
  @ApiErrors(401, 403)
  async listSources(@CallerLanguage() language: Language): Promise<SourceStateDto[]> {
    return (await this.sources.all()).map((state) =>
      SourceStateDto.from(state, describeSource(state.source, this.config, language)),
    );
  }

  /** Whether the books agree, and what does not. */
  @Get('ledger-health')
  @ApiErrors(401, 403)
  async getLedgerHealth(): Promise<LedgerHealthDto> {
    return this.ledgerHealth.health();
  }

  /** Records how a difference was dealt with, and releases its account if asked. */
  @Post('ledger-health/findings/:id/close')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409)
  async closeLedgerFinding(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: CloseFindingDto,
  ): Promise<AdminMessageDto> {
    return this.idempotency.run(actor, 'close-ledger-finding', { id, ...body }, async (tx) => {
      await this.ledgerHealth.close(tx, actor, id, body);
      return { message: say(actor.language, body.release ? 'accountReleased' : 'findingClosed') };
    });
  }
}
