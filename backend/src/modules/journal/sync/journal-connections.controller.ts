import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  type SessionUser,
  UuidParam,
} from '../../../platform/http/index.js';
import { ChooseSymbolsDto, ConnectExchangeDto, JournalConnectionDto } from '../dto/journal-connection.dto.js';
import { JournalConnections } from './journal-connections.service.js';

@ApiTags('journal')
@Controller('journal/connections')
export class JournalConnectionsController {
  constructor(private readonly connections: JournalConnections) {}

  /** Exchanges that the member's journal reads by a key. */
  @Get()
  @ApiErrors(401)
  async listJournalConnections(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
  ): Promise<JournalConnectionDto[]> {
    return (await this.connections.list(id)).map((found) => JournalConnectionDto.from(found, language));
  }

  /**
   * Connects an exchange by a key that may only read. The exchange is asked first: a key that it does not know, or that may trade or
   * withdraw, is refused and not kept. When it does not answer soon, the key is kept until it does, and deleted if it may do more than
   * reading. The history is read in the background.
   */
  @Post()
  @HttpCode(202)
  @ApiErrors(400, 401, 409, 422, 429)
  async connectExchange(@CurrentActor() actor: Actor, @Body() body: ConnectExchangeDto): Promise<JournalConnectionDto> {
    const wanted = { ...body, passphrase: body.passphrase ?? '', symbols: body.symbols ?? [] };
    return JournalConnectionDto.from(await this.connections.connect(actor, wanted), actor.language);
  }

  /** Changes which pairs are read, and reads them from the beginning. */
  @Patch(':id')
  @HttpCode(202)
  @ApiErrors(400, 401, 404, 409)
  async chooseSyncedSymbols(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() { symbols }: ChooseSymbolsDto,
  ): Promise<JournalConnectionDto> {
    return JournalConnectionDto.from(await this.connections.choose(actor, id, symbols), actor.language);
  }

  /** Reads what is new, in the background. */
  @Post(':id/sync')
  @HttpCode(202)
  @ApiErrors(400, 401, 404, 409)
  async syncExchange(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<JournalConnectionDto> {
    return JournalConnectionDto.from(await this.connections.sync(actor, id), actor.language);
  }

  /** Forgets a connection and deletes its key. The trades that it brought stay; they are undone in the history of imports. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async disconnectExchange(@CurrentUser() user: SessionUser, @Param() { id }: UuidParam): Promise<void> {
    await this.connections.remove(user.id, id);
  }
}
