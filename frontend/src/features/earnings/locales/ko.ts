import type { en } from '@/features/earnings/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  earned: { luff: '적립한 러프', lcoin: '적립한 L코인' },
  sumOf: '최근 {{count}}일 {{book}}',
  sumNotes: {
    luff: '리포트 정정으로 줄어든 러프를 뺀 합계입니다. 페이백에 쓴 러프는 빼지 않습니다.',
    lcoin: '보너스, 보상, 채굴로 받은 합계입니다. 쓴 금액과 돌려받은 금액은 들어 있지 않습니다.',
  },
  period: '{{from}} – {{to}}',
  source: '포인트 기록',
  ofDay: '일별 {{book}}',
  book: '구분',
  books: { all: '전체', rebate: '리베이트', lcoin: 'L코인', luff: '러프' },
  paidByExchange: '리베이트는 거래소에서 지급합니다.',
  balances: '러프와 L코인은 Lance에서 적립하며 금액 아래는 그때 사용할 수 있던 포인트입니다.',
  days: '리베이트는 거래한 날에, 러프는 리포트가 반영되어 적립한 날에 표시합니다.',
  region: '전체 내역',
  ofLedger: '{{day}} 내역',
  entries_other: '{{count}}건',
  partial: '일부 내역',
  noDays: {
    luff: '이 기간에 적립된 러프가 없습니다.',
    lcoin: '이 기간에 적립된 L코인이 없습니다.',
  },
  none: {
    all: '아직 내역이 없습니다',
    rebate: '보고된 리베이트가 아직 없습니다',
    luff: '러프 내역이 아직 없습니다',
    lcoin: 'L코인 내역이 아직 없습니다',
  },
  noneText: {
    all: '거래소 UID를 등록하면 리베이트, 러프, L코인이 여기에 함께 표시됩니다.',
    rebate: '거래소 UID를 등록해 주세요. 거래소가 하루 거래를 보고하면 그날의 리베이트가 여기에 표시됩니다.',
    luff: '거래소 UID를 등록해 주세요. 거래로 적립된 러프가 여기에 표시됩니다.',
    lcoin: 'L코인 내역에서 출석 체크를 해 주세요. 받은 L코인이 여기에 표시됩니다.',
  },
  toUids: 'UID 등록',
  shortened:
    '리베이트는 소수점 둘째 자리까지 반올림하고, 러프는 표시하는 자리 아래를 버립니다. 전체 금액은 영수증에서 볼 수 있습니다.',
  cut: '표시하지 않은 소수점 합계',
};
