import { Body, Controller, Delete, Get, HttpCode, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PlatformErrors } from '../../../../platform/errors/index.js';
import { ApiErrors } from '../../../../platform/http/index.js';
import { PushStateDto, PutPushDto } from '../../dto/push.dto.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

@ApiTags('market-alerts')
@Controller('crypto/push')
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  /** Whether alerts are pushed to the browser of this session, and the key for subscribing. */
  @Get()
  @ApiErrors(401)
  async getPush(@Req() request: Request): Promise<PushStateDto> {
    return this.subscriptions.state(ownerOf(request));
  }

  /** Pushes alerts to the browser of this session until the session ends. Only the push services of browsers are written to. */
  @Put()
  @HttpCode(204)
  @ApiErrors(400, 401)
  async putPush(@Req() request: Request, @Body() body: PutPushDto): Promise<void> {
    await this.subscriptions.put(ownerOf(request), body);
  }

  /** Pushes nothing to the browser of this session any more. */
  @Delete()
  @HttpCode(204)
  @ApiErrors(401)
  async deletePush(@Req() request: Request): Promise<void> {
    await this.subscriptions.remove(ownerOf(request));
  }
}

function ownerOf({ member, session: { publicId } }: Request): { userId: string; sessionId: string } {
  if (!member || publicId === undefined) throw PlatformErrors.loginRequired();
  return { userId: member.id, sessionId: publicId };
}
