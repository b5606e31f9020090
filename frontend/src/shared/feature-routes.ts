import type { RouteObject } from 'react-router';

/** The screens a feature brings. Paths are written without the leading slash; each screen is loaded when it is first opened. */
export interface FeatureRoutes {
  /** Anybody's, in both languages: Korean under `/…`, English under `/en/…`. */
  public?: RouteObject[];
  /** Members only, drawn with our own parts. */
  member?: RouteObject[];
  /** Members only, also while they have something to do first: where it is done. */
  restricted?: RouteObject[];
  /** Members only, drawn with Ant Design. */
  memberAntd?: RouteObject[];
  /** Shown to everybody under one address: a screen that asks the visitor itself to log in. */
  open?: RouteObject[];
  /** Admins only, drawn with Ant Design. */
  admin?: RouteObject[];
}

/** What a route says about itself to the build. */
export interface RouteHandle {
  /** The values of a parameter that have a page. The screen answers the others itself, and the server answers them with 404. */
  only: Record<string, readonly string[]>;
}

/** A screen as a route: `screen('login', () => import('…'), 'LoginPage')`. */
export function screen<N extends string>(
  path: string,
  load: () => Promise<Record<N, React.ComponentType>>,
  name: N,
): RouteObject {
  return { path, lazy: { Component: async () => (await load())[name] } };
}
