import type { RouteObject } from 'react-router';

/** Routes of a feature. Paths have no leading slash; screens are loaded on first use. */
export interface FeatureRoutes {
  /** Public, in both languages: Korean below `/…`, English below `/en/…`. */
  public?: RouteObject[];
  /** Members only, without Ant Design. */
  member?: RouteObject[];
  /** Members only, including those with a required step: the screens to do it. */
  restricted?: RouteObject[];
  /** Members only, with Ant Design. */
  memberAntd?: RouteObject[];
  /** One address for everybody: the screen itself asks visitors to log in. */
  open?: RouteObject[];
  /** Admins only, with Ant Design. */
  admin?: RouteObject[];
}

/** Route metadata for the build. */
export interface RouteHandle {
  /** Values of a parameter that have a page. The screen handles other values; the server answers them with 404. */
  only: Record<string, readonly string[]>;
}

/** A lazy route: `screen('login', () => import('…'), 'LoginPage')`. */
export function screen<N extends string>(
  path: string,
  load: () => Promise<Record<N, React.ComponentType>>,
  name: N,
): RouteObject {
  return { path, lazy: { Component: async () => (await load())[name] } };
}
