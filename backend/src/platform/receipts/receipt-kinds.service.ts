import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../errors/index.js';
import type { ReceiptKindName } from './receipt-kind-names.js';
import type { ReceiptDto } from './receipt.dto.js';

/** A receipt by itself. */
export interface TitledReceipt extends ReceiptDto {
  readonly title: string;
}

/** How a module reads the facts of one kind. */
export interface ReceiptKind {
  readonly name: ReceiptKindName;
  /** The receipt as the books are now; null if the member has no such fact. Any text may come as an id. */
  readonly read: (em: EntityManager, ownerId: string, id: string, language: Language) => Promise<TitledReceipt | null>;
}

/** The kinds that modules have registered. */
@Injectable()
export class ReceiptKinds {
  private readonly kinds = new Map<string, ReceiptKind>();

  register(kind: ReceiptKind): void {
    if (this.kinds.has(kind.name)) throw new Error(`receipts of ${kind.name} are registered twice`);
    this.kinds.set(kind.name, kind);
  }

  /** Throws for a kind that nobody registered. */
  get(name: ReceiptKindName): ReceiptKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`nobody registered receipts of ${name}`);
    return kind;
  }
}
