import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import { ApiErrors, CallerLanguage, CurrentUser, type SessionUser } from '../../platform/http/index.js';
import { ReceiptKinds } from '../../platform/receipts/index.js';
import { FactReceiptDto, ReceiptParams } from './dto/receipt.dto.js';
import { ReceiptErrors } from './receipts.errors.js';

@ApiTags('receipts')
@Controller('receipts')
export class ReceiptsController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: ReceiptKinds,
  ) {}

  /** The receipt of one of the member's facts, as the books are now, with its number and seal. */
  @Get(':kind/:id')
  @ApiErrors(400, 401, 404)
  async getReceipt(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() { kind, id }: ReceiptParams,
  ): Promise<FactReceiptDto> {
    const receipt = await this.kinds.get(kind).read(this.dataSource.manager, userId, id, language);
    if (!receipt) throw ReceiptErrors.notFound();
    return { ...receipt, kind, id };
  }
}
