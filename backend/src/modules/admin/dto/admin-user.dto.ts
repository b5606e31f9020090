import { Choice, Line, Optional, PageQuery } from '../../../platform/http/index.js';

export const REGISTERED_UID_STATUSES = ['success', 'error', 'pending'] as const;

/** Which members to list. */
export class AdminUserQuery extends PageQuery {
  /** Part of the e-mail address or the name. @example "hana" */
  @Optional()
  @Line({ max: 254 })
  search?: string;
}

/** A UID that a member has registered. */
export class RegisteredExchangeDto {
  /** Name of the exchange. */
  exchangeName: string;
  /** The UID. */
  uid: string;
  /** Id of its entry. */
  uidId: string;
  /** success is active, error refused, pending waits. */
  @Choice(REGISTERED_UID_STATUSES, { name: 'RegisteredUidStatus' })
  status: (typeof REGISTERED_UID_STATUSES)[number];
  /** When it was registered. */
  registeredAt: string;
  /** Rebate by all reports, in USDT. */
  rebate: string;
  /** Volume by all reports, in USDT. */
  volume: string;
}

/** A member as the back-office sees them. */
export class AdminUserDto {
  /** Its id. */
  id: string;
  /** E-mail address. */
  email: string;
  /** Name. */
  name: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  /** When the member registered. */
  createdAt: string;
  /** Null for somebody who never logged in after registering. */
  lastLoginAt: string | null;
  /** TradingView ID; null without one. */
  tradingviewId: string | null;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: boolean;
  /** Whether login asks for a code of the authenticator app. */
  twoFactorEnabled: boolean;
  /** When the member closed the account; name and address are gone then. */
  closedAt: string | null;
  /** Rebate by all reports of the member's UIDs, in USDT. */
  totalRebate: string;
  /** Volume by all reports of the member's UIDs, in USDT. */
  totalVolume: string;
  /** L coin, held ones included. */
  lCoinBalance: string;
  /** Luff, held included. */
  luffBalance: string;
  /** The UIDs that the member has registered. */
  registeredExchanges: RegisteredExchangeDto[];
}
