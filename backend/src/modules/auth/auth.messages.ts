import type { Language } from '../../platform/errors/index.js';

/** Sentences for single fields, in both languages (`ko | en`); they win over the general texts of the constraint. */
export const fieldTexts = {
  required: '필수 항목을 모두 입력해주세요. | Please fill in all required fields.',
  loginRequired: '이메일과 비밀번호를 모두 입력해주세요. | Please enter your e-mail address and your password.',
  passwordTooShort: '비밀번호는 최소 6자 이상이어야 합니다. | The password needs at least 6 characters.',
  passwordTooLong: '비밀번호는 최대 128자까지 사용할 수 있습니다. | The password may have at most 128 characters.',
  personalInfo:
    '개인정보 수집 및 이용에 동의해주세요. | Please agree to the collection and use of personal information.',
  email: '올바른 이메일 주소를 입력해 주세요. | Please enter a valid e-mail address.',
  name: '이름은 50자까지, 보이는 글자로 입력해 주세요. | Use at most 50 visible characters for the name.',
  phone: '전화번호를 숫자로 입력해 주세요. 예: 010-1234-5678 | Please enter a phone number, e.g. +82 10-1234-5678.',
  tradingviewId:
    'TradingView ID는 1자에서 50자까지, 보이는 글자로 입력해 주세요. | Use 1 to 50 visible characters for the TradingView ID.',
  exchange: '거래소를 선택해 주세요. | Please choose an exchange.',
  uid: 'UID는 숫자 4~20자리로 입력해 주세요. | A UID has 4 to 20 digits.',
} as const;

type Text = Readonly<Record<Language, string>>;

export const registeredText: Text = {
  ko: '회원가입이 완료되었습니다.',
  en: 'Your account is ready.',
};

/** The account exists, but the UID given with it could not be looked at. */
export const uidNotProcessedText: Text = {
  ko: '회원가입은 완료되었지만 UID를 확인하지 못했습니다. 내 정보에서 UID를 다시 등록해 주세요.',
  en: 'Your account is ready, but the UID could not be checked. Please register the UID again on My Info.',
};
