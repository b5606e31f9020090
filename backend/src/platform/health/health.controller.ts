import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { Public } from '../http/index.js';
import { HealthDto } from './health.dto.js';
import { Draining } from './draining.service.js';

const VERSION = '0.1.0';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly draining: Draining,
  ) {}

  /** Readiness: 200 when the database answers and the process is not stopping, else 503. */
  @Get()
  @ApiResponse({ status: 503, description: 'Not ready', type: HealthDto })
  async getHealth(@Res({ passthrough: true }) response: Response): Promise<HealthDto> {
    const database = await this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const ready = database && !this.draining.started;
    response.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
    return { status: ready ? 'ok' : 'unavailable', database, version: VERSION, time: this.clock.now().toISOString() };
  }

  /** Liveness: 200 while the process runs, whatever the database does. */
  @Get('live')
  getLiveness(): HealthDto {
    return {
      status: 'ok',
      database: this.dataSource.isInitialized,
      version: VERSION,
      time: this.clock.now().toISOString(),
    };
  }
}
