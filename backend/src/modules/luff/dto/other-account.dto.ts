import { ApiProperty } from '@nestjs/swagger';
import type { OtherAccounts } from '../indicator-terms.js';

/** Another account whose requests name the same TradingView ID. */
export class OtherAccountDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  userId: string;
  /** @example "이두리" */
  userName: string;
  /** @example "duri@example.com" */
  userEmail: string;
  /** A request of it waits for a decision. @example false */
  hasPending: boolean;
  /** End of its last pass; null when it never had one. @example "2026-12-18T14:59:59.000Z" */
  @ApiProperty({ type: String, nullable: true })
  passesUntil: string | null;

  static allOf({ accounts }: OtherAccounts): OtherAccountDto[] {
    return accounts.map(({ member, hasPending, passesUntil }) => ({
      userId: member.id,
      userName: member.name,
      userEmail: member.email,
      hasPending,
      passesUntil: passesUntil?.toISOString() ?? null,
    }));
  }
}
