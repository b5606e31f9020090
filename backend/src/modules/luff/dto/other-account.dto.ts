import type { OtherAccounts } from '../indicator-terms.js';

/** Another account whose requests name the same TradingView ID. */
export class OtherAccountDto {
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
  /** E-mail address of the member. */
  userEmail: string;
  /** A request of it waits for a decision. */
  hasPending: boolean;
  /** End of its last pass; null when it never had one. @example "2026-12-18T14:59:59.000Z" */
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
