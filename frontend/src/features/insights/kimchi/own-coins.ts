import type { ComponentType } from 'react';
import type { Favourites } from '@/features/insights/favourites/use-favourites';

export interface CoinActsProps {
  coin: string;
  hasPremium: boolean;
  isFavourite: boolean;
  onStar: Favourites['star'];
}

/** What a member has of the table beyond reading it. */
export interface OwnCoins extends Favourites {
  /** What can be done to the coin of a row. */
  Acts: ComponentType<CoinActsProps>;
}
