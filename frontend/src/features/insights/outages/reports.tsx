import { createContext, type ReactNode, use, useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Report, Told } from '@/features/insights/outages/outage.rules';
import type { Panel } from '@/features/insights/panels';
import { ErrorParts } from '@/shared/ui/state';

/** A part of the page that has figures: the premium with its table, the surging coins, or a panel. */
export type Part = Panel | 'premium' | 'surge';

export interface PartReport extends Report<Part> {
  /** Reads again what could not be read. */
  retry: (() => unknown) | undefined;
}

/** What the parts of a page say of their figures. */
class Reports {
  private readonly byPlace = new Map<string, PartReport>();
  private readonly listeners = new Set<() => void>();
  private all: readonly PartReport[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly list = (): readonly PartReport[] => this.all;

  set(place: string, report: PartReport | undefined): void {
    if (!report && !this.byPlace.has(place)) return;
    if (report) this.byPlace.set(place, report);
    else this.byPlace.delete(place);
    this.all = [...this.byPlace.values()];
    for (const listener of this.listeners) listener();
  }
}

const PageReports = createContext<Reports | undefined>(undefined);
const InPart = createContext<Part | undefined>(undefined);
const NONE: readonly PartReport[] = [];

/** A page that tells once on top which sources are out, instead of each of its parts. */
export function TellsOutages({ children }: { children: ReactNode }) {
  const [reports] = useState(() => new Reports());
  return (
    <PageReports value={reports}>
      <ErrorParts value={undefined}>{children}</ErrorParts>
    </PageReports>
  );
}

/** A part of such a page. */
export function OutagePart({ name, children }: { name: Part; children: ReactNode }) {
  return <InPart value={name}>{children}</InPart>;
}

/** Tells the page what its part says; undefined while all is well. Returns whether the page tells it. */
export function useReport(told: Told | undefined, retry?: () => unknown): boolean {
  const reports = use(PageReports);
  const section = use(InPart);
  const place = useId();
  const words = told && JSON.stringify(told);
  useEffect(() => {
    if (section !== undefined) reports?.set(place, told && { ...told, section, retry });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new object each time, known by its words
  }, [reports, section, place, words, retry]);
  useEffect(() => () => reports?.set(place, undefined), [reports, place]);
  return reports !== undefined && section !== undefined;
}

const nothing = (): (() => void) => () => undefined;

/** What the parts of the page say. */
export function useReports(): readonly PartReport[] {
  const reports = use(PageReports);
  return useSyncExternalStore(
    reports?.subscribe ?? nothing,
    () => reports?.list() ?? NONE,
    () => NONE,
  );
}
