import type { en } from '@/app/meta/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  home: 'Lance: 확인할 수 있는 거래 수수료 페이백',
  homeDescription:
    '거래소 UID가 수수료 페이백을 받고 있는지 확인하고, 거래소를 비교하고, 숫자마다 영수증을 볼 수 있습니다.',
  login: '로그인 | Lance',
  loginDescription: '로그인하고 페이백, L코인, 러프를 확인해 주세요.',
  register: '회원가입 | Lance',
  registerDescription: 'Lance에 가입하고 거래소 UID를 등록해 주세요.',
  forgotPassword: '비밀번호 찾기 | Lance',
  forgotPasswordDescription: '가입한 이메일로 비밀번호 재설정 링크를 받습니다.',
  resetPassword: '비밀번호 재설정 | Lance',
  resetPasswordDescription: '메일로 받은 링크로 새 비밀번호를 정합니다.',
  confirmEmail: '이메일 인증 | Lance',
  confirmEmailDescription: '메일로 받은 링크로 이메일 주소를 인증합니다.',
  terms: '이용약관 | Lance',
  privacy: '개인정보 처리방침 | Lance',
  termsDescription: 'Lance 이용약관입니다.',
  privacyDescription: 'Lance가 어떤 정보를 왜, 얼마나 보관하는지 설명합니다.',
  indicators: '지표 | Lance',
  indicatorsDescription:
    '고래 헌터 시그널, 오더블록, 청산 맵. 어떤 질문에 답하고, 어떻게 읽고, 언제 빗나가는지 설명합니다.',
  whaleHunter: '고래 헌터 시그널 | Lance',
  whaleHunterDescription:
    '고래 헌터 시그널이 거래량과 종가로 캔들을 고르는 방법, 표시를 읽는 법, 빗나가는 때를 설명합니다.',
  orderBlock: '오더블록 | Lance',
  orderBlockDescription:
    '오더블록이 강한 움직임이 시작된 구간을 그리는 방법, 되돌림을 읽는 법, 구간이 무너지는 때를 설명합니다.',
  liquidationMap: '청산 맵 | Lance',
  liquidationMapDescription:
    '청산 맵이 레버리지 포지션의 청산 가격을 추정하는 방법, 띠를 읽는 법, 알 수 없는 것을 설명합니다.',
  faq: '자주 묻는 질문 | Lance',
  faqDescription: '리베이트, UID, L코인, 러프에 대해 자주 묻는 질문에 오늘의 숫자로 답합니다.',
};
