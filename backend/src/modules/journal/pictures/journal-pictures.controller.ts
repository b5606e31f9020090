import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  type Actor,
  ApiErrors,
  ApiFile,
  CurrentActor,
  CurrentUser,
  Idempotent,
  RefuseOtherSites,
  type SessionUser,
  UuidParam,
} from '../../../platform/http/index.js';
import { CreateJournalPictureDto, JournalPictureDto, UpdateJournalPictureDto } from '../dto/journal-picture.dto.js';
import { JournalPeriodQuery } from '../dto/period.dto.js';
import { JournalPictures } from './journal-pictures.service.js';

@ApiTags('journal')
@Controller('journal/pictures')
export class JournalPicturesController {
  constructor(private readonly pictures: JournalPictures) {}

  /** The member's pictures at days and trades of a period, oldest first. */
  @Get()
  @ApiErrors(400, 401)
  async listJournalPictures(
    @CurrentUser() { id }: SessionUser,
    @Query() query: JournalPeriodQuery,
  ): Promise<JournalPictureDto[]> {
    return this.pictures.list(id, query);
  }

  /** Adds a picture to a trade or a day. It is kept as WebP, no side longer than 2,000 pixels, without metadata. */
  @Post()
  @Idempotent()
  @ApiErrors(400, 401, 404, 422, 429, 503)
  async addJournalPicture(
    @CurrentActor() actor: Actor,
    @Body() body: CreateJournalPictureDto,
  ): Promise<JournalPictureDto> {
    return this.pictures.add(actor, body);
  }

  /** One picture. */
  @Get(':id')
  @RefuseOtherSites()
  @ApiFile('image/webp', 'The picture, no side longer than 2,000 pixels')
  @ApiErrors(400, 401, 403, 404)
  async getJournalPicture(
    @CurrentUser() { id: userId }: SessionUser,
    @Param() { id }: UuidParam,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.pictures.read(userId, id, 'webp'));
  }

  /** One picture, small. */
  @Get(':id/thumbnail')
  @RefuseOtherSites()
  @ApiFile('image/webp', 'The picture, no side longer than 360 pixels')
  @ApiErrors(400, 401, 403, 404)
  async getJournalThumbnail(
    @CurrentUser() { id: userId }: SessionUser,
    @Param() { id }: UuidParam,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.pictures.read(userId, id, 'thumbnail'));
  }

  /** Says what a picture shows. */
  @Patch(':id')
  @ApiErrors(400, 401, 404)
  async updateJournalPicture(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: UpdateJournalPictureDto,
  ): Promise<JournalPictureDto> {
    return this.pictures.describe(actor, id, body);
  }

  /** Removes a picture. It can be put back for a day. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async deleteJournalPicture(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<void> {
    await this.pictures.remove(actor, id);
  }

  /** Puts back a picture that was removed within the last day. */
  @Post(':id/restore')
  @HttpCode(200)
  @ApiErrors(400, 401, 404, 422)
  async restoreJournalPicture(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<JournalPictureDto> {
    return this.pictures.restore(actor, id);
  }
}

/** Kept by the owner's browser alone, which asks each time whether it may still be shown. */
function send(response: Response, picture: Buffer): void {
  response.set('Cache-Control', 'private, no-cache').type('image/webp').send(picture);
}
