import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppConfig } from '../config/index.js';

/** One mail as it goes over the wire. */
export interface WireMail {
  readonly messageId: string;
  readonly date: Date;
  readonly language: string;
  /** Presentable, or empty. */
  readonly toName: string;
  /** One plain address. */
  readonly toAddress: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails at the same time. */
export const CONNECTIONS = 4;
const CONNECT_MS = 5_000;
const SILENCE_MS = 20_000;
/** However slowly the server goes on: then the attempt is over. */
const ATTEMPT_MS = 60_000;
const IDLE_MS = 30_000;

/** The SMTP server that mails are handed to, on a few connections that are kept for a while. */
@Injectable()
export class Smtp {
  private readonly transport: ReturnType<typeof connect> | null;
  private readonly closing = new AbortController();

  constructor(private readonly config: AppConfig) {
    this.transport = config.smtpUrl === null ? null : connect(config.smtpUrl, config.isProduction);
  }

  /** False: there is no server, and mails wait. */
  get isThere(): boolean {
    return this.transport !== null;
  }

  /** Hands one mail over. Throws what `judgeFailure` judges. */
  async send(mail: WireMail): Promise<void> {
    if (!this.transport) throw new Error('there is no SMTP server');
    await this.transport.sendMail({
      messageId: mail.messageId,
      date: mail.date,
      from: this.config.mailFrom,
      to: { name: mail.toName, address: mail.toAddress },
      // Said apart from the header, so that no reading of the header can add a recipient.
      envelope: { from: this.config.mailFrom.address, to: [mail.toAddress] },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'Content-Language': mail.language,
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([AbortSignal.timeout(ATTEMPT_MS), this.closing.signal]),
    });
  }

  /** For the stop: ends what is under way and every connection. What was not taken is sent later. */
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
    // Links in mails open accounts: in production they do not travel in the open unless the address says so.
    ...(isProduction && !saysHow ? { requireTLS: true } : {}),
  });
}
