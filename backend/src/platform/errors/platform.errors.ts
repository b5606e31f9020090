import { defineErrors } from './define-errors.js';

/** Errors that belong to no module. */
export const PlatformErrors = defineErrors('platform', {
  validationFailed: {
    kind: 'invalid',
    ko: '입력한 내용을 확인해 주세요.',
    en: 'Please check what you entered.',
  },
  malformedBody: {
    kind: 'invalid',
    ko: '요청 형식이 올바르지 않습니다.',
    en: 'The request body could not be read.',
  },
  bodyTooLarge: {
    kind: 'invalid',
    ko: '요청이 너무 큽니다. 최대 {{limit}}까지 보낼 수 있습니다.',
    en: 'The request is too large. At most {{limit}} can be sent.',
  },
  pictureTooLarge: {
    kind: 'invalid',
    ko: '이미지는 {{most}} MB까지 업로드할 수 있습니다.',
    en: 'A picture may have at most {{most}} MB.',
  },
  jsonOnly: {
    kind: 'invalid',
    ko: 'JSON 형식의 요청만 받을 수 있습니다.',
    en: 'Only JSON requests are accepted.',
  },
  fileOnly: {
    kind: 'invalid',
    ko: '파일을 그대로(application/octet-stream) 보내 주세요.',
    en: 'Send the file as it is, as application/octet-stream.',
  },
  foreignOrigin: {
    kind: 'forbidden',
    ko: '다른 사이트에서 보낸 요청은 처리할 수 없습니다.',
    en: 'Requests from another site are refused.',
  },
  loginRequired: {
    kind: 'unauthenticated',
    ko: '로그인이 필요합니다.',
    en: 'Please log in.',
  },
  adminOnly: {
    kind: 'forbidden',
    ko: '관리자만 사용할 수 있습니다.',
    en: 'Only administrators may do this.',
  },
  passwordChangeRequired: {
    kind: 'forbidden',
    ko: '비밀번호가 초기화되었습니다. 새 비밀번호를 정한 뒤 이용해 주세요.',
    en: 'Your password was reset. Choose a new one first.',
  },
  twoFactorRequired: {
    kind: 'forbidden',
    ko: '관리자 계정은 2단계 인증을 설정한 뒤 이용할 수 있습니다.',
    en: 'Administrators set up two-factor login first.',
  },
  routeNotFound: {
    kind: 'notFound',
    ko: '요청한 주소를 찾을 수 없습니다.',
    en: 'There is nothing at this address.',
  },
  notFound: {
    kind: 'notFound',
    ko: '요청한 항목을 찾을 수 없습니다.',
    en: 'This item was not found.',
  },
  idempotencyKeyReused: {
    kind: 'conflict',
    ko: '같은 요청 키가 다른 내용으로 이미 사용되었습니다. 새로 고침 후 다시 시도해 주세요.',
    en: 'This request key was already used with other content. Reload the page and try again.',
  },
  idempotencyKeyInvalid: {
    kind: 'invalid',
    ko: '요청 키가 올바르지 않습니다.',
    en: 'The Idempotency-Key header must be 8 to 128 visible ASCII characters.',
  },
  cursorInvalid: {
    kind: 'invalid',
    ko: '목록의 위치를 알 수 없습니다. 처음부터 다시 불러와 주세요.',
    en: 'The cursor is not valid. Load the list from its start.',
  },
  busy: {
    kind: 'unavailable',
    ko: '요청이 많아 지금 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too busy to do this now. Please try again in a moment.',
  },
  databaseUnavailable: {
    kind: 'unavailable',
    ko: '일시적으로 데이터를 불러올 수 없습니다. 처리되지 않은 요청은 다시 시도해 주세요.',
    en: 'The data cannot be reached for the moment. Please try again.',
  },
  internal: {
    kind: 'unavailable',
    ko: '처리하는 중 문제가 생겼습니다. 문의하실 때 요청 번호({{requestId}})를 알려 주세요.',
    en: 'Something went wrong on our side. Please quote request {{requestId}} when you contact us.',
  },
});
