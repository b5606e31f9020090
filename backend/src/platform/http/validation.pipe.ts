import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { fieldProblems, PlatformErrors } from '../errors/index.js';

/** Every request body and query is checked against its DTO: wrong types, missing and unknown fields are refused. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors: ValidationError[]) =>
      PlatformErrors.validationFailed({}, { fields: (language) => fieldProblems(errors, language) }),
  });
}
