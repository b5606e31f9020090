import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { DomainError } from '../errors/index.js';
import { SourceStateRow } from './source-state.entity.js';

const LONGEST_ERROR = 500;
const unknown = { succeededAt: null, failedAt: null, lastError: null, failures: 0, drifts: 0, droppedRows: 0 };

/** How an outside service answers. */
export type SourceState = Readonly<SourceStateRow>;

/** How the outside services answer, for operators. Only the collecting replica notes. */
@Injectable()
export class SourceStates {
  private readonly states = new Map<string, SourceState>();
  private readonly changed = new Set<string>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Notes an answer of which `droppedRows` rows could not be read. */
  noteSuccess(source: string, droppedRows: number): void {
    const state = this.stateOf(source);
    const total = state.droppedRows + droppedRows;
    this.note({ ...state, succeededAt: this.clock.now(), failures: 0, droppedRows: total });
  }

  noteFailure(source: string, error: unknown): void {
    const state = this.stateOf(source);
    const isDrift = error instanceof DomainError && error.code === 'upstream.schemaDrift';
    this.note({
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

  /** Returns all sources by name, as the collecting replica saw them some seconds ago. */
  async all(): Promise<SourceState[]> {
    await this.write();
    return this.dataSource.manager.find(SourceStateRow, { order: { source: 'ASC' } });
  }

  /** Writes what was noted since the last time. */
  async write(): Promise<void> {
    const rows = [...this.changed].map((source) => this.stateOf(source));
    this.changed.clear();
    if (rows.length > 0) await this.dataSource.manager.upsert(SourceStateRow, rows, ['source']);
  }

  private stateOf(source: string): SourceState {
    return this.states.get(source) ?? { source, ...unknown };
  }

  private note(state: SourceState): void {
    this.states.set(state.source, state);
    this.changed.add(state.source);
  }
}
