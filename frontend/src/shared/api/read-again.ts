import { baseApi, moduleViews, namedViews } from '@/shared/api/base-api';
import type { addTagTypes as adminViews } from '@/shared/api/generated/admin';
import type { addTagTypes as memberViews } from '@/shared/api/generated/member';
import type { addTagTypes as siteViews } from '@/shared/api/generated/site';

type Named = (typeof moduleViews | typeof namedViews)[number];
type Generated = (typeof siteViews | typeof memberViews | typeof adminViews)[number];

/** All views, also those of calls that this visitor has not loaded. A module that the list lacks does not compile. */
const views: [Exclude<Generated, Named>] extends [never] ? readonly Named[] : never = [...moduleViews, ...namedViews];

/** What is shown is read again, and what was kept is forgotten: after a change of the language, in which the server speaks too. */
export const readAgain = () => baseApi.util.invalidateTags([...views]);
