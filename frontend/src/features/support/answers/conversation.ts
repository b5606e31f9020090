import { useSyncExternalStore } from 'react';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';

/** What was said, as it was said: answers keep the numbers of their moment. */
export type Line =
  | { from: 'visitor'; text: string }
  | { from: 'bot'; kind: 'answer'; entry: FaqEntryDto }
  | { from: 'bot'; kind: 'choices'; entries: readonly FaqEntryDto[]; question: string }
  | { from: 'bot'; kind: 'unknown'; question: string };

/*
 * The conversation lives as long as the visit: it survives closing the panel and going from page to page, and is kept nowhere.
 */
let lines: readonly Line[] = [];
let owner: string | undefined;
const listeners = new Set<() => void>();

function change(next: readonly Line[]): void {
  lines = next;
  listeners.forEach((listener) => listener());
}

export function say(...added: Line[]): void {
  change([...lines, ...added]);
}

export function clearConversation(): void {
  if (lines.length > 0) change([]);
}

/** What a member asked is nothing for whoever uses the device after them; a visitor who logs in goes on. */
export function speakAs(member: string | undefined): void {
  if (owner !== undefined && owner !== member) clearConversation();
  owner = member;
}

export function useConversation(): readonly Line[] {
  return useSyncExternalStore(subscribe, () => lines);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
