import { readMail, type ReadMail } from '../../mailbox/read-mail.js';
import { startReceiver, type Receiver } from '../../mailbox/receiver.js';
import type { MailDelivery } from '../../src/platform/mail/index.js';

/** A mail as a test looks at it. */
export type TestMail = ReadMail;

/** The mail server of one test: keeps what it takes in memory, in the order in which it came. */
export class TestMailbox {
  private readonly mails: TestMail[] = [];
  private readonly refused = new Map<string, number>();
  private delivery: MailDelivery | null = null;
  /** Called with each mail before it is taken, and before its sender knows. */
  beforeTaken: (() => Promise<void> | void) | null = null;

  private receiver: Receiver;
  private isDown = false;

  private constructor() {}

  static async open(): Promise<TestMailbox> {
    const mailbox = new TestMailbox();
    mailbox.receiver = await mailbox.start(0);
    return mailbox;
  }

  get url(): string {
    return this.receiver.url;
  }

  /** Everything that came, without delivering anything first. */
  get taken(): readonly TestMail[] {
    return this.mails;
  }

  /** Whose outbox `mailsTo` empties. */
  serve(delivery: MailDelivery): void {
    this.delivery = delivery;
  }

  /** Delivers what is due, then answers the mails to an address, oldest first. */
  async mailsTo(address: string): Promise<TestMail[]> {
    await this.delivery?.deliverDue();
    return this.mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
  }

  /** Refuses a recipient with this reply code from now on; null takes it again. */
  refuse(address: string, code: number | null): void {
    if (code === null) this.refused.delete(address);
    else this.refused.set(address, code);
  }

  /** The server is gone until `comeBack`: connections are refused. */
  async goDown(): Promise<void> {
    this.isDown = true;
    await this.receiver.close();
  }

  /** At the same address; nothing when it is there. */
  async comeBack(): Promise<void> {
    if (!this.isDown) return;
    this.receiver = await this.start(this.receiver.port);
    this.isDown = false;
  }

  async close(): Promise<void> {
    if (!this.isDown) await this.receiver.close();
  }

  private start(port: number): Promise<Receiver> {
    return startReceiver({
      port,
      judge: (address) => this.refused.get(address) ?? null,
      onMail: async ({ to, raw }) => {
        await this.beforeTaken?.();
        this.mails.push(await readMail(raw, to));
      },
    });
  }
}
