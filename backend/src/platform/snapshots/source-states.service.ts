import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { queryPrepared } from '../database/index.js';
import { DomainError } from '../errors/index.js';
import { SourceStateRow } from './source-state.entity.js';

const LONGEST_ERROR = 500;
const nothing = { succeededAt: null, failedAt: null, lastError: null, failures: 0, drifts: 0, droppedRows: 0 };

// Several replicas ask a source: what each noted is added to what is known.
const ADD = {
  name: 'source_states_add',
  text: `INSERT INTO platform_source_states AS old
      (source, succeeded_at, failed_at, last_error, failures, drifts, dropped_rows)
    SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::int[], $6::int[], $7::int[])
    ON CONFLICT (source) DO UPDATE SET
      succeeded_at = greatest(old.succeeded_at, EXCLUDED.succeeded_at),
      failed_at = greatest(old.failed_at, EXCLUDED.failed_at),
      last_error = CASE WHEN EXCLUDED.failed_at >= coalesce(old.failed_at, EXCLUDED.failed_at)
        THEN EXCLUDED.last_error ELSE old.last_error END,
      failures = EXCLUDED.failures + CASE WHEN EXCLUDED.succeeded_at IS NULL THEN old.failures ELSE 0 END,
      drifts = old.drifts + EXCLUDED.drifts,
      dropped_rows = old.dropped_rows + EXCLUDED.dropped_rows`,
};

/** How an outside service answers. */
export type SourceState = Readonly<SourceStateRow>;

/** How the outside services answer, for operators, whichever replica asked them. */
@Injectable()
export class SourceStates {
  /** What was noted since it was written last. */
  private noted = new Map<string, SourceState>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Notes an answer of which `droppedRows` rows could not be read. */
  noteSuccess(source: string, droppedRows: number): void {
    const state = this.stateOf(source);
    const total = state.droppedRows + droppedRows;
    this.noted.set(source, { ...state, succeededAt: this.clock.now(), failures: 0, droppedRows: total });
  }

  noteFailure(source: string, error: unknown): void {
    const state = this.stateOf(source);
    const isDrift = error instanceof DomainError && error.code === 'upstream.schemaDrift';
    this.noted.set(source, {
      ...state,
      failedAt: this.clock.now(),
      lastError: String(error instanceof Error && error.cause instanceof Error ? error.cause.message : error).slice(
        0,
        LONGEST_ERROR,
      ),
      failures: state.failures + 1,
      drifts: state.drifts + (isDrift ? 1 : 0),
    });
  }

  /** Returns all sources by name, as the replicas saw them some seconds ago. */
  async all(): Promise<SourceState[]> {
    await this.write();
    return this.dataSource.manager.find(SourceStateRow, { order: { source: 'ASC' } });
  }

  /** Adds what was noted since the last time. What cannot be written is lost: the next answers say how a source is. */
  async write(): Promise<void> {
    // In one order, so that replicas never wait for each other in a circle.
    const rows = [...this.noted.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
    this.noted = new Map();
    if (rows.length === 0) return;
    const columns = ['source', 'succeededAt', 'failedAt', 'lastError', 'failures', 'drifts', 'droppedRows'] as const;
    const values = columns.map((column) => rows.map((row) => row[column]));
    await queryPrepared(this.dataSource, ADD, values);
  }

  private stateOf(source: string): SourceState {
    return this.noted.get(source) ?? { source, ...nothing };
  }
}
