import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import express, { type Request, type RequestHandler } from 'express';
import { AppModule } from './app.module.js';
import { Sessions } from './modules/auth/index.js';
import { PremiumPictures } from './modules/insights/index.js';
import type { Clock } from './platform/clock/index.js';
import type { AppConfig } from './platform/config/index.js';
import { PlatformErrors } from './platform/errors/index.js';
import {
  answerError,
  createValidationPipe,
  inOrder,
  jsonBodies,
  requestContext,
  sameOriginOnly,
  securityHeaders,
} from './platform/http/index.js';
import { KeptAnswers } from './platform/kept-answers/index.js';
import { oneClickUnsubscribe } from './platform/mail/index.js';
import { nestLogger, setLogLevel } from './platform/logging/index.js';
import { Signatures } from './platform/receipts/index.js';
import { serveSite } from './platform/site/index.js';

export const API_PREFIX = 'api';

/** Nearest parent folder that contains `name`; works from `src`, from `dist` and in the container image. */
export function findUpwards(name: string): string | null {
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    const candidate = fileURLToPath(new URL(name, folder));
    if (existsSync(candidate)) return candidate;
    if (folder.pathname === '/') return null;
  }
}

/** Builds the application exactly as `main`, the tests and the benchmarks run it. The caller listens and closes. */
export async function createApp(parts: { config: AppConfig; clock: Clock }): Promise<NestExpressApplication> {
  const { config } = parts;
  setLogLevel(config.logLevel);
  // Strict routing, so that middleware and router agree on which paths belong to the API. Express reads this setting only
  // before the first handler is added.
  const server = express().enable('case sensitive routing');
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(parts), new ExpressAdapter(server), {
    logger: nestLogger,
    bodyParser: false,
    abortOnError: false,
  });
  app.set('trust proxy', config.trustProxyHops);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(inOrder(oneClickUnsubscribe(), requestContext(config.sessionSecret), securityHeaders(config.isProduction)));
  app.use(
    `/${API_PREFIX}`,
    inOrder(
      sameOriginOnly(config.publicUrl, config.isProduction),
      app.get(Sessions).middleware(),
      jsonBodies(),
      app.get(KeptAnswers).middleware(),
    ),
  );
  app.setGlobalPrefix(API_PREFIX);
  app.useGlobalPipes(createValidationPipe());
  serveDocumentation(app);
  server.get('/.well-known/jwks.json', publicKeys(app.get(Signatures)));
  const site = findUpwards('frontend/dist/');
  if (site) {
    const pictures = app.get(PremiumPictures).byPath();
    const now = (): number => parts.clock.millis();
    app.use(exceptApi(serveSite({ folder: site, origin: config.statedOrigin, now, pictures })));
  }
  await app.init();
  return app;
}

/** Swagger UI at /api/docs and the contract itself at /api/openapi.json, both from the committed document. */
function serveDocumentation(app: NestExpressApplication): void {
  const file = findUpwards('openapi.json');
  if (!file) return;
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  // From the licence's identifier, which is on no list, the page would make an address of spdx.org that is no page.
  const page = { ...document, info: { ...document.info, license: { name: 'All rights reserved', url: '/terms' } } };
  app.use(`/${API_PREFIX}/docs`, onlyFilesOfDocs);
  SwaggerModule.setup(`${API_PREFIX}/docs`, app, document, {
    jsonDocumentUrl: `${API_PREFIX}/openapi.json`,
    customSiteTitle: 'Lance API',
    patchDocumentOnRequest: (request, _response, contract) =>
      (request as Request).path.endsWith('.json') ? contract : page,
  });
}

/** Files the Swagger page requests. The rest of the package it is served from stays private. */
const FILES_OF_DOCS = new Set([
  '/',
  '/swagger-ui-init.js',
  '/swagger-ui-bundle.js',
  '/swagger-ui-standalone-preset.js',
  '/swagger-ui.css',
  '/favicon-16x16.png',
  '/favicon-32x32.png',
]);

const onlyFilesOfDocs: RequestHandler = (request, response, next) => {
  if (FILES_OF_DOCS.has(request.path)) next();
  else answerError(PlatformErrors.routeNotFound(), request, response);
};

/** The keys of `/api/receipt-keys` at the address where programs that check signatures look for them. */
function publicKeys(signatures: Signatures): RequestHandler {
  return (_request, response) => {
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      .setHeader('Cache-Control', 'public, max-age=300')
      .json({ keys: signatures.keys });
  };
}

function exceptApi(handler: ReturnType<typeof serveSite>): ReturnType<typeof requestContext> {
  return (request, response, next) => {
    if (request.path === `/${API_PREFIX}` || request.path.startsWith(`/${API_PREFIX}/`)) next();
    else handler(request, response, next);
  };
}
