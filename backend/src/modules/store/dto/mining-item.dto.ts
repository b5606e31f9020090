import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import { MayBeMissing, VISIBLE_TEXT } from '../../../platform/http/index.js';
import { shortest } from '../../../platform/ledger/index.js';
import { EFFECT_TYPES, type EffectType, type MiningItem } from '../entities/mining-item.entity.js';
import type { UserMiningItem } from '../entities/user-mining-item.entity.js';
import { fieldTexts } from '../store.messages.js';
import { obstacleTo, type ItemOn } from '../switching.rules.js';

/** A mining item. */
export class MiningItemDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** In the caller's language. @example "스피드 부스터" */
  name: string;
  /** Name of an icon: gauge, layers, gem, pickaxe, zap, package. @example "gauge" */
  icon: string;
  /** In the caller's language. @example "채굴 속도가 20% 빨라집니다." */
  description: string;
  /** Whole L coin. @example 200 */
  price: number;
  /** The same as `price`. @example 200 */
  priceL: number;
  /** @example 24 */
  durationHours: number;
  @ApiProperty({ enum: EFFECT_TYPES, enumName: 'MiningEffectType' })
  effectType: EffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. @example "20" */
  effectValue: string;
  /** premium: what the rate is multiplied by; 1 otherwise. @example "1" */
  rateMultiplier: string;
  /** premium: what the cap is multiplied by; 1 otherwise. @example "1" */
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
  /** The member has one on until then, and can switch on another only afterwards; null without. @example null */
  @ApiProperty({ type: String, nullable: true })
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
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  itemId: string;
  /** In the caller's language. @example "스피드 부스터" */
  itemName: string;
  /** active while it works, inactive while it is switched off or was never on, expired when its time is over. */
  @ApiProperty({ enum: OWNED_STATUSES, enumName: 'UserMiningItemStatus' })
  status: (typeof OWNED_STATUSES)[number];
  /** status is active. @example true */
  isActive: boolean;
  /** When it was first switched on; its time has run since. @example "2026-11-21T03:00:00.000Z" */
  @ApiProperty({ type: String, nullable: true })
  activatedAt: string | null;
  /** @example "2026-11-22T03:00:00.000Z" */
  @ApiProperty({ type: String, nullable: true })
  expiresAt: string | null;
  /** @example "2026-11-21T02:59:00.000Z" */
  createdAt: string;
  /** What keeps an item that is off from being switched on now: a copy of it is on, or as many items as may be; null without. */
  @ApiProperty({ enum: SWITCH_ON_OBSTACLES, enumName: 'SwitchOnObstacle', nullable: true })
  switchOnObstacle: (typeof SWITCH_ON_OBSTACLES)[number] | null;
  /** When the obstacle ends by itself. @example "2026-11-22T03:00:00.000Z" */
  @ApiProperty({ type: String, nullable: true })
  switchOnFrom: string | null;
  /** The number of the order that bought it. @example "1042" */
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
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID(undefined, { message: fieldTexts.item })
  itemId: string;

  /** The price that the buyer saw: another price in force is refused instead of charged. @example 200 */
  @MayBeMissing()
  @IsInt({ message: fieldTexts.price })
  @Min(1, { message: fieldTexts.price })
  price?: number;
}

/** An item to switch. */
export class ToggleMiningItemDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID(undefined, { message: fieldTexts.item })
  userItemId: string;

  /** What it is to be; without it, the other of what it is. @example true */
  @MayBeMissing()
  @IsBoolean()
  active?: boolean;
}

/** A finished switch. */
export class MiningItemToggledDto {
  /** In the caller's language. @example "스피드 부스터 아이템을 켰습니다." */
  message: string;
  item: UserMiningItemDto;
}

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const decimalText = ({ value }: { value: unknown }): unknown =>
  typeof value === 'number' ? String(value) : trimmed({ value });
const DECIMAL = /^\d{1,5}(\.\d{1,4})?$/;

/** A mining item as administrators see it. */
export class AdminMiningItemDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "gauge" */
  icon: string;
  /** @example "스피드 부스터" */
  nameKo: string;
  /** @example "Speed Booster" */
  nameEn: string;
  /** @example "채굴 속도가 20% 빨라집니다." */
  descriptionKo: string;
  /** @example "Mining is 20% faster." */
  descriptionEn: string;
  /** Whole L coin. @example 200 */
  price: number;
  /** @example 24 */
  durationHours: number;
  @ApiProperty({ enum: EFFECT_TYPES, enumName: 'MiningEffectType' })
  effectType: EffectType;
  /** @example "20" */
  effectValue: string;
  /** @example "1" */
  rateMultiplier: string;
  /** @example "1" */
  capMultiplier: string;
  /** On offer. @example true */
  isActive: boolean;
  /** @example 10 */
  sort: number;
  /** How many have been sold. @example 12 */
  sold: number;
  /** @example "2026-11-20T03:00:00.000Z" */
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
  /** gauge, layers, gem, pickaxe, zap or package. @example "gauge" */
  @IsIn(['gauge', 'layers', 'gem', 'pickaxe', 'zap', 'package'], { message: fieldTexts.icon })
  icon: string;

  /** @example "스피드 부스터" */
  @Length(1, 60, { message: fieldTexts.itemName })
  @Matches(VISIBLE_TEXT, { message: fieldTexts.itemName })
  @IsString()
  @Transform(trimmed)
  nameKo: string;

  /** @example "Speed Booster" */
  @Length(1, 60, { message: fieldTexts.itemName })
  @Matches(VISIBLE_TEXT, { message: fieldTexts.itemName })
  @IsString()
  @Transform(trimmed)
  nameEn: string;

  /** @example "채굴 속도가 20% 빨라집니다." */
  @Length(1, 300, { message: fieldTexts.itemDescription })
  @Matches(VISIBLE_TEXT, { message: fieldTexts.itemDescription })
  @IsString()
  @Transform(trimmed)
  descriptionKo: string;

  /** @example "Mining is 20% faster." */
  @Length(1, 300, { message: fieldTexts.itemDescription })
  @Matches(VISIBLE_TEXT, { message: fieldTexts.itemDescription })
  @IsString()
  @Transform(trimmed)
  descriptionEn: string;

  /** Whole L coin. @example 200 */
  @Max(1_000_000, { message: fieldTexts.price })
  @Min(1, { message: fieldTexts.price })
  @IsInt({ message: fieldTexts.price })
  price: number;

  /** @example 24 */
  @Max(8_760, { message: fieldTexts.durationHours })
  @Min(1, { message: fieldTexts.durationHours })
  @IsInt({ message: fieldTexts.durationHours })
  durationHours: number;

  @ApiProperty({ enum: EFFECT_TYPES, enumName: 'MiningEffectType' })
  @IsIn(EFFECT_TYPES)
  effectType: EffectType;

  /** speed_boost: percents, above 0; cap_boost: a multiplier, at least 1; premium: not used. Number or decimal string. @example "20" */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], required: false })
  @MayBeMissing()
  @Matches(DECIMAL, { message: fieldTexts.effect })
  @Transform(decimalText)
  effectValue?: string;

  /** premium: at least 1. @example "1.5" */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], required: false })
  @MayBeMissing()
  @Matches(DECIMAL, { message: fieldTexts.effect })
  @Transform(decimalText)
  rateMultiplier?: string;

  /** premium: at least 1. @example "6" */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], required: false })
  @MayBeMissing()
  @Matches(DECIMAL, { message: fieldTexts.effect })
  @Transform(decimalText)
  capMultiplier?: string;

  /** On offer at once. @example true */
  @MayBeMissing()
  @IsBoolean()
  isActive?: boolean;

  /** The store shows items by this, ascending. @example 10 */
  @MayBeMissing()
  @Max(100_000)
  @Min(0)
  @IsInt()
  sort?: number;
}
