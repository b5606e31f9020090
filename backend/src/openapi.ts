import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer, NestFactory, Reflector } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { API_PREFIX } from './app.setup.js';
import { API_TAGS, DESCRIPTION } from './openapi.texts.js';
import { SystemClock } from './platform/clock/index.js';
import { readConfig, withSourceVariables } from './platform/config/index.js';
import { errorCatalogue } from './platform/errors/index.js';
import { accessOf, completeDocument, type RecordedExamples } from './platform/http/index.js';

/** Writes openapi.json from the code alone, without database or network. */
async function main(): Promise<void> {
  const config = readConfig({ DATABASE_URL: 'postgres://unused' });
  const app = await NestFactory.create(AppModule.with({ config, clock: new SystemClock() }), {
    preview: true,
    abortOnError: false,
    logger: ['error'],
  });
  app.setGlobalPrefix(API_PREFIX);
  const options = describeApi();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (_controller: string, method: string) => method,
  });
  assertUniqueOperations(document);
  completeDocument(document, accessByOperation(app), readExamples());
  const codes = document.components?.schemas?.ApiErrorCode;
  if (codes && 'enum' in codes) codes.enum = [...errorCatalogue().keys()].sort();
  const file = fileURLToPath(new URL('../../../openapi.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(sortKeys(document), null, 2)}\n`);
  listSources('.env.example', (name) => `${name}=\n`);
  // Addresses are for tests alone.
  listSources('docker-compose.yml', (name) => (name.endsWith('_BASE_URL') ? '' : `    ${name}: \${${name}:-}\n`));
  await app.close();
}

/** Writes the variables of the sources into a file at the root of the clone. */
function listSources(file: string, lineOf: (name: string) => string): void {
  const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));
  writeFileSync(path, withSourceVariables(readFileSync(path, 'utf8'), lineOf));
}

/** Document-level metadata of the API. */
function describeApi(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Lance')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'The installation that serves this document')
    .addCookieAuth('sid', { type: 'apiKey', in: 'cookie' }, 'session');
  for (const [name, description] of API_TAGS) builder.addTag(name, description);
  const api = builder.build();
  // SPDX form of an unlisted licence; a URL would have to be absolute, but every installation has its own.
  api.info.license = { name: 'All rights reserved', identifier: 'LicenseRef-Lance' } as typeof api.info.license;
  return api;
}

/** Access level of each operation; its id is the handler name. */
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

/** Examples recorded by `npm run examples`. */
function readExamples(): RecordedExamples {
  const file = fileURLToPath(new URL('../../openapi-examples.json', import.meta.url));
  if (!existsSync(file)) return { operations: {}, refusals: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedExamples;
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

/** Sorts keys, and values of enumerations: those taken from a union of literals come in an order that changes with unrelated code. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([key, inner]) => [key, key === 'enum' ? (inner as unknown[]).toSorted() : sortKeys(inner)]),
    );
  return value;
}

await main();
