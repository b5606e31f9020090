import type { en } from '@/features/journal/rebates/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  rebate: '리베이트',
  net: '순손익',
  netNote: '매매 손익 − 수수료 + 펀딩비 + 리베이트',
  withRebate: '손익 + 리베이트',
  withFunding: '손익 + 펀딩비 + 리베이트',
  withRebateNote: 'USDT로 환산된 수수료가 없어 빼지 않았습니다.',
  result: '매매 손익',
  fees: '수수료',
  funding: '펀딩비',
  notReported: '아직 리포트가 없습니다',
  waitingFor: '{{exchanges}} 리포트를 기다리고 있습니다.',
  inBalances: '종료 금액에 이미 들어 있을 수 있어 더하지 않습니다.',
  waiting_other: '리포트 전 {{count}}일',
  without_other: '리포트 없음 {{count}}일',
  missing_other: '리포트가 없는 날 {{count}}일',
  missingDay: '{{exchange}} 리포트에 이 날의 거래가 없습니다',
  nextStep:
    '일지에는 매매가 있습니다. 인증된 UID({{uids}})의 계정에서 한 매매인지 거래소 앱에서 확인해 주세요. 맞다면 날짜와 UID를 고객센터에 알려 주세요.',
  uids: '내 UID 확인',
  support: '고객센터에 메일 보내기',
  unread: '리베이트를 불러오지 못했습니다',
  receipt: {
    day: '{{day}} 리베이트',
    titleOfDay: '{{day}} {{title}}',
    period: '기간 리베이트',
    source: '거래소 리포트',
    books: '매매 일지 기록, 거래소 리포트',
    uid: 'UID {{uids}}, {{zone}} 기준 하루',
    note: '거래소가 리포트한 날짜 그대로이며, 서울 날짜와 다를 수 있습니다.',
    sameNote:
      '수수료와 펀딩비는 가져온 매매에만 있습니다. BNB처럼 시세를 기록하지 않은 코인으로 낸 수수료는 빠져 있습니다. 리베이트는 거래소가 회원의 거래소 계정으로 지급합니다.',
    days_other: '{{count}}일',
  },
};
