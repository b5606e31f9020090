import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform/events/index.js';
import { MemberClosed, PersonalDataExport, rowsOfMember } from '../auth/index.js';
import { ChartAnalysisDto } from './dto/chart-analysis.dto.js';
import { personalTableTexts } from './chart-analysis.messages.js';
import { ChartAnalysisPicture } from './entities/chart-analysis-picture.entity.js';
import { ChartAnalysisRequest } from './entities/chart-analysis-request.entity.js';
import { ChartAnalysisResult } from './entities/chart-analysis-result.entity.js';

/** A member's analyses and pictures in their data download; their end with the account, which leaves results without member. */
@Injectable()
export class ChartAnalysisMembers implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
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
      columns: ['id', 'width', 'height', 'png', 'createdAt'],
      piece: 1,
      async *rows(em, { id: userId }) {
        // One by one: each may have megabytes.
        const kept: { id: string }[] = await em.query(
          `SELECT id FROM chart_analysis_pictures WHERE user_id = $1 ORDER BY id`,
          [userId],
        );
        for (const { id } of kept) {
          const picture = await em.findOneBy(ChartAnalysisPicture, { userId, id });
          if (picture) yield { ...picture, png: picture.png.toString('base64') };
        }
      },
    });
    this.events.on(MemberClosed, async ({ tx, member: { id: userId } }) => {
      for (const entity of [ChartAnalysisPicture, ChartAnalysisRequest]) await tx.delete(entity, { userId });
    });
  }
}
