import { namedViews } from '@/shared/api/base-api';
import { addTagTypes, api } from '@/shared/api/generated';

/** What is shown is read again, and what was kept is forgotten: after a change of the language, in which the server speaks too. */
export const readAgain = () => api.util.invalidateTags([...addTagTypes, ...namedViews]);
