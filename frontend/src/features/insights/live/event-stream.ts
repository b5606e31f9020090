export interface StreamListener {
  onEvent: (kind: string, data: string) => void;
  /** There is no stream, or no longer; `retryAfterMs` if the service says how long it wants to be left alone. */
  onEnd: (retryAfterMs?: number) => void;
}

/**
 * Opens a stream of server-sent events; returns what closes it. `EventSource` keeps to itself how it was refused, and when the
 * service wants to be asked again.
 */
export function openStream(address: string, { onEvent, onEnd }: StreamListener): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const end = (retryAfterMs?: number): void => {
    if (!signal.aborted) onEnd(retryAfterMs);
  };
  read(address, signal, onEvent).then(end, () => end());
  return () => closing.abort();
}

/** Reads to the end, or returns when a refusal may be asked again. */
async function read(address: string, signal: AbortSignal, onEvent: StreamListener['onEvent']) {
  const response = await fetch(address, { headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal });
  if (!response.ok || !response.body) return waitOf(response);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (signal.aborted) return undefined;
      onEvent(field(event, 'event'), field(event, 'data'));
    }
  }
}

function waitOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

/** The service writes each field on one line. */
function field(event: string, name: string): string {
  const line = event.split('\n').find((one) => one.startsWith(`${name}:`)) ?? '';
  return line.slice(name.length + 1).trimStart();
}
