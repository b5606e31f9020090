import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** The limit to measure against: one route of the same framework that does nothing. */
@Controller('nothing')
class NothingController {
  @Get()
  getNothing(): { ok: true } {
    return { ok: true };
  }
}

@Module({ controllers: [NothingController] })
class BareModule {}

const app = await NestFactory.create(BareModule, { logger: false });
const server = (await app.listen(0, '127.0.0.1')) as Server;
process.send?.({ type: 'ready', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
process.on('disconnect', () => process.exit(0));
