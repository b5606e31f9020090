import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, RequestHandler, Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { DedicatedConnection, queryPrepared, type PreparedStatement } from '../database/index.js';
import type { Language } from '../errors/index.js';
import { isSafe, languageOf } from '../http/index.js';
import { Snapshots } from '../snapshots/index.js';

/** The triggers of migration `PublicAnswers` notify it. */
const CHANNEL = 'public_answers';
/** Bounds the age of what is kept should a lost connection go unnoticed. */
const MAX_AGE_MS = 10_000;
/** How soon the age of a snapshot is told, which grows stale although nothing new is read. */
const SNAPSHOTS_AGE_MS = 1_000;

/** When a value that public answers show comes into force next. */
const NEXT_STEP: PreparedStatement = {
  name: 'public-answer-next-step',
  text: 'SELECT min(effective_at) AS at FROM public_answer_steps WHERE effective_at > $1',
};

/** What an answer depends on: tables alone, or also snapshots. */
export type Behind = 'tables' | 'snapshots';

/** A response body as it is sent, with its strong ETag. */
export interface Answer {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Kept {
  readonly from: number;
  until: number;
  /** Newest snapshot when it was begun; null if none is behind it. */
  readonly sequence: number | null;
  /** Fails if the answer could not be built. */
  readonly building: Promise<Answer>;
  built?: Answer;
}

/**
 * Public answers as bytes, by path and language. They are forgotten at every change of the tables behind them
 * (`CHANNEL`), when a value comes into force, and after ten seconds; those of snapshots also with the next one of these
 * and after a second. Nothing is kept while changes are not heard, or
 * while an administrator changes something in this process: whoever reads after that sees it.
 */
@Injectable()
export class KeptAnswers {
  private readonly kept = new Map<string, Partial<Record<Language, Kept>>>();
  /** Bytes of values that were made once for several answers. */
  private readonly encoded = new WeakMap<object, Answer>();
  private changesUnderWay = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly connection: DedicatedConnection,
    private readonly snapshots: Snapshots,
  ) {
    const forget = (): void => this.kept.clear();
    connection.subscribe({ channel: CHANNEL, onNotification: forget, onBegin: forget, onEnd: forget });
  }

  /** Sends what is kept. Runs after all checks under /api and before its routes. */
  middleware(): RequestHandler {
    return (request, response, next) => {
      if (!isSafe(request)) {
        if (request.member?.isAdmin) this.pauseDuring(response);
        return next();
      }
      const answer = this.current(request)?.built;
      if (!answer) next();
      else if (hasAlready(request, answer)) response.setHeader('ETag', answer.etag).status(304).end();
      else withHeaders(response, answer).send(answer.bytes);
    };
  }

  /** The answer to a request: the kept one, or what `build` returns, once for all who ask meanwhile. */
  async read(request: Request, behind: Behind, build: () => Promise<unknown>): Promise<Answer> {
    if (!this.connection.isListening || this.changesUnderWay > 0) return this.encode(await build());
    return (this.current(request) ?? this.keep(request, behind, build)).building;
  }

  private current(request: Request): Kept | undefined {
    const byLanguage = this.kept.get(pathOf(request));
    const kept = byLanguage?.[languageOf(request)];
    if (!kept) return undefined;
    const now = this.clock.millis();
    const isOfNow = kept.from <= now && now < kept.until;
    return isOfNow && (kept.sequence ?? this.snapshots.sequence) === this.snapshots.sequence ? kept : undefined;
  }

  private keep(request: Request, behind: Behind, build: () => Promise<unknown>): Kept {
    const now = this.clock.now();
    const from = now.getTime();
    const answer = async (): Promise<Answer> => {
      const [[step], value] = await Promise.all([
        queryPrepared<{ at: Date | null }>(this.dataSource, NEXT_STEP, [now]),
        build(),
      ]);
      kept.until = Math.min(kept.until, step?.at?.getTime() ?? Infinity);
      return (kept.built = this.encode(value));
    };
    const byLanguage = this.kept.get(pathOf(request)) ?? {};
    this.kept.set(pathOf(request), byLanguage);
    const kept: Kept = {
      ...{ from, building: answer() },
      until: from + (behind === 'snapshots' ? SNAPSHOTS_AGE_MS : MAX_AGE_MS),
      sequence: behind === 'snapshots' ? this.snapshots.sequence : null,
    };
    byLanguage[languageOf(request)] = kept;
    kept.building.catch(() => (kept.until = from));
    return kept;
  }

  private encode(value: unknown): Answer {
    if (typeof value !== 'object' || value === null) return answerOf(value);
    const known = this.encoded.get(value) ?? answerOf(value);
    this.encoded.set(value, known);
    return known;
  }

  /** Until the response is sent, its handler may commit a change at any moment. */
  private pauseDuring(response: Response): void {
    this.changesUnderWay += 1;
    this.kept.clear();
    response.once('close', () => {
      this.changesUnderWay -= 1;
      this.kept.clear();
    });
  }
}

/** The response with the headers of the answer, by which Express tells whether the caller has it. */
export function withHeaders(response: Response, { etag }: Answer): Response {
  return response.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('ETag', etag);
}

/** Whether the caller has it for certain; Express finds out about lists of tags and the like when it sends. */
function hasAlready({ method, headers }: Request, { etag }: Answer): boolean {
  const { 'if-none-match': known, 'cache-control': wish } = headers;
  return known !== undefined && wish === undefined && method === 'GET' && (known === etag || known === `W/${etag}`);
}

const pathOf = ({ baseUrl, path }: Request): string => baseUrl + path;

function answerOf(value: unknown): Answer {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}
