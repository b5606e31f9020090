import type { RefusalName } from './refusal.ts';
import type { TableHead, TableRow } from './table.ts';

/** Start parameters of a worker. */
export interface WorkerTask {
  /** Descriptor of an open file. Threads of a process share it; the service closes it after the worker has ended. */
  readonly file: number;
}

/** Converts each batch of rows before it is sent to the service. */
export type RowMapper<Options, Batch> = (
  headers: readonly string[],
  options: Options,
) => (rows: readonly TableRow[]) => Batch;

/**
 * A module that exports a `RowMapper` as `mapper`. It runs in the worker: its imports end in `.ts`, and its options and
 * batches are copied between threads.
 */
export interface RowMapping {
  readonly module: string;
  readonly options: unknown;
}

/** Requests the next reply. The second request, after the head, names the mapper. */
export interface WorkerRequest {
  readonly mapping?: RowMapping;
}

/** Replies of a worker, one per request: the head, then batches, then the end. */
export type WorkerReply =
  | { readonly kind: 'head'; readonly head: TableHead }
  | { readonly kind: 'batch'; readonly batch: unknown }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly refusal: RefusalName; readonly params: Readonly<Record<string, number>> };
