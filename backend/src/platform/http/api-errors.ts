import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiErrorDto } from './api-error.dto.js';

/** Meaning of error statuses, for all operations. */
export const refusalTexts: Record<number, string> = {
  400: 'The request is not valid',
  401: 'No session',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with what is there',
  422: 'Refused by a rule',
  429: 'Too many requests',
  503: 'Not available now',
};

/** Documents the error statuses of an operation. */
export function ApiErrors(...statuses: (keyof typeof refusalTexts)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: refusalTexts[status], type: ApiErrorDto })),
  );
}
