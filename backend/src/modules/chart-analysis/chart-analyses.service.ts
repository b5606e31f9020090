import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import { newestPage, type Actor, type Page, type PageQuery } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Queues } from '../../platform/queue/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Attempts } from '../auth/index.js';
import { ChartAnalysisErrors } from './chart-analysis.errors.js';
import { ChartAnalysisSettings } from './chart-analysis.settings.js';
import { ChartReader } from './chart-reader.service.js';
import { ChartReading, ChartReadings } from './chart-readings.service.js';
import { ChartRequests, type AnalysisWish } from './chart-requests.service.js';
import { ChartAnalysisDetailsDto, ChartAnalysisDto } from './dto/chart-analysis.dto.js';
import { ChartAnalysisPicture } from './entities/chart-analysis-picture.entity.js';
import { ChartAnalysisRequest } from './entities/chart-analysis-request.entity.js';
import { ChartAnalysisResult } from './entities/chart-analysis-result.entity.js';
import type { Picture } from './reader/index.js';

/** How long a caller waits for the result before they are answered with the place in the queue. */
const WAIT_MS = 25_000;
/** Another replica may read the picture; nobody here tells when that is done. */
const LOOK_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Analyses of members: asked for, waited for, looked at again. */
@Injectable()
export class ChartAnalyses implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly attempts: Attempts,
    private readonly idempotency: Idempotency,
    private readonly queues: Queues,
    private readonly reader: ChartReader,
    private readonly requests: ChartRequests,
    private readonly readings: ChartReadings,
  ) {}

  /** Whoever waits is answered at once; their analysis goes on elsewhere. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /**
   * Accepts a request and waits up to 25 s for its result; returns it as it then stands. `left` ends the wait.
   * @throws ChartAnalysisErrors for the picture, what `ChartRequests.accept` throws, and unreadable, axisUnreadable, timedOut, broken
   */
  async analyze(actor: Actor, wish: AnalysisWish, bytes: Buffer, left: AbortSignal): Promise<ChartAnalysisDetailsDto> {
    // Under a key that was answered, the answer counts, whatever speaks against the request now.
    const picture = await this.open(actor.id, wish, bytes).catch((error: Error) => error);
    const asked = { ...wish, picture: createHash('sha256').update(bytes).digest('hex') };
    const id = await this.idempotency.run(actor, 'analyze-chart', asked, async (tx) => {
      if (picture instanceof Error) throw picture;
      return this.requests.accept(tx, actor, wish, picture);
    });
    const request = await this.whenSettled(actor.id, id, AbortSignal.any([left, this.stopping.signal]));
    if (request.failure !== null) throw ChartAnalysisErrors[request.failure]();
    return this.detailsOf(request, actor.language);
  }

  /** Throws `chartAnalysis.analysisNotFound`. */
  async get(userId: string, id: string, language: Language): Promise<ChartAnalysisDetailsDto> {
    return this.detailsOf(await this.find(userId, id), language);
  }

  /** One page of a member's requests, newest first. */
  async list(userId: string, query: PageQuery, language: Language): Promise<Page<ChartAnalysisDto>> {
    const em = this.dataSource.manager;
    const page = await newestPage(em, ChartAnalysisRequest, { userId }, query);
    const ids = page.items.map(({ id }) => id);
    const results = new Map((await em.findBy(ChartAnalysisResult, { id: In(ids) })).map((one) => [one.id, one]));
    const kept: { id: string }[] = await em.query(
      `SELECT id FROM chart_analysis_pictures WHERE user_id = $1 AND id = ANY ($2)`,
      [userId, ids],
    );
    const items = page.items.map(async (request) =>
      ChartAnalysisDto.from(request, results.get(request.id) ?? null, {
        language,
        position: await this.positionOf(request),
        hasPicture: kept.some(({ id }) => id === request.id),
      }),
    );
    return { ...page, items: await Promise.all(items) };
  }

  /** The picture of an analysis as PNG. Throws `chartAnalysis.analysisNotFound`, `chartAnalysis.pictureGone`. */
  async picture(userId: string, id: string): Promise<Buffer> {
    const picture = await this.dataSource.manager.findOneBy(ChartAnalysisPicture, { userId, id });
    if (picture) return picture.png;
    await this.find(userId, id);
    throw ChartAnalysisErrors.pictureGone();
  }

  /** Opens the picture, unless the request is refused already. Pictures that cannot be opened are counted. */
  private async open(userId: string, wish: AnalysisWish, bytes: Buffer): Promise<Picture> {
    const limit = await this.settings.get(ChartAnalysisSettings.mostPicturesPerHour, this.clock.now());
    const attempts = [{ subject: `chart picture ${userId}`, limit, windowMs: HOUR_MS }];
    const picture = await this.reader.open(userId, bytes, async () => {
      await this.readings.giveUpLost(userId);
      await this.requests.refuse(userId, wish);
      await this.attempts.take(attempts);
    });
    await this.attempts.giveBack(attempts);
    return picture;
  }

  private async find(userId: string, id: string): Promise<ChartAnalysisRequest> {
    const request = await this.dataSource.manager.findOneBy(ChartAnalysisRequest, { userId, id });
    if (!request) throw ChartAnalysisErrors.analysisNotFound();
    return request;
  }

  /** The request once it is settled; as it is when the time is over or the signal ends the wait. */
  private async whenSettled(userId: string, id: string, over: AbortSignal): Promise<ChartAnalysisRequest> {
    const signal = AbortSignal.any([over, AbortSignal.timeout(WAIT_MS)]);
    for (;;) {
      const woken = new AbortController();
      const wait = { signal: AbortSignal.any([signal, woken.signal]) };
      // Listens before it looks, so that nothing is missed between the two.
      const told = once(this.readings.settled, id, wait).catch(() => undefined);
      try {
        const request = await this.find(userId, id);
        if (request.finishedAt !== null || signal.aborted) return request;
        await Promise.race([told, delay(LOOK_MS, undefined, wait).catch(() => undefined)]);
      } finally {
        woken.abort();
      }
    }
  }

  private async detailsOf(request: ChartAnalysisRequest, language: Language): Promise<ChartAnalysisDetailsDto> {
    const { userId, id } = request;
    const em = this.dataSource.manager;
    const result = request.status === 'done' ? await em.findOneBy(ChartAnalysisResult, { id }) : null;
    const hasPicture = await em.existsBy(ChartAnalysisPicture, { userId, id });
    return ChartAnalysisDetailsDto.from(request, result, {
      language,
      position: await this.positionOf(request),
      hasPicture,
    });
  }

  private async positionOf({ status, jobId }: ChartAnalysisRequest): Promise<number | null> {
    if (status !== 'waiting') return null;
    const ahead = await this.queues.jobsAhead(ChartReading, jobId);
    return ahead === null ? null : ahead + 1;
  }
}
