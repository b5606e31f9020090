import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, Admin, ApiErrors, CurrentActor, Idempotent, UuidParam } from '../../platform/http/index.js';
import {
  AdminFaqEntryDto,
  CreateFaqEntryDto,
  FaqPlaceholderDto,
  OrderFaqDto,
  UpdateFaqEntryDto,
} from './dto/faq.dto.js';
import { Faq } from './faq.service.js';

@ApiTags('admin')
@Admin()
@Controller('admin/faq')
export class FaqAdminController {
  constructor(private readonly faq: Faq) {}

  /** All questions in their order, with those that are not published. */
  @Get()
  @ApiErrors(401, 403)
  async listAdminFaq(): Promise<AdminFaqEntryDto[]> {
    return this.faq.listForAdmin();
  }

  /** What an answer may quote, with what stands for it now. */
  @Get('placeholders')
  @ApiErrors(401, 403)
  async listFaqPlaceholders(): Promise<FaqPlaceholderDto[]> {
    return this.faq.placeholders();
  }

  /** Adds a question at the end. */
  @Post()
  @Idempotent()
  @ApiErrors(400, 401, 403, 422)
  async createFaqEntry(@CurrentActor() actor: Actor, @Body() body: CreateFaqEntryDto): Promise<AdminFaqEntryDto> {
    return this.faq.create(actor, body);
  }

  /** Puts the questions in another order: all of them, each once. */
  @Put('order')
  @ApiErrors(400, 401, 403, 409)
  async orderFaq(@CurrentActor() actor: Actor, @Body() { ids }: OrderFaqDto): Promise<AdminFaqEntryDto[]> {
    return this.faq.order(actor, ids);
  }

  /** Changes a question or its answer at once. */
  @Patch(':id')
  @ApiErrors(400, 401, 403, 404, 422)
  async updateFaqEntry(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: UpdateFaqEntryDto,
  ): Promise<AdminFaqEntryDto> {
    return this.faq.update(actor, id, body);
  }

  /** Deletes a question for good; what it said stays in the audit log. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(400, 401, 403, 404)
  async deleteFaqEntry(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<void> {
    await this.faq.remove(actor, id);
  }
}
