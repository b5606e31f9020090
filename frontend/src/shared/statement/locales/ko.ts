import type { en } from '@/shared/statement/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  source: '포인트 기록',
  available: '사용 가능',
  held: '신청 중인 금액',
  heldNote: '신청이 처리될 때까지 사용할 수 없는 금액입니다. 거절되면 돌려드립니다.',
  filter: '내역 조건',
  type: '유형',
  everyType: '모든 유형',
  types: { earn: '적립', spend: '사용', bonus: '보너스', mining: '채굴', other: '기타' },
  period: '기간',
  periods: { all: '전체 기간', month: '이번 달', thirty: '최근 30일', ninety: '최근 90일', own: '직접 선택' },
  from: '시작일',
  to: '종료일',
  none: '조건에 맞는 내역이 없습니다',
  noneText: '다른 유형이나 더 긴 기간을 선택해 주세요.',
  reset: '모든 내역 보기',
  more: '이전 내역 보기',
  way: { uids: '내 UID 보기', store: '스토어 보기', indicators: '내 요청 보기', paybacks: '내 페이백 신청 보기' },
  csv: 'CSV 받기',
  csvPreparing: '파일을 준비하고 있습니다.',
  csvProgress: '{{size}} 받음',
  csvDone: '내역을 내려받았습니다',
  csvFailed: '내려받기 실패',
};
