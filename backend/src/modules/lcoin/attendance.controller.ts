import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  ApiErrors,
  CurrentActor,
  CurrentUser,
  Idempotent,
  type SessionUser,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Attendance } from './attendance.service.js';
import { AttendanceCheckedDto, AttendanceStatusDto, CheckAttendanceDto } from './dto/attendance.dto.js';

@ApiTags('attendance')
@Controller('attendance')
export class AttendanceController {
  constructor(
    private readonly attendance: Attendance,
    private readonly idempotency: Idempotency,
  ) {}

  /** Whether the member has checked in today (Asia/Seoul), and what a check-in pays. */
  @Get('status')
  @ApiErrors(401)
  async getAttendanceStatus(@CurrentUser() { id }: SessionUser): Promise<AttendanceStatusDto> {
    return this.attendance.statusOf(id);
  }

  /** Checks in for today, once a day. A caller that says which day it saw is not paid for another one. */
  @Post('check')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 409, 422)
  async checkAttendance(
    @CurrentActor() actor: Actor,
    @Body() body: CheckAttendanceDto = {},
  ): Promise<AttendanceCheckedDto> {
    return this.idempotency.run(actor, 'check-attendance', body, (tx) => this.attendance.checkIn(tx, actor, body));
  }
}
