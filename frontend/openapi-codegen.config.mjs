import { readFileSync } from 'node:fs';

/** The module of an operation is its tag; the back-office is one. */
const moduleOf = ({ path, operation }) => (path.startsWith('/api/admin/') ? 'admin' : operation.tags[0]);

/** The modules of the contract as it is now: it may have been written after this file was loaded. */
export function modulesOfContract() {
  const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => moduleOf({ path, operation })),
  );
  return [...new Set(found)].sort();
}

const modules = modulesOfContract();

/**
 * Which other modules' reads an act of a module changes. An act of a module without a row, such as the back-office, has
 * the reads of all modules made again.
 */
const moves = {
  account: [],
  attendance: ['earnings', 'lcoin'],
  auth: ['sessions'],
  // A coupon that pays is the store's.
  'chart-analysis': ['store'],
  earnings: [],
  'idle-rewards': ['earnings', 'lcoin'],
  // A refusal may mean that a price or a balance has changed, which is why purchases have the settings read again.
  indicators: ['earnings', 'lcoin', 'luff', 'settings', 'store'],
  journal: [],
  luff: ['earnings', 'indicators'],
  'market-alerts': [],
  receipts: [],
  sessions: [],
  store: ['earnings', 'idle-rewards', 'lcoin', 'luff', 'settings'],
  'two-factor': ['auth', 'sessions'],
  'uid-rebate': ['earnings', 'lcoin', 'luff'],
};

/** Questions, switches and stars that have moved already, and an account whose member is gone: nothing is read again. */
const quiet = [
  'addFavourite',
  'removeFavourite',
  'rehearseAlert',
  'checkUid',
  'translateNews',
  'updateMailPreferences',
  'closeOwnAccount',
];

/** What public pages ask for, and the frame of every page: visitors load the calls of no other file. */
const site = [
  'checkUid',
  'getChartAnalysisScore',
  'getKimchiPremium',
  'getLatestRate',
  'getLcoinBalance',
  'getLiquidationMapChart',
  'getMarketHighlights',
  'getOrderBlockChart',
  'getPayoutSummary',
  'getSession',
  'getSparklines',
  'getWhaleHunterChart',
  'listExchanges',
  'listFaq',
  'listReceiptKeys',
  'listSiteSettings',
  'logInMember',
  'logOutMember',
  'requestUidVerification',
  'updateOwnMember',
];

/** What visitors ask for on pages that nobody comes to first. */
const visitor = [
  'checkResetToken',
  'confirmEmail',
  'endMailSubscription',
  'getMailSubscription',
  'getSharedReceipt',
  'registerMember',
  'requestPasswordReset',
  'resetPassword',
];

/** What no screen asks for by a hook: probes, second addresses, files (`shared/api` shows their progress), the stream. */
const unasked = [
  'downloadJournalDays',
  'downloadJournalDaysWorkbook',
  'downloadLcoinEntries',
  'downloadLuffTransactions',
  'downloadMemberLcoinEntries',
  'downloadMemberLuffTransactions',
  'downloadOwnData',
  'downloadTaxYear',
  'downloadTaxYearWorkbook',
  'downloadTrades',
  'downloadTradesWorkbook',
  'getChartAnalysisPicture',
  'getHealth',
  'getJournalPicture',
  'getJournalThumbnail',
  'getLiveness',
  'getReceiptImage',
  'getReportImportMapping',
  'listUserMiningItems',
  'streamMarket',
  'uploadReport',
];

/** What is asked for, but not by a component: by the session, and by an upload, which needs the types alone. */
export const hookless = ['getSession', 'logOutMember', 'uploadHistory', 'uploadReportFile'];

const isAdmin = (_name, { path }) => path.startsWith('/api/admin/');

const isRead = ({ verb }) => verb === 'get';

const isAsked = (name) => !unasked.includes(name);

/** The client by who loads it. The types of the contract are gathered into one file afterwards (scripts/lib/generate-api.mjs). */
const outputFiles = {
  './src/shared/api/generated/site.ts': {
    exportName: 'siteApi',
    filterEndpoints: (name) => site.includes(name),
  },
  './src/shared/api/generated/visitor.ts': {
    exportName: 'visitorApi',
    filterEndpoints: (name) => visitor.includes(name),
  },
  './src/shared/api/generated/member.ts': {
    exportName: 'memberApi',
    filterEndpoints: (name, operation) =>
      isAsked(name) && ![...site, ...visitor].includes(name) && !isAdmin(name, operation),
  },
  './src/shared/api/generated/admin.ts': {
    exportName: 'adminApi',
    filterEndpoints: (name, operation) => isAsked(name) && isAdmin(name, operation),
  },
};

/** Headers are the base query's work: it sends one `Idempotency-Key` per intent. */
const parameterFilter = (_name, parameter) => parameter.in !== 'header';

/**
 * How the typed client is made from the contract. A read has the tag of its module; an act, also a refused one, invalidates
 * that of its module and of those that it moves.
 *
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
export default {
  schemaFile: '../openapi.json',
  apiFile: './src/shared/api/base-api.ts',
  apiImport: 'baseApi',
  outputFiles,
  // Nobody asks lazily, and hooks that nobody uses would still be loaded by every page.
  hooks: { queries: true, lazyQueries: false, mutations: true },
  useUnknown: true,
  encodePathParams: true,
  endpointOverrides: [
    { pattern: quiet, invalidatesTags: [], parameterFilter },
    ...modules.flatMap((module) => [
      { pattern: (_name, call) => isRead(call) && moduleOf(call) === module, providesTags: [module], parameterFilter },
      {
        pattern: (_name, call) => moduleOf(call) === module,
        invalidatesTags: module in moves ? [module, ...moves[module]] : modules,
        parameterFilter,
      },
    ]),
  ],
};
