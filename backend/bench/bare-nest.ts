import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Body, Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { BARE_SPEND } from './bare-spend.js';

/** As many as the service has when nothing is configured. */
const POOL_SIZE = 12;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });

/** The limits to measure against: routes of the same framework that do nothing, and nothing but one statement. */
@Controller()
class BareController {
  @Get('nothing')
  getNothing(): { ok: true } {
    return { ok: true };
  }

  @Post('spend')
  @HttpCode(200)
  async spend(@Body() body: { ownerId: string; points: number; intent: string }): Promise<{ ok: boolean }> {
    const { rowCount } = await pool.query(BARE_SPEND, [body.ownerId, body.points, body.intent, new Date()]);
    return { ok: rowCount === 2 };
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create(BareModule, { logger: false });
const server = (await app.listen(0, '127.0.0.1')) as Server;
process.send?.({ type: 'ready', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
process.on('disconnect', () => process.exit(0));
