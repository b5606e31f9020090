import { baseApi, moduleViews, namedViews } from '@/shared/api/base-api';
import type { addTagTypes as adminViews } from '@/shared/api/generated/admin';
import type { addTagTypes as memberViews } from '@/shared/api/generated/member';
import type { addTagTypes as siteViews } from '@/shared/api/generated/site';

type Named = (typeof moduleViews | typeof namedViews)[number];
type Generated = (typeof siteViews | typeof memberViews | typeof adminViews)[number];

/** All tags, including those of endpoints that are not loaded. A missing module does not compile. */
const views: [Exclude<Generated, Named>] extends [never] ? readonly Named[] : never = [...moduleViews, ...namedViews];

/**
 * Reloads what is shown and drops the rest of the cache: after a language change, since the server's texts change too.
 */
export const readAgain = () => baseApi.util.invalidateTags([...views]);
