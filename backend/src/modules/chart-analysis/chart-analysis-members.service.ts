import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainEvents } from '../../platform/events/index.js';
import { Queues } from '../../platform/queue/index.js';
import { MemberClosed, PersonalDataExport, rowsOfMember } from '../auth/index.js';
import { ChartAnalysisDto } from './dto/chart-analysis.dto.js';
import { ChartReading } from './chart-readings.service.js';
import { personalTableTexts } from './chart-analysis.messages.js';
import { ChartAnalysisPicture } from './entities/chart-analysis-picture.entity.js';
import { ChartAnalysisRequest } from './entities/chart-analysis-request.entity.js';
import { ChartModelConsent } from './entities/chart-model-consent.entity.js';
import { ChartAnalysisResult } from './entities/chart-analysis-result.entity.js';

/** Of all pictures in a download, which may have 256 MB with everything else. */
const MOST_BYTES = 96 * 1_048_576;

/** A member's analyses and pictures in their data download; their end with the account, which leaves results without member. */
@Injectable()
export class ChartAnalysisMembers implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
    private readonly queues: Queues,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute({
      name: 'chart-analyses',
      about: personalTableTexts.analyses,
      columns: [
        ...(['id', 'status', 'symbol', 'timeframe', 'couponCode', 'direction', 'entryPrice', 'stopLoss'] as const),
        ...(['takeProfit', 'riskReward', 'analysis', 'createdAt', 'finishedAt'] as const),
      ],
      async *rows(em, { id, language }) {
        for await (const request of rowsOfMember(em, ChartAnalysisRequest, id)) {
          const result = await em.findOneBy(ChartAnalysisResult, { id: request.id });
          yield { ...ChartAnalysisDto.from(request, result, { language, position: null, hasPicture: false }) };
        }
      },
    });
    this.personalData.contribute({
      name: 'chart-pictures',
      about: personalTableTexts.pictures,
      columns: ['id', 'width', 'height', 'file', 'createdAt'],
      async *rows(em, { id: userId }) {
        yield* await keptPictures(em, userId);
      },
      async files(em, { id: userId }) {
        const pictures = await keptPictures(em, userId);
        return pictures.flatMap(({ id, file }) =>
          file === null ? [] : { name: file, read: () => pngOf(em, userId, id) },
        );
      },
    });
    this.personalData.contribute({
      name: 'chart-model-consent',
      about: personalTableTexts.modelConsent,
      columns: ['recipient', 'at'],
      async *rows(em, { id: userId }) {
        yield* await em.findBy(ChartModelConsent, { userId });
      },
    });
    this.events.on(MemberClosed, async ({ tx, member: { id: userId } }) => {
      for (const entity of [ChartAnalysisPicture, ChartAnalysisRequest, ChartModelConsent])
        await tx.delete(entity, { userId });
      await this.queues.forget(tx, ChartReading, { userId });
    });
  }
}

/** A picture as it stands in the download; `file` is null where it has no room any more. */
interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly file: string | null;
  readonly createdAt: Date;
}

/** Oldest first. The newest have their file, as many as fit into the download beside everything else. */
function keptPictures(em: EntityManager, userId: string): Promise<KeptPicture[]> {
  return em.query(
    `SELECT id, width, height, created_at AS "createdAt",
       CASE WHEN sum(octet_length(png)) OVER (ORDER BY id DESC) <= $2 THEN 'chart-pictures/' || id || '.png' END AS file
     FROM chart_analysis_pictures WHERE user_id = $1 ORDER BY id`,
    [userId, MOST_BYTES],
  );
}

async function pngOf(em: EntityManager, userId: string, id: string): Promise<Buffer> {
  const { png } = await em.findOneByOrFail(ChartAnalysisPicture, { userId, id });
  return png;
}
