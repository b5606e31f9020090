import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';

const MAX_BYTES = 10_000_000;

/** One mail as it came over the wire. */
export interface ReceivedMail {
  /** The envelope: who it came from and whom it was handed in for, whatever its headers say. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
}

export interface ReceiverOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** Keeps a mail; the sender is told that it was taken when this is done, and to try again when it throws. */
  readonly onMail: (mail: ReceivedMail) => Promise<void> | void;
  /** Judges a recipient: a reply code refuses it (4xx for now, 5xx for ever), null takes it. */
  readonly judge?: (address: string) => number | null;
}

export interface Receiver {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts an SMTP server on the loopback interface that takes every mail and delivers none. */
export async function startReceiver({ port = 0, onMail, judge }: ReceiverOptions): Promise<Receiver> {
  const server = new SMTPServer({
    name: 'lance-mailbox',
    banner: 'mails are shown here, not delivered',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1_000,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = judge?.(address) ?? null;
      done(code === null ? null : refusal(code, code < 500 ? 'try again later' : 'no such mailbox here'));
    },
    onData(stream, { envelope }, done) {
      const mail = async (): Promise<void> => {
        const raw = await contentOf(stream);
        if (stream.sizeExceeded) throw refusal(552, 'too large');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        await onMail({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
      };
      mail().then(
        () => done(null),
        (error: Error) => done('responseCode' in error ? error : refusal(451, 'could not be kept')),
      );
    },
  });
  // A client that hangs up in the middle is no reason to end.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const bound = (listener.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    close: () => new Promise((settle) => server.close(() => settle())),
  };
}

async function contentOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
