import type { EntryDto } from '@/shared/api/generated/schemas';
import { formatClock, formatDateTime, formatDay } from '@/shared/format';
import type { Language } from '@/shared/i18n';

type Described = Pick<EntryDto, 'type' | 'description'>;

export interface EntryParts {
  title: string;
  /** Of idle mining. */
  hours?: string;
  causes: readonly string[];
}

/** A description in parts: what, when, why. */
export function partsOf({ type, description }: Described): EntryParts {
  const [head = description, ...causes] = description.split(' · ');
  const [, title = head, hours] = (type === 'mining' && /^(\D+) (\d.*)$/.exec(head)) || [];
  return { title, ...(hours === undefined ? {} : { hours }), causes };
}

export interface EntryWords extends Pick<EntryParts, 'title' | 'causes'> {
  when: string;
}

/** The parts of a description with the time of its entry, which is left out where the mining hours already end at it. */
export function entryWords(entry: Described & Pick<EntryDto, 'createdAt'>, language: Language): EntryWords {
  const { createdAt } = entry;
  const { title, hours, causes } = partsOf(entry);
  const isTime = hours?.endsWith(formatClock(createdAt).slice(0, 'HH:MM'.length)) ?? false;
  const time = !isTime
    ? [formatDateTime(createdAt, language)]
    : /^\d\d:/.test(hours ?? '')
      ? [formatDay(new Date(createdAt), language)]
      : [];
  return { title, when: [...time, ...(hours === undefined ? [] : [hours])].join(' '), causes };
}

/** The time of an entry in a list by day, which has the day above it. */
export function clockOf(entry: Described & Pick<EntryDto, 'createdAt'>): string {
  const clock = formatClock(entry.createdAt).slice(0, 'HH:MM'.length);
  const { hours } = partsOf(entry);
  return hours === undefined ? clock : hours.endsWith(clock) ? hours : `${clock} ${hours}`;
}

/** Idle mining and what trades earned are described too long for a line of a list; other titles stay whole. */
export function listWords(entry: EntryDto, language: Language): EntryWords {
  return entry.type === 'mining' || entry.reference?.type === 'luff_accrual'
    ? entryWords(entry, language)
    : { title: entry.description, when: formatDateTime(entry.createdAt, language), causes: [] };
}
