import type { RefusalName } from './refusal.ts';
import type { TableHead, TableRow } from './table.ts';

/** What a worker is started with. */
export interface WorkerTask {
  /** Descriptor of an open file. Threads of a process share these; the service closes it after the worker has ended. */
  readonly file: number;
}

/** What a worker answers to each message. */
export type WorkerReply =
  | { readonly kind: 'rows'; readonly head: TableHead; readonly rows: readonly TableRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly refusal: RefusalName; readonly params: Readonly<Record<string, number>> };
