import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { Clock } from '../../../../platform/clock/index.js';
import { Encryption } from '../../../../platform/encryption/index.js';
import { PushKey } from '../../entities/push-key.entity.js';

const CONTEXT = { purpose: 'push-key', owner: 'insights' };

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this installation: made once, the private one encrypted. */
@Injectable()
export class PushKeyPair {
  private known: Promise<PushKeys> | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly encryption: Encryption,
    private readonly clock: Clock,
  ) {}

  /** Returns the keys, which are made by the first who asks. Throws `DecryptionFailed`. */
  async read(): Promise<PushKeys> {
    this.known ??= this.find().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private async find(): Promise<PushKeys> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(PushKey, { id: 1 }))) {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      const row = { id: 1, publicKey, privateKey: this.encryption.encrypt(privateKey, CONTEXT) };
      // Another replica may have been quicker.
      const insertion = manager.createQueryBuilder().insert().into(PushKey);
      await insertion
        .values({ ...row, createdAt: this.clock.now() })
        .orIgnore()
        .execute();
    }
    const { publicKey, privateKey: sealed } = await manager.findOneByOrFail(PushKey, { id: 1 });
    const privateKey = this.encryption.decrypt(sealed, CONTEXT);
    const head = this.encryption.currentHead(CONTEXT.purpose);
    if (!sealed.subarray(0, head.length).equals(head))
      await manager.update(PushKey, { id: 1 }, { privateKey: this.encryption.encrypt(privateKey, CONTEXT) });
    return { publicKey, privateKey };
  }
}
