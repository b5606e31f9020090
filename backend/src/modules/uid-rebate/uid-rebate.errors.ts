import { defineErrors } from '../../platform/errors/index.js';

export const UidRebateErrors = defineErrors('uidRebate', {
  unknownExchange: {
    kind: 'invalid',
    ko: '{{exchange}} 거래소를 찾을 수 없습니다.',
    en: 'There is no exchange {{exchange}}.',
  },
  exchangeNotOffered: {
    kind: 'rejected',
    ko: '{{exchange}} 거래소는 현재 이용할 수 없습니다.',
    en: '{{exchange}} is not available at present.',
  },
  exchangeExists: {
    kind: 'conflict',
    ko: '같은 아이디나 이름의 거래소가 이미 있습니다.',
    en: 'An exchange with this id or name already exists.',
  },
  checkUnavailable: {
    kind: 'unavailable',
    ko: '{{exchange}}에서 응답을 받지 못해 지금은 확인할 수 없습니다. 등록되지 않았다는 뜻은 아닙니다. 잠시 후 다시 시도해 주세요.',
    en: '{{exchange}} does not answer, so this cannot be checked now. It does not mean that the UID is not registered. Please try again later.',
  },
  checkByReviewOnly: {
    kind: 'unavailable',
    ko: '{{exchange}} 거래소의 UID는 바로 확인할 수 없습니다. UID를 등록하면 관리자가 확인합니다.',
    en: '{{exchange}} cannot be checked at once. Register the UID; an administrator will check it.',
  },
  tooManyChecks: {
    kind: 'tooMany',
    ko: 'UID 확인과 등록은 한 시간에 {{limit}}개까지 가능합니다. {{minutes}}분 후 다시 시도해 주세요.',
    en: 'At most {{limit}} UIDs can be checked or registered in an hour. Please try again in {{minutes}} min.',
  },
  tooManyChecksFromAddress: {
    kind: 'tooMany',
    ko: '같은 네트워크에서 UID 확인과 등록이 많습니다. {{minutes}}분 후 다시 시도해 주세요.',
    en: 'Too many UIDs are checked or registered from your network. Please try again in {{minutes}} min.',
  },
  tooManyWaiting: {
    kind: 'rejected',
    ko: '관리자 확인을 기다리는 UID가 이미 {{limit}}건 있습니다. 처리된 뒤 다시 요청해 주세요.',
    en: 'You already have {{limit}} UIDs waiting for an administrator. Please try again once they are decided.',
  },
  uidAlreadyRegistered: {
    kind: 'conflict',
    ko: '이미 등록된 거래소 UID입니다.',
    en: 'You have already registered this UID.',
  },
  uidHeldByAnother: {
    kind: 'conflict',
    ko: '다른 회원이 인증한 UID입니다. 본인의 UID라면 이의를 제기해 주세요.',
    en: 'This UID is verified for another member. If it is yours, open a dispute.',
  },
  uidNotFound: {
    kind: 'notFound',
    ko: '등록된 UID를 찾을 수 없습니다.',
    en: 'This UID is not registered.',
  },
  uidAlreadyVerified: {
    kind: 'conflict',
    ko: '이미 인증된 UID입니다.',
    en: 'This UID is already verified.',
  },
  requestAlreadyPending: {
    kind: 'conflict',
    ko: '이 UID의 인증 요청이 이미 접수되어 있습니다.',
    en: 'A verification request for this UID is already waiting.',
  },
  requestNotFound: {
    kind: 'notFound',
    ko: '인증 요청을 찾을 수 없습니다.',
    en: 'There is no such verification request.',
  },
  requestAlreadyDecided: {
    kind: 'conflict',
    ko: '이미 처리된 요청입니다. 목록을 새로 고쳐 주세요.',
    en: 'This request has already been decided. Reload the list.',
  },
  uidHeldMeanwhile: {
    kind: 'conflict',
    ko: '다른 회원이 이미 인증한 UID라서 승인할 수 없습니다. 이의 제기로 처리해 주세요.',
    en: 'Another member holds this UID, so it cannot be approved. Settle it as a dispute.',
  },
  ownRequest: {
    kind: 'forbidden',
    ko: '본인과 관련된 요청은 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.',
    en: 'You cannot decide a request that concerns yourself. Ask another administrator.',
  },
  holderChanged: {
    kind: 'conflict',
    ko: '이의 제기 이후 이 UID를 보유한 회원이 바뀌어 승인할 수 없습니다. 거절한 뒤 다시 접수하도록 안내해 주세요.',
    en: 'The holder of this UID has changed since the dispute was opened, so it cannot be approved. Reject it and ask the claimant to start again.',
  },
  disputeNotNeeded: {
    kind: 'rejected',
    ko: '다른 회원이 인증한 UID가 아닙니다. UID 등록이나 인증 요청을 이용해 주세요.',
    en: 'No other member holds this UID. Register it or file a verification request.',
  },
  disputeAlreadyPending: {
    kind: 'conflict',
    ko: '이 UID의 이의 제기가 이미 접수되어 있습니다.',
    en: 'Your dispute about this UID is already waiting.',
  },
  disputeNotFound: {
    kind: 'notFound',
    ko: '이의 제기를 찾을 수 없습니다.',
    en: 'There is no such dispute.',
  },
  syncNotPossible: {
    kind: 'rejected',
    ko: '{{exchange}} 거래소에는 연동된 API가 없습니다. 리포트 파일을 올려 주세요.',
    en: '{{exchange}} has no API connection. Please upload its report as a file.',
  },
  syncAlreadyAsked: {
    kind: 'conflict',
    ko: '{{exchange}} 거래소의 같은 날짜를 이미 가져오고 있습니다. 목록에서 진행 상황을 확인해 주세요.',
    en: 'These days of {{exchange}} are already being fetched. See their progress in the list.',
  },
  syncDaysInvalid: {
    kind: 'invalid',
    ko: '시작일과 종료일을 확인해 주세요. 한 번에 {{max}}일까지, 마감된 날짜만 가져올 수 있습니다.',
    en: 'Check the first and the last day. At most {{max}} closed days can be fetched at once.',
  },
  importNotFound: {
    kind: 'notFound',
    ko: '리포트 파일을 찾을 수 없습니다.',
    en: 'There is no such report file.',
  },
  importNotOpen: {
    kind: 'conflict',
    ko: '이미 반영되었거나 취소된 파일입니다. 목록을 새로 고쳐 주세요.',
    en: 'This file has already been committed or undone. Reload the list.',
  },
  importEmpty: {
    kind: 'rejected',
    ko: '반영할 수 있는 행이 없습니다. 잘못된 행을 확인해 주세요.',
    en: 'There is no row that could be committed. See the rows with problems.',
  },
});
