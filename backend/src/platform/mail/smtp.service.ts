import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppConfig } from '../config/index.js';

/** One mail to send. */
export interface WireMail {
  readonly messageId: string;
  readonly date: Date;
  readonly language: string;
  /** Display name, or empty. */
  readonly toName: string;
  /** One plain address. */
  readonly toAddress: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address at which one click ends mails like this one; null for mails that are always sent. */
  readonly unsubscribe: string | null;
}

/** Parallel connections. */
export const CONNECTIONS = 4;
const CONNECT_MS = 5_000;
const SILENCE_MS = 20_000;
/** Timeout of an attempt, however slowly the server proceeds. */
const ATTEMPT_MS = 60_000;
const IDLE_MS = 30_000;

/** Client of the SMTP server with a small connection pool. */
@Injectable()
export class Smtp {
  private readonly transport: ReturnType<typeof connect> | null;
  private readonly closing = new AbortController();

  constructor(private readonly config: AppConfig) {
    this.transport = config.smtpUrl === null ? null : connect(config.smtpUrl, config.isProduction);
  }

  /** False without a configured server: mails wait. */
  get isThere(): boolean {
    return this.transport !== null;
  }

  /** Sends one mail. Throws errors for `judgeFailure`. */
  async send(mail: WireMail): Promise<void> {
    if (!this.transport) throw new Error('there is no SMTP server');
    await this.transport.sendMail({
      messageId: mail.messageId,
      date: mail.date,
      from: this.config.mailFrom,
      to: { name: mail.toName, address: mail.toAddress },
      // Envelope apart from the header, so that no header can add a recipient.
      envelope: { from: this.config.mailFrom.address, to: [mail.toAddress] },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'Content-Language': mail.language,
        ...(mail.unsubscribe === null
          ? {}
          : { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([AbortSignal.timeout(ATTEMPT_MS), this.closing.signal]),
    });
  }

  /** On shutdown: ends running deliveries and all connections. Unsent mails are retried later. */
  close(): void {
    this.closing.abort();
    this.transport?.close();
  }
}

function connect(url: string, isProduction: boolean) {
  const asked = new URL(url);
  const saysHow = asked.searchParams.has('requireTLS') || asked.searchParams.has('ignoreTLS');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    idleTimeout: IDLE_MS,
    // Links in mails grant access: production requires TLS unless the URL says otherwise.
    ...(isProduction && !saysHow ? { requireTLS: true } : {}),
  });
}
