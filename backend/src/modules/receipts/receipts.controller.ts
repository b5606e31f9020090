import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { KeyedBulkhead } from '../../platform/bulkhead/index.js';
import { AppConfig } from '../../platform/config/index.js';
import type { Language } from '../../platform/errors/index.js';
import {
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentUser,
  NextPageLink,
  RefuseOtherSites,
  UuidParam,
  type LinkedItems,
  type SessionUser,
} from '../../platform/http/index.js';
import { Pictures } from '../../platform/pictures/index.js';
import { ReceiptKinds, Seals } from '../../platform/receipts/index.js';
import { KeptReceiptDto, KeptReceiptsQuery, NewShareDto, ShareReceiptDto } from './dto/kept-receipt.dto.js';
import { FactReceiptDto, ReceiptParams, ReceiptPictureQuery } from './dto/receipt.dto.js';
import { KeptReceipts } from './kept-receipts.service.js';
import { ReceiptShares } from './receipt-shares.service.js';
import { inCents } from './receipt-in-cents.js';
import { openedTo, pictureOf } from './receipt-picture.js';
import { ReceiptErrors } from './receipts.errors.js';
import { previewOf } from './shared-receipt.rules.js';

/** One member’s pictures do not hold up those of others. */
const DRAWINGS_OF_MEMBER = { running: 1, waiting: 3 };

@ApiTags('receipts')
@Controller('receipts')
export class ReceiptsController {
  private readonly drawings = new KeyedBulkhead(DRAWINGS_OF_MEMBER);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly kinds: ReceiptKinds,
    private readonly pictures: Pictures,
    private readonly seals: Seals,
    private readonly kept: KeptReceipts,
    private readonly shares: ReceiptShares,
  ) {}

  /** The receipts that the member keeps, the last kept first, with their public addresses. */
  @Get()
  @ApiErrors(400, 401)
  async listKeptReceipts(
    @CurrentUser() member: SessionUser,
    @Query() query: KeptReceiptsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<KeptReceiptDto[]> {
    return linked(await this.kept.list(member, query));
  }

  /** The receipt of one of the member's facts, as the books are now, with its number and seal. */
  @Get(':kind/:id')
  @ApiErrors(400, 401, 404)
  async getReceipt(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() { kind, id }: ReceiptParams,
  ): Promise<FactReceiptDto> {
    const facts = this.kinds.get(kind);
    const receipt = await facts.read(this.dataSource.manager, userId, id, language);
    if (!receipt) throw ReceiptErrors.notFound();
    const open = await facts.open?.(this.dataSource.manager, userId, id, language);
    const shared = open ? previewOf(open) : null;
    return { ...receipt, kind, id, shared, kept: await this.kept.isKept(userId, { kind, id }) };
  }

  /** The receipt as a picture, for the member alone; a story shows what a shared receipt would, with its amounts. */
  @Get(':kind/:id/image')
  @RefuseOtherSites()
  @ApiFile('image/png', 'The drawn receipt')
  @ApiErrors(400, 401, 403, 404, 422, 503)
  async getReceiptImage(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() { kind, id }: ReceiptParams,
    @Query() { format }: ReceiptPictureQuery,
    @Res() response: Response,
  ): Promise<void> {
    const facts = this.kinds.get(kind);
    const em = this.dataSource.manager;
    const receipt = await facts.read(em, userId, id, language);
    if (!receipt) throw ReceiptErrors.notFound();
    // A story is for others: what strangers may see, with its amounts.
    const open = format === 'story' ? await facts.open?.(em, userId, id, language) : undefined;
    if (format === 'story' && !open) throw ReceiptErrors.notShareable();
    const opened = open ? openedTo(receipt, open, this.seals.ofStory(receipt.number, open)) : receipt;
    const shown = inCents(kind, opened, language);
    const { host } = new URL(this.config.publicUrl);
    const svg = pictureOf(shown, format, language, host);
    const picture = await this.drawings.run(userId, () => this.pictures.draw(svg));
    response
      .attachment(`lance-${receipt.number}${format === 'story' ? '-story' : ''}.png`)
      .type('image/png')
      .send(picture);
  }

  /** Keeps a receipt; keeping it again changes nothing. */
  @Put(':kind/:id/kept')
  @ApiErrors(400, 401, 404, 422)
  async keepReceipt(@CurrentUser() member: SessionUser, @Param() fact: ReceiptParams): Promise<KeptReceiptDto> {
    return this.kept.keep(member, fact);
  }

  /** Keeps a receipt no more, and ends all of its public addresses. */
  @Delete(':kind/:id/kept')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async removeKeptReceipt(@CurrentUser() { id }: SessionUser, @Param() fact: ReceiptParams): Promise<void> {
    await this.kept.remove(id, fact);
  }

  /** Makes a public address of a receipt, another one each time, and keeps the receipt. */
  @Post(':kind/:id/shares')
  @ApiErrors(400, 401, 404, 422, 429)
  async shareReceipt(
    @CurrentUser() member: SessionUser,
    @Param() fact: ReceiptParams,
    @Body() body: ShareReceiptDto,
  ): Promise<NewShareDto> {
    return this.shares.share(member, fact, body);
  }

  /** Ends a public address for ever. */
  @Delete('shares/:id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async revokeShare(@CurrentUser() user: SessionUser, @Param() { id }: UuidParam): Promise<void> {
    await this.shares.revoke(user.id, id);
  }
}
