import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { logger } from '../../../platform/logging/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { say } from '../auth.messages.js';
import type { MemberView } from './member-view.js';

/** Exchange and UID from a registration. */
export interface UidClaim {
  /** Id or name of the exchange, as sent. */
  readonly exchangeName?: string;
  /** 4 to 20 digits. */
  readonly uid?: string;
}

/** Result for that UID; `message` is in the member's language. */
export interface UidOutcome {
  readonly autoVerified: boolean;
  readonly requiresApproval: boolean;
  /** L coin paid for it now, as a decimal string; "0" for none. */
  readonly bonus: string;
  readonly message: string;
}

type BeforeHook = (claim: UidClaim) => Promise<void>;
type AfterHook = (member: MemberView, claim: UidClaim, caller: Caller) => Promise<UidOutcome | null>;

/** Extension points of the registration for higher modules, which register in `onModuleInit`. */
@Injectable()
export class RegistrationHooks {
  private readonly before: BeforeHook[] = [];
  private readonly after: AfterHook[] = [];

  /** Runs before anything is written; an error refuses the registration (e.g. an unknown exchange). No network access. */
  beforeCommit(hook: BeforeHook): void {
    this.before.push(hook);
  }

  /** Runs after the commit and may use the network. Its failure never fails the registration. */
  afterCommit(hook: AfterHook): void {
    this.after.push(hook);
  }

  /** Runs the `beforeCommit` hooks. */
  async check(claim: UidClaim): Promise<void> {
    for (const hook of this.before) await hook(claim);
  }

  /** Runs the `afterCommit` hooks. Returns the result for the UID, or null when none was given. */
  async run(member: MemberView, claim: UidClaim, caller: Caller): Promise<UidOutcome | null> {
    let outcome: UidOutcome | null = null;
    for (const hook of this.after) {
      try {
        outcome = (await hook(member, claim, caller)) ?? outcome;
      } catch (error) {
        if (!(error instanceof DomainError))
          logger.error({ err: error, member: member.id }, 'registration hook failed');
        if (claim.uid === undefined) continue;
        const message =
          error instanceof DomainError
            ? say(member.language, 'uidNotRegistered', { reason: error.messageIn(member.language) })
            : say(member.language, 'uidNotProcessed');
        outcome = { autoVerified: false, requiresApproval: false, bonus: '0', message };
      }
    }
    return outcome;
  }
}
