import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { fieldProblems, PlatformErrors, type DomainError } from '../errors/index.js';
import { shapeProblem } from './input-shape.js';

const refusalOf = (errors: ValidationError[]): DomainError =>
  PlatformErrors.validationFailed({}, { fields: (language) => fieldProblems(errors, language) });

class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const problem = this.toValidate(metadata) ? shapeProblem(value, metadata.metatype, metadata.type) : null;
    if (problem) throw refusalOf(problem.children ?? [problem]);
    return super.transform(value, metadata);
  }
}

/**
 * Validates every request body and query against its DTO: wrong types and shapes, missing and unknown fields are refused.
 */
export function createValidationPipe(): ValidationPipe {
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: refusalOf,
  });
}
