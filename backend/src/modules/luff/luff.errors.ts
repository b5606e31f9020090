import { defineErrors } from '../../platform/errors/index.js';

export const LuffErrors = defineErrors('luff', {
  belowMinimum: {
    kind: 'rejected',
    ko: '최소 페이백 금액은 {{minimum}} USDT입니다.',
    en: 'The smallest payback is {{minimum}} USDT.',
  },
  amountsDisagree: {
    kind: 'rejected',
    ko: '{{usdt}} USDT에는 {{required}} 러프가 필요합니다. 요청한 금액은 {{luff}} 러프입니다.',
    en: '{{usdt}} USDT costs {{required}} Luff, not {{luff}} Luff.',
  },
  verifiedUidNeeded: {
    kind: 'rejected',
    ko: '인증된 거래소 UID가 있어야 페이백을 신청할 수 있습니다.',
    en: 'A payback needs a verified exchange UID.',
  },
  confirmedEmailNeeded: {
    kind: 'rejected',
    ko: '이메일을 인증한 뒤 페이백을 신청해 주세요.',
    en: 'Please confirm your e-mail address before you request a payback.',
  },
  payoutsLocked: {
    kind: 'rejected',
    ko: '비밀번호를 재설정해 안전을 위해 잠시 페이백을 신청할 수 없습니다. {{until}}(한국 시간) 이후에 신청해 주세요.',
    en: 'Paybacks are held for your safety, because your password was reset. Please request one after {{until}} (Korea time).',
  },
  payoutsHeldAfterNewUid: {
    kind: 'rejected',
    ko: '새 UID를 등록해 안전을 위해 잠시 페이백을 신청할 수 없습니다. {{until}}(한국 시간) 이후에 신청해 주세요.',
    en: 'Paybacks are held for your safety, because a UID was added. Please request one after {{until}} (Korea time).',
  },
  payoutUidNotVerified: {
    kind: 'rejected',
    ko: '선택한 UID는 인증된 UID가 아닙니다. 다른 UID를 선택해 주세요.',
    en: 'The chosen UID is not one of your verified UIDs. Please choose another one.',
  },
  memberOwesLuff: {
    kind: 'rejected',
    ko: '회수할 {{owed}} 러프가 남아 있습니다. (신청 {{luff}} 러프) 내용을 확인하고 확인란을 선택해야 처리할 수 있습니다.',
    en: 'The member owes {{owed}} Luff (requested: {{luff}} Luff). Confirm that you have seen this to go on.',
  },
  payoutUidGone: {
    kind: 'rejected',
    ko: '지급할 UID({{exchange}} {{uid}})가 더 이상 이 회원의 인증된 UID가 아닙니다. 내용을 확인하고 확인란을 선택해야 처리할 수 있습니다.',
    en: 'The UID to pay to ({{exchange}} {{uid}}) is no longer a verified UID of this member. Confirm that you have seen this to go on.',
  },
  owesAndUidGone: {
    kind: 'rejected',
    ko: '회수할 {{owed}} 러프가 남아 있고(신청 {{luff}} 러프), 지급할 UID({{exchange}} {{uid}})가 더 이상 이 회원의 인증된 UID가 아닙니다. 내용을 확인하고 확인란을 선택해야 처리할 수 있습니다.',
    en: 'The member owes {{owed}} Luff (requested: {{luff}} Luff), and the UID to pay to ({{exchange}} {{uid}}) is no longer a verified UID of theirs. Confirm that you have seen this to go on.',
  },
  findingsChanged: {
    kind: 'rejected',
    ko: '확인한 내용이 그사이 바뀌었습니다. 목록을 새로 고친 뒤 다시 처리해 주세요.',
    en: 'What you confirmed has changed meanwhile. Reload the list and decide again.',
  },
  requestedTwice: {
    kind: 'conflict',
    ko: '같은 금액의 페이백을 방금 신청했습니다. 한 번 더 신청하려면 잠시 후 다시 시도해 주세요.',
    en: 'A payback of this amount was requested just now. To request another one, try again in a moment.',
  },
  redemptionNotFound: {
    kind: 'notFound',
    ko: '교환 요청을 찾을 수 없습니다.',
    en: 'There is no such redemption.',
  },
  alreadyProcessed: {
    kind: 'conflict',
    ko: '이미 처리된 요청입니다.',
    en: 'This request has already been decided.',
  },
  expiryDateNeeded: {
    kind: 'invalid',
    ko: '만료 날짜 필요',
    en: 'An expiry date is needed.',
  },
  nothingToPayOut: {
    kind: 'conflict',
    ko: '지표 이용권에는 지급할 금액이 없습니다.',
    en: 'There is nothing to pay out for an indicator pass.',
  },
  notApproved: {
    kind: 'conflict',
    ko: '승인된 요청만 지급을 기록할 수 있습니다.',
    en: 'A payout can be recorded for an approved request only.',
  },
  alreadyPaid: {
    kind: 'conflict',
    ko: '이미 지급을 기록한 요청입니다.',
    en: 'The payout of this request has already been recorded.',
  },
  payoutReferenceUsed: {
    kind: 'conflict',
    ko: '다른 지급에 이미 사용한 이체 확인 번호입니다.',
    en: 'This transfer reference belongs to another payout.',
  },
  ownRequest: {
    kind: 'forbidden',
    ko: '본인의 요청은 다른 관리자가 처리해야 합니다.',
    en: 'Another administrator has to decide your own request.',
  },
  paybackPending: {
    kind: 'conflict',
    ko: '처리 중인 페이백 신청이 있습니다. 신청을 취소하거나 처리가 끝난 뒤 탈퇴해 주세요.',
    en: 'A payback request is waiting. Cancel it, or close the account once it has been decided.',
  },
  paybackUnpaid: {
    kind: 'conflict',
    ko: '승인된 페이백이 아직 지급되지 않았습니다. 지급이 끝난 뒤 탈퇴해 주세요.',
    en: 'An approved payback has not been paid yet. Close the account once it has been paid.',
  },
  luffOwed: {
    kind: 'conflict',
    ko: '회수할 {{luff}} 러프가 남아 있어 탈퇴할 수 없습니다. 탈퇴하면 취소되는 오늘 적립분을 포함한 금액입니다. 앞으로 적립되는 러프에서 차감하며, 바로 탈퇴하려면 고객센터에 문의해 주세요.',
    en: 'You would still owe {{luff}} Luff, so the account cannot be closed. This includes today’s Luff, which is cancelled with the account. It is deducted from the Luff you earn next. To close the account now, ask our support.',
  },
  transactionNotFound: {
    kind: 'notFound',
    ko: '러프 내역을 찾을 수 없습니다.',
    en: 'There is no such Luff transaction.',
  },
});
