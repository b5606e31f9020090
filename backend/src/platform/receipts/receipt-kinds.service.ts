import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../errors/index.js';
import type { ReceiptKindName } from './receipt-kind-names.js';
import type { ReceiptDto, ReceiptRowDto } from './receipt.dto.js';

/** A receipt by itself. */
export interface TitledReceipt extends ReceiptDto {
  readonly title: string;
}

/** One line of a receipt that strangers may see. */
export interface OpenReceiptRow {
  readonly label: string;
  readonly operator: ReceiptRowDto['operator'];
  readonly value: string;
  readonly unit: string | null;
}

/** What strangers may see of a receipt: words of ours and figures. The title is the same whatever the amount is. */
export interface OpenReceipt {
  readonly title: string;
  readonly rows: readonly OpenReceiptRow[];
  readonly sum: OpenReceiptRow;
}

/** How a module reads the facts of one kind. */
export interface ReceiptKind {
  readonly name: ReceiptKindName;
  /** The receipt as the books are now; null if the member has no such fact. Any text may come as an id. */
  readonly read: (em: EntityManager, ownerId: string, id: string, language: Language) => Promise<TitledReceipt | null>;
  /**
   * The same for strangers: without names, UIDs, balances, notes and what the member wrote. Without it, and while it is
   * null, nothing is shared: what is still on its way would read as corrected soon. A report day is shared as far as it is
   * reported.
   */
  readonly open?: (em: EntityManager, ownerId: string, id: string, language: Language) => Promise<OpenReceipt | null>;
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
