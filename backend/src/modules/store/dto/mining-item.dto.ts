import type { Language } from '../../../platform/errors/index.js';
import { Amount, Choice, Flag, Id, Integer, Line, MayBeMissing } from '../../../platform/http/index.js';
import { shortest } from '../../../platform/ledger/index.js';
import { EFFECT_TYPES, type EffectType, type MiningItem } from '../entities/mining-item.entity.js';
import type { UserMiningItem } from '../entities/user-mining-item.entity.js';
import { fieldTexts } from '../store.messages.js';
import { obstacleTo, type ItemOn } from '../switching.rules.js';

/** A mining item. */
export class MiningItemDto {
  /** Its id. */
  id: string;
  /** In the caller's language. */
  name: string;
  /** Name of an icon: gauge, layers, gem, pickaxe, zap, package. */
  icon: string;
  /** In the caller's language. */
  description: string;
  /** Whole L coin. */
  price: number;
  /** The same as `price`. */
  priceL: number;
  /** Hours for which it works once it is switched on. */
  durationHours: number;
  /** What it raises: the rate, the cap, or both. */
  @Choice(EFFECT_TYPES, { name: 'MiningEffectType' })
  effectType: EffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. */
  effectValue: string;
  /** premium: what the rate is multiplied by; 1 otherwise. */
  rateMultiplier: string;
  /** premium: what the cap is multiplied by; 1 otherwise. */
  capMultiplier: string;

  static from(item: MiningItem, language: Language): MiningItemDto {
    const { id, icon, price, durationHours, effectType } = item;
    return {
      ...{ id, icon, price, priceL: price, durationHours, effectType, ...effectOf(item) },
      name: language === 'ko' ? item.nameKo : item.nameEn,
      description: language === 'ko' ? item.descriptionKo : item.descriptionEn,
    };
  }
}

/** A mining item on offer, as it is for the member who asks. */
export class OfferedMiningItemDto extends MiningItemDto {
  /** The member has one on until then, and can switch on another only afterwards; null without. */
  onUntil: string | null;

  static of(item: MiningItem, language: Language, on: readonly ItemOn[]): OfferedMiningItemDto {
    const own = on.find(({ itemId }) => itemId === item.id);
    return { ...MiningItemDto.from(item, language), onUntil: own?.expiresAt.toISOString() ?? null };
  }
}

const SWITCH_ON_OBSTACLES = ['sameItemOn', 'tooManyItemsOn'] as const;

/** What of a member's items stands beside one of them. */
export interface OwnedSurroundings {
  readonly now: Date;
  /** The items that are on and not over. */
  readonly on: readonly ItemOn[];
  /** How many may be on at once. */
  readonly mostOn: number;
}

const OWNED_STATUSES = ['active', 'inactive', 'expired'] as const;

/** A mining item that the member has. */
export class UserMiningItemDto {
  /** Its id. */
  id: string;
  /** The item on offer that was bought. */
  itemId: string;
  /** In the caller's language. */
  itemName: string;
  /** active while it works, inactive while it is switched off or was never on, expired when its time is over. */
  @Choice(OWNED_STATUSES, { name: 'UserMiningItemStatus' })
  status: (typeof OWNED_STATUSES)[number];
  /** status is active. */
  isActive: boolean;
  /** When it was first switched on; its time has run since. */
  activatedAt: string | null;
  /** When its time is over; null before it was switched on. */
  expiresAt: string | null;
  /** When it was bought. */
  createdAt: string;
  /** What keeps an item that is off from being switched on now: a copy of it is on, or as many items as may be; null without. */
  @Choice(SWITCH_ON_OBSTACLES, { name: 'SwitchOnObstacle' })
  switchOnObstacle: (typeof SWITCH_ON_OBSTACLES)[number] | null;
  /** When the obstacle ends by itself. @example "2026-11-22T03:00:00.000Z" */
  switchOnFrom: string | null;
  /** The number of the order that bought it. */
  orderNumber: string;
  /** As it was when it was bought. */
  item: MiningItemDto;

  static from(
    owned: UserMiningItem,
    orderNumber: string,
    language: Language,
    { now, on, mostOn }: OwnedSurroundings,
  ): UserMiningItemDto {
    const { id, itemId, icon, price, durationHours, effectType } = owned;
    const isOver = owned.expiresAt !== null && owned.expiresAt <= now;
    const status = isOver ? 'expired' : owned.isOn ? 'active' : 'inactive';
    const name = owned.name[language];
    const obstacle = status === 'inactive' ? obstacleTo(owned, on, mostOn) : null;
    return {
      ...{ id, itemId, itemName: name, status, isActive: status === 'active', orderNumber },
      activatedAt: owned.activatedAt?.toISOString() ?? null,
      expiresAt: owned.expiresAt?.toISOString() ?? null,
      createdAt: owned.createdAt.toISOString(),
      switchOnObstacle: obstacle?.refusal ?? null,
      switchOnFrom: obstacle?.until.toISOString() ?? null,
      item: {
        ...{ id: itemId, icon, name, price, priceL: price, durationHours, effectType, ...effectOf(owned) },
        description: owned.description[language],
      },
    };
  }
}

type Effect = Pick<MiningItem, 'effectValue' | 'rateMultiplier' | 'capMultiplier'>;

function effectOf({ effectValue, rateMultiplier, capMultiplier }: Effect): Effect {
  return {
    effectValue: shortest(effectValue),
    rateMultiplier: shortest(rateMultiplier),
    capMultiplier: shortest(capMultiplier),
  };
}

/** A mining item to buy. */
export class PurchaseMiningItemDto {
  /** The item on offer. */
  @Id(fieldTexts.item)
  itemId: string;
  /** The price that the buyer saw: another price in force is refused instead of charged. */
  @MayBeMissing()
  @Integer({ min: 1, message: fieldTexts.price })
  price?: number;
}

/** An item to switch. */
export class ToggleMiningItemDto {
  /** The item that the member has. */
  @Id(fieldTexts.item)
  userItemId: string;
  /** What it is to be; without it, the other of what it is. */
  @MayBeMissing()
  @Flag()
  active?: boolean;
}

/** A finished switch. */
export class MiningItemToggledDto {
  /** In the caller's language. */
  message: string;
  /** The item as it is now. */
  item: UserMiningItemDto;
}

const ICONS = ['gauge', 'layers', 'gem', 'pickaxe', 'zap', 'package'] as const;
const EFFECT = /^\d{1,5}(\.\d{1,4})?$/;

/** A mining item as administrators see it. */
export class AdminMiningItemDto {
  /** Its id. */
  id: string;
  /** Name of an icon. */
  icon: string;
  /** Name in Korean. */
  nameKo: string;
  /** Name in English. */
  nameEn: string;
  /** Description in Korean. */
  descriptionKo: string;
  /** Description in English. */
  descriptionEn: string;
  /** Whole L coin. */
  price: number;
  /** Hours for which it works once it is switched on. */
  durationHours: number;
  /** What it raises: the rate, the cap, or both. */
  @Choice(EFFECT_TYPES, { name: 'MiningEffectType' })
  effectType: EffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. */
  effectValue: string;
  /** What the rate is multiplied by. */
  rateMultiplier: string;
  /** What the cap is multiplied by. */
  capMultiplier: string;
  /** On offer. */
  isActive: boolean;
  /** The store shows items by this, ascending. */
  sort: number;
  /** How many have been sold. */
  sold: number;
  /** When it was changed last. */
  updatedAt: string;

  static of(item: MiningItem, sold: number): AdminMiningItemDto {
    const { id, icon, nameKo, nameEn, descriptionKo, descriptionEn, price, durationHours, effectType, isActive, sort } =
      item;
    return {
      ...{ id, icon, nameKo, nameEn, descriptionKo, descriptionEn, price, durationHours, effectType, isActive, sort },
      ...effectOf(item),
      sold,
      updatedAt: item.updatedAt.toISOString(),
    };
  }
}

/** A mining item to offer. */
export class CreateMiningItemDto {
  /** gauge, layers, gem, pickaxe, zap or package. */
  @Choice(ICONS, { message: fieldTexts.icon })
  icon: string;
  /** Name in Korean. */
  @Line({ min: 1, max: 60, message: fieldTexts.itemName })
  nameKo: string;
  /** Name in English. */
  @Line({ min: 1, max: 60, message: fieldTexts.itemName })
  nameEn: string;
  /** Description in Korean. */
  @Line({ min: 1, max: 300, message: fieldTexts.itemDescription })
  descriptionKo: string;
  /** Description in English. */
  @Line({ min: 1, max: 300, message: fieldTexts.itemDescription })
  descriptionEn: string;
  /** Whole L coin. */
  @Integer({ min: 1, max: 1_000_000, message: fieldTexts.price })
  price: number;
  /** Hours for which it works once it is switched on. */
  @Integer({ min: 1, max: 8_760, message: fieldTexts.durationHours })
  durationHours: number;
  /** What it raises: the rate, the cap, or both. */
  @Choice(EFFECT_TYPES, { name: 'MiningEffectType' })
  effectType: EffectType;
  /** speed_boost: percents, above 0; cap_boost: a multiplier, at least 1; premium: not used. Number or decimal string. */
  @MayBeMissing()
  @Amount(EFFECT, fieldTexts.effect)
  effectValue?: string;
  /** premium: at least 1. @example "1.5" */
  @MayBeMissing()
  @Amount(EFFECT, fieldTexts.effect)
  rateMultiplier?: string;
  /** premium: at least 1. @example "6" */
  @MayBeMissing()
  @Amount(EFFECT, fieldTexts.effect)
  capMultiplier?: string;
  /** On offer at once. */
  @MayBeMissing()
  @Flag()
  isActive?: boolean;
  /** The store shows items by this, ascending. */
  @MayBeMissing()
  @Integer({ min: 0, max: 100_000 })
  sort?: number;
}
