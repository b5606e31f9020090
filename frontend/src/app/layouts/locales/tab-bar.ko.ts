import type { tabBarEn } from '@/app/layouts/locales/tab-bar.en';
import type { Texts } from '@/shared/i18n';

export const tabBarKo: Texts<typeof tabBarEn> = {
  label: '하단 메뉴',
  home: '홈',
  rebate: '리베이트',
  wallet: '지갑',
  store: '스토어',
  more: '더보기',
  mined: '채굴 보상 수령 가능',
};
