import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '@/app/store';
import { siteApi } from '@/shared/api/generated/site';

/** API calls whose answers a public page may embed, by their name in the client. None takes an argument. */
export const publicCalls = {
  listSiteSettings: '/api/site-settings',
  listExchanges: '/api/exchanges',
  listFaq: '/api/faq',
  getPayoutSummary: '/api/luff/payout-summary',
  getKimchiPremium: '/api/kimchi-premium',
  getMarketHighlights: '/api/market-highlights',
  getChartAnalysisScore: '/api/chart-analysis/score',
  getWhaleHunterChart: '/api/indicator-charts/whale-hunter',
  getOrderBlockChart: '/api/indicator-charts/order-block',
  getLiquidationMapChart: '/api/indicator-charts/liquidation-map',
} as const;

export type PublicCall = keyof typeof publicCalls;

/** An API answer and its time, in milliseconds since the epoch. */
export interface PublicAnswer {
  at: number;
  value: unknown;
}

/**
 * Answers that a page was rendered with. Those that did not arrive in time are missing; the browser requests them itself.
 */
export type PageState = Partial<Record<PublicCall, PublicAnswer>>;

/** Id of the data block that passes the page's state to the browser. */
export const PAGE_STATE_ID = 'page-state';

type Entries = Parameters<typeof siteApi.util.upsertQueryEntries>[0];

/** Puts the answers into a store as if it had received them at their time. */
export function takeOver(store: AppStore, state: PageState): void {
  for (const [endpointName, answer] of Object.entries(state)) {
    const entries = [{ endpointName, arg: undefined, value: answer.value }] as Entries;
    const action = siteApi.util.upsertQueryEntries(entries) as UnknownAction & { meta?: object };
    // The library would date them now.
    store.dispatch({ ...action, meta: { ...action.meta, timestamp: answer.at } });
  }
}

/** State that the server embedded in this page; empty if none. */
export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}
