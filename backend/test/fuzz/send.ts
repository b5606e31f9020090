import { Agent, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request as it is, and gives null when the connection ends without an answer. */
export function send(
  url: string,
  {
    method,
    path,
    headers,
    body,
  }: { method: string; path: string; headers: Record<string, string>; body: string | undefined },
): Promise<RawAnswer | null> {
  return new Promise((settle) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ hostname, port, method, path, agent, headers: { ...length, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      const end = (): void =>
        settle({
          status: answer.statusCode ?? 0,
          contentType: answer.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString(),
        });
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', end)
        .on('error', end);
    });
    sent.on('error', () => settle(null));
    sent.end(body);
  });
}
