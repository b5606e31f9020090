import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiErrors, CurrentUser, type SessionUser } from '../../../platform/http/index.js';
import { FavouriteParam, FavouritesDto } from '../dto/favourites.dto.js';
import { Favourites } from './favourites.service.js';

@ApiTags('insights')
@Controller('crypto/favourites')
export class FavouritesController {
  constructor(private readonly favourites: Favourites) {}

  /** The coins that the member has an eye on. */
  @Get()
  @ApiErrors(401)
  async listFavourites(@CurrentUser() { id }: SessionUser): Promise<FavouritesDto> {
    return { symbols: await this.favourites.list(id) };
  }

  /** Adds a coin that some exchange lists; adding it again changes nothing. Small letters are taken for capitals. */
  @Put(':symbol')
  @ApiErrors(400, 401, 404, 422)
  async addFavourite(@CurrentUser() { id }: SessionUser, @Param() { symbol }: FavouriteParam): Promise<FavouritesDto> {
    return { symbols: await this.favourites.add(id, symbol) };
  }

  /** Takes a coin away. */
  @Delete(':symbol')
  @ApiErrors(400, 401)
  async removeFavourite(
    @CurrentUser() { id }: SessionUser,
    @Param() { symbol }: FavouriteParam,
  ): Promise<FavouritesDto> {
    return { symbols: await this.favourites.remove(id, symbol) };
  }
}
