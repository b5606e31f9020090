import { sayIn } from '../../platform/errors/index.js';
import type { TransferKind } from '../../platform/ledger/index.js';
import type { KindText, SummedKindText } from '../../platform/statements/index.js';

/** Name of the point. */
export const luffUnit = { ko: '러프', en: 'Luff' };

/** Texts for the two sides of a moved UID, selected by the transfer's params instead of its kind. */
export const causeTexts: Record<string, KindText> = {
  movedAway: {
    type: 'spend',
    ko: '{{exchange}} {{uid}} · {{day}} 적립 회수 (UID 이전)',
    en: '{{exchange}} {{uid}} · Luff of {{day}} taken back (UID moved)',
  },
  movedHere: {
    type: 'earn',
    ko: '{{exchange}} {{uid}} · {{day}} 거래 적립 (UID 이전)',
    en: '{{exchange}} {{uid}} · trading on {{day}} (UID moved to you)',
  },
};

/** Texts for every kind of transfer. A new kind does not compile without its texts. */
export const kindTexts: Record<TransferKind<'LUFF'>, SummedKindText> = {
  accrual: {
    type: 'earn',
    ko: '{{exchange}} {{uid}} · {{day}} 거래 적립',
    en: '{{exchange}} {{uid}} · trading on {{day}}',
    sum: { ko: '거래 적립', en: 'Earned by trading' },
    title: { ko: '거래 적립', en: 'Luff for trading' },
  },
  accrual_correction: {
    type: 'spend',
    ko: '{{exchange}} {{uid}} · {{day}} 리포트 정정',
    en: '{{exchange}} {{uid}} · corrected report of {{day}}',
    sum: { ko: '리포트 정정', en: 'Corrected reports' },
    title: { ko: '적립 정정', en: 'Corrected Luff for trading' },
  },
  payback_hold: {
    type: 'spend',
    ko: '페이백 {{usdt}} USDT 신청',
    en: 'Payback of {{usdt}} USDT requested',
    sum: { ko: '페이백 신청', en: 'Paybacks requested' },
    title: { ko: '페이백 신청', en: 'Payback requested' },
  },
  payback_post: {
    type: 'other',
    ko: '페이백 {{usdt}} USDT 승인',
    en: 'Payback of {{usdt}} USDT approved',
    sum: { ko: '페이백 승인', en: 'Paybacks approved' },
    title: { ko: '페이백 승인', en: 'Payback approved' },
  },
  payback_void: {
    type: 'earn',
    ko: '페이백 {{usdt}} USDT 신청 반환',
    en: 'Payback request of {{usdt}} USDT returned',
    sum: { ko: '페이백 신청 반환', en: 'Payback requests returned' },
    title: { ko: '페이백 신청 반환', en: 'Payback request returned' },
  },
  payback_settle: {
    type: 'other',
    ko: '페이백 {{usdt}} USDT 지급',
    en: 'Payback of {{usdt}} USDT paid',
    sum: { ko: '페이백 지급', en: 'Paybacks paid' },
    title: { ko: '페이백 지급', en: 'Payback paid' },
  },
  indicator_hold: {
    type: 'spend',
    ko: '지표 이용권 {{days}}일 구매 요청',
    en: 'Indicator pass, {{days}} days requested',
    sum: { ko: '지표 이용권 구매 요청', en: 'Indicator passes requested' },
    title: { ko: '지표 이용권 구매 요청', en: 'Indicator pass requested' },
  },
  indicator_post: {
    type: 'other',
    ko: '지표 이용권 {{days}}일 구매 승인',
    en: 'Indicator pass, {{days}} days approved',
    sum: { ko: '지표 이용권 구매 승인', en: 'Indicator passes approved' },
    title: { ko: '지표 이용권 구매 승인', en: 'Indicator pass approved' },
  },
  indicator_void: {
    type: 'earn',
    ko: '지표 이용권 {{days}}일 구매 요청 반환',
    en: 'Indicator pass, {{days}} days, request returned',
    sum: { ko: '지표 이용권 구매 요청 반환', en: 'Indicator requests returned' },
    title: { ko: '지표 이용권 구매 요청 반환', en: 'Indicator pass request returned' },
  },
  account_close: {
    type: 'spend',
    ko: '탈퇴로 소멸',
    en: 'Forfeited when the account was closed',
    sum: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
    title: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
  },
};

/** A sentence of this module in the reader's language. */
export const say = sayIn({
  paybackRequested: {
    ko: '페이백 {{usdt}} USDT를 신청했습니다. 관리자가 확인한 뒤 지급합니다.',
    en: 'Your payback of {{usdt}} USDT has been requested. An administrator will check it.',
  },
  paybackCancelled: {
    ko: '페이백 신청을 취소했습니다. {{luff}} 러프가 반환되었습니다.',
    en: 'The payback request has been cancelled. {{luff}} Luff have been returned.',
  },
  redemptionApproved: {
    ko: '페이백 {{usdt}} USDT를 승인했습니다.',
    en: 'The payback of {{usdt}} USDT has been approved.',
  },
  redemptionPaid: {
    ko: '페이백 {{usdt}} USDT의 지급을 기록했습니다.',
    en: 'The payout of {{usdt}} USDT has been recorded.',
  },
  redemptionRejected: {
    ko: '페이백 신청을 거절했습니다. {{luff}} 러프가 회원에게 반환되었습니다.',
    en: 'The payback request has been rejected. {{luff}} Luff have been returned to the member.',
  },
  findingOwes: {
    ko: '회수할 {{owed}} 러프가 남아 있습니다. (신청 {{luff}} 러프)',
    en: 'The member owes {{owed}} Luff (requested: {{luff}} Luff).',
  },
  findingUidGone: {
    ko: '지급할 UID({{exchange}} {{uid}})가 더 이상 이 회원의 인증된 UID가 아닙니다.',
    en: 'The UID to pay to ({{exchange}} {{uid}}) is no longer a verified UID of this member.',
  },
  indicatorApproved: { ko: '지표 구매를 승인했습니다.', en: 'The indicator purchase has been approved.' },
  indicatorRejected: {
    ko: '지표 구매를 거절했습니다. 회원에게 {{luff}} 러프 전액을 반환했습니다.',
    en: 'The indicator purchase has been rejected. {{luff}} Luff have been returned to the member.',
  },
  indicatorCancelled: {
    ko: '구매 요청을 취소했습니다. {{luff}} 러프가 반환되었습니다.',
    en: 'The purchase request has been cancelled. {{luff}} Luff have been returned.',
  },
});

/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  entries: { ko: '러프 내역', en: 'Everything that was added to or taken from your Luff' },
  redemptions: {
    ko: '러프로 신청한 페이백과 지표 이용권, 처리 결과',
    en: 'What you asked for with Luff, paybacks and indicator passes, and what became of it',
  },
};

/** Default reasons for rejections without a note, by type. */
export const defaultRejections = {
  usdt_payback: {
    ko: '신청 내용을 확인하지 못해 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.',
    en: 'We could not confirm the request. Please contact support for details.',
  },
  indicator_purchase: {
    ko: '요청 내용을 확인하지 못해 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.',
    en: 'The request could not be confirmed. Please contact support for details.',
  },
};

/** Field errors. */
export const fieldTexts = {
  amount: {
    ko: '금액은 소수점 아래 8자리까지의 숫자로 입력해 주세요.',
    en: 'Enter the amount as a number with at most 8 decimals.',
  },
  payoutReference: {
    ko: '이체 확인 번호를 200자 이내로 입력해 주세요.',
    en: 'Enter the transfer reference, at most 200 characters.',
  },
  adminNote: { ko: '메모는 1,000자까지 입력할 수 있습니다.', en: 'A note may have at most 1000 characters.' },
  payoutUid: { ko: '지급받을 UID를 다시 선택해 주세요.', en: 'Choose the UID to be paid to again.' },
  confirmedFindings: { ko: '확인한 내용을 다시 선택해 주세요.', en: 'Confirm again what you have seen.' },
  expiryDate: { ko: '만료 날짜를 YYYY-MM-DD로 입력해 주세요.', en: 'Enter the expiry date as YYYY-MM-DD.' },
} as const;
