import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Language } from '../../../platform/errors/index.js';
import { ApiErrors, CallerLanguage, Public } from '../../../platform/http/index.js';
import { CheckUidDto, UidCheckDto } from '../dto/uid-check.dto.js';
import { UidChecks } from './uid-checks.service.js';
import { Visitors } from './visitors.service.js';

@ApiTags('uid-rebate')
@Controller('uid')
export class UidCheckController {
  constructor(
    private readonly checks: UidChecks,
    private readonly visitors: Visitors,
  ) {}

  /**
   * Whether a UID receives rebates. At most 10 different UIDs an hour, together with those that are registered; 503 when
   * it cannot be told now.
   */
  @Public()
  @Post('check')
  @HttpCode(200)
  @ApiErrors(400, 422, 429, 503)
  async checkUid(
    @Body() { uid, exchange }: CheckUidDto,
    @CallerLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UidCheckDto> {
    return this.checks.check(exchange, uid, this.visitors.recognize(request, response), language);
  }
}
