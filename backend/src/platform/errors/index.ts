export { dayLabel, dayWords, monthLabel } from './day.messages.js';
export { DomainError, fill, LANGUAGES } from './domain-error.js';
export type { ErrorExtras, ErrorKind, ErrorParam, ErrorRow, FieldProblem, Language } from './domain-error.js';
export { defineErrors, errorCatalogue } from './define-errors.js';
export { PlatformErrors } from './platform.errors.js';
export { sayIn } from './texts.js';
export type { Placeholders, Text, TextParams } from './texts.js';
export { grouped, maskedUid } from './written.rules.js';
export { fieldProblems } from './validation-errors.js';
