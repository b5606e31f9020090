import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiErrorDto } from './api-error.dto.js';

const descriptions: Record<number, string> = {
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
export function ApiErrors(...statuses: (keyof typeof descriptions)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: descriptions[status], type: ApiErrorDto })),
  );
}
