import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer, NestFactory, Reflector } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { API_PREFIX } from './app.setup.js';
import { SystemClock } from './platform/clock/index.js';
import { readConfig } from './platform/config/index.js';
import { errorCatalogue } from './platform/errors/index.js';
import { accessOf, withCommonRefusals } from './platform/http/index.js';

/** Writes openapi.json of the repository from the code alone: no database, no network. */
async function main(): Promise<void> {
  const config = readConfig({ DATABASE_URL: 'postgres://unused' });
  const app = await NestFactory.create(AppModule.with({ config, clock: new SystemClock() }), {
    preview: true,
    abortOnError: false,
    logger: ['error'],
  });
  app.setGlobalPrefix(API_PREFIX);
  const options = new DocumentBuilder()
    .setTitle('Lance')
    .setDescription(
      'Trading-fee rebates for crypto traders. Amounts are decimal strings; days are `YYYY-MM-DD`, instants ISO 8601 in UTC. ' +
        'Refusals carry a stable `code` and a `message` in the language of the caller (`Accept-Language: ko` or `en`). ' +
        'Calls that move points take an `Idempotency-Key` header: the same key with the same body answers the same and does nothing twice. ' +
        'Lists that grow without bound take `cursor` and `limit`; the next page is in the `Link` header. ' +
        'Any call may answer 500 (a fault of ours, with a `requestId` to quote) or 503 (too busy, or the database is away: ask again) with the same body as a refusal.',
    )
    .setVersion('1')
    .addCookieAuth('sid', { type: 'apiKey', in: 'cookie' }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (_controller: string, method: string) => method,
  });
  assertUniqueOperations(document);
  withCommonRefusals(document, accessByOperation(app));
  const codes = document.components?.schemas?.ApiErrorCode;
  if (codes && 'enum' in codes) codes.enum = [...errorCatalogue().keys()].sort();
  const file = fileURLToPath(new URL('../../../openapi.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(sortKeys(document), null, 2)}\n`);
  await app.close();
}

/** Who may call each operation; its id is the name of its handler. */
function accessByOperation(app: INestApplicationContext): ReadonlyMap<string, ReturnType<typeof accessOf>> {
  const reflector = new Reflector();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return new Map(
    controllers.flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, unknown>;
      return Object.getOwnPropertyNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        return typeof handler === 'function' ? [[name, accessOf(reflector, handler, metatype)] as const] : [];
      });
    }),
  );
}

function assertUniqueOperations(document: OpenAPIObject): void {
  const seen = new Set<string>();
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path as Record<string, unknown>)) {
      const id = (operation as { operationId?: string } | null)?.operationId;
      if (id === undefined) continue;
      if (seen.has(id)) throw new Error(`two handlers are named ${id}`);
      seen.add(id);
    }
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([key, inner]) => [key, sortKeys(inner)]),
    );
  return value;
}

await main();
