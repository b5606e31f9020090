import type { ValidationError } from 'class-validator';
import { fill, type FieldProblem, type Language } from './domain-error.js';
import type { Text } from './texts.js';

/** Texts for class-validator constraints. `{{n}}` are the numbers in the constraint's message, in order. */
export const constraintTexts: Record<string, Text> = {
  isDefined: { ko: '필수 항목입니다.', en: 'This field is required.' },
  isNotEmpty: { ko: '필수 항목입니다.', en: 'This field is required.' },
  isString: { ko: '글자로 입력해 주세요.', en: 'This must be text.' },
  isBoolean: { ko: '예 또는 아니요 값이어야 합니다.', en: 'This must be true or false.' },
  isInt: { ko: '정수로 입력해 주세요.', en: 'This must be a whole number.' },
  isNumber: { ko: '숫자로 입력해 주세요.', en: 'This must be a number.' },
  isObject: { ko: '객체여야 합니다.', en: 'This must be an object.' },
  isArray: { ko: '목록이어야 합니다.', en: 'This must be a list.' },
  isEmail: { ko: '올바른 이메일 주소를 입력해 주세요.', en: 'Enter a valid e-mail address.' },
  isIn: { ko: '선택할 수 없는 값입니다.', en: 'This value is not one of the choices.' },
  isEnum: { ko: '선택할 수 없는 값입니다.', en: 'This value is not one of the choices.' },
  isUuid: { ko: '올바른 식별자가 아닙니다.', en: 'This is not a valid id.' },
  isISO8601: { ko: '올바른 날짜가 아닙니다.', en: 'This is not a valid date.' },
  isUrl: { ko: '올바른 주소(URL)가 아닙니다.', en: 'This is not a valid URL.' },
  matches: { ko: '형식이 올바르지 않습니다.', en: 'The format is not valid.' },
  isLength: { ko: '길이를 확인해 주세요. 최소 {{1}}자, 최대 {{2}}자입니다.', en: 'Use {{1}} to {{2}} characters.' },
  minLength: { ko: '최소 {{1}}자 이상이어야 합니다.', en: 'Use at least {{1}} characters.' },
  maxLength: { ko: '최대 {{1}}자까지 입력할 수 있습니다.', en: 'Use at most {{1}} characters.' },
  min: { ko: '{{1}} 이상이어야 합니다.', en: 'This must be at least {{1}}.' },
  max: { ko: '{{1}} 이하여야 합니다.', en: 'This must be at most {{1}}.' },
  arrayMinSize: { ko: '{{1}}개 이상 보내 주세요.', en: 'Send at least {{1}} entries.' },
  arrayMaxSize: { ko: '최대 {{1}}개까지 보낼 수 있습니다.', en: 'At most {{1}} entries are allowed.' },
  arrayUnique: { ko: '같은 값을 두 번 보낼 수 없습니다.', en: 'The same value must not be sent twice.' },
  whitelistValidation: { ko: '알 수 없는 항목입니다.', en: 'This field is not known.' },
};

const fallback = { ko: '올바르지 않은 값입니다.', en: 'This value is not valid.' };

/** A length with two bounds names the violated one, or both. */
function kindOf(constraint: string, message: string): string {
  if (constraint !== 'isLength') return constraint;
  if (!message.includes('shorter')) return 'minLength';
  return message.includes('longer') ? constraint : 'maxLength';
}

/** The general text of a constraint, with the numbers of its message. */
function generalText(property: string, constraint: string, message: string, language: Language): string {
  const numbers = message.replace(property, '').match(/-?\d+(\.\d+)?/g) ?? [];
  const params = Object.fromEntries(numbers.map((number, index) => [String(index + 1), number]));
  const text = fill((constraintTexts[kindOf(constraint, message)] ?? fallback)[language], params);
  return text.includes('{{') ? fallback[language] : text;
}

/** The first problem of a field: its own text, which a check has as its context, or the general one of the constraint. */
function problemOf(error: ValidationError, language: Language, path: string): FieldProblem[] {
  const [first] = Object.entries(error.constraints ?? {});
  if (!first) return [];
  const [constraint, message] = first;
  const own = error.contexts?.[constraint] as Text | undefined;
  if (own) return [{ path, message: own[language], own: true }];
  return [{ path, message: generalText(error.property, constraint, message, language) }];
}

/** Flattens class-validator's tree into one message per field, in the caller's language. */
export function fieldProblems(errors: readonly ValidationError[], language: Language, parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const path = parent ? `${parent}.${error.property}` : error.property;
    return [...problemOf(error, language, path), ...fieldProblems(error.children ?? [], language, path)];
  });
}
