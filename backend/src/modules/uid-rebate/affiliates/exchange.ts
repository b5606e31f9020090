import type { z } from 'zod';
import type { Clock } from '../../../platform/clock/index.js';
import { type SourceAccess, type SourceId, sources } from '../../../platform/config/index.js';
import {
  expectShape,
  type UpstreamAnswer,
  UpstreamClient,
  UpstreamFailure,
  type UpstreamLog,
  type UpstreamRequest,
} from '../../../platform/upstream/index.js';
import type { ExchangeAffiliate, InviteeAnswer } from './exchange-affiliate.port.js';
import { closedWindow, type DayWindow, dueAt, type ReportCalendar } from './report-day.js';
import { ReportRows } from './report-rows.js';
import type { Signer } from './vendor-wire.js';

/** What differs between the affiliate APIs. */
export interface Exchange {
  /** When days close and are published; `vendor` is the source's name. */
  readonly calendar: Omit<ReportCalendar, 'vendor'>;
  readonly sign: Signer;
  /** Asks whether a UID is our invitee. */
  findInvitee(api: VendorApi, uid: string): Promise<InviteeAnswer>;
  /** Adds the vendor's rows of a closed day. */
  readDay(api: VendorApi, day: ReportDay): Promise<void>;
}

/** A closed report day that is read. */
export interface ReportDay extends DayWindow {
  readonly day: string;
  readonly rows: ReportRows;
  /** Called after each page, with the number of pages still to come, or null. */
  readonly onPage: (pagesLeft: number | null) => void;
}

export interface AffiliateDeps {
  readonly clock: Clock;
  /**
   * Fee as a share of volume (`0.0005`) at the end of a report day, to estimate the volume of an exchange that does not
   * report it.
   */
  readonly feeRate: (exchangeId: string, dayEnd: Date) => Promise<string> | string;
  readonly log?: UpstreamLog;
  /** Scales request rates towards the simulator, whose limits are scaled alike. */
  readonly rateScale?: number;
  /** Timeout of one attempt; for tests. */
  readonly timeoutMs?: number;
}

type Params = Readonly<Record<string, string | number | undefined>>;

/** Signed reads from one vendor. The lane of a call, whose rate is limited, is its path. */
export class VendorApi {
  readonly clock: Clock;
  private readonly client: UpstreamClient;

  constructor(
    private readonly id: SourceId,
    private readonly sign: Signer,
    private readonly access: SourceAccess,
    private readonly deps: AffiliateDeps,
  ) {
    const { name, perSecond } = sources[id];
    this.clock = deps.clock;
    this.client = new UpstreamClient({
      vendor: name,
      baseUrl: access.baseUrl,
      perSecond: perSecond * (access.simulated ? (deps.rateScale ?? 1) : 1),
      log: deps.log,
      timeoutMs: deps.timeoutMs,
    });
  }

  get<T>(path: string, params: Params, accept: (answer: UpstreamAnswer) => T): Promise<T> {
    return this.read(path, { method: 'GET', path: `${path}?${queryOf(params)}` }, accept);
  }

  /** A read that everybody may do, unsigned. */
  getPublic<T>(path: string, params: Params, accept: (answer: UpstreamAnswer) => T): Promise<T> {
    return this.client.read(path, () => ({ method: 'GET', path: `${path}?${queryOf(params)}` }), accept);
  }

  /** A read that the vendor wants as a POST. */
  post<T>(path: string, params: Params, accept: (answer: UpstreamAnswer) => T): Promise<T> {
    return this.read(path, { method: 'POST', path, body: JSON.stringify(params) }, accept);
  }

  /** Runs post-processing of an answer, with the same errors. */
  checked<T>(lane: string, examine: () => T): T {
    return this.client.checked(lane, examine);
  }

  /** Throws for answers that cannot be true together. */
  refuse(lane: string, reason: string): never {
    return this.checked(lane, (): never => {
      throw new UpstreamFailure('garbage', reason);
    });
  }

  async feeRate(dayEnd: Date): Promise<string> {
    return this.deps.feeRate(this.id, dayEnd);
  }

  /** All rows of a numbered list; read again once if it changed meanwhile. */
  async allPages(lane: string, readPage: (page: number) => Promise<Page>, onPage: (pagesLeft: number) => void) {
    for (let attempt = 1; ; attempt += 1) {
      const rows: unknown[] = [];
      let total: number | null = null;
      for (let page = 1, last = 1; page <= last; page += 1) {
        const read = await readPage(page);
        ({ pages: last, total } = read);
        rows.push(...read.rows);
        onPage(last - page);
      }
      if (total === null || rows.length === total) return rows;
      if (attempt === 2) this.refuse(lane, `${rows.length} of ${total} rows came`);
    }
  }

  private read<T>(lane: string, request: UpstreamRequest, accept: (answer: UpstreamAnswer) => T): Promise<T> {
    return this.client.read(lane, () => this.sign(request, this.access, this.clock.now()), accept);
  }
}

/** One page, and what it says about the whole list; `total` is null if the vendor does not say. */
export interface Page {
  readonly rows: readonly unknown[];
  readonly pages: number;
  readonly total: number | null;
}

/** The client of one exchange. */
export function connect(
  id: SourceId,
  exchange: Exchange,
  access: SourceAccess,
  deps: AffiliateDeps,
): ExchangeAffiliate {
  const api = new VendorApi(id, exchange.sign, access, deps);
  const calendar = { vendor: sources[id].name, ...exchange.calendar };
  return {
    dayTimeZone: `UTC+${calendar.offsetHours}`,
    dayOffsetHours: calendar.offsetHours,
    reportDueAt: (day) => dueAt(day, calendar),
    findInvitee: (uid) => exchange.findInvitee(api, uid),
    fetchReportRows: async (day, onProgress) => {
      const window = closedWindow(day, calendar, deps.clock);
      const rows = new ReportRows(day);
      let pagesDone = 0;
      const onPage = (pagesLeft: number | null): void => {
        pagesDone += 1;
        onProgress?.({ pagesDone, pagesTotal: pagesLeft === null ? null : pagesDone + pagesLeft });
      };
      await exchange.readDay(api, { ...window, day, rows, onPage });
      return api.checked('report', () => rows.finish());
    },
  };
}

/** The row about `uid`; null in an empty list. Throws a `drift` failure if all rows are about others. */
export function rowAbout<S extends z.ZodType<{ uid: string }>>(
  uid: string,
  schema: S,
  list: readonly unknown[] | null,
  path: string,
): z.output<S> | null {
  const rows = (list ?? []).map((row, at) => expectShape(schema, row, `${path}.${at}`));
  const found = rows.find((row) => row.uid === uid);
  if (!found && rows.length > 0) {
    throw new UpstreamFailure('drift', 'the answer is about other UIDs', { path: `${path}.uid` });
  }
  return found ?? null;
}

/** Query string in the given order, without undefined values. */
function queryOf(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
