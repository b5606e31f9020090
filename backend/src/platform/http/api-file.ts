import { ApiOkResponse } from '@nestjs/swagger';

/** Documents an operation that answers a file of this media type; its refusals are JSON as everywhere. */
export const ApiFile = (type: 'text/csv' | 'application/zip', description: string): MethodDecorator =>
  ApiOkResponse({ description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } });
