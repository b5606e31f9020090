export type ActiveBoostDto = {
  /** What the cap is multiplied by. */
  capMultiplier: string;
  /** When its time is over. */
  endsAt: string;
  /** In the caller's language. */
  name: string;
  /** What the rate is multiplied by. */
  rateMultiplier: string;
  /** Percents that are added to the rate. */
  ratePercent: string;
  /** The member's item. */
  sourceId: string;
};
export type AdjustLcoinDto = {
  /** Whole L coin, not 0: positive grants, negative deducts; number or string. */
  amount: string | number;
  /** Why; the member reads it in the history. */
  description?: string;
};
export type AdminExchangeDto = {
  /** Short words on its card; null without. */
  badge: string | null;
  /** Colour of its tile, as `#rrggbb`. */
  color: string;
  /** Zone of its report days. */
  dayTimeZone: string;
  /** Share by which the exchange lowers the fee of an account opened by our link, 0 to 1. */
  discountRate: string;
  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. */
  feeRate: string | null;
  /** Its reports come by API; otherwise admins upload them. */
  hasApi: boolean;
  /** Languages to whose readers it is not on offer. */
  hiddenLanguages: string[];
  /** Its id, which never changes. */
  id: string;
  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  isActive: boolean;
  /** The same in English. */
  kycNoteEn: string | null;
  /** What the wait means, in Korean; null without. */
  kycNoteKo: string | null;
  /** Hours to wait between two accounts with KYC; 0 where no KYC has to move, null where the hours are not known. */
  kycWaitHours: number | null;
  /** Path or address of the logo; null without. */
  logo: string | null;
  /** Its name. */
  name: string;
  /** Smallest rebate in USDT that the exchange credits; 0 where there is none. */
  rebateMinimumUsdt: string;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  /** The same in English. */
  rebateWhenEn: string;
  /** When the exchange credits a rebate, in Korean. */
  rebateWhenKo: string;
  /** The same in English. */
  rebateWhereEn: string;
  /** Where at the exchange it is seen, in Korean. */
  rebateWhereKo: string;
  /** Address that opens an account by our link. */
  referralLink: string;
  /** The API is the simulator. */
  simulated: boolean;
  /** Place among the cards, small first. */
  sort: number;
  /** The same with Bithumb. */
  travelRuleBithumb: boolean;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  travelRuleUpbit: boolean;
};
export type AdminFaqEntryDto = {
  /** The same in English. */
  answerEn: string;
  /** With placeholders in braces. */
  answerKo: string;
  /** Its id. */
  id: string;
  /** Whether visitors see it. */
  isPublished: boolean;
  /** Other English words that lead to it. */
  keywordsEn: string[];
  /** Other Korean words that lead to it. */
  keywordsKo: string[];
  /** An address of this site where one can go on; null without. */
  link: string | null;
  /** Place in the list, from 1; the first three published ones are the quick buttons. */
  position: number;
  /** Question in English. */
  questionEn: string;
  /** Question in Korean. */
  questionKo: string;
  /** When it was changed last. */
  updatedAt: string;
};
export type AdminIndicatorPurchaseChangedDto = {
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
  purchase: DecidedIndicatorPurchaseDto;
};
export type AdminIndicatorPurchaseDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** When it was approved; null when it was not. */
  approvedAt: string | null;
  /** The member may still take it back. */
  cancellable: boolean;
  /** When it was made. */
  createdAt: string;
  /** 23:59:59 Asia/Seoul of the last day. */
  expiresAt: string | null;
  /** Its id. */
  id: string;
  /** The ten latest of them. */
  otherAccounts: OtherAccountDto[];
  /** How many other accounts have asked for a pass for the same TradingView ID, the refused apart. */
  otherAccountsCount: number;
  /** Price in `paidWith`. */
  paidAmount: string;
  /** What it is paid with. */
  paidWith: IndicatorPaidWith;
  /** Days of access that were on offer. */
  passDays: number;
  /** What the pass is now; null while there is none. */
  passStatus: IndicatorPassStatus | null;
  /** When it was decided. */
  processedAt: string | null;
  /** What the dialog proposes: max(today, end of the running pass) + the length of a pass. */
  proposedExpiresOn: string;
  /** The same as `createdAt`. */
  purchasedAt: string;
  /** End of the member's running pass: an approval may not end earlier. */
  runningUntil: string | null;
  /** Where the request stands. */
  status: IndicatorPurchaseStatus;
  /** What happened and what is to come, in order; the member and the administrator see the same. */
  timeline: IndicatorStepDto[];
  /** Who is to get access on TradingView. */
  tradingviewId: string;
  /** E-mail address of the member. */
  userEmail: string;
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
};
export type AdminLuffRedemptionDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** Luff that the member owes now, after a downward correction of a report. */
  clawback: string;
  /** When it was made. */
  createdAt: string;
  /** Null for a payback without an expiry. */
  expiresAt: string | null;
  /** Paybacks: what has to be confirmed to approve or to pay; empty where nothing speaks against it. */
  findings: PayoutFindingDto[];
  /** Its id. */
  id: string;
  /** Luff to redeem. */
  luffAmount: string;
  /** The ten latest of them. */
  otherAccounts: OtherAccountDto[];
  /** Indicators: how many other accounts have asked for a pass for the same TradingView ID, the refused apart. Otherwise 0. */
  otherAccountsCount: number;
  /** When the payment was recorded. */
  paidAt: string | null;
  /** Indicators: what the pass is now; null while there is none, and for paybacks. */
  passStatus: IndicatorPassStatus | null;
  /** Indicators: the request and its pass to its end, as the member sees it. Null for paybacks. */
  passTimeline: IndicatorStepDto[] | null;
  /** Proof of the payment; null until it is paid. */
  payoutReference: string | null;
  /** The one of them that a payback is paid to; null for an indicator. */
  payoutUid: RedemptionUidDto | null;
  /** When it was decided. */
  processedAt: string | null;
  /** Indicators: the last day that the dialog proposes. Otherwise null. */
  proposedExpiresOn: string | null;
  /** What it is redeemed for. */
  redemptionType: RedemptionType;
  /** Indicators: end of the member's running pass; an approval may not end earlier. Otherwise null. */
  runningUntil: string | null;
  /** Where the request stands. */
  status: RedemptionStatus;
  /** What happened, in order. */
  timeline: RedemptionStepDto[];
  /** For whom an indicator is; null for a payback. */
  tradingviewId: string | null;
  /** What a payback pays; null for an indicator. */
  usdtAmount: string | null;
  /** E-mail address of the member. */
  userEmail: string;
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
  /** The member's verified UIDs at the time of the request, each as it is now. */
  userUids: AdminRedemptionUidDto[];
  /** Always null: a payback is paid to the registered exchange UID. */
  walletAddress: string | null;
};
export type AdminMailDto = {
  /** Attempts so far. */
  attempts: number;
  /** When it was put into the outbox, ISO 8601. */
  createdAt: string;
  /** Why the last attempt failed, in English; null when none did. */
  error: string | null;
  /** Its id. */
  id: string;
  /** Which mail it is. */
  kind: string;
  /** What it says, in the caller's language; null if this version does not know it. */
  name: string | null;
  /** When it is tried next; null when it is settled. */
  nextAttemptAt: string | null;
  /** When the mail server took it; null until then. */
  sentAt: string | null;
  /** `failed` was given up and can be sent again; `dropped` had nobody (or no confirmed address) to go to; `muted` was not wanted. */
  status: 'dropped' | 'failed' | 'muted' | 'sent' | 'waiting';
  /** The address it goes to, as it is now; null when nobody has it any more. */
  to: string | null;
};
export type AdminMessageDto = {
  /** In the caller's language. */
  message: string;
};
export type AdminMiningItemDto = {
  /** What the cap is multiplied by. */
  capMultiplier: string;
  /** Description in English. */
  descriptionEn: string;
  /** Description in Korean. */
  descriptionKo: string;
  /** Hours for which it works once it is switched on. */
  durationHours: number;
  /** What it raises: the rate, the cap, or both. */
  effectType: MiningEffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. */
  effectValue: string;
  /** Name of an icon. */
  icon: string;
  /** Its id. */
  id: string;
  /** On offer. */
  isActive: boolean;
  /** Name in English. */
  nameEn: string;
  /** Name in Korean. */
  nameKo: string;
  /** Whole L coin. */
  price: number;
  /** What the rate is multiplied by. */
  rateMultiplier: string;
  /** How many have been sold. */
  sold: number;
  /** The store shows items by this, ascending. */
  sort: number;
  /** When it was changed last. */
  updatedAt: string;
};
export type AdminRedemptionChangedDto = {
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
  redemption: DecidedLuffRedemptionDto;
};
export type AdminRedemptionUidDto = {
  /** Name of the exchange. */
  exchangeName: string;
  /** Its id. */
  id: string;
  /** verified while the member holds it; notVerified once it was given up, refused or moved to somebody else. */
  status: RedemptionUidStatus;
  /** The UID. */
  uid: string;
};
export type AdminSettingDto = {
  /** When it was changed last; null for the default. */
  changedAt: string | null;
  /** Value before anybody changed it. */
  defaultValue: string;
  /** Name of the setting. */
  key: string;
  /** What its values are. */
  kind: SettingKind;
  /** In the caller's language. */
  label: string;
  /** Largest value, or the length of a text; null for switches. */
  max: string | null;
  /** Smallest value; null for texts and switches. */
  min: string | null;
  /** Current value as text. */
  value: string;
};
export type AdminSummaryDto = {
  /** Report rows to check, counted and added up. */
  flagged: FlaggedTotalsDto;
  /** Differences that reconciliation has found and nobody has closed; the red badge. */
  ledgerFindings: number;
  /** The same by kind. */
  pending: PendingCountsDto;
  /** Everything that waits for a decision; the badge on the requests. */
  pendingCount: number;
  /** L coin that all members have. */
  totalLCoins: string;
  /** Rebate by all reports of all members, in USDT. */
  totalRebate: string;
  /** Members with an open account. */
  totalUsers: number;
  /** Volume by all reports of all members, in USDT. */
  totalVolume: string;
};
export type AdminUidDisputeDto = {
  /** Null while pending. */
  adminNote: string | null;
  /** Who says that the UID is theirs. */
  claimant: UidDisputePartyDto;
  /** When it was made. */
  createdAt: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Who held it when the dispute was opened. */
  holder: UidDisputePartyDto;
  /** Its id. */
  id: string;
  /** When it was decided; null before. */
  processedAt: string | null;
  /** To be seen beside the exchange's account page in the recording that proves the claim. */
  proofCode: string;
  /** How one can see that the UID is the claimant's. */
  statement: string;
  /** Where it stands. */
  status: UidDisputeStatus;
  /** The UID. */
  uid: string;
};
export type AdminUserDto = {
  /** When the member closed the account; name and address are gone then. */
  closedAt: string | null;
  /** When the member registered. */
  createdAt: string;
  /** E-mail address. */
  email: string;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: boolean;
  /** Its id. */
  id: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  /** L coin, held ones included. */
  lCoinBalance: string;
  /** Null for somebody who never logged in after registering. */
  lastLoginAt: string | null;
  /** Luff, held included. */
  luffBalance: string;
  /** Name. */
  name: string;
  /** The UIDs that the member has registered. */
  registeredExchanges: RegisteredExchangeDto[];
  /** Rebate by all reports of the member's UIDs, in USDT. */
  totalRebate: string;
  /** Volume by all reports of the member's UIDs, in USDT. */
  totalVolume: string;
  /** TradingView ID; null without one. */
  tradingviewId: string | null;
  /** Whether login asks for a code of the authenticator app. */
  twoFactorEnabled: boolean;
};
export type AdminVerificationRequestDto = {
  /** The admin's words or the standard reason, in the reader's language; null while pending. */
  adminNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** What the exchange said when the request was made; null when it was not asked. */
  evidence: RequestEvidenceDto | null;
  /** Name of the exchange. */
  exchangeName: string;
  /** Its id. */
  id: string;
  /** Another member holds this UID: it can only be settled as a dispute. */
  isHeldByAnother: boolean;
  /** When it was decided; null before. */
  processedAt: string | null;
  /** Why a person has to decide. */
  reviewReason: UidReviewReason;
  /** Where it stands. */
  status: RequestStatus;
  /** The UID. */
  uid: string;
  /** E-mail address of the member. */
  userEmail: string;
  /** The member. */
  userId: string;
  /** Language in which the member reads. */
  userLanguage: Language;
  /** Name of the member. */
  userName: string;
};
export type AlertDirection = 'above' | 'below';
export type AlertDto = {
  /** From the threshold up or down. */
  direction: AlertDirection;
  /** Its end. */
  expiresAt: string | null;
  /** When it did so last. */
  firedAt: string | null;
  /** How often it has told something. */
  firings: number;
  /** Its id. */
  id: string;
  /** Whether the market that it watches lists the coin; null while that is not known. */
  isListed: boolean | null;
  /** Whether the last value met it; it tells something when this becomes true. */
  isMet: boolean | null;
  /** What is watched. */
  kind: AlertKind;
  /** For how many minutes liquidations are summed; null for other kinds. */
  minutes: number | null;
  /** How many minutes it is quiet after it has told something; null tells once. */
  repeatMinutes: number | null;
  /** `done` has told its only time. */
  state: AlertState;
  /** Ticker of the coin. */
  symbol: string;
  /** In KRW, USDT or percent. */
  threshold: string;
  /** What it is now; null if that is stale or unknown. */
  value: number | null;
};
export type AlertFiringBasis = 'candle' | 'history' | 'live';
export type AlertFiringDto = {
  /** Id of the alert, which may be deleted. */
  alertId: string;
  /** When it crossed; what was found afterwards, at the end of its minute at the latest. */
  at: string;
  /** `live` as it came; else found afterwards, by the exchange's candles or by the history of the minute. */
  basis: AlertFiringBasis;
  /** From the threshold up or down. */
  direction: AlertDirection;
  /** Its id. */
  id: string;
  /** What was watched. */
  kind: AlertKind;
  /** Whether a mail was written: at most so many a day. */
  mailed: boolean;
  /** For how many minutes liquidations were summed; null for other kinds. */
  minutes: number | null;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source, or of all that a premium is made of: `upbit, binance, dunamu`. */
  source: string;
  /** Ticker of the coin. */
  symbol: string;
  /** As it was then. */
  threshold: string;
  /** What crossed it. */
  value: string;
};
export type AlertKind = 'change' | 'funding' | 'liquidations' | 'premiumFx' | 'premiumUsdt' | 'priceKrw' | 'priceUsdt';
export type AlertRehearsalDto = {
  /** How often it would have told something; null where nothing of the past is known yet. */
  fired: number | null;
  /** Since when the past is known; null if nothing is. */
  from: string | null;
  /** Whether that meets the threshold, so that it has to be left first; null if unknown. */
  isMet: boolean | null;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Minutes of a step: what happens more than once within one counts once. Of funding the time between two settlements. */
  stepMinutes: number | null;
  /** What it is now; null if that is stale or unknown. */
  value: number | null;
};
export type AlertState = 'active' | 'done' | 'expired' | 'paused';
export type AlertsDto = {
  /** Newest first. */
  alerts: AlertDto[];
  /** The newest, newest first. */
  firings: AlertFiringDto[];
  /** How many alerts a member may have. */
  most: number;
};
export type AllowChartModelDto = {
  /** Takes it back when false. */
  allowed: boolean;
};
export type AnalyzeChartDto = {
  /** The coupon, when one pays. */
  couponCode?: string;
  /** The picture as a data URL: PNG, JPEG or WebP, at most 8 MB and 40 megapixels. */
  imageUrl: string;
  /** What is traded, if it is to count instead of what is printed. */
  symbol?: string;
  /** Length of a candle; 1h without it. */
  timeframe?: ChartTimeframe;
  /** Whether a coupon pays instead of a free use. */
  useCoupon?: boolean;
};
export type ApiErrorCode =
  | 'admin.findingNotFound'
  | 'admin.otherFindingsOpen'
  | 'admin.releaseNeeded'
  | 'auth.accountClosed'
  | 'auth.adminCannotClose'
  | 'auth.adminPasswordNotReset'
  | 'auth.codeRequired'
  | 'auth.confirmationInvalid'
  | 'auth.currentPasswordWrong'
  | 'auth.emailAlreadyConfirmed'
  | 'auth.emailNotConfirmed'
  | 'auth.emailTaken'
  | 'auth.lastAdministrator'
  | 'auth.mailTopicUnknown'
  | 'auth.memberNotFound'
  | 'auth.passwordUnchanged'
  | 'auth.secondFactorRequired'
  | 'auth.temporaryPasswordExpired'
  | 'auth.tokenInvalid'
  | 'auth.tooManyAttempts'
  | 'auth.tooManyAttemptsNow'
  | 'auth.twoFactorAlreadyOn'
  | 'auth.twoFactorNotSetUp'
  | 'auth.wrongCode'
  | 'auth.wrongCredentials'
  | 'auth.wrongSecondFactor'
  | 'chartAnalysis.alreadyRunning'
  | 'chartAnalysis.analysisNotFound'
  | 'chartAnalysis.axisUnreadable'
  | 'chartAnalysis.broken'
  | 'chartAnalysis.couponMissing'
  | 'chartAnalysis.noFreeUseLeft'
  | 'chartAnalysis.noModel'
  | 'chartAnalysis.notAPicture'
  | 'chartAnalysis.pictureAnimated'
  | 'chartAnalysis.pictureBroken'
  | 'chartAnalysis.pictureGone'
  | 'chartAnalysis.pictureKind'
  | 'chartAnalysis.pictureMissing'
  | 'chartAnalysis.pictureNotBase64'
  | 'chartAnalysis.pictureTooLarge'
  | 'chartAnalysis.timedOut'
  | 'chartAnalysis.tooManyPixels'
  | 'chartAnalysis.tooManyWaiting'
  | 'chartAnalysis.tooOften'
  | 'chartAnalysis.unreadable'
  | 'exchangeReport.notDue'
  | 'exchangeReport.outOfReach'
  | 'faq.entryNotFound'
  | 'faq.full'
  | 'faq.orderOutdated'
  | 'faq.placeholderUnknown'
  | 'faq.placeholdersTooMany'
  | 'indicators.alreadyPending'
  | 'indicators.alreadyProcessed'
  | 'indicators.chartNotReadYet'
  | 'indicators.expiryBeforeRunningEnds'
  | 'indicators.expiryInThePast'
  | 'indicators.expiryTooFar'
  | 'indicators.ownRequest'
  | 'indicators.paidWithLuff'
  | 'indicators.priceChanged'
  | 'indicators.purchaseNotFound'
  | 'indicators.purchasePending'
  | 'insights.alertCoinGone'
  | 'insights.alertExpiry'
  | 'insights.alertNotFound'
  | 'insights.alertNotMeasured'
  | 'insights.alertOnlyAbove'
  | 'insights.alertOutOfBounds'
  | 'insights.coinUnknown'
  | 'insights.newsNotReadYet'
  | 'insights.notReadYet'
  | 'insights.pushEndpoint'
  | 'insights.tooManyAlerts'
  | 'insights.tooManyFavourites'
  | 'journal.balancesMissing'
  | 'journal.cashFlowNotFound'
  | 'journal.connectionFeesImported'
  | 'journal.connectionKnown'
  | 'journal.connectionNotFound'
  | 'journal.connectionRefused'
  | 'journal.dayInFuture'
  | 'journal.dayTooEarly'
  | 'journal.entryNotFound'
  | 'journal.importBroken'
  | 'journal.importEmpty'
  | 'journal.importFeesSynced'
  | 'journal.importFull'
  | 'journal.importNotFound'
  | 'journal.importNotOpen'
  | 'journal.importOtherFile'
  | 'journal.importTooManyRows'
  | 'journal.importUnderWay'
  | 'journal.importedTrade'
  | 'journal.keyCannotRead'
  | 'journal.keyInvalid'
  | 'journal.keyMayTrade'
  | 'journal.mappingIncomplete'
  | 'journal.notAPicture'
  | 'journal.noteTemplateNotFound'
  | 'journal.passphraseMissing'
  | 'journal.pictureAnimated'
  | 'journal.pictureBroken'
  | 'journal.pictureKind'
  | 'journal.pictureNotFound'
  | 'journal.picturePlace'
  | 'journal.pictureTooLarge'
  | 'journal.picturesFull'
  | 'journal.resultTooLarge'
  | 'journal.stopOnWrongSide'
  | 'journal.symbolsMissing'
  | 'journal.syncUnderWay'
  | 'journal.tooManyCashFlows'
  | 'journal.tooManyConnections'
  | 'journal.tooManyNoteTemplates'
  | 'journal.tooManyPicturesHere'
  | 'journal.tooManyPixels'
  | 'journal.tooManyTrades'
  | 'journal.tradeNotFound'
  | 'journal.zoneUnknown'
  | 'lcoin.adjustedTwice'
  | 'lcoin.alreadyCheckedIn'
  | 'lcoin.attendanceOff'
  | 'lcoin.dayChanged'
  | 'lcoin.entryNotFound'
  | 'lcoin.idleMiningOff'
  | 'lcoin.notYetClaimable'
  | 'lcoin.ownAdjustment'
  | 'lcoin.windowClaimed'
  | 'ledger.alreadyConcluded'
  | 'ledger.amountNotDecimal'
  | 'ledger.amountOutOfRange'
  | 'ledger.amountTooPrecise'
  | 'ledger.frozen'
  | 'ledger.insufficient'
  | 'ledger.keyReused'
  | 'ledger.noAccount'
  | 'ledger.pointsHeld'
  | 'ledger.transferNotFound'
  | 'live.tooManyOfAddress'
  | 'live.tooManyOpened'
  | 'luff.alreadyPaid'
  | 'luff.alreadyProcessed'
  | 'luff.amountsDisagree'
  | 'luff.belowMinimum'
  | 'luff.confirmedEmailNeeded'
  | 'luff.expiryDateNeeded'
  | 'luff.findingsChanged'
  | 'luff.luffOwed'
  | 'luff.memberOwesLuff'
  | 'luff.notApproved'
  | 'luff.nothingToPayOut'
  | 'luff.owesAndUidGone'
  | 'luff.ownRequest'
  | 'luff.paybackPending'
  | 'luff.paybackUnpaid'
  | 'luff.payoutReferenceUsed'
  | 'luff.payoutUidGone'
  | 'luff.payoutUidNotVerified'
  | 'luff.payoutsHeldAfterNewUid'
  | 'luff.payoutsLocked'
  | 'luff.redemptionNotFound'
  | 'luff.requestedTwice'
  | 'luff.transactionNotFound'
  | 'luff.verifiedUidNeeded'
  | 'mail.notWaiting'
  | 'mail.subscriptionInvalid'
  | 'platform.adminOnly'
  | 'platform.bodyTooLarge'
  | 'platform.busy'
  | 'platform.cursorInvalid'
  | 'platform.databaseUnavailable'
  | 'platform.fileOnly'
  | 'platform.foreignOrigin'
  | 'platform.idempotencyKeyInvalid'
  | 'platform.idempotencyKeyReused'
  | 'platform.internal'
  | 'platform.jsonOnly'
  | 'platform.loginRequired'
  | 'platform.malformedBody'
  | 'platform.notFound'
  | 'platform.passwordChangeRequired'
  | 'platform.pictureTooLarge'
  | 'platform.routeNotFound'
  | 'platform.twoFactorRequired'
  | 'platform.validationFailed'
  | 'receipts.linkNotFound'
  | 'receipts.notFound'
  | 'receipts.notOurs'
  | 'receipts.notShareable'
  | 'receipts.tooManyKept'
  | 'receipts.tooManyShares'
  | 'settings.invalidValue'
  | 'settings.invisibleText'
  | 'settings.notAnEmail'
  | 'settings.unknownKey'
  | 'store.alreadyOff'
  | 'store.alreadyOn'
  | 'store.boughtTwice'
  | 'store.capBoostNeedsMultiplier'
  | 'store.couponNotUsable'
  | 'store.issuedTwice'
  | 'store.itemNotFound'
  | 'store.itemNotOnOffer'
  | 'store.itemOver'
  | 'store.ownCoupons'
  | 'store.ownedItemNotFound'
  | 'store.premiumNeedsMultipliers'
  | 'store.priceChanged'
  | 'store.sameItemOn'
  | 'store.speedBoostNeedsPercent'
  | 'store.switchedJustNow'
  | 'store.switchedTooOften'
  | 'store.tooManyCoupons'
  | 'store.tooManyItemsOn'
  | 'tableFile.brokenQuotes'
  | 'tableFile.brokenWorkbook'
  | 'tableFile.empty'
  | 'tableFile.tooDemanding'
  | 'tableFile.tooLarge'
  | 'tableFile.tooManyColumns'
  | 'tableFile.tooManyRows'
  | 'tableFile.tooManyStrings'
  | 'tableFile.tooSlow'
  | 'tableFile.unreadable'
  | 'tableFile.unsupported'
  | 'uidRebate.checkByReviewOnly'
  | 'uidRebate.checkUnavailable'
  | 'uidRebate.disputeAlreadyPending'
  | 'uidRebate.disputeNotFound'
  | 'uidRebate.disputeNotNeeded'
  | 'uidRebate.exchangeExists'
  | 'uidRebate.exchangeNotOffered'
  | 'uidRebate.holderChanged'
  | 'uidRebate.importEmpty'
  | 'uidRebate.importNotFound'
  | 'uidRebate.importNotOpen'
  | 'uidRebate.ownRequest'
  | 'uidRebate.requestAlreadyDecided'
  | 'uidRebate.requestAlreadyPending'
  | 'uidRebate.requestNotFound'
  | 'uidRebate.syncAlreadyAsked'
  | 'uidRebate.syncDaysInvalid'
  | 'uidRebate.syncNotPossible'
  | 'uidRebate.tooManyChecks'
  | 'uidRebate.tooManyChecksFromAddress'
  | 'uidRebate.tooManyWaiting'
  | 'uidRebate.uidAlreadyRegistered'
  | 'uidRebate.uidAlreadyVerified'
  | 'uidRebate.uidHeldByAnother'
  | 'uidRebate.uidHeldMeanwhile'
  | 'uidRebate.uidNotFound'
  | 'uidRebate.unknownExchange'
  | 'upstream.accessRefused'
  | 'upstream.clockRefused'
  | 'upstream.rateLimited'
  | 'upstream.requestRefused'
  | 'upstream.schemaDrift'
  | 'upstream.unavailable';
export type ApiErrorDto = {
  /** UID check: whether this visitor has already checked this UID. Attendance: true, when today's is made already. */
  alreadyChecked?: boolean;
  /** Stable code of the refusal; clients branch on it. */
  code: ApiErrorCode;
  /** Problems of single fields. */
  fields?: ApiErrorFieldDto[];
  /** The sentence to show, in the caller's language. */
  message: string;
  /** The numbers and names in the sentence. */
  params?: {
    [key: string]: string | number;
  };
  /** Quote it to support. */
  requestId: string;
};
export type ApiErrorFieldDto = {
  /** Why, in the caller's language. */
  message: string;
  /** Name of the field in the request. */
  path: string;
};
export type ApproveIndicatorPurchaseDto = {
  /** Note that the member reads. */
  adminNote?: string;
  /** Last day of the pass, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. */
  expiresAt: string;
};
export type ApproveRedemptionDto = {
  /** Note that the member reads. */
  adminNote?: string;
  /** Paybacks: the codes of all findings, exactly as they are now. Needed where there are findings. */
  confirmedFindings?: string[];
  /** Last day, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. An indicator needs it; of a payback it is ignored. */
  expiryDate?: string;
  /** Paybacks: proof of the payment when it has been made already. */
  payoutReference?: string;
};
export type AttendanceCheckedDto = {
  /** The L coin that the member has now. */
  balance: string;
  /** The day that it counts for. */
  day: string;
  /** The entry that paid it. */
  entryId: string;
  /** In the caller's language. */
  message: string;
  /** Whole L. */
  reward: string;
};
export type AttendanceStatusDto = {
  /** When today's was made; null before it. */
  checkedAt: string | null;
  /** Today. */
  day: string;
  /** The entry of today's in the history; null before it. */
  entryId: string | null;
  /** Whether today's was made. */
  hasCheckedToday: boolean;
  /** When the next day begins. */
  nextDayAt: string;
  /** What today's paid, whole L; null before it. The reward may have been changed since. */
  paid: string | null;
  /** What a check-in pays, whole L; "0" while it is switched off. */
  reward: string;
};
export type CandleDto = {
  /** Beginning. */
  at: string;
  /** Last price. */
  close: number;
  /** Whether its time was over when it was read. */
  closed: boolean;
  /** Highest price. */
  high: number;
  /** Lowest price. */
  low: number;
  /** First price. */
  open: number;
  /** In the coin. */
  volume: number;
};
export type CandleQuote = 'KRW' | 'USDT';
export type CandlesDto = {
  /** Oldest first. A time in which nobody traded is missing. */
  candles: CandleDto[];
  /** When the service asked for it. */
  fetchedAt: string;
  /** Currency of the prices. */
  quote: 'KRW' | 'USDT';
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** Ticker. */
  symbol: string;
  /** How long a candle lasts. */
  timeframe: '15m' | '1d' | '1h' | '1m' | '4h' | '5m';
};
export type CashFlowDto = {
  /** In USDT. */
  amount: string;
  /** The member's words. */
  description: string | null;
  /** Its id. */
  id: string;
  /** Day (Asia/Seoul). */
  transactionDate: string;
  /** Which way it went. */
  type: CashFlowType;
};
export type CashFlowType = 'deposit' | 'withdrawal';
export type ChangePasswordDto = {
  /** The password in force. */
  currentPassword: string;
  /** 6 to 128 characters. */
  newPassword: string;
};
export type ChangeSettingDto = {
  /** The value as text; a number or a boolean also works. */
  value: string | number | boolean;
};
export type ChartAnalysisDetailsDto = {
  /** The answer with its reasons on both sides, in the caller's language. */
  analysis: string | null;
  /** The coupon that pays; null for a free use. */
  couponCode: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** Which way the chart points; neutral when there is not enough to say. */
  direction: ChartDirection | null;
  /** Price at which to enter; null for neutral. */
  entryPrice: string | null;
  /** Why it failed, in the caller's language. What failed cost nothing. */
  failure: string | null;
  /** When it was done or failed; null before. */
  finishedAt: string | null;
  /** Whether the picture is still kept. */
  hasPicture: boolean;
  /** Its id. */
  id: string;
  /** Place in the queue, 1 for the next; null when it does not wait. */
  position: number | null;
  /** Null until it is done, and when it failed. */
  report: ChartReportDto | null;
  /** Distance to the profit ÷ distance to the stop; null for neutral. */
  riskReward: string | null;
  /** `done` and `failed` are final. */
  status: ChartAnalysisStatus;
  /** Price at which to give up; null for neutral. */
  stopLoss: string | null;
  /** As printed in the picture or given; null if neither. */
  symbol: string | null;
  /** Price at which to take the profit; null for neutral. */
  takeProfit: string | null;
  /** Length of a candle, as given. */
  timeframe: ChartTimeframe;
};
export type ChartAnalysisDto = {
  /** The answer with its reasons on both sides, in the caller's language. */
  analysis: string | null;
  /** The coupon that pays; null for a free use. */
  couponCode: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** Which way the chart points; neutral when there is not enough to say. */
  direction: ChartDirection | null;
  /** Price at which to enter; null for neutral. */
  entryPrice: string | null;
  /** Why it failed, in the caller's language. What failed cost nothing. */
  failure: string | null;
  /** When it was done or failed; null before. */
  finishedAt: string | null;
  /** Whether the picture is still kept. */
  hasPicture: boolean;
  /** Its id. */
  id: string;
  /** Place in the queue, 1 for the next; null when it does not wait. */
  position: number | null;
  /** Distance to the profit ÷ distance to the stop; null for neutral. */
  riskReward: string | null;
  /** `done` and `failed` are final. */
  status: ChartAnalysisStatus;
  /** Price at which to give up; null for neutral. */
  stopLoss: string | null;
  /** As printed in the picture or given; null if neither. */
  symbol: string | null;
  /** Price at which to take the profit; null for neutral. */
  takeProfit: string | null;
  /** Length of a candle, as given. */
  timeframe: ChartTimeframe;
};
export type ChartAnalysisStatus = 'done' | 'failed' | 'running' | 'waiting';
export type ChartAnalysisUsageDto = {
  /** Free analyses left. */
  remainingCount: number;
  /** Free analyses used, and those under way. */
  usedCount: number;
};
export type ChartCouponDto = {
  /** What is entered to use it. */
  couponCode: string;
  /** When it was made. */
  createdAt: string;
  /** Its id. */
  id: string;
  /** Whether it was used, or is reserved for an analysis under way. */
  isUsed: boolean;
  /** Bought as a voucher, or given by an administrator. */
  origin: CouponOrigin;
  /** When it was used; null before. */
  usedAt: string | null;
};
export type ChartDirection = 'long' | 'neutral' | 'short';
export type ChartEngine = 'embedded' | 'model';
export type ChartMarkDto = {
  /** Height; 0 for a line. */
  height: number;
  /** What it is: a price level, a zone, or what was read where. */
  of: ChartMarkKind;
  /** Whether the market's own range contradicts its price. */
  outsideMarket: boolean;
  /** What to write at it; null for nothing. */
  text: string | null;
  /** Width. */
  width: number;
  /** Left edge. */
  x: number;
  /** Upper edge. */
  y: number;
};
export type ChartMarkKind =
  'demand' | 'entry' | 'label' | 'plot' | 'resistance' | 'stop' | 'supply' | 'support' | 'takeProfit' | 'unfitLabel';
export type ChartMarketDto = {
  /** Highest price, likewise. */
  high: string;
  /** When the last candle of the picture began; null if the picture was found nowhere. */
  lastCandleAt: string | null;
  /** Lowest price of the market over the picture, or over all candles that were looked at. */
  low: string;
  /** Whether they are simulated. */
  simulated: boolean;
  /** Whose candles. */
  source: string;
  /** Coin and currency. */
  symbol: string;
  /** Length of a candle with which the picture was found. */
  timeframe: ChartTimeframe;
};
export type ChartModelDto = {
  /** Since when the caller allows it; null if not. */
  allowedAt: string | null;
  /** Whether one is configured. */
  available: boolean;
  /** Host that is sent the pictures; null without a model, and for the simulator. */
  host: string | null;
  /** Name of the model. */
  model: string | null;
  /** Whether the simulator answers instead of a model. */
  simulated: boolean;
};
export type ChartModelPartDto = {
  /** Why the embedded reader speaks instead, in the caller's language; null if the model does. */
  failure: string | null;
  /** Its name. */
  name: string;
  /** Whether the simulator answered instead of a model. */
  simulated: boolean;
};
export type ChartReportDto = {
  /** Average true range over 14 candles; null with fewer. */
  atr: string | null;
  /** Candles that were read. */
  candleCount: number;
  /** Who says where it points: the reader within the service, or a language model by what that reader measured. */
  engine: ChartEngine;
  /** Height of the picture in pixels. */
  height: number;
  /** Close of the last candle. */
  lastPrice: string | null;
  /** How well it could be read, 0 to 100. */
  legibility: number;
  /** The market with which prices were compared; null if they were not. */
  market: ChartMarketDto | null;
  /** What to draw over the picture. */
  marks: ChartMarkDto[];
  /** The part that a language model had; null if none was asked. */
  model: ChartModelPartDto | null;
  /** What the comparison says, in the caller's language: what differs, and what could not be checked. */
  remarks: string[];
  /** RSI over 14 candles, 0 to 100; null with fewer. */
  rsi: string | null;
  /** What could not be read, in the caller's language. */
  unread: string[];
  /** Version of its rules. */
  version: number;
  /** Width of the picture in pixels. */
  width: number;
};
export type ChartScoreDto = {
  /** When it was counted. */
  asOf: string;
  /** Bars in which stop or target had to be reached. */
  horizonBars: number;
  /** Analyses whose horizon is not over. */
  pending: number;
  /** All first, then symbols, timeframes and engines, each with the most analyses first. */
  rows: ChartScoreRowDto[];
  /** Whether some were measured against a simulated market. */
  simulated: boolean;
  /** Analyses whose market could no longer be read. */
  unmeasured: number;
};
export type ChartScoreGroup = 'all' | 'engine' | 'symbol' | 'timeframe';
export type ChartScoreRowDto = {
  /** What being long each time would have hit, with the same entries and distances. */
  alwaysLong: number | null;
  /** What tossing a coin would have hit, with the same entries and distances: the mean of both directions. */
  coinFlip: number | null;
  /** Analyses whose outcome is known. */
  count: number;
  /** Those of which neither came within the horizon; they count as missed. */
  expired: number;
  /** What the row is about: all, or those of one symbol, timeframe or engine. */
  group: ChartScoreGroup;
  /** Upper end of the 95 % interval (Wilson). */
  high: number | null;
  /** Hits of all. */
  hitRate: number | null;
  /** Those whose target came before the stop. */
  hits: number;
  /** Lower end of the 95 % interval (Wilson). */
  low: number | null;
  /** Which symbol, timeframe or engine; null for all. */
  of: string | null;
};
export type ChartTimeframe = '15m' | '1d' | '1h' | '1m' | '4h' | '5m';
export type CheckAttendanceDto = {
  /** The day that the caller saw: on another one nothing is paid. */
  day?: string;
};
export type CheckUidDto = {
  /** Id or name of the exchange. */
  exchange: string;
  /** 4 to 20 digits. */
  uid: string;
};
export type ChooseSymbolsDto = {
  /** All that are to be read from now on; without them those of before, from the beginning. */
  symbols?: string[];
};
export type ClaimIdleRewardDto = {
  /** `since` of the window that the caller saw: when another one has begun, nothing is paid. */
  since?: string;
};
export type CloseAccountDto = {
  /** Code of the app or a recovery code; only with two-factor login. */
  code?: string;
  /** The password in force. */
  currentPassword: string;
};
export type CloseFindingDto = {
  /** What was found out and done. */
  note: string;
  /** Also release the frozen account: refused while other findings about it are open, needed with the last one. */
  release?: boolean;
};
export type CoinAnalysisDto = {
  /** When the parts were put together; each is as old as its own source. */
  at: string;
  /** Funding on Binance. */
  funding: CoinFundingDto | null;
  /** On exchanges in Korea. */
  korea: CoinPremiumDto[];
  /** Large trades. */
  largeTrades: CoinFlowsDto | null;
  /** Liquidations. */
  liquidations: CoinFlowsDto | null;
  /** News. */
  news: CoinNewsDto | null;
  /** On Hyperliquid. */
  openInterest: CoinOpenInterestDto | null;
  /** Price; null if no global exchange lists it. */
  price: CoinPriceDto | null;
  /** Ticker. */
  symbol: string;
  /** The last 31 days on Binance. */
  trend: CoinTrendDto | null;
};
export type CoinDescriptionDto = {
  /** English; null if the source has none. */
  en: string | null;
  /** Korean; null if the source has none. */
  ko: string | null;
};
export type CoinDto = {
  /** Change over 24 hours in percent. */
  change24h: number | null;
  /** Exchange of the figures. */
  exchange: string;
  /** Highest price in 24 hours. */
  high24h: number | null;
  /** When the service asked for it. */
  lastUpdated: string;
  /** Lowest price in 24 hours. */
  low24h: number | null;
  /** Market capitalisation in USD; null if the coin is not in the ranking. */
  marketCap: number | null;
  /** Last price in USDT. */
  price: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Older than it should be. */
  stale: boolean;
  /** Ticker. */
  symbol: string;
  /** Traded in 24 hours, in USDT. */
  volume24h: number | null;
};
export type CoinFeesDto = {
  /** How much of it. */
  amount: string;
  /** The coin. */
  coin: string;
};
export type CoinFlowsDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** Only so many of the newest events of all coins are kept, and `since` is the oldest of them; null while no event of the
    span was let go. */
  newestOfAll: number | null;
  /** Both sides, also one without events. */
  sides: FlowSumDto[];
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Since when they were watched. */
  since: string;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type CoinFundingDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** When it is paid. */
  nextAt: string;
  /** Percent of the position that longs pay to shorts. */
  rate: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type CoinInfoDto = {
  /** Sectors it belongs to. */
  categories: string[];
  /** What the project says of itself, at most 300 characters. */
  description: CoinDescriptionDto;
  /** Exchanges that list it, of those that the service reads. */
  exchanges: string[];
  /** When the service asked for it. */
  fetchedAt: string;
  /** Id at CoinGecko. */
  id: string;
  /** Figures of the market. */
  market_data: CoinMarketDataDto;
  /** Name. */
  name: string;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** Ticker. */
  symbol: string;
};
export type CoinMarketDataDto = {
  /** Price. */
  current_price: InUsdDto;
  /** Market capitalisation. */
  market_cap: InUsdDto;
  /** In percent. */
  price_change_percentage_24h: number | null;
  /** Traded in 24 hours. */
  total_volume: InUsdDto;
};
export type CoinMarketDto = {
  /** Price in USD. */
  current_price: number | null;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Highest price in 24 hours. */
  high_24h: number | null;
  /** Id at CoinGecko. */
  id: string;
  /** Address of its picture. */
  image: string | null;
  /** When the source computed it. */
  last_updated: string | null;
  /** Lowest price in 24 hours. */
  low_24h: number | null;
  /** In USD. */
  market_cap: number | null;
  /** Rank by market capitalisation. */
  market_cap_rank: number | null;
  /** Name. */
  name: string;
  /** In percent. */
  price_change_percentage_24h: number | null;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** Ticker. */
  symbol: string;
  /** Traded in 24 hours, in USD. */
  total_volume: number | null;
};
export type CoinNewsDto = {
  /** How many. */
  count: number;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Of them with bad words; a guess. */
  negative: number;
  /** Of them with good words; a guess. */
  positive: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type CoinOpenInterestDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** Percent of the position that longs pay to shorts each hour. */
  fundingHourly: number;
  /** In USD. */
  openInterestUsd: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type CoinPremiumDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** Why there is no premium. */
  gap:
    | ('noGlobalPrice' | 'noGlobalTrades' | 'noRate' | null | 'otherCoin' | 'staleGlobalPrice')
    | ('noGlobalPrice' | 'noGlobalTrades' | 'noRate' | null | 'otherCoin' | 'staleGlobalPrice');
  /** In KRW. */
  krwPrice: number;
  /** Sources of the global price and the bank's rate. */
  others: SourceDto[];
  /** By the bank's rate, in percent. */
  premium: number | null;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: 'bithumb' | 'upbit';
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** By the price of USDT on that exchange, in percent. */
  usdtPremium: number | null;
  /** Null until an hour is recorded, and without a premium. */
  week: PremiumWeekDto | null;
};
export type CoinPriceDto = {
  /** In percent over 24 hours. */
  change24h: number | null;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Highest price of 24 hours. */
  high24h: number | null;
  /** Lowest price of 24 hours. */
  low24h: number | null;
  /** In USDT. */
  price: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** Traded in 24 hours, in USDT. */
  volume24h: number | null;
};
export type CoinTextDto = {
  /** When the facts were measured, to the minute. */
  factsAt: string;
  /** Name of the model. */
  model: string;
  /** The model or one of the facts is the simulator's. */
  simulated: boolean;
  /** Plain text on one line. Every number in it is one of the measured facts. */
  text: string;
  /** When it was written. */
  writtenAt: string;
};
export type CoinTrendDto = {
  /** In percent since the close 30 days ago; null for a younger coin. */
  change30d: number | null;
  /** In percent since the close 7 days ago; null for a younger coin. */
  change7d: number | null;
  /** Mean of high − low of the finished days, as percent of their close; null without one. */
  dailyRange: number | null;
  /** Number of candles, at most 31. */
  days: number;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Highest price of these days. */
  high: number;
  /** Lowest price of these days. */
  low: number;
  /** Where the last price lies between them, 0 (lowest) to 100; null if they are the same. */
  place: number | null;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type CoinWordsDto = {
  /** The model is being asked: ask again in some seconds. */
  pending: boolean;
  /** Null while it is asked, without a model, and if it has said nothing that can be used. */
  words: CoinTextDto | null;
};
export type ConfirmEmailDto = {
  /** Token of the mailed link. */
  token: string;
};
export type ConnectExchangeDto = {
  /** API key. */
  apiKey: string;
  /** Its secret. Kept encrypted, never answered. */
  apiSecret: string;
  /** Where it was made. */
  exchange: SyncedExchange;
  /** Chosen when the key was made, at OKX and Bitget. */
  passphrase?: string;
  /** Pairs to read, at Binance, which tells them only singly. */
  symbols?: string[];
};
export type ConnectionStatus = 'failed' | 'paused' | 'ready' | 'refused' | 'syncing';
export type CouponOrigin = 'admin' | 'voucher';
export type CouponsIssuedDto = {
  /** The new coupons. */
  coupons: ChartCouponDto[];
  /** In the caller's language. */
  message: string;
};
export type CreateAlertDto = {
  /** Whether it tells of values from the threshold up or from it down. */
  direction: AlertDirection;
  /** Its end, within a year; null for none. */
  expiresAt?: string | null;
  /** What is watched: prices on Upbit (KRW) and Binance (USDT), premiums on Upbit by the bank's rate or by USDT, the rest on Binance. */
  kind: AlertKind;
  /** For how many minutes liquidations are summed, 5 unless told; other kinds have none. */
  minutes?: number | null;
  /** How many minutes it is quiet after it has told something; null tells once. */
  repeatMinutes?: number | null;
  /** Ticker of the coin there. */
  symbol: string;
  /** In KRW, USDT or percent; number or decimal string. */
  threshold: string | number;
};
export type CreateCashFlowDto = {
  /** In USDT; number or decimal string. */
  amount: string | number;
  /** The member's words; blank or null removes it. */
  description?: string | null;
  /** Day (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. */
  transactionDate: string;
  /** Which way it went. */
  type: CashFlowType;
};
export type CreateExchangeDto = {
  /** Short words on its card; null without. */
  badge?: string | null;
  /** Colour of its tile, as `#rrggbb`. */
  color?: string;
  /** 0 to 1, from now on. */
  discountRate?: string;
  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. */
  feeRate?: string | null;
  /** Languages to whose readers it is not on offer. */
  hiddenLanguages?: Language[];
  /** Small letters, digits and hyphens; it never changes. */
  id: string;
  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  isActive?: boolean;
  /** The same in English. */
  kycNoteEn?: string | null;
  /** What the wait means, in Korean; null without. */
  kycNoteKo?: string | null;
  /** 0 where no KYC has to move, null where only the notes say something. */
  kycWaitHours?: number | null;
  /** Path on this site or https address; null for none. */
  logo?: string | null;
  /** Its name. */
  name: string;
  /** Smallest rebate in USDT that the exchange credits, below a million; 0 where there is none. */
  rebateMinimumUsdt?: string;
  /** Share of the fee that goes back from now on, 0 to 1. */
  rebateRate: string;
  /** The same in English. */
  rebateWhenEn?: string;
  /** When the exchange credits a rebate. */
  rebateWhenKo?: string;
  /** The same in English. */
  rebateWhereEn?: string;
  /** Where at the exchange it is seen. */
  rebateWhereKo?: string;
  /** https address that opens an account by our link. */
  referralLink: string;
  /** Zone of its report days, in hours east of UTC; it never changes. */
  reportOffsetHours?: number;
  /** Place among the cards, small first. */
  sort?: number;
  /** The same with Bithumb. */
  travelRuleBithumb?: boolean;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  travelRuleUpbit?: boolean;
};
export type CreateFaqEntryDto = {
  /** The same in English. */
  answerEn: string;
  /** In one or more lines, with placeholders in braces. */
  answerKo: string;
  /** Whether visitors see it; true when missing. */
  isPublished?: boolean;
  /** Other English words that lead to it. */
  keywordsEn: string[];
  /** Other Korean words that lead to it. */
  keywordsKo: string[];
  /** An address of this site, or null. */
  link?: string | null;
  /** Question in English. */
  questionEn: string;
  /** Question in Korean. */
  questionKo: string;
};
export type CreateJournalPictureDto = {
  /** What the picture shows; blank or null removes it. */
  altText?: string | null;
  /** Without a trade, the day that it belongs to (Asia/Seoul), up to today. */
  date?: string;
  /** The picture as a data URL: PNG, JPEG or WebP, at most 5 MB and 40 megapixels. */
  imageUrl: string;
  /** The trade that it belongs to. */
  tradeId?: string;
};
export type CreateMiningItemDto = {
  /** premium: at least 1. */
  capMultiplier?: string | number;
  /** Description in English. */
  descriptionEn: string;
  /** Description in Korean. */
  descriptionKo: string;
  /** Hours for which it works once it is switched on. */
  durationHours: number;
  /** What it raises: the rate, the cap, or both. */
  effectType: MiningEffectType;
  /** speed_boost: percents, above 0; cap_boost: a multiplier, at least 1; premium: not used. Number or decimal string. */
  effectValue?: string | number;
  /** gauge, layers, gem, pickaxe, zap or package. */
  icon: 'gauge' | 'gem' | 'layers' | 'package' | 'pickaxe' | 'zap';
  /** On offer at once. */
  isActive?: boolean;
  /** Name in English. */
  nameEn: string;
  /** Name in Korean. */
  nameKo: string;
  /** Whole L coin. */
  price: number;
  /** premium: at least 1. */
  rateMultiplier?: string | number;
  /** The store shows items by this, ascending. */
  sort?: number;
};
export type CreateTradeDto = {
  /** In USDT; number or decimal string. */
  entryPrice: string | number;
  /** Binance without it. */
  exchange?: string;
  /** In USDT; number or decimal string. */
  exitPrice: string | number;
  /** 1 to 1,000; 1 without it. */
  leverage?: string | number;
  /** What went wrong; blank or null removes it. */
  mistake?: string | null;
  /** How the member felt, from 1 (bad) to 5 (good); null removes it. */
  mood?: number | null;
  /** The member's words; blank or null removes it. */
  note?: string | null;
  /** Ignored: the service computes it. */
  profitLoss?: string | number;
  /** Ignored: the service computes it. */
  profitLossPercent?: string | number;
  /** In coins; number or decimal string. */
  quantity: string | number;
  /** How well it was done, from 1 to 5, whatever it brought; null removes it. */
  rating?: number | null;
  /** A trade deleted within the last day, which this one is again: its pictures come back with it. */
  restores?: string;
  /** Why it was entered; blank or null removes it. */
  setup?: string | null;
  /** Where a loss was to end, in USDT, below the entry of a long and above that of a short; number or decimal string; blank or null
    removes it. */
  stopPrice?: (string | number) | null;
  /** Coin and quote; `btc/usdt`, `BTC_USDT` and `BTCUSDT` become `BTC-USDT`. */
  symbol: string;
  /** The member's words for what it has in common with others, without duplicates. */
  tags?: string[];
  /** Day of closing (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. */
  tradeDate: string;
  /** Which way it was. */
  type: TradeType;
};
export type DailyEntryDto = {
  /** USDT at its end. */
  endBalanceUSDT: string | null;
  /** The member's review of the day. */
  note: string | null;
  /** End − start, cash flows included. */
  profitLossUSDT: string | null;
  /** USDT at the beginning of the day; null if there is only a note. */
  startBalanceUSDT: string | null;
  /** Day (Asia/Seoul). */
  summaryDate: string;
};
export type DecideRequestDto = {
  /** The decision. */
  action: RequestDecision;
  /** What the member reads; after a rejection without one a standard reason. */
  adminNote?: string | null;
};
export type DecideUidDisputeDto = {
  /** approved moves the UID to the claimant. */
  action: RequestDecision;
  /** The evidence or the reason; the claimant reads it. */
  adminNote: string;
};
export type DecidedIndicatorPurchaseDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** When it was approved; null when it was not. */
  approvedAt: string | null;
  /** The member may still take it back. */
  cancellable: boolean;
  /** When it was made. */
  createdAt: string;
  /** 23:59:59 Asia/Seoul of the last day. */
  expiresAt: string | null;
  /** Its id. */
  id: string;
  /** How many other accounts have asked for a pass for the same TradingView ID, the refused apart. */
  otherAccountsCount: number;
  /** Price in `paidWith`. */
  paidAmount: string;
  /** What it is paid with. */
  paidWith: IndicatorPaidWith;
  /** Days of access that were on offer. */
  passDays: number;
  /** What the pass is now; null while there is none. */
  passStatus: IndicatorPassStatus | null;
  /** When it was decided. */
  processedAt: string | null;
  /** What the dialog proposes: max(today, end of the running pass) + the length of a pass. */
  proposedExpiresOn: string;
  /** The same as `createdAt`. */
  purchasedAt: string;
  /** End of the member's running pass: an approval may not end earlier. */
  runningUntil: string | null;
  /** Where the request stands. */
  status: IndicatorPurchaseStatus;
  /** What happened and what is to come, in order; the member and the administrator see the same. */
  timeline: IndicatorStepDto[];
  /** Who is to get access on TradingView. */
  tradingviewId: string;
  /** E-mail address of the member. */
  userEmail: string;
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
};
export type DecidedLuffRedemptionDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** Luff that the member owes now, after a downward correction of a report. */
  clawback: string;
  /** When it was made. */
  createdAt: string;
  /** Null for a payback without an expiry. */
  expiresAt: string | null;
  /** Paybacks: what has to be confirmed to approve or to pay; empty where nothing speaks against it. */
  findings: PayoutFindingDto[];
  /** Its id. */
  id: string;
  /** Luff to redeem. */
  luffAmount: string;
  /** Indicators: how many other accounts have asked for a pass for the same TradingView ID, the refused apart. Otherwise 0. */
  otherAccountsCount: number;
  /** When the payment was recorded. */
  paidAt: string | null;
  /** Indicators: what the pass is now; null while there is none, and for paybacks. */
  passStatus: IndicatorPassStatus | null;
  /** Indicators: the request and its pass to its end, as the member sees it. Null for paybacks. */
  passTimeline: IndicatorStepDto[] | null;
  /** Proof of the payment; null until it is paid. */
  payoutReference: string | null;
  /** The one of them that a payback is paid to; null for an indicator. */
  payoutUid: RedemptionUidDto | null;
  /** When it was decided. */
  processedAt: string | null;
  /** Indicators: the last day that the dialog proposes. Otherwise null. */
  proposedExpiresOn: string | null;
  /** What it is redeemed for. */
  redemptionType: RedemptionType;
  /** Indicators: end of the member's running pass; an approval may not end earlier. Otherwise null. */
  runningUntil: string | null;
  /** Where the request stands. */
  status: RedemptionStatus;
  /** What happened, in order. */
  timeline: RedemptionStepDto[];
  /** For whom an indicator is; null for a payback. */
  tradingviewId: string | null;
  /** What a payback pays; null for an indicator. */
  usdtAmount: string | null;
  /** E-mail address of the member. */
  userEmail: string;
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
  /** The member's verified UIDs at the time of the request, each as it is now. */
  userUids: AdminRedemptionUidDto[];
  /** Always null: a payback is paid to the registered exchange UID. */
  walletAddress: string | null;
};
export type Device = 'desktop' | 'mobile' | 'other' | 'tablet';
export type DisableTwoFactorDto = {
  /** Code of the app or a recovery code. */
  code: string;
  /** The password in force. */
  currentPassword: string;
};
export type DoneDto = {
  /** The sentence to show. */
  message: string;
};
export type DrawdownDto = {
  /** In USDT. */
  amount: string;
  /** Day of the lowest equity. */
  lowDay: string;
  /** Day of the peak; null where the equity fell from the start on. */
  peakDay: string | null;
  /** First day on which the peak was reached again; null while it is not. */
  recoveredDay: string | null;
};
export type DrawnMarkDto = {
  /** Where it stands beside that point. */
  place: 'above' | 'at' | 'below';
  /** What it says. */
  sign?: 'buy' | 'sell';
  /** From the left edge. */
  x: number;
  /** From the upper edge. */
  y: number;
};
export type DrawnPriceDto = {
  /** In USDT. */
  value: number;
  /** Height of its line. */
  y: number;
};
export type DrawnShapeDto = {
  /** Path of SVG; empty where there is nothing of it. */
  d: string;
  /** How it is painted. */
  look:
    | 'average'
    | 'broken'
    | 'down'
    | 'heat1'
    | 'heat2'
    | 'heat3'
    | 'heat4'
    | 'heat5'
    | 'large'
    | 'up'
    | 'volume'
    | 'zone';
};
export type EarningBook = 'lcoin' | 'luff' | 'rebate';
export type EarningDayDto = {
  /** The day in Seoul. */
  day: string;
  /** L coin that was earned: bonuses, rewards, mining, grants. What comes back from a purchase is not. */
  lcoin: string;
  /** Luff that was earned, corrections subtracted. */
  luff: string;
};
export type EarningDto = {
  /** In the unit of its book: USDT, L, Luff. Negative takes. */
  amount: string;
  /** When it was made; of a rebate the end of its day at the exchange. */
  at: string;
  /** What could be spent after it; null for rebates, which the exchange pays. */
  balanceAfter: string | null;
  /** Which book it is of. */
  book: EarningBook;
  /** The day it counts for: in Seoul; of a rebate the day label of its exchange. */
  day: string;
  /** In the caller's language. */
  description: string;
  /** Its id among the receipts of this kind. */
  id: string;
  /** The kind of its receipt. */
  kind: ReceiptKind;
  /** Whether it comes from a report of the simulator. */
  simulated: boolean;
  /** earn, bonus and mining add; spend and other take. Rebates are earned. */
  type: EntryType;
};
export type EnableTwoFactorDto = {
  /** 6 digits. */
  code: string;
};
export type EndedSessionsDto = {
  /** How many. */
  ended: number;
};
export type EntryDto = {
  /** What it did to the points that can be spent, net of what is owed; negative takes. */
  amount: string;
  /** What could be spent after it. */
  balanceAfter: string;
  /** What was owed after it; L coin is never owed. */
  clawbackAfter: string;
  /** When it was made. */
  createdAt: string;
  /** In the caller's language. */
  description: string;
  /** Its id. */
  id: string;
  /** Null when the transfer stands for itself. */
  reference: EntryReferenceDto | null;
  /** earn, bonus and mining add; spend and other take. */
  type: EntryType;
};
export type EntryReceiptDto = {
  /** What it did to the points that can be spent, net of what is owed; negative takes. */
  amount: string;
  /** When they were read there. */
  at: string;
  /** What could be spent after it. */
  balanceAfter: string;
  /** What was owed after it; L coin is never owed. */
  clawbackAfter: string;
  /** When a later report changed what this receipt is about; null if none did. */
  correctedAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** In the caller's language. */
  description: string;
  /** Its id. */
  id: string;
  /** simulated: the figures come from the simulator; estimated: one of them is an estimate. */
  marks: ReceiptMark[];
  /** What is to be known beside the rows, e.g. that fractions of an L are not paid; null without. */
  note: string | null;
  /** Number of the receipt; the same for as long as the fact exists. */
  number: string;
  /** The amount is, or leads to, USDT that Lance pays out. False for a payback that is paid or rejected. */
  paidInUsdt: boolean;
  /** Null when the transfer stands for itself. */
  reference: EntryReferenceDto | null;
  /** From what was before the entry, over how its amount came about. */
  rows: ReceiptRowDto[];
  /** 32 bytes in hexadecimal, from which its seal is drawn. Others for each number and for other figures; nothing can be
    told from it without the service's key. */
  seal: string;
  /** Where the figures come from. */
  source: string;
  /** What they lead to. */
  sum: ReceiptSumDto;
  /** earn, bonus and mining add; spend and other take. */
  type: EntryType;
};
export type EntryReferenceDto = {
  /** Its id there. */
  id: string;
  /** What kind of object it is. */
  type: string;
};
export type EntryType = 'bonus' | 'earn' | 'mining' | 'other' | 'spend';
export type EquityDayDto = {
  /** Day (Asia/Seoul). */
  day: string;
  /** Sum of the results from the first day of the period to this one, in USDT: the equity without deposits. */
  equity: string;
  /** Result of the day in USDT. */
  result: string;
};
export type ExchangeDto = {
  /** Short words on its card; null without. */
  badge: string | null;
  /** Colour of its tile, as `#rrggbb`. */
  color: string;
  /** Share by which the exchange lowers the fee of an account opened by our link, 0 to 1. */
  discountRate: string;
  /** Its id, which never changes. */
  id: string;
  /** What that means, in the caller's language. */
  kycNote: string | null;
  /** Hours to wait between two accounts with KYC; 0 where no KYC has to move, null where the hours are not known. */
  kycWaitHours: number | null;
  /** Path or address of the logo. */
  logo: string | null;
  /** Maker fee after the rebate, as a share of volume. */
  makerFee: string;
  /** Its name. */
  name: string;
  /** How a rebate reaches the member. */
  rebateCredit: RebateCreditDto;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  /** Address that opens an account by our link. */
  referralLink: string;
  /** Taker fee after the rebate, as a share of volume. */
  takerFee: string;
  /** The same with Bithumb. */
  travelRuleBithumb: boolean;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  travelRuleUpbit: boolean;
};
export type ExchangeFilter = 'ALL' | 'Binance' | 'Bitget' | 'Bybit' | 'OKX';
export type ExchangeUidDto = {
  /** Name or id of the exchange, in upper or lower case. */
  exchangeName: string;
  /** 4 to 20 digits. */
  uid: string;
};
export type FactReceiptDto = {
  /** When they were read there. */
  at: string;
  /** When a later report changed what this receipt is about; null if none did. */
  correctedAt: string | null;
  /** Which one. */
  id: string;
  /** Whether the member keeps it. */
  kept: boolean;
  /** What it is of. */
  kind: ReceiptKind;
  /** simulated: the figures come from the simulator; estimated: one of them is an estimate. */
  marks: ReceiptMark[];
  /** What is to be known beside the rows, e.g. that fractions of an L are not paid; null without. */
  note: string | null;
  /** Number of the receipt; the same for as long as the fact exists. */
  number: string;
  /** The amount is, or leads to, USDT that Lance pays out. False for a payback that is paid or rejected. */
  paidInUsdt: boolean;
  /** From what was before the entry, over how its amount came about. */
  rows: ReceiptRowDto[];
  /** 32 bytes in hexadecimal, from which its seal is drawn. Others for each number and for other figures; nothing can be
    told from it without the service's key. */
  seal: string;
  /** What others would see of it with its amounts; null where it may not be shown to them. */
  shared: SharedPreviewDto | null;
  /** Where the figures come from. */
  source: string;
  /** What they lead to. */
  sum: ReceiptSumDto;
  /** Its name, in the caller's language. */
  title: string;
};
export type FaqEntryDto = {
  /** The answer with its numbers. */
  answer: string;
  /** When the numbers were read. */
  asOf: string;
  /** Where the answer lists what holds at each exchange: the same answer for each of them that it has something to say about. */
  byExchange: FaqExchangeAnswerDto[];
  /** Its id. */
  id: string;
  /** Other words that lead to it. */
  keywords: string[];
  /** An address of this site where one can go on; null without. */
  link: string | null;
  /** The question. */
  question: string;
  /** The numbers in the answer, in its order. */
  quotes: FaqQuoteDto[];
};
export type FaqExchangeAnswerDto = {
  /** As the answer about all, with lists that tell of this exchange alone. */
  answer: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** The numbers in it, in its order. */
  quotes: FaqQuoteDto[];
};
export type FaqPlaceholderDto = {
  /** Written in braces in the text. */
  key: string;
  /** What it is, in English. */
  labelEn: string;
  /** What it is, in Korean. */
  labelKo: string;
  /** What stands for it now in an English answer; null where a sentence with it is left out. */
  valueEn: string | null;
  /** What stands for it now in a Korean answer; null where a sentence with it is left out. */
  valueKo: string | null;
};
export type FaqQuoteDto = {
  /** What stands for it in the text as operators write it. */
  key: string;
  /** In the caller's language. */
  label: string;
  /** As it stands in the answer. */
  value: string;
};
export type FavouritesDto = {
  /** Tickers, in the order in which they were added. */
  symbols: string[];
};
export type FearGreedDto = {
  /** When it was computed. */
  at: string;
  /** When the service asked for it. */
  fetchedAt: string;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** 0 to 100. */
  value: number;
};
export type FlaggedTotalsDto = {
  /** Sum of their commissions, USDT. */
  commission: string;
  /** Sum of their rebates, USDT. */
  rebate: string;
  /** Number of rows. */
  rows: number;
};
export type FlowSumDto = {
  /** How many. */
  count: number;
  /** `buy`, `sell`: who took the initiative. `long`, `short`: the position that was ended. */
  side: 'buy' | 'long' | 'sell' | 'short';
  /** In USDT. */
  value: number;
};
export type ForgotPasswordDto = {
  /** E-mail address of the account. */
  email: string;
};
export type FundingRateDto = {
  /** The coin behind it. */
  coin: string;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Mark price in USDT. */
  markPrice: number;
  /** When it is paid next. */
  nextAt: string;
  /** What longs pay to shorts at the next time, in percent of the position; negative the other way round. */
  rate: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Older than it should be. */
  stale: boolean;
  /** Ticker. */
  symbol: string;
};
export type GainerHighlightDto = {
  /** Change over 24 hours in percent. */
  change: number;
  /** Exchange of the figure. */
  exchange: string;
  /** When the service asked for it. */
  fetchedAt: string;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Older than it should be. */
  stale: boolean;
  /** Ticker. */
  symbol: string;
};
export type HeadlineDto = {
  /** Id of the article. */
  id: string;
  /** When it was published. */
  publishedAt: string;
  /** Who published it. */
  publisher: string;
  /** Title as published. */
  title: string;
};
export type HeadlinesDto = {
  /** In English, at most four. */
  en: HeadlineDto[];
  /** When the service asked for news. */
  fetchedAt: string;
  /** In Korean, at most four. */
  ko: HeadlineDto[];
  /** From the simulator. */
  simulated: boolean;
  /** Older than it should be. */
  stale: boolean;
};
export type HistoryColumnsDto = {
  /** Column of the fee, positive when paid. */
  fee?: string;
  /** Column of the coin of the fee. */
  feeCoin?: string;
  /** Column of the number of the order. */
  orderId?: string;
  /** Column of the price. */
  price?: string;
  /** Column of the quantity in coins. */
  quantity?: string;
  /** Column of what the exchange realised, without fees. */
  result?: string;
  /** Column of buy and sell. */
  side?: string;
  /** Column of the pair. */
  symbol?: string;
  /** Column of the time. */
  time?: string;
  /** Column of the number of the execution. */
  tradeId?: string;
};
export type HistoryCountsDto = {
  /** Rows with problems; they are left out. */
  bad: number;
  /** Rows that are known already, or stand twice in the file. */
  duplicate: number;
  /** Rows that would be added. */
  new: number;
  /** Rows that are no trades, such as transfers. */
  skipped: number;
};
export type HistoryMappingDto = {
  /** Which column says what. */
  columns: HistoryColumnsDto;
  /** Where the trades were made. */
  exchange: string;
  /** What was traded. */
  market: TradeMarket;
};
export type HistoryNeededField = 'price' | 'quantity' | 'side' | 'symbol' | 'time';
export type HistoryOutcomeDto = {
  /** Positions of these symbols that are not closed yet; they become trades when they are. */
  open: number;
  /** Rows that were added. */
  rows: number;
  /** Trades of the symbols that it is about. */
  trips: number;
  /** Payments of funding whose position is not in any file. */
  unassigned: number;
  /** Sales whose purchase is not in any file; they have no result. */
  unmatched: number;
};
export type HistoryPreviewDto = {
  /** What its rows would do. */
  counts: HistoryCountsDto;
  /** Where the trades were made. */
  exchange: string | null;
  /** Time of the first row; null without rows. */
  firstAt: string | null;
  /** Name of the known format; null for a file whose columns the member chooses. */
  format: string | null;
  /** Titles of the file's columns. */
  headers: string[];
  /** Time of the last row; null without rows. */
  lastAt: string | null;
  /** How its columns are read, to be corrected; null for a known format. */
  mapping: HistoryMappingDto | null;
  /** Fields that still need a column. */
  missing: HistoryNeededField[];
  /** At most 100. */
  problems: HistoryProblemDto[];
  /** The first five new rows and the first five known ones. */
  rows: HistoryRowDto[];
  /** Titles whose cells are not read. */
  unread: string[];
  /** Zone of its times. */
  zone: string;
  /** Who told the zone: the file, the exchange's custom, the member; proposed: to be confirmed. */
  zoneFrom: HistoryZoneSource;
};
export type HistoryProblemDto = {
  /** Name of the cause. */
  cause: string;
  /** Title of the column. */
  column: string | null;
  /** Line or row in the file, the first is 1. */
  line: number;
  /** The cause in the caller's language. */
  message: string;
  /** The cell as written. */
  value: string;
};
export type HistoryRange = '24h' | '7d' | '90d';
export type HistoryRowDto = {
  /** When it was. */
  at: string;
  /** Positive when paid. */
  fee: string | null;
  /** Coin of the fee. */
  feeCoin: string | null;
  /** Whether it would be added. */
  isNew: boolean;
  /** A trade, a payment of funding, or a fee in a row of its own. */
  kind: HistoryRowKind;
  /** Position of a hedged account. */
  lane: TradeType | null;
  /** Line or row in the file, the first is 1. */
  line: number;
  /** What was traded. */
  market: TradeMarket;
  /** In the quote. */
  price: string | null;
  /** In coins or contracts. */
  quantity: string | null;
  /** Currency of price and result. */
  quote: string;
  /** What the exchange realised; of funding what was received. */
  result: string | null;
  /** Null unless it is a trade. */
  side: HistorySide | null;
  /** Pair. */
  symbol: string;
};
export type HistoryRowKind = 'fee' | 'funding' | 'trade';
export type HistorySide = 'buy' | 'sell';
export type HistoryZoneSource = 'exchange' | 'file' | 'member' | 'proposed';
export type HoldingDto = {
  /** Their mean in seconds; null without such trades. */
  average: number | null;
  /** The same of trades that lost. */
  ofLosses: number | null;
  /** The same of trades that won. */
  ofWins: number | null;
  /** Trades of which it is known. */
  tradeCount: number;
};
export type IdleFormulaDto = {
  /** Intervals that may fill before they have to be claimed, without boosts. */
  baseCap: number;
  /** The boosts that count now. */
  boosts: ActiveBoostDto[];
  /** baseCap × capMultiplier. */
  cap: string;
  /** Π cap multipliers of the boosts. */
  capMultiplier: string;
  /** Length of an interval. */
  intervalSeconds: number;
  /** L for one interval with boosts, at most 6 decimals. */
  perInterval: string;
  /** Π rate multipliers of the boosts. */
  rateMultiplier: string;
  /** Σ percents of the boosts. */
  ratePercent: string;
  /** L for one interval, without boosts. */
  reward: string;
};
export type IdleRewardClaimedDto = {
  /** The L coin that the member has now. */
  balance: string;
  /** The entry in the history. */
  entryId: string;
  /** In the caller's language. */
  message: string;
  /** Seconds of mining until the next claim may be paid; they do not run while mining is switched off. */
  nextClaimIn: number;
  /** Whole L that were paid. */
  reward: string;
};
export type IdleRewardStatusDto = {
  /** L that have filled by now, with up to 6 decimals; not yet claimable before a whole interval has filled. */
  accrued: string;
  /** The service's time of this answer. */
  asOf: string;
  /** A claim would be paid. */
  canClaimNow: boolean;
  /** What a claim would pay now, whole L; 0 before it is allowed. */
  claimable: string;
  /** Seconds of mining until it would be; 0 when it would be now. While mining is switched off (`enabled` false) they
    do not count down: it is what is left once it is switched on again. */
  cooldownRemaining: number;
  /** False while the reward is switched off: nothing fills. */
  enabled: boolean;
  /** Intervals that have filled since the last claim, with up to 6 decimals. */
  filled: string;
  /** What it is computed with. */
  formula: IdleFormulaDto;
  /** The cap is reached: what passes now is not paid. */
  full: boolean;
  /** Without input for so long a member counts as absent and the screen waits with the claim. */
  inactiveAfterSeconds: number;
  /** Null before the first claim. */
  lastClaimAt: string | null;
  /** Start of the window: the last claim, or the registration. */
  since: string;
};
export type ImportColumnsDto = {
  /** Column of the coin that amounts are in. */
  asset?: string;
  /** Column of the commission. */
  commission?: string;
  /** Column of the day. */
  day?: string;
  /** Column of the fee. */
  fee?: string;
  /** Column of the product. */
  product?: string;
  /** Column of the rebate rate. */
  rate?: string;
  /** Column of the UID. */
  uid?: string;
  /** Column of the volume. */
  volume?: string;
};
export type ImportCountsDto = {
  /** Lines with problems; they are left out. */
  bad: number;
  /** Differ from what is stored. */
  changed: number;
  /** Rows whose fee was derived from the commission. */
  derivedFees: number;
  /** Say what is stored already. */
  duplicate: number;
  /** Rows that can be written. */
  good: number;
  /** Not known before. */
  new: number;
  /** Stored rows that these replace under another product. */
  replaced: number;
  /** UIDs that no member has registered. */
  unknownUids: number;
};
export type ImportDayOrder = 'dmy' | 'mdy';
export type ImportDecimalMark = ',' | '.';
export type ImportField = 'asset' | 'commission' | 'day' | 'fee' | 'product' | 'rate' | 'uid' | 'volume';
export type ImportMappingDto = {
  /** Which column says what. */
  columns: ImportColumnsDto;
  /** Order of dates with the year last. */
  dayOrder?: ImportDayOrder;
  /** Found out from the cells when it is missing. */
  decimalMark?: ImportDecimalMark;
  /** The day of all rows, for files that do not say it. */
  fixedDay?: string;
  /** Product of all rows when no column says it. */
  product?: ReportProduct;
  /** What several rows of one UID, day and product are: mistakes, or parts of a sum. */
  repeatedRows?: ImportRepeatedRows;
};
export type ImportPreviewDto = {
  /** What its rows would do. */
  counts: ImportCountsDto;
  /** Zone of the days. */
  dayTimeZone: string;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** First day of its rows; null without rows. */
  firstDay: string | null;
  /** What kind of file it is. */
  format: string;
  /** Titles of the file's columns. */
  headers: string[];
  /** Null when columns are missing; then nothing was kept. */
  id: string | null;
  /** Last day of its rows; null without rows. */
  lastDay: string | null;
  /** The mapping that was used, to be corrected if need be. */
  mapping: ImportMappingDto;
  /** Fields that still need a column. */
  missingFields: ImportField[];
  /** At most 500. */
  problems: ImportProblemDto[];
  /** Sums to compare them with; null without good rows, for more than 31 days, and if they were not computed in time. */
  stored: ImportStoredDto | null;
  /** Sums of the rows that can be written. */
  totals: ImportSumsDto;
  /** UIDs that no member has registered; their rows are kept for later. At most 100. */
  unknownUids: string[];
};
export type ImportProblemDto = {
  /** Name of the cause. */
  cause: string;
  /** Title of the column. */
  column: string | null;
  /** The field that it is about. */
  field: ImportField;
  /** Line or row in the file, the first is 1. */
  line: number;
  /** The cause in the caller's language. */
  message: string;
  /** The other line of a pair. */
  otherLine: number | null;
  /** The cell as written. */
  value: string;
};
export type ImportRepeatedRows = 'refuse' | 'sum';
export type ImportStoredDto = {
  /** Commission. */
  commission: string;
  /** How many days the file has good rows of. */
  days: number;
  /** Rebate. */
  rebate: string;
  /** Number of rows. */
  rows: number;
  /** Volume. */
  volume: string;
};
export type ImportSumsDto = {
  /** Commission. */
  commission: string;
  /** Rebate. */
  rebate: string;
  /** Number of rows. */
  rows: number;
  /** Volume. */
  volume: string;
};
export type ImportUndoDto = {
  /** What is added to the commission of these rows, in USDT; negative where it is less. */
  commission: string;
  /** First day of these rows; null without rows. */
  firstDay: string | null;
  /** Last day of these rows; null without rows. */
  lastDay: string | null;
  /** What is added to their rebate, in USDT; negative where it is less. */
  rebate: string;
  /** Rows that become what they were. */
  rows: number;
};
export type ImportWrittenDto = {
  /** Differ from what was stored. */
  changed: number;
  /** An uploaded file says otherwise and stands. */
  kept: number;
  /** Not known before. */
  new: number;
  /** Say what is stored already. */
  unchanged: number;
  /** Stored rows that the file says no longer. */
  withdrawn: number;
};
export type InUsdDto = {
  /** In USD. */
  usd: number | null;
};
export type IndicatorChartDto = {
  /** When the service asked for the newest of them. */
  fetchedAt: string;
  /** Name of the indicator. */
  indicator: 'liquidation-map' | 'order-block' | 'whale-hunter';
  /** How long a candle lasts. */
  interval: '1h' | '4h';
  /** Marks of the indicator; not all indicators have some. */
  marks: DrawnMarkDto[];
  /** Prices with a line. */
  prices: DrawnPriceDto[];
  /** From back to front. */
  shapes: DrawnShapeDto[];
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source of the candles. */
  source: string;
  /** Market. */
  symbol: string;
  /** End of the last candle: only candles that are over are drawn. */
  until: string;
};
export type IndicatorPaidWith = 'LCOIN' | 'LUFF';
export type IndicatorPassDto = {
  /** Whether there is access now. */
  active: boolean;
  /** Whole days left, counted in days of Asia/Seoul: 0 on the last day; null without access. */
  daysLeft: number | null;
  /** End of the last pass there was; null when there never was one. */
  expiresAt: string | null;
  /** A request waits for a decision. */
  hasPending: boolean;
  /** Days of access that a pass gives. */
  passDays: number;
  /** Price of a pass in L coin. */
  priceLcoin: number;
  /** Price of a pass in Luff. */
  priceLuff: number;
  /** What the last pass is now; null when there never was one. */
  status: IndicatorPassStatus | null;
};
export type IndicatorPassStatus = 'active' | 'expired' | 'expiring';
export type IndicatorPurchaseChangedDto = {
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
  purchase: IndicatorPurchaseDto;
};
export type IndicatorPurchaseDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** When it was approved; null when it was not. */
  approvedAt: string | null;
  /** The member may still take it back. */
  cancellable: boolean;
  /** When it was made. */
  createdAt: string;
  /** 23:59:59 Asia/Seoul of the last day. */
  expiresAt: string | null;
  /** Its id. */
  id: string;
  /** Price in `paidWith`. */
  paidAmount: string;
  /** What it is paid with. */
  paidWith: IndicatorPaidWith;
  /** Days of access that were on offer. */
  passDays: number;
  /** What the pass is now; null while there is none. */
  passStatus: IndicatorPassStatus | null;
  /** When it was decided. */
  processedAt: string | null;
  /** The same as `createdAt`. */
  purchasedAt: string;
  /** Where the request stands. */
  status: IndicatorPurchaseStatus;
  /** What happened and what is to come, in order; the member and the administrator see the same. */
  timeline: IndicatorStepDto[];
  /** Who is to get access on TradingView. */
  tradingviewId: string;
};
export type IndicatorPurchaseStatus = 'approved' | 'pending' | 'rejected';
export type IndicatorStep = 'active' | 'approved' | 'cancelled' | 'expired' | 'expiring' | 'rejected' | 'requested';
export type IndicatorStepDto = {
  /** When. */
  at: string;
  /** It has happened; false for what is still to come (expiring, expired). */
  done: boolean;
  /** What happened. */
  step: IndicatorStep;
};
export type IssueCouponsDto = {
  /** 1 to 10 (a setting); 1 when missing. */
  count?: number;
};
export type JobRunDto = {
  /** What it did, in numbers; null for a failure and for a job of a queue. */
  counts: {
    [key: string]: number;
  } | null;
  /** Why it failed, in English; null for a run. */
  error: string | null;
  /** Null for a failure. */
  finishedAt: string | null;
  /** Name of the job. */
  job: string;
  /** The slot, run once among all replicas. */
  slot: string;
  /** When it began. */
  startedAt: string;
  /** How it ended. */
  status: JobStatus;
};
export type JobStatus = 'done' | 'failed';
export type JournalConnectionDto = {
  /** When it was connected. */
  createdAt: string;
  /** Where the trades are made. */
  exchange: SyncedExchange;
  /** Why the last sync did not end well, in the caller's language. */
  failure: string | null;
  /** Its id. */
  id: string;
  /** Last four characters of the API key. */
  keyHint: string;
  /** syncing, ready, failed (to be tried again), paused (something was undone), refused (the key may do more than reading, and was deleted). */
  status: ConnectionStatus;
  /** Pairs that are read; empty where the exchange tells all at once. */
  symbols: string[];
  /** When a sync last ended well. */
  syncedAt: string | null;
};
export type JournalDayDto = {
  /** Deposits − withdrawals of the day. */
  cashFlow: string;
  /** Day (Asia/Seoul). */
  day: string;
  /** USDT at its end. */
  endBalance: string | null;
  /** What the fees of its imported trades took; the result is without them. */
  fees: string;
  /** What funding gave its imported trades, negative when paid; the result is without it. */
  funding: string;
  /** Whether there is a note. */
  hasNote: boolean;
  /** KRW per USDT when the day was first written to. */
  krwRate: string;
  /** End − start. */
  profitLoss: string | null;
  /** Sum of the day's trades; without trades end − start − net deposits; null with neither. */
  result: string | null;
  /** USDT at the beginning of the day; null if no balances were saved. */
  startBalance: string | null;
  /** Trades of the day. */
  tradeCount: number;
  /** With trades and balances: what the balances earned more than trades, fees and funding tell. */
  unexplained: string | null;
};
export type JournalImportDetailsDto = {
  /** When it was uploaded. */
  createdAt: string;
  /** Where the trades were made; null until it is read. */
  exchange: string | null;
  /** Why it failed, in the caller's language. */
  failure: string | null;
  /** Name of the file. */
  fileName: string;
  /** Its id. */
  id: string;
  /** Read from a connected exchange, and not uploaded. */
  isSynced: boolean;
  /** What became of it; null until it is written. */
  outcome: HistoryOutcomeDto | null;
  /** What it would do; null until it is read. */
  preview: HistoryPreviewDto | null;
  /** Of what is under way, in percent. */
  progress: number;
  /** reading, previewed (waits for the member), writing, done, undoing, undone, failed. */
  status: JournalImportStatus;
};
export type JournalImportDto = {
  /** When it was uploaded. */
  createdAt: string;
  /** Where the trades were made; null until it is read. */
  exchange: string | null;
  /** Why it failed, in the caller's language. */
  failure: string | null;
  /** Name of the file. */
  fileName: string;
  /** Its id. */
  id: string;
  /** Read from a connected exchange, and not uploaded. */
  isSynced: boolean;
  /** What became of it; null until it is written. */
  outcome: HistoryOutcomeDto | null;
  /** Of what is under way, in percent. */
  progress: number;
  /** reading, previewed (waits for the member), writing, done, undoing, undone, failed. */
  status: JournalImportStatus;
};
export type JournalImportStatus = 'done' | 'failed' | 'previewed' | 'reading' | 'undoing' | 'undone' | 'writing';
export type JournalPictureDto = {
  /** What it shows, in the member's words. */
  altText: string | null;
  /** When it was added. */
  createdAt: string;
  /** Its day, or the day of its trade (Asia/Seoul). */
  date: string;
  /** In pixels, at most 2,000. */
  height: number;
  /** Its id. */
  id: string;
  /** The trade that it belongs to; null for one of a day. */
  tradeId: string | null;
  /** In pixels, at most 2,000. */
  width: number;
};
export type JournalRebateDayDto = {
  /** Day of the exchange's report, by its own label. */
  day: string;
  /** The exchanges it is made of. */
  exchanges: JournalRebateDto[];
  /** Sum of what is reported, in USDT; null while nothing is. */
  rebate: string | null;
};
export type JournalRebateDto = {
  /** Its name. */
  exchange: string;
  /** Whether it was computed from other figures of the report. */
  isEstimated: boolean;
  /** Whether the journal has trades there of which the report, although due, has no row. */
  isMissing: boolean;
  /** In USDT; null while there is no report. The exchange credits it to the member's account there. */
  rebate: string | null;
  /** UIDs of the member there that were verified by then. */
  uids: string[];
  /** Time zone of its days. */
  zone: string;
};
export type JournalRebatesDto = {
  /** Days with a rebate, or with trades at an exchange with a verified UID; oldest first. */
  days: JournalRebateDayDto[];
  /** Days with trades of which the report, although due, has no row. */
  missingDays: number;
  /** Sum of what is reported, in USDT; null while nothing is. */
  rebate: string | null;
  /** Days with trades whose report has not arrived and is not missing. */
  waitingDays: number;
};
export type JournalStatisticsDto = {
  /** Number of days with balances alone. */
  balanceDays: number;
  /** Part of it from days with balances alone. */
  balanceResult: string;
  /** Calendar days from the first of them to the last one: the sample of Sharpe and Sortino. */
  calendarDays: number;
  /** Total result ÷ calendar days, in USDT, 8 decimals; null of fewer than two days. */
  dailyMean: string | null;
  /** Days with a result, oldest first. */
  days: EquityDayDto[];
  /** Standard deviation (n − 1) of the daily results in USDT, 8 decimals. */
  deviation: string | null;
  /** Root of the mean square of the daily losses, gains counting as 0, in USDT, 8 decimals. */
  downsideDeviation: string | null;
  /** Null if the equity has never fallen. */
  drawdown: DrawdownDto | null;
  /** What fees took in USDT, where known. */
  fees: string;
  /** What funding gave in USDT, negative when paid, where known. */
  funding: string;
  /** How those with one thing in common went; the trades of each dimension add up to all trades, but a trade may have many tags. */
  groups: TradeGroupDto[];
  /** How long trades were held. */
  holding: HoldingDto;
  /** Longest run of days with a result below 0. */
  lossStreak: StreakDto | null;
  /** How results compare with what was risked. */
  rMultiple: RMultipleDto;
  /** Total result ÷ largest drawdown, 8 decimals; null without a drawdown. */
  recoveryFactor: string | null;
  /** Mean ÷ standard deviation of the daily results × √365, 8 decimals. Calendar days without a result count as 0, and the capital is
    taken as constant; null where the deviation is 0 or there are fewer than two days. */
  sharpe: string | null;
  /** With fewer trades, or days, than this, figures say little. */
  smallSample: number;
  /** Mean ÷ downside deviation × √365, 8 decimals. */
  sortino: string | null;
  /** Sum of the results of all days in USDT: of the trades, and of days with balances alone. */
  totalResult: string;
  /** How all trades went. */
  trades: TradeFiguresDto;
  /** Longest run of days with a result above 0. */
  winStreak: StreakDto | null;
};
export type KeptReceiptDto = {
  /** What it comes to now; null if the books have it no more. */
  amount: string | null;
  /** When the fact was. */
  factAt: string;
  /** Id of the entry, or the day. */
  factId: string;
  /** Its id. */
  id: string;
  /** When it was put aside. */
  keptAt: string;
  /** What it is of. */
  kind: ReceiptKind;
  /** Number of the receipt. */
  number: string;
  /** Its seal as the books are now, see the receipt; null if they have it no more. */
  seal: string | null;
  /** Its public addresses, the newest first. */
  shares: ReceiptShareDto[];
  /** Name of the fact as the books have it now; null if they have it no more. */
  title: string | null;
  /** Unit of the amount; null without. */
  unit: string | null;
};
export type KimchiPremiumDto = {
  /** Change since the previous day on Upbit (from 09:00 in Seoul), over 24 hours on Bithumb, in percent. */
  change24h: number | null;
  /** Ticker on the Korean exchange. */
  coin: string;
  /** Why there is no premium. */
  gap:
    | ('noGlobalPrice' | 'noGlobalTrades' | 'noRate' | null | 'otherCoin' | 'staleGlobalPrice')
    | ('noGlobalPrice' | 'noGlobalTrades' | 'noRate' | null | 'otherCoin' | 'staleGlobalPrice');
  /** The coin as global exchanges name it; null where their coin of that name is another one. */
  globalCoin: string | null;
  /** Whether deposits or withdrawals are halted; null where the exchange does not tell. */
  halted: boolean | null;
  /** Last price in KRW. */
  krwPrice: number;
  /** Korean name. */
  name: string;
  /** English name. */
  nameEn: string;
  /** KRW price / (global price × KRW per USD) − 1, in percent. */
  premium: number | null;
  /** The same as `krwPrice`. */
  price: number;
  /** Global price in USDT; null where no global exchange lists the coin. */
  usdPrice: number | null;
  /** Exchange of the global price; null for USDT, which is counted as one dollar. */
  usdSource: string | null;
  /** The same by the price of USDT on the Korean exchange. */
  usdtPremium: number | null;
  /** Traded in 24 hours, in KRW. */
  volume24hKRW: number | null;
  /** The same in USD by the bank's rate. */
  volume24hUSD: number | null;
  /** The exchange warns of investing in it. */
  warning: boolean;
};
export type KimchiPremiumsDto = {
  /** Coins on Bithumb, by value traded. */
  bithumb: KimchiPremiumDto[];
  /** The rates in it. */
  rates: PremiumRatesDto;
  /** Where the prices are from. A stale source has no part in the premiums. */
  sources: SourceDto[];
  /** Coins on Upbit, by value traded. */
  upbit: KimchiPremiumDto[];
};
export type KoreanExchange = 'bithumb' | 'upbit';
export type Language = 'en' | 'ko';
export type LargeTradeDto = {
  /** When it happened. */
  at: string;
  /** Of the exchange. */
  currency: 'KRW' | 'USDT';
  /** Id of the exchange. */
  exchange: string;
  /** Unique among all events. */
  id: string;
  /** In `currency`. */
  price: number;
  /** In the coin. */
  quantity: number;
  /** Who took the initiative. */
  side: 'buy' | 'sell';
  /** The exchange's own name of the coin. */
  symbol: string;
  /** In USDT. */
  value: number;
};
export type LargeTradesDto = {
  /** The last 200. */
  items: LargeTradeDto[];
  /** Value in USDT from which a trade is large. */
  least: number;
  /** Where they are from. */
  sources: SourceDto[];
};
export type LatestRateDto = {
  /** When the service asked for it; null for the default. */
  fetchedAt: string | null;
  /** KRW per USDT. */
  rate: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Source of the rate; `default` until one is loaded. */
  source: string;
  /** Older than it should be. */
  stale: boolean;
};
export type LcoinAdjustedDto = {
  /** What the member has now. */
  balance: string;
  /** In the caller's language. */
  message: string;
};
export type LcoinBalanceDto = {
  /** Can be spent. */
  available: string;
  /** Everything the member has: available and held. */
  balance: string;
  /** The balance with grouping, for display. */
  formatted: string;
  /** Set aside for a request that waits for a decision. */
  held: string;
};
export type LedgerFindingDto = {
  /** Which rule is broken. */
  check: string;
  /** What the account is kept in; null likewise. */
  currency: string | null;
  /** Both sides of the disagreement. */
  detail: {
    [key: string]: unknown;
  };
  /** When it was found. */
  firstSeenAt: string;
  /** Its id. */
  id: string;
  /** When it was there last. */
  lastSeenAt: string;
  /** The member's address; null likewise. */
  userEmail: string | null;
  /** The member whose account is concerned and frozen; null where it is no single account. */
  userId: string | null;
  /** The member's name; null likewise. */
  userName: string | null;
};
export type LedgerHealthDto = {
  /** The open findings. */
  findings: LedgerFindingDto[];
  /** No open finding, the last check is not overdue, and the nightly one has neither failed nor is overdue. */
  healthy: boolean;
  /** When the books were last compared; null before the first time. */
  lastCheckedAt: string | null;
  /** Differences by check at that time; null before the first time. */
  lastCounts: {
    [key: string]: number;
  } | null;
  /** The comparison of everything, made every night. */
  nightly: NightlyCheckDto;
  /** The comparison of recent data, made every five minutes, was not made for 15 minutes. */
  overdue: boolean;
};
export type LiquidationDto = {
  /** When it happened. */
  at: string;
  /** Of the exchange. */
  currency: 'KRW' | 'USDT';
  /** Id of the exchange. */
  exchange: string;
  /** Unique among all events. */
  id: string;
  /** In `currency`. */
  price: number;
  /** In the coin. */
  quantity: number;
  /** The position that was ended. */
  side: 'long' | 'short';
  /** The exchange's own name of the coin. */
  symbol: string;
  /** In USDT. */
  value: number;
};
export type LiquidationSumDto = {
  /** Of long positions. */
  long: number;
  /** Of short positions. */
  short: number;
};
export type LiquidationsDto = {
  /** The last 200. */
  items: LiquidationDto[];
  /** Sums of the last 24 hours. */
  lastDay: LiquidationSumDto;
  /** Sums of the last 60 minutes. */
  lastHour: LiquidationSumDto;
  /** Since when they are counted. */
  since: string;
  /** Where they are from. */
  sources: SourceDto[];
};
export type LoginDto = {
  /** Code of the authenticator app (6 digits) or a recovery code; only for members with two-factor login. */
  code?: string;
  /** E-mail address. */
  email: string;
  /** Password. */
  password: string;
};
export type LongShortDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** A fixed example, because the exchange does not answer. */
  isSample: boolean;
  /** In percent. */
  long: number;
  /** In percent. */
  short: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type LuffBalanceDto = {
  /** Can be spent. */
  availableLuff: string;
  /** Everything the member has: available and held. */
  balance: string;
  /** Owed after a downward correction of a report; later accruals fill it first. */
  clawback: string;
  /** The balance with grouping, for display. */
  formatted: string;
  /** Set aside for requests that wait for a decision. */
  held: string;
  /** Luff for 1 USDT. */
  luffPerUsdt: number;
  /** Until when no payback can be requested; null when one can. */
  payoutHold: PayoutHoldDto | null;
  /** The verified UID that a payback is paid to unless `uidId` says another one; null without one. */
  payoutUidId: string | null;
  /** How far it is to a payback. */
  progress: PaybackProgressDto;
  /** What today's postings (Asia/Seoul) added, corrections subtracted; negative when those were more. */
  todayEarned: string;
  /** What can be spent, in USDT. */
  usdtValue: string;
};
export type LuffRedemptionDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** Null for a payback without an expiry. */
  expiresAt: string | null;
  /** Its id. */
  id: string;
  /** Luff to redeem. */
  luffAmount: string;
  /** When the payment was recorded. */
  paidAt: string | null;
  /** Proof of the payment; null until it is paid. */
  payoutReference: string | null;
  /** The one of them that a payback is paid to; null for an indicator. */
  payoutUid: RedemptionUidDto | null;
  /** When it was decided. */
  processedAt: string | null;
  /** What it is redeemed for. */
  redemptionType: RedemptionType;
  /** Where the request stands. */
  status: RedemptionStatus;
  /** What happened, in order. */
  timeline: RedemptionStepDto[];
  /** For whom an indicator is; null for a payback. */
  tradingviewId: string | null;
  /** What a payback pays; null for an indicator. */
  usdtAmount: string | null;
  /** The member's verified UIDs at the time of the request. */
  userUids: RedemptionUidDto[];
  /** Always null: a payback is paid to the registered exchange UID. */
  walletAddress: string | null;
};
export type MailPreferencesDto = {
  /** Agreement to news and offers. */
  marketing: boolean;
  /** All topics. */
  topics: MailTopicDto[];
};
export type MailSubscriptionDto = {
  /** Whether its mails are sent. */
  enabled: boolean;
  /** Name of the topic. */
  topic: string;
};
export type MailTopicDto = {
  /** Whether its mails are sent. */
  enabled: boolean;
  /** Always sent, since the account's safety needs it. */
  obligatory: boolean;
  /** Name of the topic. */
  topic: string;
};
export type MarketHighlightsDto = {
  /** The three coins that rise most over 24 hours, of those of which enough is traded; fewer while fewer rise. */
  gainers: GainerHighlightDto[];
  /** The newest headlines of each language; null also without any in 24 hours. */
  news: HeadlinesDto | null;
  /** Sectors by what is traded in them. */
  sectors: SectorHighlightsDto | null;
};
export type MarketMetricsDto = {
  /** Share of bitcoin in percent. */
  btcDominance: number | null;
  /** The same with its source. */
  fearGreed: FearGreedDto | null;
  /** 0 to 100; null if it could not be read yet. */
  fearGreedIndex: number | null;
  /** Positions of all accounts on Binance. */
  longShort: LongShortDto;
  /** Its change over 24 hours in percent. */
  marketCapChange24h: number | null;
  /** Market capitalisation of all coins in USD. */
  totalMarketCap: number | null;
  /** Premium of USDT in Korea over the bank's rate, in percent. */
  usdtPremium: number | null;
};
export type MarketOverviewDto = {
  /** Share of bitcoin in percent. */
  btcDominance: number | null;
  /** The ten coins of which most is traded. */
  coins: CoinDto[];
  /** Coins that fall. */
  fallingCount: number;
  /** Change of the market capitalisation over 24 hours in percent. */
  marketCapChange24h: number | null;
  /** Coins that rise, of those that the global exchanges list. */
  risingCount: number;
  /** Where the figures are from. */
  sources: SourceDto[];
  /** Market capitalisation of all coins in USD. */
  totalMarketCap: number | null;
  /** Traded in 24 hours, in USD. */
  totalVolume24h: number | null;
};
export type MemberDto = {
  /** When the member registered. */
  createdAt: string;
  /** E-mail address. */
  email: string;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: boolean;
  /** Its id. */
  id: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  /** Language of mails and messages. */
  language: Language;
  /** Name. */
  name: string;
  /** Until when no payback can be asked for after a password reset. */
  payoutsLockedUntil: string | null;
  /** TradingView ID; null without one. */
  tradingviewId: string | null;
  /** Whether login asks for a code of the authenticator app. */
  twoFactorEnabled: boolean;
};
export type MemberStoreDto = {
  /** The unused first, each newest first; of the used ones the newest 100. */
  coupons: ChartCouponDto[];
  /** The newest 100, newest first. */
  items: UserMiningItemDto[];
  /** The newest 100, newest first. */
  orders: StoreOrderDto[];
};
export type MiningEffectType = 'cap_boost' | 'premium' | 'speed_boost';
export type MiningItemDto = {
  /** premium: what the cap is multiplied by; 1 otherwise. */
  capMultiplier: string;
  /** In the caller's language. */
  description: string;
  /** Hours for which it works once it is switched on. */
  durationHours: number;
  /** What it raises: the rate, the cap, or both. */
  effectType: MiningEffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. */
  effectValue: string;
  /** Name of an icon: gauge, layers, gem, pickaxe, zap, package. */
  icon: string;
  /** Its id. */
  id: string;
  /** In the caller's language. */
  name: string;
  /** Whole L coin. */
  price: number;
  /** The same as `price`. */
  priceL: number;
  /** premium: what the rate is multiplied by; 1 otherwise. */
  rateMultiplier: string;
};
export type MiningItemPurchasedDto = {
  /** The L coin that the member has now. */
  balance: string;
  /** The item that was bought. */
  item: UserMiningItemDto;
  /** In the caller's language. */
  message: string;
  /** The order. */
  order: StoreOrderDto;
};
export type MiningItemToggledDto = {
  /** The item as it is now. */
  item: UserMiningItemDto;
  /** In the caller's language. */
  message: string;
};
export type NewShareDto = {
  /** Its id. */
  id: string;
  /** The page for everybody who has it. */
  path: string;
  /** When the member ended it; null while it is open. */
  revokedAt: string | null;
  /** When it was made. */
  sharedAt: string;
  /** 128 random bits in base64url. */
  token: string;
  /** Whether strangers see the amounts. */
  withAmounts: boolean;
};
export type NewsArticleDto = {
  /** What it is about, by its words. */
  category: 'analysis' | 'breaking' | 'market' | 'regulation' | 'technology';
  /** Id. */
  id: string;
  /** `ko` or `en`. */
  language: string;
  /** When it was published. */
  publishedAt: string;
  /** Who published it. */
  publisher: string;
  /** Tickers of coins that it mentions, at most five. */
  relatedSymbols: string[];
  /** Whether its words are good or bad news; a guess. */
  sentiment: 'negative' | 'neutral' | 'positive';
  /** Beginning of the article, at most 300 characters. */
  summary: string;
  /** Title as published. */
  title: string;
  /** Where it can be read. */
  url: string;
};
export type NewsDto = {
  /** At most 100. */
  articles: NewsArticleDto[];
  /** When news were read last; null before the first time. */
  lastUpdate: string | null;
  /** From the simulator. */
  simulated: boolean;
  /** Older than it should be. */
  stale: boolean;
  /** Number of articles in that time. */
  totalCount: number;
};
export type NewsFilter = 'all' | 'analysis' | 'breaking' | 'market' | 'regulation' | 'technology';
export type NewsTimeframe = '1h' | '24h' | '7d';
export type NightlyCheckDto = {
  /** When all books were last compared; null before the first time. */
  checkedAt: string | null;
  /** Why it failed, in English; null unless `status` is `failed`. */
  error: string | null;
  /** `failed` until it runs again, `overdue` after 26 hours without, `pending` before the first one is due. */
  status: NightlyCheckStatus;
};
export type NightlyCheckStatus = 'done' | 'failed' | 'overdue' | 'pending';
export type NoteTemplateDto = {
  /** Its id. */
  id: string;
  /** What the member calls it. */
  name: string;
  /** When it was saved last. */
  savedAt: string;
  /** What a note begins with. */
  text: string;
};
export type OfferedMiningItemDto = {
  /** premium: what the cap is multiplied by; 1 otherwise. */
  capMultiplier: string;
  /** In the caller's language. */
  description: string;
  /** Hours for which it works once it is switched on. */
  durationHours: number;
  /** What it raises: the rate, the cap, or both. */
  effectType: MiningEffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. */
  effectValue: string;
  /** Name of an icon: gauge, layers, gem, pickaxe, zap, package. */
  icon: string;
  /** Its id. */
  id: string;
  /** In the caller's language. */
  name: string;
  /** The member has one on until then, and can switch on another only afterwards; null without. */
  onUntil: string | null;
  /** Whole L coin. */
  price: number;
  /** The same as `price`. */
  priceL: number;
  /** premium: what the rate is multiplied by; 1 otherwise. */
  rateMultiplier: string;
};
export type OpenUidDisputeDto = {
  /** Name or id of the exchange, in upper or lower case. */
  exchangeName: string;
  /** How one can see that the UID is the claimant's. */
  statement: string;
  /** 4 to 20 digits. */
  uid: string;
};
export type OpenedUidDisputeDto = {
  /** Its id. */
  id: string;
  /** In the caller's language. */
  message: string;
  /** To be seen beside the exchange's account page in the recording that proves the claim. */
  proofCode: string;
};
export type OrderFaqDto = {
  /** Their ids in the new order. */
  ids: string[];
};
export type OtherAccountDto = {
  /** A request of it waits for a decision. */
  hasPending: boolean;
  /** End of its last pass; null when it never had one. */
  passesUntil: string | null;
  /** E-mail address of the member. */
  userEmail: string;
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
};
export type OwnSessionDto = {
  /** Name of the browser; null when it does not say. */
  browser: string | null;
  /** When it began. */
  createdAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** Sort of device. */
  device: Device;
  /** When it ends if it is not used. */
  expiresAt: string;
  /** Its id. */
  id: string;
  /** Address of the login. */
  ip: string;
  /** Its last request, exact to a minute. */
  lastSeenAt: string;
  /** Operating system; null when the browser does not say. */
  os: string | null;
};
export type PaybackProgressDto = {
  /** What the member can redeem now, in USDT. */
  currentUsdt: string;
  /** Luff a day by the UIDs held now, over the last 30 closed report days or since the first that earned; null when there was nothing. */
  dailyAverageLuff: string | null;
  /** Days until the minimum at this pace; 0 when it is reached, null when it cannot be told. */
  estimatedDays: number | null;
  /** The smallest payback in USDT. */
  minimumUsdt: string;
};
export type PayoutFindingDto = {
  /** What an approval repeats to confirm it. */
  code: string;
  /** In the caller's language. */
  message: string;
};
export type PayoutHoldDto = {
  /** newPassword: the password was reset; newUid: a UID was registered or verified. */
  reason: PayoutHoldReason;
  /** When it ends. */
  until: string;
};
export type PayoutHoldReason = 'newPassword' | 'newUid';
export type PayoutSummaryDto = {
  /** When this was counted, at most five seconds ago. */
  asOf: string;
  /** Payments in that period. */
  medianCount: number;
  /** Days that the median looks back. */
  medianDays: number;
  /** Median hours from request to payment, one decimal; null without payments in the period. */
  medianHoursToPay: string | null;
  /** Beginning of the hour in which the oldest of them was asked for; null when nothing waits. */
  oldestWaitingAt: string | null;
  /** How many they are. */
  paidCount: number;
  /** Whole USDT of all paybacks with a recorded payment, rounded down. */
  paidOutUsdt: string;
  /** How many they are. */
  waitingCount: number;
  /** Whole USDT of paybacks that are asked for and not yet paid, rounded up. */
  waitingUsdt: string;
};
export type PendingCountsDto = {
  /** Indicator requests that are paid with L coin. */
  indicatorPurchases: number;
  /** Requests to redeem Luff. */
  luffRedemptions: number;
  /** Disputes about a UID. */
  uidDisputes: number;
  /** UID verification requests. */
  uidVerifications: number;
};
export type PerformanceDto = {
  /** Result of today. */
  dailyProfit: string;
  /** Results of the last 30 days, today included. */
  monthlyProfit: string;
  /** Monthly profit in percent of the net capital. */
  monthlyReturn: string | null;
  /** Deposits − withdrawals. */
  netCapital: string;
  /** Deposits in USDT. */
  totalDeposits: string;
  /** Results of all days in USDT. */
  totalProfit: string;
  /** Total profit in percent of the net capital; null while that is not positive. */
  totalReturn: string | null;
  /** Withdrawals in USDT. */
  totalWithdrawals: string;
  /** Trades in all. */
  tradeCount: number;
  /** Results of the last 7 days, today included. */
  weeklyProfit: string;
  /** Weekly profit in percent of the net capital. */
  weeklyReturn: string | null;
};
export type PerpetualDto = {
  /** Change over 24 hours in percent; null for a younger contract. */
  change24h: number | null;
  /** When the service asked for it. */
  fetchedAt: string;
  /** What longs pay to shorts each hour, in percent of the position; negative the other way round. */
  fundingHourly: number;
  /** In USD. */
  markPrice: number;
  /** Open contracts, in the coin. */
  openInterest: number;
  /** The same in USD by the mark price. */
  openInterestUsd: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Older than it should be. */
  stale: boolean;
  /** Name of the contract. */
  symbol: string;
  /** Traded in 24 hours, in USD. */
  volume24h: number | null;
};
export type PointSumDto = {
  /** Net: negative takes. */
  amount: string;
  /** Number of transfers. */
  count: number;
  /** In the caller's language. */
  label: string;
  /** Which sum it belongs to; of requests, what is neither back nor held was spent. */
  part: PointSumPart;
  /** earn, bonus and mining add; spend and other take. */
  type: EntryType;
};
export type PointSumPart = 'earned' | 'request' | 'spent';
export type PointSummaryDto = {
  /** The sums by kind of act, which make up those above. */
  breakdown: PointSumDto[];
  /** Number of transfers. */
  count: number;
  /** Everything that was added, corrections subtracted; what came back from a request or a purchase is not. */
  earned: string;
  /** Set aside for requests that wait for a decision: not spent yet. */
  held: string;
  /** Owed after a correction; L coin is never owed. */
  owed: string;
  /** Everything that is gone, as a positive number: purchases, decided requests, deductions; not what is held. */
  spent: string;
};
export type PositionDto = {
  /** What was paid for what is held, by unit, in the quote: of coins first in, first out; of futures by average cost. */
  entryPrice: string;
  /** Where it is. */
  exchange: string;
  /** What fees took so far, in the quote. */
  fee: string;
  /** What funding gave so far, in the quote, negative when paid. */
  funding: string;
  /** Its id. */
  id: string;
  /** Whether the quantity is in contracts, whose size in coins the exchange's file does not tell. */
  isInContracts: boolean;
  /** Time of the last imported row of its symbol: what happened since is not known. */
  knownUntil: string;
  /** Coins that are held, or a future. */
  market: PositionMarket;
  /** When it was opened. */
  openedAt: string;
  /** What is held: coins, or contracts. */
  quantity: string;
  /** Coin and quote. */
  symbol: string;
  /** Which way it is. */
  type: TradeType;
};
export type PositionMarket = 'futures' | 'spot';
export type PremiumHistoryDto = {
  /** The first time in it that is known; null if none is. */
  begins: string | null;
  /** Ticker on that exchange. */
  coin: string;
  /** Where the range begins. */
  from: string;
  /** Oldest first. */
  points: PremiumPointDto[];
  /** Some of it is from the simulator. */
  simulated: boolean;
  /** Exchange of the prices. */
  source: 'bithumb' | 'upbit';
  /** Sources of the prices and rates that the premiums are computed from, the exchange first. */
  sources: string[];
};
export type PremiumPointDto = {
  /** Beginning of the minute or hour. */
  at: string;
  /** By the bank's rate, in percent; null where it could not be computed. */
  premium: number | null;
  /** Price in KRW. */
  price: number;
  /** By the price of USDT on that exchange, in percent. */
  usdtPremium: number | null;
};
export type PremiumRateDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** In KRW. */
  rate: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type PremiumRatesDto = {
  /** KRW for one USDT on Bithumb. */
  bithumbUsdt: PremiumRateDto | null;
  /** KRW for one USDT on Upbit. */
  upbitUsdt: PremiumRateDto | null;
  /** KRW for one USD. */
  usdKrw: PremiumRateDto | null;
};
export type PremiumWeekDto = {
  /** Number of hours that are known, at most 168. */
  hours: number;
  /** Lowest premium, in percent. */
  least: number;
  /** Share of the hours whose premium was lower than it is now, in percent. */
  lower: number;
  /** Highest premium, in percent. */
  most: number;
  /** The first of them. */
  since: string;
  /** Sources of the prices and rates that these premiums are computed from. */
  sources: string[];
};
export type ProvePasswordDto = {
  /** The password in force. */
  currentPassword: string;
};
export type PurchaseIndicatorDto = {
  /** The price that the buyer saw: another price in force is refused instead of held. */
  price?: number;
  /** Who is to get access on TradingView; 1 to 50 visible characters. */
  tradingviewId: string;
};
export type PurchaseMiningItemDto = {
  /** The item on offer. */
  itemId: string;
  /** The price that the buyer saw: another price in force is refused instead of charged. */
  price?: number;
};
export type PurchaseVoucherDto = {
  /** The price that the buyer saw: another price in force is refused instead of charged. */
  price?: number;
};
export type PushStateDto = {
  /** Whether alerts are pushed to the browser of this session. */
  isOn: boolean;
  /** Public key of this installation, base64url; the `applicationServerKey` of a subscription. */
  publicKey: string;
};
export type PutPushDto = {
  /** Secret of the subscription: 16 bytes in base64url. */
  auth: string;
  /** Address at the browser's push service. */
  endpoint: string;
  /** Public key of the browser: 65 bytes in base64url. */
  p256dh: string;
};
export type RMultipleDto = {
  /** Their mean, 8 decimals; null without such trades. */
  average: string | null;
  /** Lower end of the 95 % interval of the mean by Student's t, 8 decimals; null of fewer than two trades. */
  from: string | null;
  /** Sum of their R multiples, each rounded to 8 decimals. */
  sum: string;
  /** Its upper end. */
  to: string | null;
  /** Trades of which it is known. */
  tradeCount: number;
};
export type ReadHistoryDto = {
  /** For a file of no known format. */
  mapping?: HistoryMappingDto;
  /** Zone of its times: `UTC+9`, or a name such as `America/New_York`. */
  zone?: string;
};
export type RebateCreditDto = {
  /** Smallest rebate in USDT that the exchange credits; "0" where there is none. */
  minimumUsdt: string;
  /** In the caller's language. */
  when: string;
  /** Where at the exchange it is seen, in the caller's language. */
  where: string;
};
export type RebateDayDto = {
  /** The exchanges' own day label. */
  day: string;
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  /** The exchanges whose sum the rebate is, in the order of `exchanges`. */
  parts: RebateDayPartDto[];
  /** USDT; null likewise. */
  rebate: string | null;
  /** USDT; null when no report of the day has come, which is not a day without trades. */
  volume: string | null;
  /** Exchanges whose report of the day is still to come. */
  waitingFor: string[];
};
export type RebateDayPartDto = {
  /** Id of the exchange. */
  exchange: string;
  /** USDT. */
  rebate: string;
};
export type RebateExchangeDto = {
  /** Colour of its tile, as `#rrggbb`. */
  color: string;
  /** Zone of the exchange's days. */
  dayTimeZone: string;
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** When it was read. */
  fetchedAt: string | null;
  /** The last day on which one of them was held; null while one is. */
  heldUntil: string | null;
  /** It is overdue. */
  isReportLate: boolean;
  /** The last day with a report. */
  lastReportDay: string | null;
  /** The next day whose report is to come; null where admins upload the reports, or where no UID was held on it any more. */
  nextReportDay: string | null;
  /** When it is due. */
  nextReportDue: string | null;
  /** USDT; null before the first report. */
  rebate: string | null;
  /** How a rebate reaches the member. */
  rebateCredit: RebateCreditDto;
  /** Share of the fee that goes back now, 0 to 1. */
  rebateRate: string;
  /** It comes from the simulator. */
  simulated: boolean;
  /** Where that report came from. */
  source: ReportSource | null;
  /** The member's UIDs there. */
  uids: string[];
  /** USDT; null before the first report. */
  volume: string | null;
};
export type RebateMonthDto = {
  /** Days with report rows. */
  days: number;
  /** Some of the volume was derived, because the exchange does not state it. */
  estimated: boolean;
  /** Its receipt is `rebate-month`. */
  month: string;
  /** USDT; days that have no report yet are not in it. */
  rebate: string;
  /** Some of it is from the simulator. */
  simulated: boolean;
  /** USDT. */
  volume: string;
};
export type RebateRowDto = {
  /** The delivery that brought it. */
  batchId: string;
  /** Coins that were converted to USDT. */
  coin: string | null;
  /** USDT that the exchange pays us. */
  commission: string;
  /** The exchange's own day label. */
  day: string;
  /** Zone of its days. */
  dayTimeZone: string;
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** USDT paid by the trader. */
  fee: string | null;
  /** When that was read. */
  fetchedAt: string;
  /** USDT that the exchange holds back. */
  frozenCommission: string;
  /** USDT for one coin at the close of the day. */
  priceUsed: string | null;
  /** What was traded. */
  product: string;
  /** fee × rebateRate, cut to 18 decimals. */
  rebate: string | null;
  /** The rate in force at the end of the day. */
  rebateRate: string;
  /** 1 for the first version, more after corrections. */
  revision: number;
  /** It comes from the simulator. */
  simulated: boolean;
  /** Where it came from. */
  source: ReportSource;
  /** The UID. */
  uid: string;
  /** When it was changed last. */
  updatedAt: string;
  /** USDT; null where the exchange does not say. */
  volume: string | null;
};
export type RebateSummaryDto = {
  /** Closed report days. */
  days: number;
  /** Some of it was derived, because an exchange does not state it. */
  estimated: boolean;
  /** Rebate ÷ report days × 30; null when there is no report to estimate from. */
  estimatedMonthly: string | null;
  /** The same by exchange. */
  exchanges: RebateExchangeDto[];
  /** The first of them. */
  fromDay: string;
  /** Distinct days with a report, from the first day with trades on: what the estimate is divided by. */
  reportDays: number;
  /** Every day of the range, oldest first. */
  series: RebateDayDto[];
  /** Some of it comes from the simulator. */
  simulated: boolean;
  /** The last of them. */
  toDay: string;
  /** Rebate by all reports in them. */
  totalRebate: string;
  /** Volume by all reports in them. */
  totalVolume: string;
};
export type ReceiptKeyDto = {
  /** Its algorithm. */
  alg: string;
  /** Its curve. */
  crv: string;
  /** Its thumbprint by RFC 7638, which signatures name. */
  kid: string;
  /** Type of the key. */
  kty: string;
  /** What it is for. */
  use: string;
  /** The key in base64url. */
  x: string;
};
export type ReceiptKeysDto = {
  /** The one that signs now first, then earlier ones. */
  keys: ReceiptKeyDto[];
};
export type ReceiptKind =
  | 'indicator-pass'
  | 'lcoin'
  | 'luff'
  | 'order'
  | 'payback'
  | 'rebate-day'
  | 'rebate-month'
  | 'rebate-row'
  | 'uid-verification';
export type ReceiptMark = 'estimated' | 'simulated';
export type ReceiptOperator = '+' | '\u00D7' | '\u00F7' | '\u2212';
export type ReceiptRefDto = {
  /** Which one. */
  id: string;
  /** What it is of. */
  kind: ReceiptKind;
};
export type ReceiptRowDto = {
  /** The fact that the line comes from; null where nothing more is behind it. */
  behind: ReceiptRefDto | null;
  /** Heading of the lines that belong together; left out where a receipt has no such parts. */
  group?: string;
  /** What the line is about. */
  label: string;
  /** estimated: derived from another figure, because the source does not name it. */
  mark: ReceiptMark | null;
  /** What is to be known of it; null without. */
  note: string | null;
  /** How it is combined with the line above; null where it only informs. */
  operator: ReceiptOperator | null;
  /** Unit of the figure; null without. */
  unit: string | null;
  /** Its figure or words, ready to show. */
  value: string;
};
export type ReceiptShareDto = {
  /** Its id. */
  id: string;
  /** When the member ended it; null while it is open. */
  revokedAt: string | null;
  /** When it was made. */
  sharedAt: string;
  /** Whether strangers see the amounts. */
  withAmounts: boolean;
};
export type ReceiptSumDto = {
  /** What the line is about. */
  label: string;
  /** Unit of the figure; null without. */
  unit: string | null;
  /** Its figure or words, ready to show. */
  value: string;
};
export type RecordPayoutDto = {
  /** Paybacks: the codes of all findings, exactly as they are now. Needed where there are findings. */
  confirmedFindings?: string[];
  /** Proof of the payment, e.g. a transfer id; no two payments have the same. */
  payoutReference: string;
};
export type RecoveryCodesDto = {
  /** All codes. */
  recoveryCodes: string[];
};
export type RedemptionChangedDto = {
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
  redemption: LuffRedemptionDto;
};
export type RedemptionStatus = 'approved' | 'pending' | 'rejected';
export type RedemptionStep = 'approved' | 'cancelled' | 'paid' | 'rejected' | 'requested';
export type RedemptionStepDto = {
  /** When. */
  at: string;
  /** What happened. */
  step: RedemptionStep;
};
export type RedemptionType = 'indicator_purchase' | 'usdt_payback';
export type RedemptionUidDto = {
  /** Name of the exchange. */
  exchangeName: string;
  /** Its id. */
  id: string;
  /** The UID. */
  uid: string;
};
export type RedemptionUidStatus = 'notVerified' | 'verified';
export type RegisterDto = {
  /** Agreement to news and offers. */
  agreementMarketing?: boolean;
  /** Agreement to the collection and use of personal information; must be true. */
  agreementPersonalInfo: boolean;
  /** E-mail address; upper and lower case are the same. */
  email: string;
  /** Exchange of the UID, by id or name; needed with a UID. */
  exchangeName?: string;
  /** Language of mails and messages; the browser's when it is missing. */
  language?: 'en' | 'ko';
  /** Name, 1 to 50 characters. */
  name: string;
  /** 6 to 128 characters. */
  password: string;
  /** Phone number. */
  phone?: string;
  /** TradingView ID. */
  tradingviewId?: string;
  /** UID at that exchange, 4 to 20 digits. */
  uid?: string;
};
export type RegisteredDto = {
  /** What was paid. */
  bonus: RegistrationBonusDto;
  /** In the member's language. */
  message: string;
  /** Null when no UID was given. */
  uid: RegistrationUidDto | null;
  /** The new member. */
  user: SessionUserDto;
};
export type RegisteredExchangeDto = {
  /** Name of the exchange. */
  exchangeName: string;
  /** Rebate by all reports, in USDT. */
  rebate: string;
  /** When it was registered. */
  registeredAt: string;
  /** success is active, error refused, pending waits. */
  status: RegisteredUidStatus;
  /** The UID. */
  uid: string;
  /** Id of its entry. */
  uidId: string;
  /** Volume by all reports, in USDT. */
  volume: string;
};
export type RegisteredUidStatus = 'error' | 'pending' | 'success';
export type RegistrationBonusDto = {
  /** Why nothing was paid for signing up, in the member's language; null when nothing keeps it away. */
  note: string | null;
  /** For signing up. */
  signup: string;
  /** For the UID, if it was verified at once. */
  uidVerification: string;
};
export type RegistrationUidDto = {
  /** The UID is verified and earns from today. */
  autoVerified: boolean;
  /** In the member's language. */
  message: string;
  /** An administrator has to approve the UID. */
  requiresApproval: boolean;
};
export type RejectIndicatorPurchaseDto = {
  /** Reason that the member reads; without one a standard reason is stored. */
  adminNote?: string;
};
export type RejectRedemptionDto = {
  /** Reason that the member reads; without one a standard reason is stored. */
  adminNote?: string;
};
export type ReportImportDetailDto = {
  /** When it was committed; null before. */
  committedAt: string | null;
  /** When it was uploaded. */
  createdAt: string;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Name of the file. */
  fileName: string;
  /** First day of its rows; null without rows. */
  firstDay: string | null;
  /** Its id. */
  id: string;
  /** Last day of its rows; null without rows. */
  lastDay: string | null;
  /** What it would do, as it was told before. */
  preview: ImportPreviewDto;
  /** previewed: looked at only; committed: counts; undone: taken back. */
  status: ReportImportStatus;
  /** What taking it back would do; null unless it is committed, and if it could not be computed in time. */
  undo: ImportUndoDto | null;
  /** When it was taken back; null unless it was. */
  undoneAt: string | null;
  /** What it wrote; null before it is committed. */
  written: ImportWrittenDto | null;
};
export type ReportImportDto = {
  /** When it was committed; null before. */
  committedAt: string | null;
  /** When it was uploaded. */
  createdAt: string;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Name of the file. */
  fileName: string;
  /** First day of its rows; null without rows. */
  firstDay: string | null;
  /** Its id. */
  id: string;
  /** Last day of its rows; null without rows. */
  lastDay: string | null;
  /** previewed: looked at only; committed: counts; undone: taken back. */
  status: ReportImportStatus;
  /** When it was taken back; null unless it was. */
  undoneAt: string | null;
  /** What it wrote; null before it is committed. */
  written: ImportWrittenDto | null;
};
export type ReportImportResultDto = {
  /** The file as it is now. */
  import: ReportImportDto;
  /** In the caller's language. */
  message: string;
};
export type ReportImportStatus = 'committed' | 'previewed' | 'undone';
export type ReportProduct = 'futures' | 'other' | 'spot';
export type ReportSource = 'api' | 'import';
export type ReportSyncCountsDto = {
  /** Differ from what was stored. */
  changed: number;
  /** An uploaded file says otherwise and stands. */
  kept: number;
  /** Not known before. */
  new: number;
  /** Say what is stored already. */
  unchanged: number;
  /** Could not be read. */
  unreadable: number;
  /** Taken back by the exchange. */
  withdrawn: number;
};
export type ReportSyncDto = {
  /** Attempts so far. */
  attempts: number;
  /** Group of the runs that an admin started together; null without. */
  backfillId: string | null;
  /** What it wrote; null before. */
  counts: ReportSyncCountsDto | null;
  /** When it was made. */
  createdAt: string;
  /** The exchange's own day label. */
  day: string;
  /** Why the last attempt failed, in the caller's language. */
  error: string | null;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** When it was done; null before. */
  finishedAt: string | null;
  /** Its id. */
  id: string;
  /** When it is tried again; null when it is not. */
  nextAttemptAt: string | null;
  /** Pages that were read. */
  pagesDone: number;
  /** Null while the exchange has not said. */
  pagesTotal: number | null;
  /** What could not be read. */
  problems: ReportSyncProblemDto[];
  /** 1 when the report was due, 2 and more for later corrections; null when an admin asked. */
  reading: number | null;
  /** When its last attempt began; null before the first. */
  startedAt: string | null;
  /** Where it stands. */
  status: ReportSyncStatus;
};
export type ReportSyncProblemDto = {
  /** Field in the exchange's row. */
  path: string;
  /** English. */
  reason: string;
  /** The UID of the row; null where it could not be read. */
  uid: string | null;
};
export type ReportSyncStatus = 'done' | 'failed' | 'queued' | 'running';
export type RequestDecision = 'approved' | 'rejected';
export type RequestEvidenceDto = {
  /** When the exchange was asked. */
  fetchedAt: string;
  /** Whether its commission is frozen; null where the exchange does not say. */
  frozen: boolean | null;
  /** When it joined; null where the exchange does not say. */
  joinedAt: string | null;
  /** Whether the UID is registered by our link. */
  registered: boolean;
  /** It comes from the simulator. */
  simulated: boolean;
};
export type RequestPaybackDto = {
  /** Luff to redeem: exactly USDT × 10; number or decimal string. */
  luffAmount: string | number;
  /** Which of the member's verified UIDs is paid to. Without it that with the most volume of the last 30 days, of
    equal ones the oldest. */
  uidId?: string;
  /** USDT to be paid, at least 100; number or decimal string. */
  usdtAmount: string | number;
};
export type RequestStatus = 'approved' | 'pending' | 'rejected';
export type ResetPasswordDto = {
  /** 8 to 128 characters. */
  newPassword: string;
  /** Token of the mailed link. */
  token: string;
};
export type ResetTokenDto = {
  /** Always true; a token that does not open is answered 404. */
  valid: boolean;
};
export type Restriction = 'password' | 'two-factor';
export type SaveDailyEntryDto = {
  /** Day (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. */
  date: string;
  /** USDT at its end; number or decimal string. */
  endBalance?: string | number;
  /** The member's review of the day; blank or null removes it. */
  note?: string | null;
  /** USDT at the beginning of the day; number or decimal string. */
  startBalance?: string | number;
};
export type SaveNoteTemplateDto = {
  /** What the member calls it. */
  name: string;
  /** What a note begins with. */
  text: string;
};
export type SectorCoinDto = {
  /** In percent. */
  change24h: number | null;
  /** Id at CoinGecko. */
  id: string;
  /** In USD. */
  marketCap: number | null;
  /** Name. */
  name: string;
  /** Price in USD. */
  price: number | null;
  /** Ticker. */
  symbol: string;
  /** Traded in 24 hours, in USD. */
  volume24h: number | null;
};
export type SectorDto = {
  /** Change over 24 hours, weighted by market capitalisation, in percent. */
  averageChange: number | null;
  /** Number of its coins. */
  coinCount: number;
  /** Its coins, largest market capitalisation first. */
  coins: SectorCoinDto[];
  /** Hex colour that marks it. */
  color: string;
  /** What it is, in the caller's language. */
  description: string;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Id of the category. */
  id: string;
  /** English name. */
  name: string;
  /** Korean name. */
  nameKo: string;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** Traded in 24 hours, in USD. */
  totalVolume: number;
};
export type SectorHighlightDto = {
  /** Change over 24 hours, weighted by market capitalisation, in percent. */
  change: number;
  /** Id of the category. */
  id: string;
  /** English name. */
  name: string;
  /** Korean name. */
  nameKo: string;
};
export type SectorHighlightsDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** At most twelve, those first of which most is traded. */
  sectors: SectorHighlightDto[];
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type SessionDto = {
  /** Language of mails and messages. */
  language: Language;
  /** What the member has to do before anything else: choose a password, or set up two-factor login. */
  restriction: Restriction | null;
  /** Who is signed in. */
  user: SessionUserDto;
};
export type SessionUserDto = {
  /** E-mail address. */
  email: string;
  /** Its id. */
  id: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  /** Name. */
  name: string;
};
export type SettingChangedDto = {
  /** In the caller's language. */
  message: string;
  /** The setting as it is now. */
  setting: AdminSettingDto;
};
export type SettingKind = 'boolean' | 'decimal' | 'integer' | 'integerList' | 'text';
export type ShareReceiptDto = {
  /** Whether they see the amounts; not unless it is said. */
  withAmounts?: boolean;
};
export type SharedChangeDto = {
  /** What was shown when it was shared; null where there was no such figure. */
  before: string | null;
  /** What it is about. */
  label: string;
  /** What the books say now; null where they have it no more. */
  now: string | null;
  /** Unit of the figures; null without. */
  unit: string | null;
};
export type SharedFactsDto = {
  /** When they were read there. */
  at: string;
  /** Figures that were corrected, the sum first; empty where only something that is not shown was. Null if nothing was
    corrected, without amounts, and where the earlier figures are not known. */
  changes: SharedChangeDto[] | null;
  /** When it was corrected; null if it was not, or if that is not known. */
  correctedAt: string | null;
  /** simulated: the figures come from the simulator; estimated: one of them is an estimate. */
  marks: ReceiptMark[];
  /** Number of the receipt. */
  number: string;
  /** Figures that lead to the sum; empty without amounts. */
  rows: SharedReceiptRowDto[];
  /** 32 bytes in hexadecimal, from which the seal of this address is drawn. It covers what is shown and nothing else. */
  seal: string;
  /** When its owner shared it. */
  sharedAt: string;
  /** Where the figures come from. */
  source: string;
  /** still: the books say what they said when it was shared. corrected: they say something else since. */
  state: SharedReceiptState;
  /** What they lead to; null without amounts. */
  sum: SharedReceiptRowDto | null;
  /** What it is of, in the caller's language. The same whatever the amount is. */
  title: string;
  /** Whether the owner shows the amounts. */
  withAmounts: boolean;
};
export type SharedPreviewDto = {
  /** What it comes to. */
  sum: SharedReceiptRowDto;
  /** What it is of, in the caller's language. */
  title: string;
};
export type SharedReceiptDto = {
  /** The moment of the answer. */
  issuedAt: string;
  /** What is shown. */
  receipt: SharedFactsDto;
  /** JWS in compact form (RFC 7515, EdDSA). Its payload has `receipt`, `iat` (the moment in seconds), `iss` (the address of
    the service), and `tok`, the SHA-256 of the token in base64url, so that it is of no other address. */
  signature: string;
};
export type SharedReceiptRowDto = {
  /** What the line is about. */
  label: string;
  /** How it is combined with the line above; null where it only informs. */
  operator: ReceiptOperator | null;
  /** Unit of the figure; null without. */
  unit: string | null;
  /** Its figure, ready to show. */
  value: string;
};
export type SharedReceiptState = 'corrected' | 'still';
export type SiteSettingDto = {
  /** Name of the setting. */
  key: string;
  /** Its current value as text. */
  value: string;
};
export type SourceDto = {
  /** When the service asked for it. */
  fetchedAt: string;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Id of the source. */
  source: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
};
export type SourceStateDto = {
  /** Answers whose shape is not the documented one, since the database began. */
  drifts: number;
  /** Rows that could not be read in answers that could, since the database began. */
  droppedRows: number;
  /** Last failure; null without one. */
  failedAt: string | null;
  /** Failures since the last answer that could be used. */
  failures: number;
  /** Why it failed last, in English; null without a failure. */
  lastError: string | null;
  /** The same in the caller's language. */
  name: string;
  /** Asked in the simulator instead. */
  simulated: boolean;
  /** Name of the service, and of its stream if it is one. */
  source: string;
  /** Whether its last answer could be used. */
  status: SourceStatus;
  /** Last answer that could be used; null before the first. */
  succeededAt: string | null;
};
export type SourceStatus = 'answers' | 'fails';
export type SparklineDto = {
  /** Ticker. */
  coin: string;
  /** Of each premium the place of its time in `times`, from 0. */
  places: number[];
  /** By the bank's rate, in percent, oldest first. */
  premiums: number[];
};
export type SparklinesDto = {
  /** Coins of which at least one premium is known. */
  coins: SparklineDto[];
  /** Some of it is from the simulator. */
  simulated: boolean;
  /** Exchange of the prices. */
  source: 'bithumb' | 'upbit';
  /** Each half hour of the last 24 hours. */
  times: string[];
};
export type StartReportSyncDto = {
  /** Name or id. */
  exchange: string;
  /** First day, the exchange's own label. */
  fromDay: string;
  /** Last day; at most 30 days in all, and closed. */
  toDay: string;
};
export type StartedReportSyncDto = {
  /** Group of the runs, for filtering the list. */
  backfillId: string;
  /** How many days. */
  days: number;
  /** In the caller's language. */
  message: string;
};
export type StoreOrderDto = {
  /** When it was bought. */
  createdAt: string;
  /** The entry in the L coin history. */
  entryId: string;
  /** Its id. */
  id: string;
  /** What it was called, in the caller's language. */
  name: string;
  /** The number to say when asking about it. */
  number: string;
  /** Whole L coin. */
  price: number;
  /** What was bought. */
  productType: StoreProductType;
};
export type StoreProductType = 'chart_voucher' | 'mining_item';
export type StreakDto = {
  /** Their number; days without a result in between do not count and do not end it. */
  days: number;
  /** The first one. */
  from: string;
  /** The last one. */
  to: string;
};
export type SurgeCoinDto = {
  /** Change over 24 hours in percent. */
  change: number;
  /** Exchange where most of it is traded. */
  exchange: string;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Last price in USDT. */
  price: number;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** Older than it should be. */
  stale: boolean;
  /** Ticker. */
  symbol: string;
  /** Traded in 24 hours, in USDT. */
  volume: number;
};
export type SwitchOnObstacle = 'sameItemOn' | 'tooManyItemsOn';
export type SyncedExchange = 'Binance' | 'Bitget' | 'Bybit' | 'OKX';
export type TaxFiguresDto = {
  /** Result − fees + funding. */
  afterCosts: string;
  /** What fees took, where known. */
  fees: string;
  /** What funding gave, negative when paid, where known. */
  funding: string;
  /** Results before fees and funding; those of days with balances alone are after them. */
  result: string;
  /** Trades that were closed. */
  tradeCount: number;
};
export type TaxLineDto = {
  /** Result − fees + funding. */
  afterCosts: string;
  /** Where the imported trades were made; null for the other sources. */
  exchange: string | null;
  /** What fees took, where known. */
  fees: string;
  /** What funding gave, negative when paid, where known. */
  funding: string;
  /** Months with a result. */
  months: TaxMonthDto[];
  /** Results before fees and funding; those of days with balances alone are after them. */
  result: string;
  /** Imported trades of an exchange, trades that were typed in, or days with balances alone. */
  source: TaxSource;
  /** Trades that were closed. */
  tradeCount: number;
};
export type TaxMonthDto = {
  /** Result − fees + funding. */
  afterCosts: string;
  /** What fees took, where known. */
  fees: string;
  /** What funding gave, negative when paid, where known. */
  funding: string;
  /** Its year and number. */
  month: string;
  /** Results before fees and funding; those of days with balances alone are after them. */
  result: string;
  /** Trades that were closed. */
  tradeCount: number;
};
export type TaxRateDayDto = {
  /** Day of the result. */
  day: string;
  /** KRW per USDT. */
  krwRate: string;
  /** Day whose rate it has: the one on which something was first written on it. */
  rateDay: string;
  /** Result in KRW. */
  result: string;
};
export type TaxSource = 'balances' | 'exchange' | 'typed';
export type TaxYearDto = {
  /** Fees that are in no sum. */
  coinFees: CoinFeesDto[];
  /** When it was computed. */
  computedAt: string;
  /** Sources of the results; they add up to the year. */
  lines: TaxLineDto[];
  /** What the figures are and what they are not, in the caller's language. */
  method: string[];
  /** Months with a result. */
  months: TaxMonthDto[];
  /** Trades whose opening is in no file: their entry follows from what the exchange realised. */
  openedBefore: number;
  /** Days that are converted by the rate of another day; they are part of the sums. */
  otherRateDays: TaxRateDayDto[];
  /** Their results in KRW. */
  otherRateResult: string;
  /** Sums of the year. */
  total: TaxFiguresDto;
  /** Calendar year in Asia/Seoul. */
  year: number;
  /** Years on which something is written, oldest first. */
  years: number[];
};
export type Timeframe = '15m' | '1d' | '1h' | '1m' | '4h' | '5m';
export type ToggleMiningItemDto = {
  /** What it is to be; without it, the other of what it is. */
  active?: boolean;
  /** The item that the member has. */
  userItemId: string;
};
export type TradeDimension =
  'exchange' | 'hour' | 'leverage' | 'mistake' | 'setup' | 'side' | 'symbol' | 'tag' | 'weekday';
export type TradeDto = {
  /** When it was closed; null for a typed trade. */
  closedAt: string | null;
  /** In USDT. */
  entryPrice: string;
  /** Where it was made. */
  exchange: string;
  /** In USDT. */
  exitPrice: string;
  /** What fees took, in USDT. */
  fee: string;
  /** What funding gave in USDT, negative when paid. */
  funding: string;
  /** Its id. */
  id: string;
  /** Whether it was imported: then only note, review and stop can be changed. */
  isImported: boolean;
  /** It was opened before the first imported row: its entry follows from what the exchange realised. */
  isIncomplete: boolean;
  /** 1 to 1,000. */
  leverage: number;
  /** What went wrong. */
  mistake: string | null;
  /** How the member felt, 1 to 5. */
  mood: number | null;
  /** The member's words. */
  note: string | null;
  /** When it was opened; null for a typed trade. */
  openedAt: string | null;
  /** What fees took in other coins, whose worth is not known: it is in no sum. */
  otherFees: CoinFeesDto[];
  /** Result in USDT: of a typed trade rounded to 2 decimals, of an imported one what the exchange realised, without fees and funding. */
  profitLoss: string;
  /** Result in percent of the margin (of the entry for an imported trade), rounded to 2 decimals. */
  profitLossPercent: string;
  /** In coins. */
  quantity: string;
  /** Result ÷ what would have been lost at the stop, 8 decimals: a trade that ends at its stop has −1. Null without a stop, where an import has moved
    the entry past it, and where the quantity is in contracts of unknown size. */
  rMultiple: string | null;
  /** How well it was done, 1 to 5. */
  rating: number | null;
  /** Why it was entered. */
  setup: string | null;
  /** Where a loss was to end, in USDT. */
  stopPrice: string | null;
  /** Coin and quote. */
  symbol: string;
  /** The member's words for what it has in common with others. */
  tags: string[];
  /** Day of closing (Asia/Seoul). */
  tradeDate: string;
  /** Which way it was. */
  type: TradeType;
};
export type TradeFiguresDto = {
  /** Lost ÷ losses, in USDT, 8 decimals, without the sign. */
  averageLoss: string | null;
  /** Won ÷ wins, in USDT, 8 decimals. */
  averageWin: string | null;
  /** Result ÷ trades, in USDT, 8 decimals. */
  expectancy: string | null;
  /** Lower end of the 95 % interval of the expectancy by Student's t, in USDT, 8 decimals; null of fewer than two trades. */
  expectancyFrom: string | null;
  /** Its upper end. */
  expectancyTo: string | null;
  /** Of them, those with a result below 0. */
  losses: number;
  /** Sum of the results below 0, in USDT, without the sign. */
  lost: string;
  /** Won ÷ lost, 8 decimals; null as long as nothing was lost. */
  profitFactor: string | null;
  /** Won − lost, in USDT. */
  result: string;
  /** Trades of the group. */
  tradeCount: number;
  /** Wins in percent of the trades, 8 decimals; null without trades. */
  winRate: string | null;
  /** Lower end of the 95 % interval of the win rate by Wilson, in percent. */
  winRateFrom: string | null;
  /** Its upper end. */
  winRateTo: string | null;
  /** Of them, those with a result above 0. */
  wins: number;
  /** Sum of the results above 0, in USDT. */
  won: string;
};
export type TradeGroupDto = {
  /** Lost ÷ losses, in USDT, 8 decimals, without the sign. */
  averageLoss: string | null;
  /** Won ÷ wins, in USDT, 8 decimals. */
  averageWin: string | null;
  /** What they have in common. */
  by: TradeDimension;
  /** Result ÷ trades, in USDT, 8 decimals. */
  expectancy: string | null;
  /** Lower end of the 95 % interval of the expectancy by Student's t, in USDT, 8 decimals; null of fewer than two trades. */
  expectancyFrom: string | null;
  /** Its upper end. */
  expectancyTo: string | null;
  /** Which one: a symbol, `long` or `short`, a weekday from 0 (Sunday), an hour of closing from 0 (Asia/Seoul), a leverage, an
    exchange, a setup, a mistake, a tag; null where that is not known of the trades. */
  key: string | null;
  /** Of them, those with a result below 0. */
  losses: number;
  /** Sum of the results below 0, in USDT, without the sign. */
  lost: string;
  /** Won ÷ lost, 8 decimals; null as long as nothing was lost. */
  profitFactor: string | null;
  /** Won − lost, in USDT. */
  result: string;
  /** Trades of the group. */
  tradeCount: number;
  /** Wins in percent of the trades, 8 decimals; null without trades. */
  winRate: string | null;
  /** Lower end of the 95 % interval of the win rate by Wilson, in percent. */
  winRateFrom: string | null;
  /** Its upper end. */
  winRateTo: string | null;
  /** Of them, those with a result above 0. */
  wins: number;
  /** Sum of the results above 0, in USDT. */
  won: string;
};
export type TradeMarket = 'futures' | 'spot';
export type TradeSumDto = {
  /** Of them, those with a result below 0. */
  losses: number;
  /** Sum of the results below 0, in USDT, without the sign. */
  lost: string;
  /** Won − lost, in USDT. */
  result: string;
  /** Trades of the group. */
  tradeCount: number;
  /** Of them, those with a result above 0. */
  wins: number;
  /** Sum of the results above 0, in USDT. */
  won: string;
};
export type TradeType = 'long' | 'short';
export type TranslateDto = {
  /** Language to translate into. */
  targetLang: TranslationLanguage;
  /** Title or summary of an article of the news. */
  text: string;
};
export type TranslationDto = {
  /** By the simulator. */
  simulated: boolean;
  /** The translation; the text itself where it could not be translated. */
  translatedText: string;
};
export type TranslationLanguage = 'en' | 'ko';
export type TwoFactorDto = {
  /** Whether login asks for a code. */
  enabled: boolean;
  /** Since when. */
  enabledAt: string | null;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: number;
  /** Whether this account must have it. */
  required: boolean;
};
export type TwoFactorSetupDto = {
  /** The same for a QR code. */
  otpauthUrl: string;
  /** Secret in base32, to type in by hand. */
  secret: string;
};
export type UidCheckDto = {
  /** When the source was asked. */
  fetchedAt: string;
  /** In the caller's language. */
  message: string;
  /** What to do now. */
  nextStep: UidCheckNextStepDto;
  /** Number of the receipt; the same for as long as the fact exists. */
  number: string;
  /** How a rebate reaches the member. */
  rebateCredit: RebateCreditDto;
  /** Whether the UID is registered by our link. */
  registered: boolean;
  /** 32 bytes in hexadecimal, from which its seal is drawn. Others for each number and for other figures; nothing can be
    told from it without the service's key. */
  seal: string;
  /** The answer comes from the simulator, not from an exchange. */
  simulated: boolean;
  /** `<exchange>_api` when the exchange answered, `report` when the uploaded reports did. */
  source: string;
  /** Null when the UID is not registered. */
  user: UidCheckUserDto | null;
};
export type UidCheckNextStep = 'openAccount' | 'register' | 'requestVerification';
export type UidCheckNextStepDto = {
  /** register: sign up with it; requestVerification: an admin has to look; openAccount: a new account by our link. */
  kind: UidCheckNextStep;
  /** Hours to wait between two accounts with KYC; null where none are known. */
  kycWaitHours: number | null;
  /** In the caller's language. */
  message: string;
  /** Address that opens an account by our link; null where that is not the step. */
  referralLink: string | null;
};
export type UidCheckUserDto = {
  /** Null without an estimate. */
  estimatedFrom: UidEstimateDto | null;
  /** USDT expected in 30 days, from the last 30 report days; null likewise. */
  estimatedRebate: string | null;
  /** Name of the exchange. */
  exchange: string;
  /** The exchange itself said just now that the UID is registered. */
  isRealTimeData: boolean;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  /** USDT by report so far; null when it is not known or not shown to visitors. */
  totalRebate: string | null;
};
export type UidDisputeDto = {
  /** Null while pending. */
  adminNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Its id. */
  id: string;
  /** When it was decided; null before. */
  processedAt: string | null;
  /** To be seen beside the exchange's account page in the recording that proves the claim. */
  proofCode: string;
  /** How one can see that the UID is the claimant's. */
  statement: string;
  /** Where it stands. */
  status: UidDisputeStatus;
  /** The UID. */
  uid: string;
};
export type UidDisputePartyDto = {
  /** E-mail address of the member. */
  email: string;
  /** Id of the member. */
  id: string;
  /** Name of the member. */
  name: string;
};
export type UidDisputeStatus = 'approved' | 'pending' | 'rejected';
export type UidEstimateDto = {
  /** USDT by report, of the last 30 closed days. */
  rebate: string;
  /** Days with reports among them, from the UID's first row. */
  reportDays: number;
};
export type UidMessageDto = {
  /** In the caller's language. */
  message: string;
};
export type UidRegistrationDto = {
  /** It is verified and may be used at once. */
  autoVerified: boolean;
  /** L coin paid for the verification, whole number; "0" for none. */
  bonus: string;
  /** Its id. */
  id: string;
  /** In the caller's language. */
  message: string;
  /** An admin has to approve it. */
  requiresApproval: boolean;
};
export type UidReviewReason =
  'apiDown' | 'automaticLimit' | 'frozen' | 'inReports' | 'joinDateUnknown' | 'joinedLongAgo' | 'noApi' | 'requested';
export type UpdateAlertDto = {
  /** Whether it watches. What had told its only time begins anew. */
  active?: boolean;
  /** Whether it tells of values from the threshold up or from it down. */
  direction?: AlertDirection;
  /** Its end, within a year; null for none. */
  expiresAt?: string | null;
  /** For how many minutes liquidations are summed, 5 unless told; other kinds have none. */
  minutes?: number | null;
  /** How many minutes it is quiet after it has told something; null tells once. */
  repeatMinutes?: number | null;
  /** In KRW, USDT or percent; number or decimal string. */
  threshold?: string | number;
};
export type UpdateCashFlowDto = {
  /** In USDT; number or decimal string. */
  amount?: string | number;
  /** The member's words; blank or null removes it. */
  description?: string | null;
  /** Day (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. */
  transactionDate?: string;
  /** Which way it went. */
  type?: CashFlowType;
};
export type UpdateExchangeDto = {
  /** Short words on its card; null without. */
  badge?: string | null;
  /** Colour of its tile, as `#rrggbb`. */
  color?: string;
  /** 0 to 1, from now on. */
  discountRate?: string;
  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. */
  feeRate?: string | null;
  /** Languages to whose readers it is not on offer. */
  hiddenLanguages?: Language[];
  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  isActive?: boolean;
  /** The same in English. */
  kycNoteEn?: string | null;
  /** What the wait means, in Korean; null without. */
  kycNoteKo?: string | null;
  /** 0 where no KYC has to move, null where only the notes say something. */
  kycWaitHours?: number | null;
  /** Path on this site or https address; null for none. */
  logo?: string | null;
  /** Its name. */
  name?: string;
  /** Smallest rebate in USDT that the exchange credits, below a million; 0 where there is none. */
  rebateMinimumUsdt?: string;
  /** Share of the fee that goes back from now on, 0 to 1. */
  rebateRate?: string;
  /** The same in English. */
  rebateWhenEn?: string;
  /** When the exchange credits a rebate. */
  rebateWhenKo?: string;
  /** The same in English. */
  rebateWhereEn?: string;
  /** Where at the exchange it is seen. */
  rebateWhereKo?: string;
  /** https address that opens an account by our link. */
  referralLink?: string;
  /** Place among the cards, small first. */
  sort?: number;
  /** The same with Bithumb. */
  travelRuleBithumb?: boolean;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  travelRuleUpbit?: boolean;
};
export type UpdateFaqEntryDto = {
  /** The same in English. */
  answerEn?: string;
  /** In one or more lines, with placeholders in braces. */
  answerKo?: string;
  /** Whether visitors see it; true when missing. */
  isPublished?: boolean;
  /** Other English words that lead to it. */
  keywordsEn?: string[];
  /** Other Korean words that lead to it. */
  keywordsKo?: string[];
  /** An address of this site, or null. */
  link?: string | null;
  /** Question in English. */
  questionEn?: string;
  /** Question in Korean. */
  questionKo?: string;
};
export type UpdateJournalPictureDto = {
  /** What the picture shows; blank or null removes it. */
  altText?: string | null;
};
export type UpdateMailPreferencesDto = {
  /** Agreement to news and offers. */
  marketing?: boolean;
  /** On or off by topic. */
  topics?: {
    [key: string]: boolean;
  };
};
export type UpdateMemberDto = {
  /** Language of mails and messages. */
  language?: 'en' | 'ko';
  /** New TradingView ID; null deletes it. */
  tradingviewId?: string | null;
};
export type UpdateMiningItemDto = {
  /** premium: at least 1. */
  capMultiplier?: string | number;
  /** Description in English. */
  descriptionEn?: string;
  /** Description in Korean. */
  descriptionKo?: string;
  /** Hours for which it works once it is switched on. */
  durationHours?: number;
  /** What it raises: the rate, the cap, or both. */
  effectType?: MiningEffectType;
  /** speed_boost: percents, above 0; cap_boost: a multiplier, at least 1; premium: not used. Number or decimal string. */
  effectValue?: string | number;
  /** gauge, layers, gem, pickaxe, zap or package. */
  icon?: 'gauge' | 'gem' | 'layers' | 'package' | 'pickaxe' | 'zap';
  /** On offer at once. */
  isActive?: boolean;
  /** Name in English. */
  nameEn?: string;
  /** Name in Korean. */
  nameKo?: string;
  /** Whole L coin. */
  price?: number;
  /** premium: at least 1. */
  rateMultiplier?: string | number;
  /** The store shows items by this, ascending. */
  sort?: number;
};
export type UpdateTradeDto = {
  /** In USDT; number or decimal string. */
  entryPrice?: string | number;
  /** Binance without it. */
  exchange?: string;
  /** In USDT; number or decimal string. */
  exitPrice?: string | number;
  /** 1 to 1,000; 1 without it. */
  leverage?: string | number;
  /** What went wrong; blank or null removes it. */
  mistake?: string | null;
  /** How the member felt, from 1 (bad) to 5 (good); null removes it. */
  mood?: number | null;
  /** The member's words; blank or null removes it. */
  note?: string | null;
  /** Ignored: the service computes it. */
  profitLoss?: string | number;
  /** Ignored: the service computes it. */
  profitLossPercent?: string | number;
  /** In coins; number or decimal string. */
  quantity?: string | number;
  /** How well it was done, from 1 to 5, whatever it brought; null removes it. */
  rating?: number | null;
  /** Why it was entered; blank or null removes it. */
  setup?: string | null;
  /** Where a loss was to end, in USDT, below the entry of a long and above that of a short; number or decimal string; blank or null
    removes it. */
  stopPrice?: (string | number) | null;
  /** Coin and quote; `btc/usdt`, `BTC_USDT` and `BTCUSDT` become `BTC-USDT`. */
  symbol?: string;
  /** The member's words for what it has in common with others, without duplicates. */
  tags?: string[];
  /** Day of closing (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. */
  tradeDate?: string;
  /** Which way it was. */
  type?: TradeType;
};
export type UserMiningItemDto = {
  /** When it was first switched on; its time has run since. */
  activatedAt: string | null;
  /** When it was bought. */
  createdAt: string;
  /** When its time is over; null before it was switched on. */
  expiresAt: string | null;
  /** Its id. */
  id: string;
  /** status is active. */
  isActive: boolean;
  /** As it was when it was bought. */
  item: MiningItemDto;
  /** The item on offer that was bought. */
  itemId: string;
  /** In the caller's language. */
  itemName: string;
  /** The number of the order that bought it. */
  orderNumber: string;
  /** active while it works, inactive while it is switched off or was never on, expired when its time is over. */
  status: UserMiningItemStatus;
  /** When the obstacle ends by itself. */
  switchOnFrom: string | null;
  /** What keeps an item that is off from being switched on now: a copy of it is on, or as many items as may be; null without. */
  switchOnObstacle: SwitchOnObstacle | null;
};
export type UserMiningItemStatus = 'active' | 'expired' | 'inactive';
export type UserUidDto = {
  /** When it was made. */
  createdAt: string;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Its id. */
  id: string;
  /** The same in more detail. */
  state: UserUidState;
  /** success: verified; error: refused; pending: anything else. */
  status: UserUidStatus;
  /** The UID. */
  uid: string;
  /** The exchange's day from which it earns Luff; null before it is verified. */
  verifiedOn: string | null;
};
export type UserUidState = 'pending' | 'registered' | 'rejected' | 'released' | 'verified';
export type UserUidStatus = 'error' | 'pending' | 'success';
export type VerificationRequestDto = {
  /** The admin's words or the standard reason, in the reader's language; null while pending. */
  adminNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Its id. */
  id: string;
  /** When it was decided; null before. */
  processedAt: string | null;
  /** Where it stands. */
  status: RequestStatus;
  /** The UID. */
  uid: string;
};
export type VoucherPurchasedDto = {
  /** The L coin that the member has now. */
  balance: string;
  /** The coupon that was bought. */
  coupon: ChartCouponDto;
  /** In the caller's language. */
  message: string;
  /** The order. */
  order: StoreOrderDto;
};
