import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { basename } from 'node:path';
import tseslint from 'typescript-eslint';

const hangul = '/[\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3]/';

/**
 * Rules of the glossary for Korean sentences that a machine can hold. Each pattern is what must not stand in one.
 * A particle after Latin letters follows how they are read: L is 엘, USDT 유에스디티, UID 유아이디, % 퍼센트.
 */
const koreanRules = [
  [
    '[0-9}] (?:원|일|시간|분|초|건|개월|개|명|회|번|장|곳|대|주|행|줄)(?![\\uac00-\\ud7a3])',
    'What counts follows its figure without a blank: 4일, 496,800원.',
  ],
  ['(?<![A-Za-z])L(?:가|를|는|와|으로)(?![\\uac00-\\ud7a3])', 'L is read 엘: L이, L을, L은, L과, L로.'],
  [
    '(?:USDT|UID|ID|KYC|API|IP|%)(?:이|을|은|과|으로)(?![\\uac00-\\ud7a3])',
    'It is read with a vowel at its end: USDT가, UID를, %는.',
  ],
  [
    '\\}(?:이|가|을|를|은|는|과|와|으로)(?![\\uac00-\\ud7a3])',
    'The particle depends on the value: put a noun behind it, or another ending.',
  ],
  ['은\\(는\\)|는\\(은\\)|이\\(가\\)|가\\(이\\)|을\\(를\\)|를\\(을\\)', 'A sentence has one particle.'],
  ['마이페이지|마이 페이지', 'The page is 내 정보.'],
  ['고객 ?지원', 'Who answers is 고객센터.'],
  ['.요율|요율.|리베이트률', 'The rate is 리베이트율 (or 수수료율).'],
  ['지급 참조|참조 번호', 'The proof of a payment is 이체 확인 번호.'],
  ['Lance 원장|포인트 원장', 'Its source is told to members as 포인트 기록.'],
  ['보류', 'What waits for a decision is 신청 중인 금액.'],
  [
    '결정을 기다리|산출에|공시|모르겠습니다|확인된 이메일|인정할 자리',
    'This reads translated; docs/glossary.md has the word.',
  ],
  ['월 평균|서울 시각|한국 시각', 'It is written 월평균, 한국 시간.'],
];

/** Bans that have one and the same reason wherever they hold: each may be lifted where its subject lives. */
const bans = {
  clock: [
    {
      selector: "NewExpression[callee.name='Date'][arguments.length=0]",
      message: 'The time comes from Clock (platform/clock), so that tests can move it.',
    },
    {
      selector: "MemberExpression[object.name='Date'][property.name='now']",
      message: 'The time comes from Clock (platform/clock), so that tests can move it.',
    },
  ],
  environment: [
    {
      selector: "MemberExpression[object.name='process'][property.name='env']",
      message: 'The environment is read in platform/config, where it is checked and .env.example lists it.',
    },
  ],
  korean: [
    {
      selector: `Literal[value=${hangul}], TemplateElement[value.raw=${hangul}], JSXText[value=${hangul}]`,
      message: 'Korean text lives in locales/, *.errors.ts, *.messages.ts, *.settings.ts, seeds/ and migrations/.',
    },
  ],
  koreanRules: koreanRules.map(([pattern, message]) => ({
    selector: `Literal[value=/${pattern}/], TemplateElement[value.raw=/${pattern}/]`,
    message,
  })),
  oneStringForBoth: [
    {
      selector: `Literal[value=/[\\uac00-\\ud7a3].* \\| /], TemplateElement[value.raw=/[\\uac00-\\ud7a3].* \\| /]`,
      message: 'A text has its languages apart: { ko, en }.',
    },
  ],
  pages: [
    {
      selector: "Property[key.name='nextCursor']:not(ObjectPattern > Property)",
      message: 'A page is read by readPage or newestPage (platform/http), and handed on as `{ ...page, items }`.',
    },
  ],
  focusedTests: [
    {
      selector: "MemberExpression[object.name=/^(it|test|describe)$/][property.name='only']",
      message: 'A focused test silences all the others.',
    },
    { selector: 'CallExpression[callee.name=/^(fit|fdescribe)$/]', message: 'A focused test silences all the others.' },
  ],
  defaultExport: [
    { selector: 'ExportDefaultDeclaration', message: 'Named exports only: one name, found by one search.' },
  ],
  ownForm: [
    {
      selector: "JSXOpeningElement[name.name='form']",
      message: 'Fields are filled in and sent by useForm and Form (shared/form): one way to tell what is wrong.',
    },
  ],
  visibleText: [
    {
      selector: 'JSXText[value=/^(?!\\s*Lance\\s*$).*\\p{L}{2}/su]',
      message: 'What people read is in locales/, in both languages.',
    },
  ],
};

const restricted = (...names) => ['error', ...names.flatMap((name) => bans[name])];

const nestExceptions = [
  'HttpException',
  'BadRequestException',
  'UnauthorizedException',
  'ForbiddenException',
  'NotFoundException',
  'ConflictException',
  'GoneException',
  'PayloadTooLargeException',
  'UnprocessableEntityException',
  'InternalServerErrorException',
  'NotImplementedException',
  'ServiceUnavailableException',
  'GatewayTimeoutException',
  'PreconditionFailedException',
];

const fieldKinds = 'Fields use the decorators of platform/http/fields, which normalize, validate and document them.';

/** Habits that need no type information and no package. */
const local = {
  rules: {
    'file-name': {
      create: (context) => ({
        Program(node) {
          if (/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(basename(context.filename).replace(/^\./, ''))) return;
          context.report({ node, message: 'File names are kebab-case.' });
        },
      }),
    },
    'reason-for-disabling': {
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments()) {
            if (!/^\s*eslint-disable/.test(comment.value) || / -- \S/.test(comment.value)) continue;
            context.report({ loc: comment.loc, message: 'Say why, after " -- ".' });
          }
        },
      }),
    },
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.cache/',
      '**/coverage/',
      '.data/',
      'screenshots/',
      'frontend/src/shared/api/generated/',
      'backend/test/generated/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { local },
    languageOptions: { globals: globals.node },
    rules: {
      'local/file-name': 'error',
      'local/reason-for-disabling': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A port's method is async even where one implementation has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },

  {
    files: ['backend/src/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@nestjs/common', importNames: nestExceptions, message: 'Refusals are rows made by defineErrors.' },
          ],
        },
      ],
      'no-restricted-syntax': restricted('clock', 'environment', 'korean', 'pages', 'focusedTests', 'defaultExport'),
    },
  },
  { files: ['backend/src/platform/**/*.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['backend/src/**/*.dto.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['class-validator', 'class-transformer'].map((name) => ({ name, message: fieldKinds })),
            { name: '@nestjs/swagger', importNames: ['ApiProperty', 'ApiPropertyOptional'], message: fieldKinds },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/platform/http/pages.ts'],
    rules: {
      'no-restricted-syntax': restricted('clock', 'environment', 'korean', 'focusedTests', 'defaultExport'),
    },
  },
  {
    files: ['backend/src/platform/clock/**/*.ts'],
    rules: { 'no-restricted-syntax': restricted('environment', 'korean', 'focusedTests', 'defaultExport') },
  },
  {
    files: ['backend/src/platform/config/**/*.ts'],
    rules: { 'no-restricted-syntax': restricted('clock', 'korean', 'focusedTests', 'defaultExport') },
  },
  {
    files: [
      'backend/src/**/*.{errors,messages,settings}.ts',
      'backend/src/**/seeds/**/*.ts',
      'backend/src/database/migrations/**/*.ts',
      '**/validation-errors.ts',
    ],
    rules: {
      'no-restricted-syntax': restricted(
        'clock',
        'environment',
        'koreanRules',
        'oneStringForBoth',
        'focusedTests',
        'defaultExport',
      ),
    },
  },
  {
    // What people may write, not what the product says.
    files: ['backend/src/**/report-vocabulary.messages.ts'],
    rules: { 'no-restricted-syntax': restricted('clock', 'environment', 'focusedTests', 'defaultExport') },
  },
  {
    files: ['backend/{simulator,pictures,mailbox,embedded-postgres,bench}/**/*.ts'],
    ignores: ['**/*.messages.ts'],
    rules: { 'no-restricted-syntax': restricted('korean', 'focusedTests', 'defaultExport') },
  },
  {
    files: ['frontend/{src,vite.config.ts}/**/*.{ts,tsx}', 'frontend/src/**/*.{ts,tsx}'],
    ...hooks.configs.flat.recommended,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react-hook-form', message: 'Only shared/form knows what forms are built on.' }] },
      ],
      'no-restricted-syntax': restricted('korean', 'focusedTests', 'visibleText', 'ownForm'),
    },
  },
  { files: ['frontend/src/shared/form/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
  {
    // Where forms are drawn, and where the library would weigh more than it helps: the home page, one line to the chatbot.
    files: [
      'frontend/src/shared/form/form.tsx',
      'frontend/src/shared/ui/dialog.tsx',
      'frontend/src/features/home/**/*.tsx',
      'frontend/src/features/support/answers/chatbot.tsx',
    ],
    rules: { 'no-restricted-syntax': restricted('korean', 'focusedTests', 'visibleText') },
  },
  {
    files: ['frontend/src/**/locales/*.ts'],
    rules: { 'no-restricted-syntax': restricted('koreanRules', 'focusedTests') },
  },
  {
    files: ['**/*.{spec,test,e2e-spec}.{ts,tsx}', 'backend/test/**/*.ts', 'frontend/{test,e2e}/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.jest },
    rules: {
      'no-restricted-syntax': restricted('focusedTests'),
      '@typescript-eslint/unbound-method': 'off',
      // Answers of the service are judged by their content here, not by their type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [
      '**/*.{spec,test,e2e-spec}.{ts,tsx}',
      'backend/test/**',
      'frontend/test/**',
      'backend/src/database/migrations/**',
    ],
    rules: { 'max-lines': ['error', 400] },
  },
  { files: ['frontend/src/**/locales/**/*.ts'], rules: { 'max-lines': ['error', 300] } },
  {
    // Some of its functions run in the browser.
    files: ['scripts/lib/{photograph-pages,measure-screen}.mjs', 'scripts/lib/screens/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.{js,mjs,cjs}'], rules: { 'no-restricted-syntax': restricted('focusedTests') } },
);
