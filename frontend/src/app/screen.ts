import type { ComponentType } from 'react';

/** A screen at an address, loaded on first use: `screen(paths.login, () => import('…'), 'LoginPage')`. */
export function screen<N extends string>(path: string, load: () => Promise<Record<N, ComponentType>>, name: N) {
  return { path, lazy: { Component: async (): Promise<ComponentType> => (await load())[name] } };
}
