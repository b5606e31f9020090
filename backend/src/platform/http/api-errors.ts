import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiErrorDto } from './api-error.dto.js';

/** What a refusal of this status means, wherever it comes from. */
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

/** Documents the refusals of an operation by status. */
export function ApiErrors(...statuses: (keyof typeof refusalTexts)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: refusalTexts[status], type: ApiErrorDto })),
  );
}
