import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import type { IdleRewardClaimedDto, IdleRewardStatusDto } from './dto/idle-reward.dto.js';

/** Idle mining: computed from instants, nothing ticks. */
@Injectable()
export class IdleMining {
  statusOf(_userId: string, _language: Language): Promise<IdleRewardStatusDto> {
    return Promise.reject(new Error('not built'));
  }

  claim(_tx: EntityManager, _userId: string, _language: Language): Promise<IdleRewardClaimedDto> {
    return Promise.reject(new Error('not built'));
  }
}
