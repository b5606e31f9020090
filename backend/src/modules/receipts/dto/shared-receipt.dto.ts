import { Choice, Choices } from '../../../platform/http/index.js';
import { RECEIPT_MARKS, RECEIPT_OPERATORS, type ReceiptMark } from '../../../platform/receipts/index.js';

const STATES = ['still', 'corrected'] as const;

/** One line of a shared receipt. */
export class SharedReceiptRowDto {
  /** What the line is about. */
  label: string;
  /** How it is combined with the line above; null where it only informs. @example "×" */
  @Choice(RECEIPT_OPERATORS, { name: 'ReceiptOperator' })
  operator: (typeof RECEIPT_OPERATORS)[number] | null;
  /** Its figure, ready to show. */
  value: string;
  /** Unit of the figure; null without. */
  unit: string | null;
}

/** A figure that was corrected since the receipt was shared. */
export class SharedChangeDto {
  /** What it is about. */
  label: string;
  /** What was shown when it was shared; null where there was no such figure. @example "50" */
  before: string | null;
  /** What the books say now; null where they have it no more. @example "48.5" */
  now: string | null;
  /** Unit of the figures; null without. */
  unit: string | null;
}

/** What strangers see of a receipt: exactly what is signed. */
export class SharedFactsDto {
  /** Number of the receipt. @example "R-7K3M-9QX2" */
  number: string;
  /** What it is of, in the caller's language. The same whatever the amount is. */
  title: string;
  /** Whether the owner shows the amounts. */
  withAmounts: boolean;
  /** Figures that lead to the sum; empty without amounts. */
  rows: SharedReceiptRowDto[];
  /** What they lead to; null without amounts. */
  sum: SharedReceiptRowDto | null;
  /** Where the figures come from. */
  source: string;
  /** When they were read there. */
  at: string;
  /** simulated: the figures come from the simulator; estimated: one of them is an estimate. @example ["simulated"] */
  @Choices(RECEIPT_MARKS, { name: 'ReceiptMark' })
  marks: ReceiptMark[];
  /** When its owner shared it. */
  sharedAt: string;
  /** still: the books say what they said when it was shared. corrected: they say something else since. */
  @Choice(STATES, { name: 'SharedReceiptState' })
  state: (typeof STATES)[number];
  /** When it was corrected; null if it was not, or if that is not known. @example "2026-11-22T05:10:00.000Z" */
  correctedAt: string | null;
  /**
   * Figures that were corrected, the sum first; empty where only something that is not shown was. Null if nothing was
   * corrected, without amounts, and where the earlier figures are not known.
   */
  changes: SharedChangeDto[] | null;
  /**
   * 32 bytes in hexadecimal, from which the seal of this address is drawn. It covers what is shown and nothing else.
   * @example "6f1c0c2b6b1f7d3be1b7a0a1f0e5a6dbb0c9a7bd0b8b2f4a1e6f3d7c5a4b9e80"
   */
  seal: string;
}

/** A shared receipt as the books are at this moment. */
export class SharedReceiptDto {
  /** What is shown. */
  receipt: SharedFactsDto;
  /** The moment of the answer. */
  issuedAt: string;
  /**
   * JWS in compact form (RFC 7515, EdDSA). Its payload has `receipt`, `iat` (the moment in seconds), `iss` (the address of
   * the service), and `tok`, the SHA-256 of the token in base64url, so that it is of no other address.
   * @example "eyJhbGciOiJFZERTQSIsImtpZCI6IngifQ.eyJpc3MiOiJ4In0.c2lnbmF0dXJl"
   */
  signature: string;
}

/** A public key as JWK. */
export class ReceiptKeyDto {
  /** Type of the key. @example "OKP" */
  kty: string;
  /** Its curve. @example "Ed25519" */
  crv: string;
  /** The key in base64url. @example "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" */
  x: string;
  /** Its thumbprint by RFC 7638, which signatures name. @example "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k" */
  kid: string;
  /** Its algorithm. @example "EdDSA" */
  alg: string;
  /** What it is for. @example "sig" */
  use: string;
}

/** The public keys of signatures under shared receipts (RFC 7517). */
export class ReceiptKeysDto {
  /** The one that signs now first, then earlier ones. */
  keys: ReceiptKeyDto[];
}
