import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where systems keep a Chromium; `CHROMIUM_PATH` comes first. */
const KNOWN = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installedBrowser = (): string | undefined => KNOWN.find((path) => path !== undefined && existsSync(path));

/**
 * To be called once before several processes want a Chromium: the one that comes as an npm package is unpacked by the first who
 * asks, and looks whole to the next while it is still being written.
 */
export async function prepareBrowser(): Promise<void> {
  if (installedBrowser() === undefined) await (await import('@sparticuz/chromium')).default.executablePath();
}

/** A headless Chromium: the system's, else the one that comes as an npm package (Linux x64). */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = installedBrowser();
  const args = [...QUIET, ...more];
  if (installed !== undefined) return chromium.launch({ executablePath: installed, headless: true, args });
  const { default: bundled } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await bundled.executablePath(),
    headless: true,
    args: [...bundled.args, ...args],
  });
}
