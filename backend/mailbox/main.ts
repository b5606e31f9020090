import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SystemClock } from '../src/platform/clock/index.js';
import { createMailbox } from './index.js';

const clock = new SystemClock();
const folder = join(process.env.DATA_DIR || '.data', 'mailbox');
// A page that is open, or noted, is there again after the next start.
const portFile = join(folder, 'page-port');

const starting = createMailbox({
  folder,
  clock: () => clock.now(),
  smtpPort: Number(process.env.MAILBOX_SMTP_PORT || 0),
  pagePort: Number(process.env.MAILBOX_PAGE_PORT || 0),
  earlierPagePort: earlierPort(),
});
const stop = (): void => {
  void starting.then((mailbox) => mailbox.close()).finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent is gone: without it nobody would ever stop this process.
process.once('disconnect', stop);

const { url, smtpUrl } = await starting;
writeFileSync(portFile, new URL(url).port);
process.stdout.write(`${JSON.stringify({ ready: true, url, smtpUrl })}\n`);

function earlierPort(): number {
  try {
    const port = Number(readFileSync(portFile, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}
