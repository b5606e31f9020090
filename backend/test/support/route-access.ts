import type { Restriction } from '../../src/platform/http/index.js';

/** Who may call a route: everybody, everybody with a session, or administrators. */
export type Access = 'visitor' | 'member' | 'admin';

/**
 * Every route of the service and who may call it. A new route needs its row here, or `route-access.e2e-spec.ts` fails
 * and prints the row to add; a row whose route is gone fails too. The test calls each route as a visitor, a member,
 * another member, an administrator and with restricted sessions, without a body and with an unknown id in place of each
 * path parameter: who may not must get 401 or 403, who may must get anything but these two and but a 500.
 */
export const routeAccess: Readonly<Record<string, Access>> = {
  'GET /api/health': 'visitor',
  'GET /api/health/live': 'visitor',
  'GET /api/site-settings': 'visitor',
  'GET /api/faq': 'visitor',
  'GET /api/admin/faq': 'admin',
  'GET /api/admin/faq/placeholders': 'admin',
  'POST /api/admin/faq': 'admin',
  'PUT /api/admin/faq/order': 'admin',
  'PATCH /api/admin/faq/:id': 'admin',
  'DELETE /api/admin/faq/:id': 'admin',

  'GET /api/kimchi-premium': 'visitor',
  'GET /api/kimchi-premium/history': 'visitor',
  'GET /api/kimchi-premium/sparklines': 'visitor',
  'GET /api/crypto/candles': 'visitor',
  'GET /api/crypto/coin-analysis': 'visitor',
  'GET /api/crypto/coin-analysis/words': 'member',
  'GET /api/crypto/favourites': 'member',
  'PUT /api/crypto/favourites/:symbol': 'member',
  'DELETE /api/crypto/favourites/:symbol': 'member',
  'GET /api/crypto/alerts': 'member',
  'POST /api/crypto/alerts': 'member',
  'POST /api/crypto/alerts/rehearsal': 'member',
  'PATCH /api/crypto/alerts/:id': 'member',
  'DELETE /api/crypto/alerts/:id': 'member',
  'GET /api/crypto/push': 'member',
  'PUT /api/crypto/push': 'member',
  'DELETE /api/crypto/push': 'member',
  'GET /api/crypto/top-gainers': 'visitor',
  'GET /api/crypto/surge-coins': 'visitor',
  'GET /api/crypto/market-overview': 'visitor',
  'GET /api/crypto/sectors': 'visitor',
  'GET /api/crypto/funding-rates': 'visitor',
  'GET /api/crypto/large-trades': 'visitor',
  'GET /api/crypto/liquidations': 'visitor',
  'GET /api/crypto/hyperliquid-positions': 'visitor',
  'GET /api/market-metrics': 'visitor',
  'GET /api/mypage/rates/latest': 'visitor',
  'GET /api/coingecko/markets': 'visitor',
  'GET /api/coingecko/coin/:coinId': 'visitor',
  'GET /api/crypto/live': 'member',
  'GET /api/crypto-news': 'visitor',
  'POST /api/translate': 'member',

  'GET /api/receipts': 'member',
  'GET /api/receipts/:kind/:id': 'member',
  'GET /api/receipts/:kind/:id/image': 'member',
  'PUT /api/receipts/:kind/:id/kept': 'member',
  'DELETE /api/receipts/:kind/:id/kept': 'member',
  'POST /api/receipts/:kind/:id/shares': 'member',
  'DELETE /api/receipts/shares/:id': 'member',
  'GET /api/shared-receipts/:token': 'visitor',
  'GET /api/receipt-keys': 'visitor',

  'POST /api/register': 'visitor',
  'POST /api/login': 'visitor',
  'POST /api/logout': 'visitor',
  'GET /api/me': 'member',
  'GET /api/user': 'member',
  'PATCH /api/user/update': 'member',
  'POST /api/forgot-password': 'visitor',
  'GET /api/reset-password/:token': 'visitor',
  'POST /api/reset-password': 'visitor',
  'POST /api/confirm-email': 'visitor',
  'POST /api/user/resend-confirmation': 'member',
  'POST /api/change-password': 'member',
  'GET /api/user/sessions': 'member',
  'DELETE /api/user/sessions/:id': 'member',
  'DELETE /api/user/sessions': 'member',
  'GET /api/user/two-factor': 'member',
  'POST /api/user/two-factor/setup': 'member',
  'POST /api/user/two-factor/enable': 'member',
  'POST /api/user/two-factor/recovery-codes': 'member',
  'POST /api/user/two-factor/disable': 'member',
  'GET /api/user/mail-preferences': 'member',
  'PATCH /api/user/mail-preferences': 'member',
  'GET /api/user/data-export': 'member',
  'POST /api/user/close': 'member',
  'POST /api/admin/users/:id/reset-password': 'admin',
  'POST /api/admin/users/:id/end-sessions': 'admin',

  'GET /api/lance-coins/balance': 'member',
  'GET /api/lance-coins/history': 'member',
  'GET /api/lance-coins/summary': 'member',
  'GET /api/lance-coins/history.csv': 'member',
  'GET /api/lance-coins/history/:id/receipt': 'member',
  'GET /api/attendance/status': 'member',
  'POST /api/attendance/check': 'member',
  'GET /api/idle-rewards/status': 'member',
  'POST /api/idle-rewards/claim': 'member',
  'GET /api/admin/users/:id/lance-coins/:entryId/receipt': 'admin',
  'GET /api/admin/users/:id/lance-coins': 'admin',
  'GET /api/admin/users/:id/lance-coins.csv': 'admin',
  'POST /api/admin/users/:id/adjust-lance-coins': 'admin',

  'GET /api/exchanges': 'visitor',
  'POST /api/uid/check': 'visitor',
  'GET /api/user/:id/uids': 'member',
  'POST /api/user-uid': 'member',
  'DELETE /api/user-uid/:id': 'member',
  'POST /api/uid-verification-request': 'member',
  'GET /api/uid-verification-requests': 'member',
  'POST /api/uid-disputes': 'member',
  'GET /api/uid-disputes': 'member',
  'GET /api/user/rebate-summary': 'member',
  'GET /api/user/rebate-rows': 'member',
  'GET /api/user/rebate-months': 'member',
  'GET /api/admin/uid-verification-requests': 'admin',
  'PATCH /api/admin/uid-verification-requests/:id': 'admin',
  'DELETE /api/admin/users/:userId/uid/:uidId': 'admin',
  'GET /api/admin/uid-disputes': 'admin',
  'PATCH /api/admin/uid-disputes/:id': 'admin',
  'GET /api/admin/exchanges': 'admin',
  'POST /api/admin/exchanges': 'admin',
  'PATCH /api/admin/exchanges/:id': 'admin',
  'GET /api/admin/report-syncs': 'admin',
  'POST /api/admin/report-syncs': 'admin',
  'GET /api/admin/flagged-report-rows': 'admin',
  'GET /api/admin/report-imports': 'admin',
  'POST /api/admin/report-imports': 'admin',
  'POST /api/admin/report-imports/file': 'admin',
  'GET /api/admin/report-imports/:id': 'admin',
  'POST /api/admin/report-imports/:id/commit': 'admin',
  'POST /api/admin/report-imports/:id/undo': 'admin',
  'GET /api/admin/report-import-mappings/:exchange': 'admin',

  'GET /api/luff/payout-summary': 'visitor',
  'GET /api/luff/balance': 'member',
  'GET /api/luff/summary': 'member',
  'GET /api/luff/transactions': 'member',
  'GET /api/luff/transactions/:id/receipt': 'member',
  'GET /api/luff/redemptions': 'member',
  'POST /api/luff/request-payback': 'member',
  'DELETE /api/luff/redemptions/:id': 'member',
  'GET /api/admin/luff-redemptions': 'admin',
  'POST /api/admin/luff-redemptions/:id/approve': 'admin',
  'POST /api/admin/luff-redemptions/:id/reject': 'admin',
  'POST /api/admin/luff-redemptions/:id/payout': 'admin',
  'GET /api/admin/users/:id/luff-transactions': 'admin',
  'GET /api/admin/users/:id/luff-transactions.csv': 'admin',
  'GET /api/luff/transactions.csv': 'member',
  'GET /api/admin/users/:id/luff-transactions/:entryId/receipt': 'admin',

  'GET /api/luff/mining-items': 'member',
  'GET /api/luff/my-mining-items': 'member',
  'GET /api/user-mining-items': 'member',
  'POST /api/luff/purchase-mining-item': 'member',
  'POST /api/luff/toggle-mining-item': 'member',
  'POST /api/purchase-chart-analysis-voucher': 'member',
  'GET /api/store/orders': 'member',
  'GET /api/chart-analysis/coupons': 'member',
  'GET /api/chart-analysis/usage': 'member',
  'POST /api/chart-analysis/analyze': 'member',
  'GET /api/chart-analysis': 'member',
  'GET /api/chart-analysis/score': 'visitor',
  'GET /api/chart-analysis/model': 'member',
  'PUT /api/chart-analysis/model': 'member',
  'GET /api/chart-analysis/:id': 'member',
  'GET /api/chart-analysis/:id/picture': 'member',
  'GET /api/admin/mining-items': 'admin',
  'POST /api/admin/mining-items': 'admin',
  'PATCH /api/admin/mining-items/:id': 'admin',
  'GET /api/admin/users/:id/store': 'admin',
  'POST /api/admin/users/:id/issue-chart-coupon': 'admin',

  'GET /api/indicator-pass': 'member',
  'GET /api/indicator-purchases': 'member',
  'POST /api/indicator-purchase': 'member',
  'POST /api/luff/purchase-indicator': 'member',
  'DELETE /api/indicator-purchases/:id': 'member',
  'GET /api/admin/indicator-purchases': 'admin',
  'POST /api/admin/indicator-purchases/:id/approve': 'admin',
  'POST /api/admin/indicator-purchases/:id/reject': 'admin',

  'GET /api/mypage/performance': 'member',
  'GET /api/mypage/performance/statistics': 'member',
  'GET /api/journal/days': 'member',
  'GET /api/journal/days.csv': 'member',
  'GET /api/journal/days.xlsx': 'member',
  'GET /api/journal/rebates': 'member',
  'GET /api/journal/tax-year': 'member',
  'GET /api/journal/tax-year.csv': 'member',
  'GET /api/journal/tax-year.xlsx': 'member',
  'GET /api/journal/positions': 'member',
  'GET /api/daily-journal': 'member',
  'POST /api/daily-journal': 'member',
  'DELETE /api/daily-journal/:date': 'member',
  'GET /api/mypage/trades': 'member',
  'GET /api/mypage/trades.csv': 'member',
  'GET /api/mypage/trades.xlsx': 'member',
  'POST /api/mypage/trades': 'member',
  'PATCH /api/mypage/trades/:id': 'member',
  'DELETE /api/mypage/trades/:id': 'member',
  'GET /api/mypage/cashflows': 'member',
  'POST /api/mypage/cashflows': 'member',
  'PATCH /api/mypage/cashflows/:id': 'member',
  'DELETE /api/mypage/cashflows/:id': 'member',
  'POST /api/journal/imports/file': 'member',
  'GET /api/journal/imports': 'member',
  'GET /api/journal/imports/:id': 'member',
  'POST /api/journal/imports/:id/read': 'member',
  'POST /api/journal/imports/:id/confirm': 'member',
  'POST /api/journal/imports/:id/undo': 'member',
  'DELETE /api/journal/imports/:id': 'member',
  'GET /api/journal/connections': 'member',
  'POST /api/journal/connections': 'member',
  'PATCH /api/journal/connections/:id': 'member',
  'POST /api/journal/connections/:id/sync': 'member',
  'DELETE /api/journal/connections/:id': 'member',

  'GET /api/admin/users': 'admin',
  'GET /api/admin/summary': 'admin',
  'GET /api/admin/settings': 'admin',
  'PATCH /api/admin/settings/:key': 'admin',
  'GET /api/admin/mails': 'admin',
  'POST /api/admin/mails/:id/retry': 'admin',
  'GET /api/admin/job-runs': 'admin',
  'GET /api/admin/ledger-health': 'admin',
  'POST /api/admin/ledger-health/findings/:id/close': 'admin',
};

/** What a member owns that an address can name. */
export interface OwnObjects {
  readonly memberId: string;
  readonly uidId: string;
  readonly sessionId: string;
  readonly accrualId: string;
  readonly redemptionId: string;
  readonly lcoinEntryId: string;
  readonly indicatorPurchaseId: string;
  readonly journalDay: string;
  readonly tradeId: string;
  readonly cashFlowId: string;
  readonly journalImportId: string;
  readonly journalConnectionId: string;
  readonly chartAnalysisId: string;
  readonly alertId: string;
  readonly receiptShareId: string;
}

/** What a member says in these addresses is a word for something of their own, and no object that somebody else could have. */
export const wordsInAddress: readonly string[] = [
  'PUT /api/crypto/favourites/:symbol',
  'DELETE /api/crypto/favourites/:symbol',
];

/**
 * What stands in the address of a member's route: the owner is let in with it, another member is told that there is no
 * such thing (or, where the address names the owner, that it is not theirs). Every member's route with a path parameter
 * needs its row here or, where it names no object, among `wordsInAddress`.
 */
export const ownObjectOf: Readonly<Record<string, keyof OwnObjects>> = {
  'GET /api/user/:id/uids': 'memberId',
  'DELETE /api/user-uid/:id': 'uidId',
  'DELETE /api/user/sessions/:id': 'sessionId',
  'GET /api/luff/transactions/:id/receipt': 'accrualId',
  'DELETE /api/luff/redemptions/:id': 'redemptionId',
  'GET /api/lance-coins/history/:id/receipt': 'lcoinEntryId',
  'GET /api/receipts/:kind/:id': 'lcoinEntryId',
  'GET /api/receipts/:kind/:id/image': 'lcoinEntryId',
  'PUT /api/receipts/:kind/:id/kept': 'lcoinEntryId',
  // Before the receipt, with which it goes.
  'DELETE /api/receipts/shares/:id': 'receiptShareId',
  'DELETE /api/receipts/:kind/:id/kept': 'lcoinEntryId',
  'POST /api/receipts/:kind/:id/shares': 'lcoinEntryId',
  'DELETE /api/indicator-purchases/:id': 'indicatorPurchaseId',
  'DELETE /api/daily-journal/:date': 'journalDay',
  'PATCH /api/mypage/trades/:id': 'tradeId',
  'DELETE /api/mypage/trades/:id': 'tradeId',
  'PATCH /api/mypage/cashflows/:id': 'cashFlowId',
  'DELETE /api/mypage/cashflows/:id': 'cashFlowId',
  'PATCH /api/crypto/alerts/:id': 'alertId',
  'DELETE /api/crypto/alerts/:id': 'alertId',
  'GET /api/journal/imports/:id': 'journalImportId',
  'POST /api/journal/imports/:id/read': 'journalImportId',
  'POST /api/journal/imports/:id/confirm': 'journalImportId',
  'POST /api/journal/imports/:id/undo': 'journalImportId',
  'DELETE /api/journal/imports/:id': 'journalImportId',
  'PATCH /api/journal/connections/:id': 'journalConnectionId',
  'POST /api/journal/connections/:id/sync': 'journalConnectionId',
  'DELETE /api/journal/connections/:id': 'journalConnectionId',
  'GET /api/chart-analysis/:id': 'chartAnalysisId',
  'GET /api/chart-analysis/:id/picture': 'chartAnalysisId',
};

const twoFactorSetUp = ['two-factor'] as const;

/** What a restricted session may still call, beside what visitors may: who one is, and what lifts the restriction. */
export const allowedRestrictions: Readonly<Record<string, readonly Restriction[]>> = {
  'GET /api/me': ['password', 'two-factor'],
  'POST /api/change-password': ['password', 'two-factor'],
  'GET /api/user/two-factor': twoFactorSetUp,
  'POST /api/user/two-factor/setup': twoFactorSetUp,
  'POST /api/user/two-factor/enable': twoFactorSetUp,
  // Without a confirmed address there is no setting up.
  'POST /api/user/resend-confirmation': twoFactorSetUp,
};
