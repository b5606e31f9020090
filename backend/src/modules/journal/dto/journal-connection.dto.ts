import type { Language } from '../../../platform/errors/index.js';
import { Choice, Line, Lines, Optional } from '../../../platform/http/index.js';
import {
  CONNECTION_STATUSES,
  type ConnectionStatus,
  type JournalConnection,
} from '../entities/journal-connection.entity.js';
import { fieldTexts } from '../journal.messages.js';
import { syncFailures } from '../sync/sync.messages.js';
import { SYNCED_EXCHANGES, type SyncedExchange } from '../sync/sync-task.js';

const MOST_SYMBOLS = 30;
/** Keys are sent as headers, which carry nothing else. */
const PRINTABLE = /^[\x20-\x7e]+$/;
const symbolRule = { max: 30, also: [/^[A-Za-z0-9_/-]+$/, fieldTexts.symbol], message: fieldTexts.symbol } as const;

/** A key that may do nothing but read. */
export class ConnectExchangeDto {
  /** Where it was made. @example "Binance" */
  @Choice(SYNCED_EXCHANGES, { name: 'SyncedExchange' })
  exchange: SyncedExchange;
  /** API key. @example "vmPUZE6mv9SD5VNHk4HlWFsOr6aKE2zvsw0MuIgwCIPy6utIco14y7Ju91duEh8A" */
  @Line({ max: 200, message: fieldTexts.apiKey, also: [PRINTABLE, fieldTexts.keyLetters] })
  apiKey: string;
  /** Its secret. Kept encrypted, never answered. @example "NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j" */
  @Line({ max: 200, message: fieldTexts.apiSecret, also: [PRINTABLE, fieldTexts.keyLetters] })
  apiSecret: string;
  /** Chosen when the key was made, at OKX and Bitget. @example "lance-journal" */
  @Optional()
  @Line({ max: 200, message: fieldTexts.passphrase, also: [PRINTABLE, fieldTexts.keyLetters] })
  passphrase?: string;
  /** Pairs to read, at Binance, which tells them only singly. @example ["BTCUSDT"] */
  @Optional()
  @Lines({ most: MOST_SYMBOLS, message: fieldTexts.symbols, of: symbolRule })
  symbols?: string[];
}

/** Other pairs to read. */
export class ChooseSymbolsDto {
  /** All that are to be read from now on; without them those of before, from the beginning. @example ["BTCUSDT", "ETHUSDT"] */
  @Optional()
  @Lines({ most: MOST_SYMBOLS, message: fieldTexts.symbols, of: symbolRule })
  symbols?: string[];
}

/** An exchange that the journal reads by a key. */
export class JournalConnectionDto {
  /** Its id. */
  id: string;
  /** Where the trades are made. @example "Binance" */
  @Choice(SYNCED_EXCHANGES, { name: 'SyncedExchange' })
  exchange: SyncedExchange;
  /** Last four characters of the API key. @example "Eh8A" */
  keyHint: string;
  /** Pairs that are read; empty where the exchange tells all at once. @example ["BTCUSDT"] */
  symbols: string[];
  /** syncing, ready, failed (to be tried again), paused (something was undone), refused (the key may do more than reading, and was deleted). */
  @Choice(CONNECTION_STATUSES, { name: 'ConnectionStatus' })
  status: ConnectionStatus;
  /** Why the last sync did not end well, in the caller's language. */
  failure: string | null;
  /** When a sync last ended well. @example "2026-11-20T03:00:00.000Z" */
  syncedAt: string | null;
  /** When it was connected. */
  createdAt: string;

  static from(found: JournalConnection, language: Language): JournalConnectionDto {
    const { id, exchange, keyHint, symbols, status, failure, syncedAt, createdAt } = found;
    return {
      ...{ id, exchange, keyHint, symbols, status },
      failure: failure && syncFailures[failure][language],
      syncedAt: syncedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  }
}
