import type { RefusalName } from './refusal.ts';
import type { TableHead, TableRow } from './table.ts';

/** What a worker is started with. */
export interface WorkerTask {
  /** Descriptor of an open file. Threads of a process share these; the service closes it after the worker has ended. */
  readonly file: number;
}

/** Makes what crosses to the service, from each batch of rows. */
export type RowMapper<Options, Batch> = (
  headers: readonly string[],
  options: Options,
) => (rows: readonly TableRow[]) => Batch;

/**
 * A module that exports a `RowMapper` as `mapper`. It runs in the worker: what it imports is written with `.ts`, and its options
 * and batches are copied between threads.
 */
export interface RowMapping {
  readonly module: string;
  readonly options: unknown;
}

/** Asks for the next reply. The second request, after the head, says what crosses instead of the rows. */
export interface WorkerRequest {
  readonly mapping?: RowMapping;
}

/** What a worker answers to each request: the head, then batches, then the end. */
export type WorkerReply =
  | { readonly kind: 'head'; readonly head: TableHead }
  | { readonly kind: 'batch'; readonly batch: unknown }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly refusal: RefusalName; readonly params: Readonly<Record<string, number>> };
