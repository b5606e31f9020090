import type { en } from '@/features/home/calculator/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '페이백 계산기',
  lead: '한 달 수수료에서 돌려받았거나 놓친 금액을 계산합니다.',
  seed: '시드',
  leverage: '레버리지',
  trades: '하루 거래 횟수',
  share: '페이백율',
  tradesUnit: '회',
  submit: '한 달 페이백 계산하기',
  invalid: '모든 값을 올바르게 입력해주세요.',
  result: '한 달 페이백',
  daily: '하루 거래대금',
  dailyNote: '시드 × 레버리지 × 거래 횟수',
  feeRate: '수수료율',
  days: '일수',
  fee: '한 달 수수료',
  note: '입력한 값으로 계산한 추정입니다. 실제 수수료는 거래소, 등급, 주문 방식에 따라 다릅니다.',
};
