import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '@/app/store';
import { siteApi } from '@/shared/api/generated/site';

/** What a public page may be told with, by the name of its call in the client. None of them takes an argument. */
export const publicCalls = {
  listSiteSettings: '/api/site-settings',
  listExchanges: '/api/exchanges',
  listFaq: '/api/faq',
  getPayoutSummary: '/api/luff/payout-summary',
} as const;

export type PublicCall = keyof typeof publicCalls;

/** An answer of the API and when it was given, in milliseconds since the epoch. */
export interface PublicAnswer {
  at: number;
  value: unknown;
}

/** The answers that a page was drawn from. What is missing did not come in time, and the browser asks for it itself. */
export type PageState = Partial<Record<PublicCall, PublicAnswer>>;

/** The id of the data block in which a page hands its state to the browser. */
export const PAGE_STATE_ID = 'page-state';

type Entries = Parameters<typeof siteApi.util.upsertQueryEntries>[0];

/** Puts the answers into a store as if it had asked itself at the time they were given. */
export function takeOver(store: AppStore, state: PageState): void {
  for (const [endpointName, answer] of Object.entries(state)) {
    const entries = [{ endpointName, arg: undefined, value: answer.value }] as Entries;
    const action = siteApi.util.upsertQueryEntries(entries) as UnknownAction & { meta?: object };
    // The library takes what it is given for an answer of this moment.
    store.dispatch({ ...action, meta: { ...action.meta, timestamp: answer.at } });
  }
}

/** The state that the server left in this page; empty where it left none. */
export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}
