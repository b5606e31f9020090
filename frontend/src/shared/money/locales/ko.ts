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
  sentence:
    '리베이트는 거래소가 리포트대로 내 거래소 계정에 바로 지급하고, 러프는 Lance가 신청을 승인한 뒤 USDT로 따로 지급합니다.',
  since: '러프는 UID가 인증된 날의 거래부터 쌓이고, 리베이트는 첫 리포트가 나온 날부터 표시됩니다.',
};
