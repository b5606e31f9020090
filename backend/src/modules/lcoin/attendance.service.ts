import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import type { AttendanceCheckedDto, AttendanceStatusDto } from './dto/attendance.dto.js';

/** Daily attendance. */
@Injectable()
export class Attendance {
  statusOf(_userId: string): Promise<AttendanceStatusDto> {
    return Promise.reject(new Error('not built'));
  }

  checkIn(_tx: EntityManager, _userId: string, _language: Language): Promise<AttendanceCheckedDto> {
    return Promise.reject(new Error('not built'));
  }
}
