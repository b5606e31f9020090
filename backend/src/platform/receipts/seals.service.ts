import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import type { SealDto } from './receipt.dto.js';
import type { ReceiptKindName } from './receipt-kind-names.js';

/** Of whom and of what a receipt is. */
export interface Fact {
  readonly ownerId: string;
  readonly kind: ReceiptKindName;
  readonly id: string;
}

/** First letter of the numbers. */
const LETTERS: Readonly<Record<ReceiptKindName, string>> = {
  lcoin: 'L',
  luff: 'F',
  'rebate-day': 'R',
  'rebate-month': 'M',
  'rebate-row': 'D',
  order: 'S',
  payback: 'P',
  'uid-verification': 'V',
  'indicator-pass': 'I',
};
/** Of what a visitor was told. */
const VISITOR_LETTER = 'C';
/** Crockford's: without the letters that are read as others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/**
 * Numbers and seals of receipts, by a key that HKDF-SHA-256 derives from the last part of RECEIPT_SECRET, so that a new part
 * in front changes none.
 */
@Injectable()
export class Seals {
  private readonly key: Buffer;
  private readonly sharedKey: Buffer;

  constructor(config: AppConfig) {
    const derived = (use: string): Buffer =>
      Buffer.from(hkdfSync('sha256', config.receiptSecrets.at(-1) ?? '', '', use, 32));
    this.key = derived('lance receipt seal');
    this.sharedKey = derived('lance shared receipt seal');
  }

  /** Number of a fact, and the seal of its content: anything whose JSON is the same as long as the fact is. */
  of(fact: Fact, content: object): SealDto {
    const number = this.numberOf(fact);
    return { number, seal: this.hmac(JSON.stringify([number, fact.ownerId, content])).toString('hex') };
  }

  /**
   * The same for what a visitor was told at a moment, which is no member's and kept nowhere. It seals what the visitor
   * sees and nothing else, so that no hidden amount can be tried.
   */
  ofVisitor(question: readonly string[], shown: object): SealDto {
    const number = this.numbered(VISITOR_LETTER, ['number', 'visitor', ...question]);
    return { number, seal: this.hmac(JSON.stringify([number, 'visitor', shown])).toString('hex') };
  }

  /**
   * Seal of what strangers see at an address. Its key is not the one of the full receipt, and it covers nothing that is
   * not shown, so that it tells nothing of a hidden amount.
   */
  ofShared(token: Buffer, shown: object): string {
    return createHmac('sha256', this.sharedKey).update(token).update(JSON.stringify(shown), 'utf8').digest('hex');
  }

  /** Seal of what strangers see in a picture that was made for them. */
  ofStory(number: string, shown: object): string {
    return this.ofShared(Buffer.from(`story ${number}`), shown);
  }

  /** 40 bits of an HMAC: a member's numbers differ, and tell nothing about how many there are. */
  private numberOf({ ownerId, kind, id }: Fact): string {
    return this.numbered(LETTERS[kind], ['number', ownerId, kind, id]);
  }

  private numbered(letter: string, of: readonly string[]): string {
    const bits = this.hmac(JSON.stringify(of)).readUIntBE(0, 5);
    const digits = Array.from({ length: 8 }, (_, place) => DIGITS[Math.floor(bits / 32 ** (7 - place)) % 32]).join('');
    return `${letter}-${digits.slice(0, 4)}-${digits.slice(4)}`;
  }

  private hmac(text: string): Buffer {
    return createHmac('sha256', this.key).update(text, 'utf8').digest();
  }
}
