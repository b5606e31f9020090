import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsObject, ValidateBy } from 'class-validator';
import type { Text } from '../../errors/index.js';
import { field, saying } from './field.js';
import { digitsAsNumber } from './numbers.js';

type Values = readonly string[];
/** `name` is that of the shared OpenAPI schema. */
interface ChoiceRule {
  readonly name?: string;
  readonly message?: Text;
}

const schemaOf = (values: Values, { name }: ChoiceRule) => ({
  enum: [...values],
  ...(name === undefined ? {} : { enumName: name }),
});

/** One of these values. */
export const Choice = (values: Values, rule: ChoiceRule = {}): PropertyDecorator =>
  field({ schema: schemaOf(values, rule), checks: [IsIn(values, saying(rule.message))] });

/** A list of distinct values out of these. */
export const Choices = (values: Values, rule: ChoiceRule = {}): PropertyDecorator =>
  field({
    schema: { ...schemaOf(values, rule), isArray: true, maxItems: values.length, uniqueItems: true },
    checks: [
      IsArray(),
      ArrayMaxSize(values.length),
      ArrayUnique(),
      IsIn(values, { ...saying(rule.message), each: true }),
    ],
  });

/** One of these numbers in a query. The property has a default. */
export const NumberChoice = (values: readonly number[]): PropertyDecorator =>
  field({ schema: { enum: [...values], required: false }, read: digitsAsNumber, checks: [IsIn(values)] });

/** Parses `a,b` into a list. Anything else, such as a repeated parameter, is passed on and refused. */
const commaList = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value === undefined ? value : [value];

/** Distinct values out of these in a query, separated by commas; converted to a list. */
export const CommaChoices = (values: Values, message: Text): PropertyDecorator =>
  field({
    schema: {
      type: String,
      pattern: `^(${values.join('|')})(,(${values.join('|')}))*$`,
      items: { type: 'string', enum: [...values] },
      uniqueItems: true,
    },
    read: commaList,
    checks: [IsIn(values, { ...saying(message), each: true }), ArrayUnique()],
  });

/** A boolean. */
export const Flag = (): PropertyDecorator => field({ checks: [IsBoolean()] });

/** An object of booleans by name. */
export const Flags = (): PropertyDecorator =>
  field({
    checks: [
      IsObject(),
      ValidateBy({
        name: 'areBooleans',
        validator: {
          validate: (value: unknown) => Object.values(value ?? {}).every((one) => typeof one === 'boolean'),
        },
      }),
    ],
  });
