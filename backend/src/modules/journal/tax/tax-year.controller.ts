import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { XLSX_TYPE } from '../../../platform/csv/index.js';
import type { Language } from '../../../platform/errors/index.js';
import {
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentUser,
  RefuseOtherSites,
  type SessionUser,
} from '../../../platform/http/index.js';
import { TaxYearDto, TaxYearQuery } from '../dto/tax-year.dto.js';
import { TaxYears } from './tax-years.service.js';

@ApiTags('journal')
@Controller('journal')
export class TaxYearController {
  constructor(private readonly taxYears: TaxYears) {}

  /** Results of a calendar year in KRW, each day by the rate saved with it, by exchange and month. No tax advice. */
  @Get('tax-year')
  @ApiErrors(400, 401)
  async getTaxYear(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() { year }: TaxYearQuery,
  ): Promise<TaxYearDto> {
    return this.taxYears.read(id, year, language);
  }

  /** The same year as a CSV file, with its method below the table. */
  @Get('tax-year.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 503)
  async downloadTaxYear(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() { year }: TaxYearQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.taxYears.sendFile(id, year, 'csv', language, response);
  }

  /** The same year as a workbook. */
  @Get('tax-year.xlsx')
  @RefuseOtherSites()
  @ApiFile(XLSX_TYPE, 'One sheet, titles in the first row; amounts that a double cannot hold are texts')
  @ApiErrors(400, 401, 403, 503)
  async downloadTaxYearWorkbook(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() { year }: TaxYearQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.taxYears.sendFile(id, year, 'xlsx', language, response);
  }
}
