import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../platform/errors/index.js';
import { ApiErrors, CallerLanguage, CurrentUser, type SessionUser } from '../../platform/http/index.js';
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
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiErrors(400, 401, 409, 422)
  async checkAttendance(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Body() body?: CheckAttendanceDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<AttendanceCheckedDto> {
    return this.idempotency.run({ userId, operation: 'check-attendance', key, body: body ?? {} }, (tx) =>
      this.attendance.checkIn(tx, { userId, language, ...body }),
    );
  }
}
