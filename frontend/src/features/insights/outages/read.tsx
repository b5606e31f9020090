import { OWN_SOURCE } from '@/features/insights/outages/own-source.rules';
import { useReport } from '@/features/insights/outages/reports';
import { toApiError } from '@/shared/api/api-error';
import { Loaded, type LoadedProps } from '@/shared/ui/state';
import styles from '@/features/insights/outages/outages.module.css';

const NOT_READ_YET: readonly (string | undefined)[] = ['insights.notReadYet', 'insights.newsNotReadYet'];

/** Who has to answer before what could not be read is there: its sources, or our own service. */
export const missingOf = (error: unknown, sources: readonly string[]): readonly string[] =>
  NOT_READ_YET.includes(toApiError(error).code) ? sources : [OWN_SOURCE];

export interface ReadProps<T> extends LoadedProps<T> {
  /** Where the figures come from, as sources are named in data. */
  sources: readonly string[];
}

/** `Loaded` for a part of a page: that there are no figures is one line, since the page says on top what is out. */
export function Read<T>({ sources, ...loaded }: ReadProps<T>) {
  const { query, errorTitle } = loaded;
  const isMissing = query.data === undefined && query.error !== undefined;
  const told = isMissing ? { stale: [], late: null, missing: missingOf(query.error, sources) } : undefined;
  const isTold = useReport(told, query.refetch);
  if (isMissing && isTold) return <p className={styles['missing']}>{errorTitle}</p>;
  return <Loaded {...loaded} />;
}
