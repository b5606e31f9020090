import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { mailTopics } from '../../../platform/mail/index.js';
import { AuthErrors } from '../auth.errors.js';
import type { MailPreferencesDto, UpdateMailPreferencesDto } from '../dto/mail-preferences.dto.js';
import { Member } from '../entities/member.entity.js';

/** Mail preferences of members. */
@Injectable()
export class MailPreferences {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All topics, and whether the member has agreed to marketing. */
  async read(userId: string): Promise<MailPreferencesDto> {
    return preferencesOf(await this.dataSource.manager.findOneByOrFail(Member, { id: userId }));
  }

  /**
   * Updates the given preferences only. Throws `auth.mailTopicUnknown` for unknown topics and for switching off mandatory
   * ones, and `auth.accountClosed`.
   */
  async update(userId: string, { topics = {}, marketing }: UpdateMailPreferencesDto): Promise<MailPreferencesDto> {
    const wishes = new Map(Object.entries(topics));
    const known = mailTopics();
    for (const [topic, isEnabled] of wishes) {
      const row = known.find((one) => one.topic === topic);
      if (!row || (row.obligatory && !isEnabled)) throw AuthErrors.mailTopicUnknown();
    }
    return runInTransaction(this.dataSource, async (tx) => {
      const member = await tx.findOneOrFail(Member, {
        where: { id: userId },
        lock: { mode: 'for_no_key_update' },
      });
      if (member.closedAt) throw AuthErrors.accountClosed();
      const isMuted = (topic: string): boolean => {
        const wish = wishes.get(topic);
        return wish === undefined ? member.mutedTopics.includes(topic) : !wish;
      };
      const mutedTopics = known
        .filter(({ topic, obligatory }) => !obligatory && isMuted(topic))
        .map(({ topic }) => topic);
      // The time of an existing consent is kept.
      const agreedMarketingAt =
        marketing === undefined
          ? member.agreedMarketingAt
          : marketing
            ? (member.agreedMarketingAt ?? this.clock.now())
            : null;
      await tx.update(Member, { id: userId }, { mutedTopics, agreedMarketingAt });
      return preferencesOf({ mutedTopics, agreedMarketingAt });
    });
  }
}

function preferencesOf({ mutedTopics, agreedMarketingAt }: Pick<Member, 'mutedTopics' | 'agreedMarketingAt'>) {
  return {
    topics: mailTopics().map(({ topic, obligatory }) => ({
      topic,
      enabled: obligatory || !mutedTopics.includes(topic),
      obligatory,
    })),
    marketing: agreedMarketingAt !== null,
  };
}
