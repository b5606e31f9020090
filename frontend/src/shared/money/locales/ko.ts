import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/money/locales/en';

export const ko: Texts<typeof en> = {
  who: '누가',
  when: '언제',
  where: '어디로',
  rebate: {
    title: '리베이트',
    who_other: '{{exchange}}에서 직접 (Lance를 거치지 않음)',
    whoAny: '거래소에서 직접 (Lance를 거치지 않음)',
    when: '{{when}}, {{minimum}}',
    whenOf: '{{exchange}}: {{time}}',
    whenAny: '거래소마다 다름',
    noMinimum: '최소 금액 없음',
    minimum: '{{amount}} USDT부터',
    where: '내 {{exchange}} 계정, {{where}}',
    whereAny: '내 거래소 계정',
  },
  payback: {
    title: '러프 페이백',
    who: 'Lance에서',
    when: '{{minimum}} USDT부터 신청, 승인 후',
    where: '인증된 내 UID로 USDT 지급',
  },
};
