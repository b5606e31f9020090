import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a mining item does to idle mining while it is switched on. Decimal strings. */
export interface BoostEffect {
  /** Percents that are added to the rate, at least 0. */
  readonly ratePercent: string;
  /** At least 1. */
  readonly rateMultiplier: string;
  /** At least 1. */
  readonly capMultiplier: string;
}

/** The times in which mining items are switched on; the store writes them in its transactions. */
@Injectable()
export class MiningBoosts {
  /** An item works from `from` to `until`, unless it is ended earlier. The caller has locked the member. */
  begin(
    _tx: EntityManager,
    _boost: {
      userId: string;
      sourceId: string;
      name: { readonly ko: string; readonly en: string };
      effect: BoostEffect;
      from: Date;
      until: Date;
    },
  ): Promise<void> {
    return Promise.reject(new Error('not built'));
  }

  /** An item works no longer from `at` on. The caller has locked the member. */
  end(_tx: EntityManager, _boost: { userId: string; sourceId: string; at: Date }): Promise<void> {
    return Promise.reject(new Error('not built'));
  }
}
