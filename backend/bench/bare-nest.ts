import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createHash } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Module, Post, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Response } from 'express';
import pg from 'pg';
import { BARE_SPEND } from './bare-spend.js';

/** As many as the service has when nothing is configured. */
const POOL_SIZE = 12;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });

/** What `/kept` sends, with its ETag. */
let kept = { bytes: Buffer.alloc(0), etag: '' };
process.on('message', ({ body }: { body: string }) => {
  const bytes = Buffer.from(body);
  kept = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
});

/** The limits to measure against: routes of the same framework that do nothing, and nothing but one statement. */
@Controller()
class BareController {
  @Get('nothing')
  getNothing(): { ok: true } {
    return { ok: true };
  }

  @Get('kept')
  sendKept(@Res() response: Response): void {
    response.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('ETag', kept.etag).send(kept.bytes);
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
