import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  ApiErrors,
  CurrentActor,
  CurrentUser,
  Idempotent,
  type SessionUser,
  UuidParam,
} from '../../../platform/http/index.js';
import { AlertDto, AlertRehearsalDto, AlertsDto, CreateAlertDto, UpdateAlertDto } from '../dto/alerts.dto.js';
import { Alerts } from './alerts.service.js';

@ApiTags('market-alerts')
@Controller('crypto/alerts')
export class AlertsController {
  constructor(private readonly alerts: Alerts) {}

  /** The member's alerts, and what they told last. */
  @Get()
  @ApiErrors(401)
  async listAlerts(@CurrentUser() { id }: SessionUser): Promise<AlertsDto> {
    return this.alerts.list(id);
  }

  /** Makes an alert. It tells something when a value comes to meet it, not while the value stays there. */
  @Post()
  @Idempotent()
  @ApiErrors(400, 401, 404, 422, 503)
  async createAlert(@CurrentActor() actor: Actor, @Body() body: CreateAlertDto): Promise<AlertDto> {
    return this.alerts.add(actor, body);
  }

  /** How often such an alert would have told something in the last seven days. Makes none. */
  @Post('rehearsal')
  @HttpCode(200)
  @ApiErrors(400, 401, 404, 422, 503)
  async rehearseAlert(@Body() body: CreateAlertDto): Promise<AlertRehearsalDto> {
    return this.alerts.rehearse(body);
  }

  /** Changes, pauses or resumes an alert. */
  @Patch(':id')
  @ApiErrors(400, 401, 404, 422, 503)
  async updateAlert(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: UpdateAlertDto,
  ): Promise<AlertDto> {
    return this.alerts.update(actor, id, body);
  }

  /** Deletes an alert. What it told stays. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async deleteAlert(@CurrentUser() user: SessionUser, @Param() { id }: UuidParam): Promise<void> {
    await this.alerts.remove(user.id, id);
  }
}
