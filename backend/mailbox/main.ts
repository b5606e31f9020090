import { join } from 'node:path';
import { SystemClock } from '../src/platform/clock/index.js';
import { createMailbox } from './index.js';

const clock = new SystemClock();
const starting = createMailbox({
  folder: join(process.env.DATA_DIR || '.data', 'mailbox'),
  clock: () => clock.now(),
  smtpPort: Number(process.env.MAILBOX_SMTP_PORT || 0),
  pagePort: Number(process.env.MAILBOX_PAGE_PORT || 0),
});
const stop = (): void => {
  void starting.then((mailbox) => mailbox.close()).finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent is gone: without it nobody would ever stop this process.
process.once('disconnect', stop);

const { url, smtpUrl } = await starting;
process.stdout.write(`${JSON.stringify({ ready: true, url, smtpUrl })}\n`);
