import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';

export const REGISTERED_UID_STATUSES = ['success', 'error', 'pending'] as const;

/** Which members to list. */
export class AdminUserQuery extends PageQuery {
  /** Part of the e-mail address or the name. @example "hana" */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  search?: string;
}

/** A UID that a member has registered. */
export class RegisteredExchangeDto {
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "36100001" */
  uid: string;
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  uidId: string;
  /** success is active, error refused, pending waits. @example "success" */
  @ApiProperty({ enum: REGISTERED_UID_STATUSES, enumName: 'RegisteredUidStatus' })
  status: (typeof REGISTERED_UID_STATUSES)[number];
  /** @example "2026-11-20T03:00:00.000Z" */
  registeredAt: string;
  /** Rebate by all reports, in USDT. @example "61.2" */
  rebate: string;
  /** Volume by all reports, in USDT. @example "204000" */
  volume: string;
}

/** A member as the back-office sees them. */
export class AdminUserDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "hana@example.com" */
  email: string;
  /** @example "김하나" */
  name: string;
  /** @example false */
  isAdmin: boolean;
  /** @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** Null for somebody who never logged in after registering. @example null */
  lastLoginAt: string | null;
  /** @example null */
  tradingviewId: string | null;
  /** Whether the e-mail address is confirmed. @example true */
  emailConfirmed: boolean;
  /** Whether login asks for a code of the authenticator app. @example false */
  twoFactorEnabled: boolean;
  /** When the member closed the account; name and address are gone then. @example null */
  closedAt: string | null;
  /** Rebate by all reports of the member's UIDs, in USDT. @example "61.2" */
  totalRebate: string;
  /** Volume by all reports of the member's UIDs, in USDT. @example "204000" */
  totalVolume: string;
  /** L coin, held ones included. @example "2000" */
  lCoinBalance: string;
  /** Luff, held included. @example "4.08" */
  luffBalance: string;
  registeredExchanges: RegisteredExchangeDto[];
}
