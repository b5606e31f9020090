import { sayIn, type Language, type TextParams } from '../../platform/errors/index.js';

const texts = {
  checkRegistered: {
    ko: '{{exchange}}에서 리베이트를 받을 수 있는 UID입니다.',
    en: 'This {{exchange}} UID receives rebates.',
  },
  checkInReports: {
    ko: '{{exchange}} 리포트({{day}}까지)에서 확인한, 리베이트를 받을 수 있는 UID입니다.',
    en: 'This UID receives rebates according to the {{exchange}} reports up to {{day}}.',
  },
  checkNotRegistered: {
    ko: '리베이트를 받고 있지 않은 UID입니다.',
    en: 'You are not receiving rebates.',
  },
  checkNotInReports: {
    ko: '{{day}}까지의 {{exchange}} 리포트에는 없는 UID입니다. 리포트에는 거래가 있었던 UID만 실립니다.',
    en: 'This UID is not in the {{exchange}} reports up to {{day}}, which list only UIDs that traded.',
  },
  nextOpenAccount: {
    ko: 'Lance 링크로 {{exchange}} 계정을 새로 만들면 리베이트를 받을 수 있습니다.',
    en: 'Open a new {{exchange}} account by our link to receive rebates.',
  },
  nextOpenAccountAfterKyc: {
    ko: '{{kycNote}} 그 후 Lance 링크로 {{exchange}} 계정을 새로 만들면 리베이트를 받을 수 있습니다.',
    en: '{{kycNote}} After that, open a new {{exchange}} account by our link to receive rebates.',
  },
  nextRegister: {
    ko: 'UID를 등록하면 리베이트와 러프 적립을 볼 수 있습니다.',
    en: 'Register the UID to see its rebates and to earn Luff.',
  },
  nextReview: {
    ko: 'UID를 등록하면 관리자가 확인합니다.',
    en: 'Register the UID; an administrator will check it.',
  },
  nextOpenAccountAtOnce: {
    ko: '{{kycNote}} Lance 링크로 {{exchange}} 계정을 새로 만들면 리베이트를 받을 수 있습니다.',
    en: '{{kycNote}} Open a new {{exchange}} account by our link to receive rebates.',
  },
  kycNotNeeded: {
    ko: 'KYC를 해제하거나 기다리지 않고 새 계정을 만들 수 있습니다.',
    en: 'A new account needs no KYC to be released and no waiting.',
  },
  kycWaitHours: {
    ko: '기존 계정의 KYC를 해제한 뒤 {{hours}}시간이 지나야 새 계정에서 KYC를 할 수 있습니다.',
    en: 'A new account can pass KYC {{hours}} hours after the old one has given it up.',
  },
  kycWaitDays: {
    ko: '기존 계정의 KYC를 해제한 뒤 {{days}}일이 지나야 새 계정에서 KYC를 할 수 있습니다.',
    en: 'A new account can pass KYC {{days}} days after the old one has given it up.',
  },
  uidVerified: {
    ko: 'UID가 인증되었습니다.',
    en: 'The UID is verified.',
  },
  uidVerifiedWithBonus: {
    ko: 'UID가 인증되어 {{amount}} L이 지급되었습니다.',
    en: 'The UID is verified and {{amount}} L have been paid to you.',
  },
  uidPending: {
    ko: 'UID 인증 요청이 접수되었습니다. 관리자가 확인하면 인증됩니다.',
    en: 'Your verification request has been received. An administrator will check it.',
  },
  uidPendingApiDown: {
    ko: '{{exchange}}에서 응답을 받지 못해 바로 확인하지 못했습니다. 인증 요청을 접수했으며 관리자가 확인합니다.',
    en: '{{exchange}} does not answer, so the UID could not be checked at once. An administrator will check it.',
  },
  uidPendingAutomaticLimit: {
    ko: '자동 인증은 거래소마다 UID {{limit}}개까지입니다. 이 UID는 인증 요청으로 접수했고 관리자가 확인하면 인증됩니다.',
    en: 'At most {{limit}} UIDs of an exchange are verified automatically. An administrator will check this one.',
  },
  uidRegistered: {
    ko: 'UID는 등록됐지만 리베이트 대상이 아닙니다. Lance 링크로 가입했다면 인증을 요청해 주세요.',
    en: 'The UID is registered but does not receive rebates. If you signed up by our link, request verification.',
  },
  uidRemoved: {
    ko: 'UID를 삭제했습니다.',
    en: 'The UID has been removed.',
  },
  uidCancelled: {
    ko: 'UID 등록을 취소했습니다.',
    en: 'The UID has been cancelled.',
  },
  requestReceived: {
    ko: 'UID 인증 요청이 접수되었습니다.',
    en: 'Your verification request has been received.',
  },
  requestApproved: {
    ko: 'UID 인증을 승인했습니다.',
    en: 'The UID has been verified.',
  },
  requestRejected: {
    ko: 'UID 인증 요청을 거절했습니다.',
    en: 'The verification request has been rejected.',
  },
  requestDefaultReason: {
    ko: 'Lance 링크로 가입한 본인의 UID로 확인되지 않았습니다.',
    en: 'We could not confirm that this UID is yours and under our link.',
  },
  disputeReceived: {
    ko: '이의 제기가 접수되었습니다. 확인 코드는 {{code}}입니다. 거래소 계정 화면(UID)과 이 코드를 함께 녹화해 고객센터로 보내 주시면 관리자가 확인합니다.',
    en: 'Your dispute has been received. Your code is {{code}}: send our support a recording of the exchange’s account page with the UID beside this code, and an administrator will look into it.',
  },
  disputeApproved: {
    ko: '이의를 제기한 회원에게 UID를 옮겼습니다.',
    en: 'The UID has been moved to the claimant.',
  },
  disputeRejected: {
    ko: '이의 제기를 거절했습니다.',
    en: 'The dispute has been rejected.',
  },
  disputeDefaultReason: {
    ko: '제출한 내용으로는 본인의 UID로 확인되지 않았습니다.',
    en: 'What you sent does not show that the UID is yours.',
  },
  mailBonus: {
    ko: 'UID 인증 보너스 {{amount}} L이 지급되었습니다.',
    en: 'A UID verification bonus of {{amount}} L has been paid to you.',
  },
  syncStarted: {
    ko: '{{exchange}} 리포트 {{days}}일분을 가져오기 시작했습니다.',
    en: 'Fetching {{exchange}} reports. Days: {{days}}.',
  },
  importCommitted: {
    ko: '리포트 {{rows}}행을 반영했습니다.',
    en: 'The report has been committed. Rows: {{rows}}.',
  },
  importUndone: {
    ko: '리포트 반영을 취소했습니다. {{rows}}행이 되돌려졌습니다.',
    en: 'The import has been undone. Rows set back: {{rows}}.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/**
 * Default texts about an exchange's rebates until operators write their own. Neutral, because menus differ and change
 * without notice.
 */
export const usualRebateCredit = {
  when: { ko: '다음 날', en: 'the next day' },
  minimumUsdt: '0',
  where: { ko: '거래소 앱의 자산 내역(리베이트)', en: 'the asset history of the exchange’s app, under rebates' },
} as const;

/** A sentence of this module in the reader's language. */
export const say = sayIn(texts);

/** A text in both languages, for mails: the reader's language is resolved at delivery. */
export function inBoth<Name extends keyof typeof texts>(
  name: Name,
  ...params: TextParams<(typeof texts)[Name]>
): Record<Language, string> {
  return { ko: say('ko', name, ...params), en: say('en', name, ...params) };
}

/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  uids: {
    ko: '등록한 거래소 UID. 삭제했거나 옮겨진 UID도 실립니다.',
    en: 'Your exchange UIDs, those you gave up included',
  },
  requests: { ko: 'UID 인증 요청과 처리 결과', en: 'Your verification requests and what became of them' },
  disputes: { ko: 'UID 이의 제기와 처리 결과', en: 'Your disputes about UIDs and what became of them' },
  rows: {
    ko: '인증된 UID에 대해 거래소가 보고한 거래. 본인의 UID였던 날짜만 실립니다.',
    en: 'What the exchanges reported about your verified UIDs, for the days on which they were yours',
  },
};

/** Field errors. */
export const fieldTexts = {
  uidMissing: { ko: 'UID를 입력해주세요.', en: 'Enter the UID.' },
  uidFormat: { ko: 'UID는 숫자 4~20자리입니다.', en: 'A UID has 4 to 20 digits.' },
  exchangeMissing: { ko: '거래소를 선택해 주세요.', en: 'Choose an exchange.' },
  statementMissing: {
    ko: '본인의 UID임을 알 수 있는 내용을 적어 주세요.',
    en: 'Tell us how we can see that the UID is yours.',
  },
  day: { ko: '올바른 날짜가 아닙니다.', en: 'This is not a valid date.' },
  referralLink: {
    ko: 'https://로 시작하는 주소를 빈칸 없이 영문, 숫자, 기호로 입력해 주세요. 아이디와 비밀번호는 넣을 수 없습니다.',
    en: 'Enter an https:// address in Latin letters, digits and signs, without blanks, name or password.',
  },
  logo: {
    ko: '/로 시작하는 이 사이트의 경로나 https:// 주소를 입력해 주세요. 아이디와 비밀번호는 넣을 수 없습니다.',
    en: 'Enter a path on this site that begins with /, or an https:// address without name or password.',
  },
  rebateMinimum: {
    ko: '0 이상 1,000,000 USDT 미만의 금액을 소수 8자리까지 입력해 주세요.',
    en: 'Enter an amount from 0 up to 1,000,000 USDT with at most 8 decimals.',
  },
  evidenceMissing: { ko: '판단 근거를 적어 주세요.', en: 'Enter what the decision is based on.' },
} as const;
