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
    ko: '시도 횟수가 많아 잠시 제한됩니다. {{minutes}}분 후 다시 시도해 주세요.',
    en: 'Too many attempts. Please try again in {{minutes}} min.',
  },
  tooManyAttemptsNow: {
    kind: 'tooMany',
    ko: '시도 횟수가 많아 잠시 제한됩니다. {{seconds}}초 후 다시 시도해 주세요.',
    en: 'Too many attempts. Please try again in {{seconds}} s.',
  },
  secondFactorRequired: {
    kind: 'unauthenticated',
    ko: '인증 앱의 코드를 입력해 주세요.',
    en: 'Please enter the code of your authenticator app.',
  },
  wrongSecondFactor: {
    kind: 'unauthenticated',
    ko: '인증 코드가 올바르지 않거나 이미 사용되었습니다.',
    en: 'The code is not correct or was already used.',
  },
  wrongCode: {
    kind: 'invalid',
    ko: '인증 코드가 올바르지 않거나 이미 사용되었습니다.',
    en: 'The code is not correct or was already used.',
  },
  codeRequired: {
    kind: 'invalid',
    ko: '인증 앱의 코드를 입력해 주세요.',
    en: 'Please enter the code of your authenticator app.',
  },
  temporaryPasswordExpired: {
    kind: 'unauthenticated',
    ko: '임시 비밀번호의 유효 시간이 지났습니다. 비밀번호 찾기로 새 비밀번호를 정해 주세요.',
    en: 'The temporary password has expired. Choose a new one by “Forgot password”.',
  },
  tokenInvalid: {
    kind: 'notFound',
    ko: '토큰이 만료되었거나 유효하지 않습니다.',
    en: 'The link has expired or is not valid.',
  },
  confirmationInvalid: {
    kind: 'notFound',
    ko: '이메일 인증 링크가 만료되었거나 유효하지 않습니다. 내 정보에서 인증 메일을 다시 받아 주세요.',
    en: 'The confirmation link has expired or is not valid. Ask for a new mail on My Info.',
  },
  emailAlreadyConfirmed: {
    kind: 'conflict',
    ko: '이미 인증된 이메일입니다.',
    en: 'This e-mail address is already confirmed.',
  },
  currentPasswordWrong: {
    kind: 'invalid',
    ko: '현재 비밀번호가 올바르지 않습니다.',
    en: 'The current password is not correct.',
  },
  passwordUnchanged: {
    kind: 'invalid',
    ko: '현재 비밀번호와 다른 비밀번호를 정해 주세요.',
    en: 'Choose a password that differs from the current one.',
  },
  emailNotConfirmed: {
    kind: 'conflict',
    ko: '이메일 인증을 먼저 완료해 주세요.',
    en: 'Please confirm your e-mail address first.',
  },
  twoFactorNotSetUp: {
    kind: 'conflict',
    ko: '먼저 인증 앱을 연결해 주세요.',
    en: 'Connect your authenticator app first.',
  },
  twoFactorAlreadyOn: {
    kind: 'conflict',
    ko: '2단계 인증이 이미 켜져 있습니다.',
    en: 'Two-factor login is already on.',
  },
  mailTopicUnknown: {
    kind: 'invalid',
    ko: '설정할 수 없는 메일입니다.',
    en: 'These mails cannot be switched.',
  },
  adminCannotClose: {
    kind: 'conflict',
    ko: '관리자 계정은 직접 탈퇴할 수 없습니다. 운영팀에 관리자 권한 해제를 요청해 주세요.',
    en: 'An administrator’s account cannot be closed. Ask our operators to take the administrator’s role away first.',
  },
  lastAdministrator: {
    kind: 'conflict',
    ko: '마지막 관리자입니다. 다른 관리자를 먼저 지정해 주세요.',
    en: 'This is the only administrator. Make another one first.',
  },
  adminPasswordNotReset: {
    kind: 'conflict',
    ko: '관리자 계정의 비밀번호는 초기화할 수 없습니다.',
    en: 'An administrator’s password cannot be reset here.',
  },
  accountClosed: {
    kind: 'conflict',
    ko: '탈퇴한 회원입니다.',
    en: 'This account is closed.',
  },
  memberNotFound: {
    kind: 'notFound',
    ko: '사용자 정보를 찾을 수 없습니다',
    en: 'This member was not found.',
  },
});
