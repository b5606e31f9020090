import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { FILE_TYPE } from './file-body.js';

/** Documents an operation that returns a file of this media type; its errors are JSON as everywhere. */
export const ApiFile = (type: string, description: string): MethodDecorator =>
  ApiOkResponse({ description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } });

/** Documents an operation that answers with server-sent events until either side ends it. */
export const ApiEvents = (description: string): MethodDecorator =>
  ApiOkResponse({ description, content: { 'text/event-stream': { schema: { type: 'string' } } } });

/** Documents an operation whose body is a raw file. */
export const ApiFileBody = (description: string): MethodDecorator =>
  applyDecorators(
    ApiConsumes(FILE_TYPE),
    ApiBody({ description, required: true, schema: { type: 'string', format: 'binary' } }),
  );
