import { Agent, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Where the requests of one run go, over connections that stay open until it ends. */
export class Wire {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  /** Sends a request as it is, and gives null when the connection ends without an answer. */
  send({ method, path, headers, body }: Sent): Promise<RawAnswer | null> {
    return new Promise((settle) => {
      const { hostname, port } = new URL(this.url);
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { hostname, port, method, path, agent: this.agent, headers: { ...length, ...headers } };
      const sent = request(options, (answer) => {
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

  close(): void {
    this.agent.destroy();
  }
}
