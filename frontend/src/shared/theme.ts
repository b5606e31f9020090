import { useSyncExternalStore } from 'react';
import { keep, readKept } from '@/shared/kept';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'theme';
const listeners = new Set<() => void>();

export function storedTheme(): Theme {
  return readKept(THEME_KEY) === 'dark' ? 'dark' : 'light';
}

/** Sets the `dark` class on the root, and the theme color of the browser's frame. */
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

/** Theme of this device, light by default. */
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
