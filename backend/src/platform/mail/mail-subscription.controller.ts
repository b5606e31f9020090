import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors, Public } from '../http/index.js';
import { MailSubscriptionDto } from './mail-subscription.dto.js';
import { MailSubscriptions } from './mail-subscriptions.service.js';

@ApiTags('auth')
@Public()
@Controller('mail-subscriptions')
export class MailSubscriptionController {
  constructor(private readonly subscriptions: MailSubscriptions) {}

  /** What the unsubscribe link of a mail would switch off. Looking changes nothing, since mail scanners follow links. */
  @Get(':token')
  @ApiParam({ name: 'token', description: 'What the mailed link ends with' })
  @ApiErrors(404)
  async getMailSubscription(@Param('token') token: string): Promise<MailSubscriptionDto> {
    return this.subscriptions.read(token);
  }

  /** Switches the mails on the topic of the link off. Mail providers do it by a POST to the address of the page itself. */
  @Post(':token/end')
  @HttpCode(200)
  @ApiParam({ name: 'token', description: 'What the mailed link ends with' })
  @ApiErrors(403, 404)
  async endMailSubscription(@Param('token') token: string): Promise<MailSubscriptionDto> {
    return this.subscriptions.end(token);
  }
}
