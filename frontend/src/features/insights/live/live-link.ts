import { openStream } from '@/features/insights/live/event-stream';
import type { LiveTopic, LiveUpdate } from '@/features/insights/live/live-topics';

const NAME = 'lance.live';
const ADDRESS = '/api/crypto/live';
/** So that panels which come and go together are one change. */
const GATHER_MS = 150;
/** Twice the time between two signs of life, and some. */
const SILENCE_MS = 40_000;
const RETRY_MS = { first: 5_000, longest: 60_000 };

type TabMessage =
  /** A tab shows these topics now. */
  | { kind: 'shows'; tab: string; topics: LiveTopic[] }
  /** A tab leads and wants to know what all show. */
  | { kind: 'leads' }
  | { kind: 'update'; update: LiveUpdate }
  | { kind: 'beat' }
  | { kind: 'lost' };

export interface LiveEvents {
  onUpdate: (update: LiveUpdate) => void;
  /** The topics that come by the stream; the others are read by polling. */
  onTopics: (live: ReadonlySet<LiveTopic>) => void;
}

/**
 * This tab's part in the one stream of the browser. The tab that holds a lock opens it, for all that the visible tabs show, and
 * passes on what comes. Every tab tells what it shows, nothing while it is hidden.
 */
export class LiveLink {
  private readonly tab = crypto.randomUUID();
  private readonly channel = new BroadcastChannel(NAME);
  private readonly closed = new AbortController();
  private topics: LiveTopic[] = [];
  private live = new Set<LiveTopic>();
  private leader: Leader | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly events: LiveEvents) {
    this.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.hear(data));
    document.addEventListener('visibilitychange', this.tell);
    addEventListener('pageshow', this.tell);
    addEventListener('pagehide', this.leave);
    void navigator.locks
      .request(NAME, { signal: this.closed.signal }, () => this.lead())
      // Closed while it waited for the lock.
      .catch(() => undefined);
  }

  /** Says which topics the tab shows from now on. */
  show(topics: Iterable<LiveTopic>): void {
    this.topics = [...topics];
    for (const topic of this.live) if (!this.topics.includes(topic)) this.live.delete(topic);
    this.tell();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.tell);
    removeEventListener('pageshow', this.tell);
    removeEventListener('pagehide', this.leave);
    this.leave();
    this.closed.abort();
    clearTimeout(this.silence);
    this.channel.close();
  }

  private readonly leave = (): void => this.post({ kind: 'shows', tab: this.tab, topics: [] });

  private readonly tell = (): void => {
    const topics = document.visibilityState === 'hidden' ? [] : this.topics;
    if (topics.length === 0) this.lose();
    this.post({ kind: 'shows', tab: this.tab, topics });
  };

  /** To the other tabs and this one. */
  private post(message: TabMessage): void {
    this.channel.postMessage(message);
    this.hear(message);
  }

  private hear(message: TabMessage): void {
    if (message.kind === 'shows') this.leader?.note(message.tab, message.topics);
    if (message.kind === 'leads') this.tell();
    if (message.kind === 'lost') this.lose();
    if (message.kind === 'beat') this.listenOn();
    if (message.kind === 'update') this.take(message.update);
  }

  private take(update: LiveUpdate): void {
    const { topic } = update;
    if (document.visibilityState === 'hidden' || !this.topics.includes(topic)) return;
    // A part is of use only to who has the whole.
    if (update.value === undefined && !this.live.has(topic)) return;
    this.listenOn();
    this.events.onUpdate(update);
    if (this.live.has(topic)) return;
    this.live = new Set([...this.live, topic]);
    this.events.onTopics(this.live);
  }

  private listenOn(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), SILENCE_MS);
  }

  private lose(): void {
    clearTimeout(this.silence);
    if (this.live.size === 0) return;
    this.live = new Set();
    this.events.onTopics(this.live);
  }

  private lead(): Promise<void> {
    const leader = new Leader((message, isAlone) => (isAlone ? this.hear(message) : this.post(message)));
    this.leader = leader;
    this.post({ kind: 'leads' });
    return new Promise((resolve) => {
      this.closed.signal.addEventListener('abort', () => {
        leader.close();
        resolve();
      });
    });
  }
}

/** The tab that has the stream. */
class Leader {
  private readonly tabs = new Map<string, LiveTopic[]>();
  /** Tabs that have told since all were asked. */
  private readonly answered = new Set<string>();
  /** What the stream has sent of each topic that all tabs which show it have. */
  private readonly versions = new Map<LiveTopic, string>();
  private closeStream: () => void = () => undefined;
  /** Topics that some tab has not, to be asked for whole. */
  private readonly whole = new Set<LiveTopic>();
  private opening: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private retryMs = RETRY_MS.first;
  /** When the service wants to be asked again, whatever is shown meanwhile. */
  private notBefore = 0;

  /** `isAlone`: no other tab shows anything, so that none needs a copy. */
  constructor(private readonly post: (message: TabMessage, isAlone?: boolean) => void) {}

  note(tab: string, topics: LiveTopic[]): void {
    this.answered.add(tab);
    const before = this.tabs.get(tab) ?? [];
    if (topics.length > 0) this.tabs.set(tab, topics);
    else this.tabs.delete(tab);
    const added = topics.filter((topic) => !before.includes(topic));
    for (const topic of added) this.whole.add(topic);
    if (added.length > 0 || before.some((topic) => !topics.includes(topic))) this.openIn(GATHER_MS);
  }

  close(): void {
    clearTimeout(this.silence);
    clearTimeout(this.opening);
    this.closeStream();
  }

  /** Forgets tabs that have not told since the last time, since one that crashed cannot say so, and asks again. */
  private ask(): void {
    for (const tab of this.tabs.keys()) if (!this.answered.has(tab)) this.note(tab, []);
    this.answered.clear();
    this.post({ kind: 'leads' });
  }

  private openIn(milliseconds: number): void {
    clearTimeout(this.opening);
    this.opening = setTimeout(() => this.open(), Math.max(milliseconds, this.notBefore - Date.now()));
  }

  private open(): void {
    this.closeStream();
    const shown = new Set([...this.tabs.values()].flat());
    for (const topic of this.versions.keys()) if (!shown.has(topic)) this.versions.delete(topic);
    for (const topic of this.whole) this.versions.delete(topic);
    this.whole.clear();
    clearTimeout(this.silence);
    if (shown.size === 0) return;
    const asked = [...shown].map((topic) => {
      const version = this.versions.get(topic);
      return version === undefined ? topic : `${topic}@${version}`;
    });
    this.listenOn();
    this.closeStream = openStream(`${ADDRESS}?topics=${asked.join()}`, {
      onEvent: (kind, data) => this.take(kind, data),
      onEnd: (retryAfterMs) => this.fail(retryAfterMs),
    });
  }

  private take(kind: string, data: string): void {
    this.listenOn();
    if (kind === 'update') {
      const update = JSON.parse(data) as LiveUpdate;
      this.versions.set(update.topic, update.version);
      this.retryMs = RETRY_MS.first;
      this.post({ kind: 'update', update }, this.tabs.size <= 1);
    }
    if (kind === 'beat') {
      this.post({ kind: 'beat' });
      this.ask();
    }
  }

  private listenOn(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.fail(), SILENCE_MS);
  }

  /** Everybody polls until the stream is there again: later each time, and never before the service wants to be asked. */
  private fail(retryAfterMs = 0): void {
    this.closeStream();
    clearTimeout(this.silence);
    this.versions.clear();
    this.post({ kind: 'lost' });
    this.notBefore = Date.now() + retryAfterMs * (1 + Math.random() / 4);
    this.openIn(this.retryMs * (0.75 + Math.random() / 2));
    this.retryMs = Math.min(this.retryMs * 2, RETRY_MS.longest);
  }
}
