import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/locales/en';

export const ko: Texts<typeof en> = {
  units: {
    won: '{{amount}}원',
    // eslint-disable-next-line no-restricted-syntax -- what 억 and 만 count is a word of its own: 3억 2,100만 원
    wonInWords: '{{amount}} 원',
    trillion: '{{amount}}조',
    hundredMillion: '{{amount}}억',
    tenThousand: '{{amount}}만',
    lcoin: 'L',
    luff: '러프',
    usdt: 'USDT',
  },
  duration: {
    days_other: '{{count}}일',
    hours_other: '{{count}}시간',
    minutes_other: '{{count}}분',
    seconds_other: '{{count}}초',
  },
  age: { now: '방금', minutes: '{{count}}분 전', hours: '{{count}}시간 전', days_other: '{{count}}일 전' },
  receipt: {
    open: '{{title}} 영수증 보기',
    close: '영수증 닫기',
    kicker: '영수증',
    source: '출처',
    at: '기준',
    total: '합계',
    loading: '기록을 불러오는 중입니다',
  },
  mark: {
    stale: '지연',
    staleSince: '지연, {{age}}',
    simulated: '시뮬레이션',
    estimated: '추정',
    sample: '예시',
    partial: '일부 거래소',
    live: '실시간',
  },
  status: {
    pending: '대기',
    approved: '승인',
    rejected: '거절',
    success: '정상',
    error: '오류',
    active: '사용 중',
    inactive: '꺼짐',
    expired: '만료',
  },
  state: {
    errorTitle: '불러오지 못했습니다',
    errorKept: '바뀐 내용은 없습니다. 다시 시도해 주세요.',
    retry: '다시 시도',
    loading: '불러오는 중',
    unknown: '알 수 없음',
  },
  part: { failed: '연결을 확인하고 다시 시도해 주세요.', reload: '새로고침' },
  copy: {
    text: '{{text}} 복사',
    done: '복사했습니다',
    failed: '복사하지 못했습니다. 직접 선택해 복사해 주세요.',
  },
  dialog: { cancel: '취소', back: '돌아가기', close: '닫기' },
  field: { show: '비밀번호 보기', hide: '비밀번호 숨기기', optional: '선택 사항', choose: '선택해 주세요' },
  toast: { close: '알림 닫기', region: '알림' },
  session: {
    expired: '세션이 만료되었습니다. 다시 로그인해 주세요.',
    unreachable: '서버에 연결하지 못해 저장된 로그인 정보를 유지합니다.',
  },
  error: {
    unknown: '알 수 없는 오류가 발생했습니다',
    http: 'HTTP {{status}} 오류',
    network: '네트워크 오류가 발생했습니다. 다시 시도해주세요.',
    requestId: '문의 번호 {{id}}',
  },
};
