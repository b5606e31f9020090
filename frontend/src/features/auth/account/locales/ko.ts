import type { en } from '@/features/auth/account/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '계정 정보',
  notFound: '사용자 정보를 찾을 수 없습니다',
  name: '이름',
  email: '이메일',
  joined: '가입일',
  twoFactor: '2단계 인증',
  on: '켜짐',
  off: '꺼짐',
  setUp: '설정',
  manage: '관리',
  confirmEmail: {
    title: '이메일 인증이 필요합니다',
    text: '{{email}} 주소로 보낸 메일의 링크를 열어 주세요.',
    payback: '인증해야 페이백을 신청할 수 있습니다.',
    twoFactor: '인증해야 2단계 인증을 설정할 수 있습니다.',
    resend: '인증 메일 다시 받기',
    wait: '{{time}} 후 다시 받을 수 있습니다',
  },
  tradingview: {
    title: 'TradingView ID',
    lead: '이 ID에 지표 사용 권한을 드립니다.',
    none: '저장된 TradingView ID가 없습니다.',
    label: 'TradingView ID',
    hint: 'TradingView 프로필의 사용자 이름입니다',
    add: 'ID 추가',
    edit: '수정',
    remove: '삭제',
    save: 'ID 저장',
    cancel: '취소',
    required: 'TradingView ID를 입력해 주세요.',
    saved: 'TradingView ID를 저장했습니다',
    removed: 'TradingView ID를 삭제했습니다',
    removeTitle: 'TradingView ID를 삭제할까요?',
    removeConsequence:
      '이미 사용 권한을 받은 지표는 그대로 사용할 수 있습니다. 새 지표를 구매하려면 ID를 다시 저장해야 합니다.',
    removeConfirm: 'ID 삭제',
    failed: '업데이트 실패',
  },
};
