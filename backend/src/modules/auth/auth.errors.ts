import { defineErrors } from '../../platform/errors/index.js';

export const AuthErrors = defineErrors('auth', {
  emailTaken: {
    kind: 'conflict',
    ko: '이미 가입된 이메일입니다.',
    en: 'This e-mail address is already registered.',
  },
  wrongCredentials: {
    kind: 'unauthenticated',
    ko: '이메일 또는 비밀번호가 올바르지 않습니다.',
    en: 'The e-mail address or the password is not correct.',
  },
  tooManyAttempts: {
    kind: 'tooMany',
    ko: '시도 횟수가 많아 잠시 막아 두었습니다. {{minutes}}분 후 다시 시도해 주세요.',
    en: 'Too many attempts. Please try again in {{minutes}} min.',
  },
  memberNotFound: {
    kind: 'notFound',
    ko: '사용자 정보를 찾을 수 없습니다',
    en: 'This member was not found.',
  },
});
