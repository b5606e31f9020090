import { sayIn } from '../../platform/errors/index.js';

/** Field errors; they override the general texts of the constraint. */
export const fieldTexts = {
  required: { ko: '필수 항목을 모두 입력해주세요.', en: 'Please fill in all required fields.' },
  loginRequired: {
    ko: '이메일과 비밀번호를 모두 입력해주세요.',
    en: 'Please enter your e-mail address and your password.',
  },
  passwordTooShort: { ko: '비밀번호는 최소 6자 이상이어야 합니다.', en: 'The password needs at least 6 characters.' },
  passwordTooLong: {
    ko: '비밀번호는 최대 128자까지 사용할 수 있습니다.',
    en: 'The password may have at most 128 characters.',
  },
  personalInfo: {
    ko: '개인정보 수집 및 이용에 동의해주세요.',
    en: 'Please agree to the collection and use of personal information.',
  },
  email: { ko: '올바른 이메일 주소를 입력해 주세요.', en: 'Please enter a valid e-mail address.' },
  name: { ko: '이름은 50자까지, 보이는 글자로 입력해 주세요.', en: 'Use at most 50 visible characters for the name.' },
  phone: {
    ko: '전화번호를 숫자로 입력해 주세요. 예: 010-1234-5678',
    en: 'Please enter a phone number, e.g. +82 10-1234-5678.',
  },
  tradingviewId: {
    ko: 'TradingView ID는 1자에서 50자까지, 보이는 글자로 입력해 주세요.',
    en: 'Use 1 to 50 visible characters for the TradingView ID.',
  },
  exchange: { ko: '거래소를 선택해 주세요.', en: 'Please choose an exchange.' },
  allRequired: { ko: '모든 필드를 입력해주세요.', en: 'Please fill in all fields.' },
  resetPasswordTooShort: {
    ko: '비밀번호는 최소 8자 이상이어야 합니다.',
    en: 'The password needs at least 8 characters.',
  },
  token: { ko: '링크가 올바르지 않습니다.', en: 'This link is not valid.' },
  code: {
    ko: '인증 앱의 6자리 숫자나 복구 코드를 입력해 주세요.',
    en: 'Enter the 6 digits of the app or a recovery code.',
  },
  appCode: { ko: '인증 앱의 6자리 숫자를 입력해 주세요.', en: 'Enter the 6 digits of the app.' },
  uid: { ko: 'UID는 숫자 4~20자리로 입력해 주세요.', en: 'A UID has 4 to 20 digits.' },
} as const;

/** A sentence of this module in the reader's language. */
export const say = sayIn({
  registered: {
    ko: '회원가입이 완료되었습니다.',
    en: 'Your account is ready.',
  },
  /** The account is created all the same. */
  noSignupBonus: {
    ko: '이 메일함으로 가입한 적이 있어 가입 보너스는 지급되지 않았습니다.',
    en: 'This mailbox has had an account before, so there is no signup bonus.',
  },
  /** The account exists, but the check of its UID failed. */
  uidNotProcessed: {
    ko: '회원가입은 완료되었지만 UID를 확인하지 못했습니다. 내 정보에서 UID를 다시 등록해 주세요.',
    en: 'Your account is ready, but the UID could not be checked. Please register the UID again on My Info.',
  },
  /** The account exists, but the UID given with it was refused. */
  uidNotRegistered: {
    ko: '회원가입은 완료되었지만 UID는 등록되지 않았습니다. {{reason}}',
    en: 'Your account is ready, but the UID has not been registered. {{reason}}',
  },
  resetRequested: {
    ko: '가입된 이메일이라면 비밀번호 재설정 링크를 보냈습니다. 메일이 보이지 않으면 스팸함을 확인해 주세요.',
    en: 'If this address has an account, a link to set a new password is on its way. Please look in the spam folder, too.',
  },
  passwordReset: {
    ko: '비밀번호를 재설정했습니다. 새 비밀번호로 로그인해 주세요.',
    en: 'Your password is set. Please log in with it.',
  },
  passwordChanged: {
    ko: '비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.',
    en: 'Your password is changed. Other devices are logged out.',
  },
  resetByAdmin: {
    ko: '비밀번호를 초기 비밀번호로 바꾸고 모든 기기에서 로그아웃했습니다. 24시간 안에 로그인해 새 비밀번호를 정하도록 회원에게 알려 주세요.',
    en: 'The password is set to the default and all sessions have ended. Tell the member to log in within 24 hours and choose a new one.',
  },
  emailConfirmed: { ko: '이메일 인증이 완료되었습니다.', en: 'Your e-mail address is confirmed.' },
  confirmationSent: {
    ko: '인증 메일을 보냈습니다. 메일이 보이지 않으면 스팸함을 확인해 주세요.',
    en: 'The confirmation mail is on its way. Please look in the spam folder, too.',
  },
  twoFactorOff: { ko: '2단계 인증을 해제했습니다.', en: 'Two-factor login is off.' },
  accountClosed: { ko: '탈퇴가 완료되었습니다. 이용해 주셔서 감사합니다.', en: 'Your account is closed. Thank you.' },
});
