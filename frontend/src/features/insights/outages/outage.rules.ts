import { OWN_SOURCE } from '@/features/insights/outages/own-source.rules';

/** What a part of the page says of the figures that it shows. */
export interface Told {
  /** Sources whose figures are older than they should be. */
  stale: readonly { source: string; fetchedAt: string }[];
  /** When the newest figure was read, if the last attempt to read a newer one failed. */
  late: string | null;
  /** Sources without any figure. */
  missing: readonly string[];
}

export interface Report<Section extends string> extends Told {
  section: Section;
}

export interface Outage<Section extends string> {
  /** Names of sources that are out for the same parts since the same time. */
  sources: string[];
  /** The oldest figure that is shown; null without one. */
  since: string | null;
  older: Section[];
  without: Section[];
}

/** A gap that is shorter is told where the figure stands, and not on top: what opens there moves the page. */
const SHORTEST_MS = 60_000;

/** Returns the sources that are out, each once, with the parts of the page that it concerns. */
export function outagesOf<Section extends string>(
  reports: readonly Report<Section>[],
  nameOf: (source: string) => string,
  now: number,
): Outage<Section>[] {
  const bySource = new Map<string, { since: string | null; older: Set<Section>; without: Set<Section> }>();
  const outageOf = (source: string) => {
    const name = nameOf(source);
    const known = bySource.get(name) ?? { since: null, older: new Set(), without: new Set() };
    bySource.set(name, known);
    return known;
  };
  const isLong = (since: string): boolean => now - Date.parse(since) >= SHORTEST_MS;
  // The service was there when any part could still be read.
  const read = reports.flatMap(({ late }) => late ?? []).sort();
  for (const { section, stale, late, missing } of reports) {
    for (const { source, fetchedAt } of stale) {
      if (!isLong(fetchedAt)) continue;
      const outage = outageOf(source);
      outage.older.add(section);
      if (outage.since === null || fetchedAt < outage.since) outage.since = fetchedAt;
    }
    if (late !== null && isLong(late)) {
      const outage = outageOf(OWN_SOURCE);
      outage.older.add(section);
      outage.since = read.at(-1) ?? null;
    }
    for (const source of missing) outageOf(source).without.add(section);
  }
  const outages: Outage<Section>[] = [];
  for (const [name, { since, older, without }] of bySource) {
    const same = outages.find(
      (one) => minuteOf(one.since) === minuteOf(since) && isSame(one.older, older) && isSame(one.without, without),
    );
    if (same) same.sources.push(name);
    else outages.push({ sources: [name], since, older: [...older], without: [...without] });
  }
  return outages;
}

const minuteOf = (time: string | null): string | null => time && time.slice(0, 16);

const isSame = (list: readonly string[], set: ReadonlySet<string>): boolean =>
  list.length === set.size && list.every((one) => set.has(one));
