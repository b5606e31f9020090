import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/money/flow/locales/en';

export const ko: Texts<typeof en> = {
  sentence:
    '리베이트는 거래소가 리포트대로 내 거래소 계정에 바로 지급하고, 러프는 Lance가 신청을 승인한 뒤 USDT로 따로 지급합니다.',
  short: '리베이트는 거래소가 리포트대로, 러프는 Lance가 승인 후 지급합니다.',
  unfold: '지급 방식 보기',
  fold: '접기',
  since: '러프는 UID가 인증된 날의 거래부터 쌓이고, 리베이트는 첫 리포트가 나온 날부터 표시됩니다.',
};
