import type { en } from '@/app/pages/store/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '스토어',
  balances: '사용할 수 있는 포인트',
  lcoin: 'L코인 잔액',
  lcoinAvailable: '사용 가능 {{amount}} L',
  luffWorth: '{{usdt}} USDT 상당',
  luffLacking: '최소 페이백까지 {{usdt}} USDT 부족',
  luffHeld: '신청 중 {{amount}} 러프',
  earnings: '수익 내역',
  owned: '내 채굴 아이템',
  ownedLead: '아이템은 켜 둔 동안 적용됩니다. 사용 시간은 처음 켠 순간부터 흐르며 멈출 수 없습니다.',
  orders: '주문 내역',
};
