import { accounts } from './accounts.mjs';
import { offices } from './admin.mjs';
import { failures } from './failures.mjs';
import { homes } from './home.mjs';
import { markets } from './insights.mjs';
import { journals } from './journal.mjs';
import { people } from './people.mjs';
import { receipts } from './receipts.mjs';
import { sharedReceipts } from './shared-receipts.mjs';
import { points } from './store.mjs';

/** What a screen looks like to other people, and once something was done on it. Names are those of the pictures. */
export const states = [
  ...people,
  ...accounts,
  ...homes,
  ...points,
  ...receipts,
  ...sharedReceipts,
  ...journals,
  ...markets,
  ...offices,
  ...failures,
];
