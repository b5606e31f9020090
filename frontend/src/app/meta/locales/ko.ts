import type { en } from '@/app/meta/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  needsScripts: '이 화면을 보려면 브라우저에서 JavaScript를 켜 주세요.',
  home: '돌려받는 거래 수수료, 계산까지 확인하는 리베이트 | Lance',
  homeDescription:
    '거래소 UID로 수수료 리베이트 대상인지 바로 확인해 주세요. 거래소별 수수료와 리베이트율을 비교하고, 모든 숫자의 계산 내역을 볼 수 있습니다.',
  login: '로그인 | Lance',
  loginDescription: '로그인하고 내 거래소 UID의 리베이트, L코인, 러프를 확인해 주세요.',
  register: '회원가입 | Lance',
  registerDescription:
    'Lance에 가입하고 거래소 UID를 등록해 주세요. 거래소 리포트가 반영될 때마다 내 리베이트와 계산 내역을 확인할 수 있습니다.',
  forgotPassword: '비밀번호 찾기 | Lance',
  forgotPasswordDescription: '가입한 이메일로 비밀번호 재설정 링크를 받습니다.',
  resetPassword: '새 비밀번호 설정 | Lance',
  resetPasswordDescription: '메일로 받은 링크로 새 비밀번호를 정합니다.',
  confirmEmail: '이메일 인증 | Lance',
  confirmEmailDescription: '메일로 받은 링크로 이메일 주소를 인증합니다.',
  unsubscribe: '메일 수신 거부 | Lance',
  unsubscribeDescription: '메일의 링크로 알림 메일을 그만 받습니다.',
  kimchiPremium: '실시간 김치 프리미엄, 코인별 시세 비교 | Lance',
  kimchiPremiumDescription:
    '업비트와 빗썸의 모든 코인 가격을 해외 가격과 비교합니다. 은행 환율 기준과 USDT 기준 프리미엄을 계산 내역, 조회 시각과 함께 확인해 주세요.',
  chartScore: 'AI 차트 분석 성적, 동전 던지기와 비교 | Lance',
  chartScoreDescription:
    'AI 차트 분석이 이후 시장에서 맞았는지 심볼, 시간봉, 엔진별 적중률과 95% 신뢰구간으로 공개합니다. 동전 던지기, 항상 롱과 비교해 주세요.',
  lToken: 'L 토큰: 정해진 것과 아직 정하지 않은 것 | Lance',
  lTokenDescription:
    'L 토큰은 아직 발행하지 않았고 파는 곳도 없습니다. 정해진 것, 아직 정하지 않은 것, 소식을 전하는 방법을 안내합니다.',
  faq: '자주 묻는 질문 | Lance',
  faqDescription: '리베이트, UID 등록, L코인과 러프, 페이백 신청까지. 자주 묻는 질문에 지금 적용되는 숫자로 답합니다.',
  terms: '이용약관 | Lance',
  termsDescription: '서비스, 계정과 UID, 리베이트와 포인트, 탈퇴까지. Lance를 이용할 때의 약속입니다.',
  privacy: '개인정보 처리방침 | Lance',
  privacyDescription: 'Lance가 어떤 정보를 왜, 얼마나 보관하고 언제 지우는지 설명합니다.',
  indicators: 'TradingView 지표, 읽는 법과 맞지 않을 때 | Lance',
  indicatorsDescription:
    '고래 헌터 시그널, 오더블록, 청산 맵. 지표마다 어떤 질문에 답하고, 어떻게 읽고, 언제 맞지 않는지 차트로 설명합니다.',
  whaleHunter: '고래 헌터 시그널 읽는 법 | Lance',
  whaleHunterDescription:
    '고래 헌터 시그널이 거래량과 종가로 캔들을 고르는 방법, 표시를 읽는 법, 맞지 않을 때를 차트로 설명합니다.',
  orderBlock: '오더블록 지표 읽는 법 | Lance',
  orderBlockDescription:
    '오더블록이 강한 움직임이 시작된 구간을 그리는 방법, 되돌림을 읽는 법, 구간이 무너지는 때를 차트로 설명합니다.',
  liquidationMap: '청산 맵 읽는 법 | Lance',
  liquidationMapDescription:
    '청산 맵이 레버리지 포지션의 청산 가격을 추정하는 방법, 띠를 읽는 법, 알 수 없는 것을 차트로 설명합니다.',
  pictureVolume: '거래대금',
  pictureFeeRate: '수수료율',
  pictureRebateRate: '리베이트율',
  pictureRebate: '리베이트',
};
