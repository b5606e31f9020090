import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Language } from '../../platform/errors/index.js';
import { ApiErrors, callerOf, CallerLanguage, Public } from '../../platform/http/index.js';
import { ReceiptKeysDto, SharedReceiptDto } from './dto/shared-receipt.dto.js';
import { ReceiptShares } from './receipt-shares.service.js';

@ApiTags('shared-receipts')
@Controller()
export class SharedReceiptsController {
  constructor(private readonly shares: ReceiptShares) {}

  /** What a member shows by a public address, as the books are now. Whatever is not shown has one and the same answer. */
  @Public()
  @Get('shared-receipts/:token')
  @ApiParam({ name: 'token', description: 'What the public address ends with' })
  @ApiErrors(404, 429)
  async getSharedReceipt(
    @Param('token') token: string,
    @CallerLanguage() language: Language,
    @Req() request: Request,
  ): Promise<SharedReceiptDto> {
    return this.shares.read(token, language, callerOf(request).ip);
  }

  /** The public keys of signatures under shared receipts, as a JWK set. */
  @Public()
  @Get('receipt-keys')
  // Whoever verifies does it on a page of their own.
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiErrors()
  listReceiptKeys(): ReceiptKeysDto {
    return { keys: this.shares.keys };
  }
}
