import { type ReactNode, useSyncExternalStore } from 'react';
import { toApiError } from '@/shared/api/api-error';

const LIMIT = 1;
/** Dismissed toasts are removed after this time, never during their exit animation. */
const REMOVE_DELAY_MS = 1_000_000;
export const DEFAULT_DURATION_MS = 5_000;

export interface ToastOptions {
  title?: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** An action. `alt` describes it for those who cannot reach the button in time. */
  action?: { label: string; alt: string; onClick?: () => void; href?: string };
  /** ms; 5,000 by default. */
  duration?: number;
  /** It comes to an amount, the last line of the description: printed as a slip, on phones a line that is pressed as a whole. */
  slip?: boolean;
  /** Unrequested: waits until the current toast is gone and no receipt is open. Of several waiting ones the newest is shown. */
  waits?: boolean;
}

export interface ShownToast extends ToastOptions {
  id: number;
  open: boolean;
}

const NONE: readonly ShownToast[] = [];
let toasts = NONE;
let waiting: ShownToast | undefined;
/** A receipt is open. */
let isHeld = false;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; at most the newest is on screen, followed by a waiting one. Returns a function that dismisses it. */
export function toast(options: ToastOptions): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  const next: ShownToast = { ...options, id, open: true };
  if (options.waits && (isHeld || toasts.some(({ open }) => open))) waiting = next;
  else show(next);
  return { dismiss: () => dismiss(id) };
}

function show(next: ShownToast): void {
  publish([next, ...toasts].slice(0, LIMIT));
}

/** Error toast: the title says what failed, the description is the server's message, else `fallback`. */
export function toastError(title: string, error: unknown, fallback?: string): void {
  const { message, isWordless } = toApiError(error);
  toast({ variant: 'destructive', title, description: isWordless ? (fallback ?? message) : message });
}

export function dismiss(id: number): void {
  if (waiting?.id === id) waiting = undefined;
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  showWaiting();
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), REMOVE_DELAY_MS);
}

function showWaiting(): void {
  if (!waiting || isHeld || toasts.some(({ open }) => open)) return;
  show(waiting);
  waiting = undefined;
}

/** Slips, and what nobody asked for, wait from now on: they are as large as a receipt, and would lie on the open one. */
export function holdToasts(): void {
  isHeld = true;
  const held = toasts.filter(({ open, slip, waits }) => open && (slip || waits));
  if (held.length === 0) return;
  waiting ??= held[0];
  publish(toasts.filter((shown) => !held.includes(shown)));
}

/** Ends the waiting. */
export function releaseToasts(): void {
  isHeld = false;
  showWaiting();
}

/** Removes all toasts at once, for tests. */
export function clearToasts(): void {
  waiting = undefined;
  isHeld = false;
  publish(NONE);
}

/** Toasts on screen or leaving. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => toasts,
    () => NONE,
  );
}
