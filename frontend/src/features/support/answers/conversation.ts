import { useSyncExternalStore } from 'react';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';

/** Messages as displayed: answers keep the numbers of their time. */
export type Line =
  | { from: 'visitor'; text: string }
  | { from: 'bot'; kind: 'answer'; entry: FaqEntryDto }
  | { from: 'bot'; kind: 'choices'; entries: readonly FaqEntryDto[]; question: string }
  | { from: 'bot'; kind: 'unknown'; question: string };

/* The conversation of this visit: survives closing the panel and navigation, and is not stored. */
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

/** Cleared at logout for the next user of the device; kept when a visitor logs in. */
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
