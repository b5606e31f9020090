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

/** A headless Chromium: the system's, else the one that comes as an npm package (Linux x64). */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = KNOWN.find((path) => path !== undefined && existsSync(path));
  const args = [...QUIET, ...more];
  if (installed !== undefined) return chromium.launch({ executablePath: installed, headless: true, args });
  const { default: bundled } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await bundled.executablePath(),
    headless: true,
    args: [...bundled.args, ...args],
  });
}
