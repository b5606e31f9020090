/** The views that every purchase touches, whatever was bought; what it was paid with comes on top. */
const bought = ['own-mining-items', 'luff-redemptions', 'chart-coupons', 'store-orders'];

/** Which views an act changes, beyond what its answer says. A view that is not named stays as it is. */
const touches = {
  // A question changes nothing.
  checkUid: [],
  registerUserUid: ['uid-rebate', 'lcoin', 'luff'],
  deleteUserUid: ['uid-rebate'],
  updateExchange: ['admin-exchanges', 'admin-reports', 'uid-rebate'],
  createExchange: ['admin-exchanges', 'admin-reports', 'uid-rebate'],
  decideUidVerificationRequest: ['admin-uid-requests', 'admin-summary', 'admin-users', 'uid-rebate', 'lcoin', 'luff'],
  decideUidDispute: ['admin-disputes', 'admin-uid-requests', 'admin-summary', 'admin-users', 'uid-rebate', 'luff'],
  // A pass that begins moves what is proposed for the member's next one, whatever either is paid with.
  approveLuffRedemption: [
    'admin-redemptions',
    'admin-indicator-purchases',
    'admin-summary',
    'admin-users',
    'luff',
    'indicators',
  ],
  rejectLuffRedemption: ['admin-redemptions', 'admin-summary', 'admin-users', 'luff', 'indicators'],
  approveIndicatorPurchase: [
    'admin-indicator-purchases',
    'admin-redemptions',
    'admin-summary',
    'admin-users',
    'lcoin',
    'indicators',
  ],
  rejectIndicatorPurchase: ['admin-indicator-purchases', 'admin-summary', 'admin-users', 'lcoin', 'indicators'],
  recordLuffPayout: ['admin-redemptions', 'luff', 'payouts'],
  checkAttendance: ['attendance', 'lcoin'],
  claimIdleReward: ['idle-rewards', 'lcoin'],
  purchaseMiningItem: [...bought, 'lcoin'],
  purchaseChartAnalysisVoucher: [...bought, 'lcoin'],
  purchaseIndicator: [...bought, 'lcoin', 'indicators'],
  purchaseIndicatorWithLuff: [...bought, 'luff', 'indicators'],
  toggleMiningItem: ['own-mining-items', 'mining-items', 'idle-rewards'],
  // A request may have been paid in either.
  cancelIndicatorPurchase: ['indicators', 'lcoin', 'luff'],
  cancelLuffRedemption: ['luff', 'indicators'],
  createMiningItem: ['admin-mining-items', 'mining-items'],
  updateMiningItem: ['admin-mining-items', 'mining-items'],
  issueChartCoupons: ['chart-coupons'],
  adjustMemberLcoin: ['admin-users', 'admin-summary', 'lcoin'],
  cancelUserUid: ['admin-users', 'admin-uid-requests', 'admin-summary', 'uid-rebate'],
  startReportSync: ['admin-reports'],
  // What was only looked at joins the list of files; a commit and its undoing change every figure that reports make.
  uploadReportFile: ['admin-imports'],
  commitReportImport: ['admin-imports', 'admin-reports', 'admin-users', 'admin-summary', 'uid-rebate', 'luff'],
  undoReportImport: ['admin-imports', 'admin-reports', 'admin-users', 'admin-summary', 'uid-rebate', 'luff'],
  updateAdminSetting: ['admin-settings', 'settings', 'site'],
  createFaqEntry: ['admin-faq', 'site'],
  updateFaqEntry: ['admin-faq', 'site'],
  orderFaq: ['admin-faq', 'site'],
  deleteFaqEntry: ['admin-faq', 'site'],
  closeLedgerFinding: ['admin-system', 'admin-summary'],
  retryMail: ['admin-system'],
  resetMemberPassword: ['admin-users'],
  // Each of these ends the other sessions.
  changePassword: ['auth', 'sessions'],
  enableTwoFactor: ['two-factor', 'auth', 'sessions'],
  disableTwoFactor: ['two-factor', 'auth', 'sessions'],
  // Its switches have moved already.
  updateMailPreferences: [],
  // Nobody is left to read anything.
  closeOwnAccount: [],
};

/** Views by what they show, where a module has several of them, so that an act does not read everything again. */
const shows = {
  // What an entry came from does not change; only its language does.
  getLcoinReceipt: ['receipts'],
  listLuffRedemptions: ['luff', 'luff-redemptions'],
  listMiningItems: ['mining-items'],
  listOwnMiningItems: ['own-mining-items'],
  listChartCoupons: ['chart-coupons'],
  listStoreOrders: ['store-orders'],
  listAdminExchanges: ['admin-exchanges'],
  listFlaggedReportRows: ['admin-reports'],
  listJobRuns: ['admin-system'],
  getLedgerHealth: ['admin-system'],
  listAdminMails: ['admin-system'],
  listAdminLuffRedemptions: ['admin-redemptions'],
  listAdminIndicatorPurchases: ['admin-indicator-purchases'],
  listAdminMiningItems: ['admin-mining-items'],
  listReportImports: ['admin-imports'],
  listReportSyncs: ['admin-reports'],
  listAdminSettings: ['admin-settings'],
  listAdminFaq: ['admin-faq'],
  // Public, and touched by the payouts only, not by what moves a wallet.
  getPayoutSummary: ['payouts'],
  getAdminSummary: ['admin-summary'],
  listAdminUidDisputes: ['admin-disputes'],
  listAdminUidVerificationRequests: ['admin-uid-requests'],
  listAdminUsers: ['admin-users'],
  listMemberLcoinEntries: ['admin-users'],
  listMemberLuffTransactions: ['admin-users'],
  getMemberLcoinReceipt: ['receipts'],
  getMemberStore: ['admin-users', 'chart-coupons'],
  getMemberLuffReceipt: ['admin-users'],
};

/** What public pages ask for, and the frame of every page: visitors load the calls of no other file. */
const site = [
  'checkResetToken',
  'checkUid',
  'confirmEmail',
  'getLcoinBalance',
  'getPayoutSummary',
  'getSession',
  'listExchanges',
  'listFaq',
  'listSiteSettings',
  'logInMember',
  'logOutMember',
  'registerMember',
  'requestPasswordReset',
  'requestUidVerification',
  'resetPassword',
  'updateOwnMember',
];

/** What no screen asks for: probes, second addresses, and files, which `shared/api` downloads and uploads with their progress. */
const unasked = [
  'downloadLcoinEntries',
  'downloadLuffTransactions',
  'downloadMemberLcoinEntries',
  'downloadMemberLuffTransactions',
  'downloadOwnData',
  'getHealth',
  'getLiveness',
  'getReportImport',
  'getReportImportMapping',
  'listUserMiningItems',
  'uploadReport',
];

/** What is asked for, but not by a component: by the session, and by an upload, which needs the types alone. */
export const hookless = ['getSession', 'logOutMember', 'uploadReportFile'];

const isAdmin = (_name, { path }) => path.startsWith('/api/admin/');

const isAsked = (name) => !unasked.includes(name);

/** The client by who loads it. The types of the contract are gathered into one file afterwards (scripts/lib/generate-api.mjs). */
const outputFiles = {
  './src/shared/api/generated/site.ts': {
    exportName: 'siteApi',
    filterEndpoints: (name) => site.includes(name),
  },
  './src/shared/api/generated/member.ts': {
    exportName: 'memberApi',
    filterEndpoints: (name, operation) => isAsked(name) && !site.includes(name) && !isAdmin(name, operation),
  },
  './src/shared/api/generated/admin.ts': {
    exportName: 'adminApi',
    filterEndpoints: (name, operation) => isAsked(name) && isAdmin(name, operation),
  },
};

/** Headers are the base query's work: it sends one `Idempotency-Key` per intent. */
const parameterFilter = (_name, parameter) => parameter.in !== 'header';

/**
 * How the typed client is made from the contract. Cache effects that cross modules are configuration: an operation
 * invalidates its own tags, and the lists above name the other views it touches.
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
  tag: true,
  useUnknown: true,
  encodePathParams: true,
  endpointOverrides: [
    ...Object.entries(touches).map(([pattern, invalidatesTags]) => ({ pattern, invalidatesTags, parameterFilter })),
    ...Object.entries(shows).map(([pattern, providesTags]) => ({ pattern, providesTags, parameterFilter })),
    { pattern: () => true, parameterFilter },
  ],
};
