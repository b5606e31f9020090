import 'reflect-metadata';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { LANGUAGES } from '../src/platform/errors/index.js';
import { constraintTexts, fieldProblems } from '../src/platform/errors/validation-errors.js';

type Made = new () => Record<string, unknown>;

const source = join(import.meta.dirname, '../src');
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'a',
  'x'.repeat(5_000),
  -1,
  1e15,
  0.5,
  NaN,
  true,
  [],
  [''],
  ['x'.repeat(5_000)],
  Array.from({ length: 1_000 }, (_, index) => index),
  {},
];

/** One error for each constraint, as if each had been the first that failed. */
const apart = (errors: readonly ValidationError[]): ValidationError[] =>
  errors.flatMap((error) => [
    ...Object.entries(error.constraints ?? {}).map(([name, message]) =>
      Object.assign(Object.create(null) as ValidationError, {
        property: error.property,
        constraints: { [name]: message },
        contexts: error.contexts,
        children: [],
      }),
    ),
    ...apart(error.children ?? []),
  ]);

describe('what is said about a field', () => {
  it('is a sentence of the language, without a gap where a number should stand, whatever is sent', async () => {
    const said = { ko: new Set<string>(), en: new Set<string>() };
    const named = new Set<string>();
    for (const file of globSync('**/*.dto.ts', { cwd: source })) {
      const exported = Object.values((await import(join(source, file))) as Record<string, unknown>);
      for (const Dto of exported.filter((one): one is Made => typeof one === 'function' && 'prototype' in one)) {
        const rules = getMetadataStorage().getTargetValidationMetadatas(Dto, '', true, false);
        const fields = new Set(rules.map(({ propertyName }) => propertyName));
        if (fields.size === 0) continue;
        for (const value of WRONG) {
          const sent = Object.assign(new Dto(), Object.fromEntries([...fields].map((field) => [field, value])));
          const errors = apart(validateSync(sent));
          for (const { constraints } of errors) named.add(Object.keys(constraints ?? {})[0] ?? '');
          for (const language of LANGUAGES)
            for (const { message } of fieldProblems(errors, language)) said[language].add(message);
        }
      }
    }
    const all = [...said.ko, ...said.en];
    expect(all.filter((message) => message.includes('{{') || message.trim() === '')).toEqual([]);
    expect([...said.ko].filter((message) => !/[가-힣]/.test(message))).toEqual([]);
    expect([...said.en].filter((message) => /[가-힣]/.test(message))).toEqual([]);
    expect(said.ko.size).toBeGreaterThan(60);
    expect(said.en.size).toBeGreaterThan(60);
    expect([...named]).toEqual(expect.arrayContaining(['isLength', 'maxLength', 'min', 'max', 'arrayMaxSize']));
  });

  it('has its numbers from the rule, not from the name of the field', () => {
    for (const [constraint, message, english] of [
      ['isLength', 'note2 must be shorter than or equal to 2000 characters', 'Use at most 2000 characters.'],
      ['isLength', 'note2 must be longer than or equal to 2 characters', 'Use at least 2 characters.'],
      [
        'isLength',
        'each value in note2 must be longer than or equal to 1 and shorter than or equal to 40 characters',
        'Use 1 to 40 characters.',
      ],
      ['min', 'note2 must not be less than -12', 'This must be at least -12.'],
    ] as const) {
      const error = Object.assign(Object.create(null) as ValidationError, {
        ...{ property: 'note2', constraints: { [constraint]: message } },
      });
      expect(fieldProblems([error], 'en')).toMatchObject([{ path: 'note2', message: english }]);
    }
  });

  it('is a whole sentence for each rule even where its message has no number', () => {
    for (const constraint of Object.keys(constraintTexts)) {
      const error = Object.assign(Object.create(null) as ValidationError, {
        ...{ property: 'note', constraints: { [constraint]: 'wrong' } },
      });
      for (const language of LANGUAGES) expect(fieldProblems([error], language)[0]?.message).not.toMatch(/\{\{|^$/);
    }
  });
});
