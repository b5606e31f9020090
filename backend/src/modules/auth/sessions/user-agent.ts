import bowser from 'bowser';
import type { Device } from '../dto/own-session.dto.js';

/** Browser and system for display; null where unknown. */
export interface BrowserFacts {
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: Device;
}

const DEVICE_OF: Readonly<Record<string, Device>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** Parses a User-Agent header. It is a claim, not a proof. */
export function readUserAgent(userAgent: string): BrowserFacts {
  if (!userAgent) return { browser: null, os: null, device: 'other' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: known(browser.name, Object.values(bowser.BROWSER_MAP)),
    os: known(os.name, Object.values(bowser.OS_MAP)),
    device: DEVICE_OF[platform.type ?? ''] ?? 'other',
  };
}

/** Unknown names are guessed from the header, which anybody can set: only names known to bowser are shown. */
function known(name: string | undefined, names: readonly string[]): string | null {
  return name !== undefined && names.includes(name) ? name : null;
}
