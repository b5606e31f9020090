const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Which domain module may import which: the one table. News travels upwards as events (docs/architecture.md). */
const mayImport = {
  auth: [],
  receipts: ['auth'],
  lcoin: ['auth'],
  'uid-rebate': ['auth', 'lcoin'],
  faq: ['uid-rebate'],
  luff: ['auth', 'lcoin', 'uid-rebate'],
  earnings: ['auth', 'lcoin', 'uid-rebate', 'luff'],
  store: ['auth', 'lcoin', 'luff'],
  indicators: ['auth', 'lcoin', 'luff', 'insights'],
  journal: ['auth', 'uid-rebate', 'insights'],
  insights: ['auth'],
  'chart-analysis': ['auth', 'lcoin', 'store', 'insights', 'journal'],
  admin: ['auth', 'lcoin', 'uid-rebate', 'luff', 'store', 'indicators', 'journal', 'insights', 'chart-analysis'],
};

const modules = 'backend/src/modules';
const folder = join(__dirname, modules);
const unknown = (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
  .filter((entry) => entry.isDirectory() && !(entry.name in mayImport))
  .map((entry) => entry.name);
if (unknown.length > 0) {
  throw new Error(`${modules}/${unknown.join(', ')} has no row in the mayImport table of .dependency-cruiser.cjs`);
}

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const tests = '\\.(spec|test|e2e-spec)\\.tsx?$';
/** Benchmarks of single functions, which no module offers to others. */
const insides = '^backend/bench/(refresh|sockets)\\.bench\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([module, allowed]) =>
      error(
        `${module}-imports`,
        `The table lets ${module} import ${allowed.join(', ') || 'no other module'}.`,
        { path: `^${modules}/${module}/` },
        { path: `^${modules}/[^/]+/`, pathNot: `^${modules}/(${[module, ...allowed].join('|')})/` },
      ),
    ),
    error(
      'module-by-its-index',
      'A module is entered through its index.ts: the rest of it may change without asking anybody.',
      { path: '^backend/(src|bench)/', pathNot: [`^${modules}/[^/]+/`, insides] },
      { path: `^${modules}/[^/]+/.+`, pathNot: `^${modules}/[^/]+/index\\.ts$` },
    ),
    error(
      'module-by-its-index-from-module',
      'A module is entered through its index.ts: the rest of it may change without asking anybody.',
      { path: `^${modules}/([^/]+)/` },
      { path: `^${modules}/[^/]+/.+`, pathNot: [`^${modules}/$1/`, `^${modules}/[^/]+/index\\.ts$`] },
    ),
    error(
      'platform-by-its-index',
      'A part of the platform is entered through its index.ts, by the other parts too; its rules also by themselves, as rules import them.',
      { path: '^backend/(src|bench)/', pathNot: ['^backend/src/platform/[^/]+/', tests, insides] },
      { path: '^backend/src/platform/[^/]+/.+', pathNot: '^backend/src/platform/[^/]+/(index|[^/]+\\.rules)\\.ts$' },
    ),
    error(
      'platform-by-its-index-from-platform',
      'A part of the platform is entered through its index.ts, by the other parts too.',
      { path: '^backend/src/platform/([^/]+)/', pathNot: tests },
      {
        path: '^backend/src/platform/[^/]+/.+',
        pathNot: ['^backend/src/platform/$1/', '^backend/src/platform/[^/]+/index\\.ts$'],
      },
    ),
    error(
      'platform-knows-no-business',
      'platform/ is technique: it imports no module, no seed and nothing of the assembled application.',
      { path: '^backend/src/platform/' },
      { path: '^backend/src/(modules|database)/|^backend/src/[^/]+\\.ts$' },
    ),
    error(
      'rules-are-pure',
      'Rules are arithmetic and decisions: they import types, other rules, the calendar and the decimals.',
      { path: '\\.rules\\.ts$' },
      {
        pathNot: [
          '\\.rules\\.ts$',
          '^backend/src/platform/clock/index\\.ts$',
          '^frontend/src/shared/decimal\\.ts$',
          'node_modules/decimal\\.js/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'service-stands-alone',
      'The service runs without the simulator, the mailbox, the embedded database, benchmarks and tests.',
      { path: '^backend/src/', pathNot: tests },
      { path: '^backend/(simulator|pictures|mailbox|embedded-postgres|bench|test)/' },
    ),
    error(
      'simulator-stands-outside',
      'The simulator is the outside world: it shares configuration and the clock with the service, never its clients.',
      { path: '^backend/simulator/', pathNot: tests },
      {
        path: '^backend/(src|pictures|mailbox|bench|test)/',
        pathNot: '^backend/src/platform/(config|clock)/index\\.ts$',
      },
    ),
    error(
      'mailbox-stands-outside',
      'The mailbox is the outside world: it knows mails by their wire format alone.',
      { path: '^backend/mailbox/', pathNot: tests },
      { path: '^backend/(src|simulator|bench|test)/', pathNot: '^backend/src/platform/clock/index\\.ts$' },
    ),
    error(
      'supervisor-stands-alone',
      'The supervisor outlives the service and knows nothing of it.',
      { path: '^backend/embedded-postgres/' },
      { path: '^backend/(src|simulator|mailbox|bench|test)/' },
    ),
    error(
      'no-development-packages',
      'What runs in production imports no development package.',
      { path: '^backend/(src|simulator|mailbox|embedded-postgres)/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    error(
      'features-do-not-know-each-other',
      'A feature imports no other feature; what two of them need is in shared/.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    error(
      'features-do-not-know-the-app',
      'The app composes features, never the other way round.',
      { path: '^frontend/src/(features|shared)/', pathNot: tests },
      { path: '^frontend/src/app/' },
    ),
    error(
      'shared-knows-no-feature',
      'shared/ serves all features and knows none.',
      { path: '^frontend/src/shared/', pathNot: tests },
      { path: '^frontend/src/features/' },
    ),
    error(
      'no-form-library-at-home',
      'The home page and what every page loads with it stay light: they know of shared/form only by types.',
      { path: '^frontend/src/(features/home|app/layouts|shared/(ui|session|api))/' },
      { path: '^frontend/src/shared/form/' },
    ),
    error(
      'no-cycles',
      'Of two files that need each other neither can be understood alone. Type imports count.',
      {},
      { circular: true },
    ),
    error('resolvable', 'An import that cannot be resolved escapes every other rule.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'frontend/tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
    },
  },
};
