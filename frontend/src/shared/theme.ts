import { useSyncExternalStore } from 'react';
import { keep, readKept } from '@/shared/kept';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'theme';
const listeners = new Set<() => void>();

export function storedTheme(): Theme {
  return readKept(THEME_KEY) === 'dark' ? 'dark' : 'light';
}

/** The `dark` class stands on the root only in the dark theme; the frame that a browser draws around the page follows. */
export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const frame = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const colour = frame?.dataset[theme];
  if (frame && colour !== undefined) frame.content = colour;
}

export function setTheme(theme: Theme): void {
  keep(THEME_KEY, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** The theme of this device, light unless chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    storedTheme,
    () => 'light',
  );
}
