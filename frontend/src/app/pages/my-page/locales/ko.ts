import type { en } from '@/app/pages/my-page/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '내 정보',
  tabs: '내 정보 메뉴',
  overview: '개요',
  luff: '러프 지갑',
  transactions: 'L코인 내역',
  indicators: '구매한 지표',
  journal: '매매 일지',
  receipts: '영수증 보관함',
  security: '보안',
  registerUid: 'UID 등록',
  uidFirst: 'UID가 인증되면 러프가 쌓이고 페이백을 신청할 수 있습니다.',
  toUidState: 'UID 인증 상태 보기',
  noRebateTitle: '리베이트가 여기에 표시됩니다',
  noRebateText: 'UID 인증이 승인되면 다음 날 리포트부터 표시합니다.',
};
