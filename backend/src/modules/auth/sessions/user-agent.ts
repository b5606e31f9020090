import bowser from 'bowser';
import type { Device } from '../dto/own-session.dto.js';

/** What a browser says of itself, as a member may read it; null for what it does not say. */
export interface BrowserFacts {
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: Device;
}

const DEVICE_OF: Readonly<Record<string, Device>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** Reads a User-Agent header. It is a claim of the browser, not a proof. */
export function readUserAgent(userAgent: string): BrowserFacts {
  if (!userAgent) return { browser: null, os: null, device: 'other' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: known(browser.name, Object.values(bowser.BROWSER_MAP)),
    os: known(os.name, Object.values(bowser.OS_MAP)),
    device: DEVICE_OF[platform.type ?? ''] ?? 'other',
  };
}

/** An unknown name is guessed from the text, which anybody can write: only names that bowser knows are told. */
function known(name: string | undefined, names: readonly string[]): string | null {
  return name !== undefined && names.includes(name) ? name : null;
}
