import { type OpenAccess, type OpenSourceId, openSources } from '../../../platform/config/index.js';
import type { SourceStates } from '../../../platform/snapshots/index.js';
import {
  type UpstreamAnswer,
  UpstreamClient,
  UpstreamFailure,
  type UpstreamLog,
  type UpstreamRequest,
  UpstreamSocket,
  type SocketOptions,
} from '../../../platform/upstream/index.js';
import { WireRows } from './wire-rows.js';

export interface OpenApiDeps {
  readonly states: Pick<SourceStates, 'noteSuccess' | 'noteFailure'>;
  readonly log?: UpstreamLog;
  /** Scales request rates towards the simulator, whose limits are scaled alike. */
  readonly rateScale?: number;
  /** Requests per second and lane instead of the source's own. */
  readonly perSecond?: number;
  /** Timeout of one attempt; for tests. */
  readonly timeoutMs?: number;
  /** Scales how long its sockets may be silent, and the longest pause before they are connected again; for tests. */
  readonly patienceScale?: number;
  /** Messages of a socket that are read in a second; for tests. */
  readonly mostPerSecond?: number;
}

export interface OpenRequest {
  /** With query. */
  readonly path: string;
  /** What the vendor counts; the path without its query unless told. */
  readonly lane?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: 'text';
  /** JSON; makes it a POST. */
  readonly body?: string;
}

/** What is particular to a socket of a source. */
export interface OpenSocket extends Pick<SocketOptions, 'onOpen' | 'onGap' | 'accept' | 'heartbeat' | 'silentMs'> {
  /** What it tells, by which its state is noted. */
  readonly name: string;
  /** Below the source's origin. */
  readonly path: string;
}

/** Reads from one open source, whose state is noted. */
export class OpenApi {
  readonly simulated: boolean;
  private readonly client: UpstreamClient;

  constructor(
    readonly id: OpenSourceId,
    private readonly access: OpenAccess,
    private readonly deps: OpenApiDeps,
  ) {
    const { name, perSecond } = { ...openSources[id], ...(deps.perSecond ? { perSecond: deps.perSecond } : {}) };
    this.simulated = access.simulated;
    this.client = new UpstreamClient({
      vendor: name,
      baseUrl: access.baseUrl,
      perSecond: perSecond * (access.simulated ? (deps.rateScale ?? 1) : 1),
      log: deps.log,
      timeoutMs: deps.timeoutMs,
    });
  }

  get apiKey(): string | null {
    return this.access.apiKey;
  }

  /** Returns what `accept` makes of the body. Throws `upstream.*`. */
  async get<T>(request: OpenRequest, accept: (body: unknown, rows: WireRows) => T): Promise<T> {
    const found = await this.find(request, accept);
    if (found === null) throw new Error('a path of ours is always there');
    return found;
  }

  /** The same for what may not be there: null for HTTP 404. */
  async find<T>(request: OpenRequest, accept: (body: unknown, rows: WireRows) => T): Promise<T | null> {
    const { path, headers = {}, as, body, lane = path.split('?')[0] ?? path } = request;
    const asked: UpstreamRequest =
      body === undefined
        ? { method: 'GET', path, headers, as }
        : { method: 'POST', path, headers: { 'content-type': 'application/json', ...headers }, body };
    let dropped = 0;
    try {
      const value = await this.client.read(
        lane,
        () => asked,
        (answer) => {
          const rows = new WireRows();
          if (answer.status === 404) return null;
          const accepted = accept(bodyOf(answer), rows);
          dropped = rows.dropped;
          return accepted;
        },
      );
      this.deps.states.noteSuccess(this.id, dropped);
      return value;
    } catch (error) {
      this.deps.states.noteFailure(this.id, error);
      throw error;
    }
  }

  /** A socket that is to be opened, whose state is noted as `<id> <name>`; null if the source has none. */
  socket({ name, path, ...socket }: OpenSocket): UpstreamSocket | null {
    const { access, deps, id } = this;
    if (access.socketUrl === null) return null;
    const noted = `${id} ${name}`;
    return new UpstreamSocket({
      ...socket,
      vendor: openSources[id].name,
      url: `${access.socketUrl}${path}`,
      patienceScale: deps.patienceScale,
      mostPerSecond: deps.mostPerSecond,
      noteSuccess: (dropped) => deps.states.noteSuccess(noted, dropped),
      noteFailure: (error) => deps.states.noteFailure(noted, error),
      log: deps.log,
    });
  }
}

function bodyOf({ status, body }: UpstreamAnswer): unknown {
  if (status >= 400) throw new UpstreamFailure('refused', `HTTP ${status}`, { code: String(status) });
  return body;
}
