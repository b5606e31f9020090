import type { en } from '@/features/admin/locales/en';
import { exchangesKo } from '@/features/admin/locales/exchanges.ko';
import { faqKo } from '@/features/admin/locales/faq.ko';
import { findingsKo } from '@/features/admin/locales/findings.ko';
import { itemsKo } from '@/features/admin/locales/items.ko';
import { reportsKo } from '@/features/admin/locales/reports.ko';
import { requestsKo } from '@/features/admin/locales/requests.ko';
import { settingsKo } from '@/features/admin/locales/settings.ko';
import { systemKo } from '@/features/admin/locales/system.ko';
import { usersKo } from '@/features/admin/locales/users.ko';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '관리자',
  tabs: '관리자 메뉴',
  lcoin: 'L',
  luff: '러프',
  usdt: 'USDT',
  tab: {
    users: '회원 관리',
    requests: '요청 관리',
    reports: '리포트',
    exchanges: '거래소',
    items: '채굴 아이템',
    faq: '자주 묻는 질문',
    settings: '설정',
    system: '시스템',
  },
  pendingBadge: '대기 {{count}}건',
  findingsBadge: '원장 차이 {{count}}건',
  mailsBadge: '보내지 못한 메일 {{count}}건',
  refresh: '새로고침',
  more: '더 보기',
  none: '—',
  at: '시각',
  member: '회원',
  status: '상태',
  actions: '작업',
  exchange: '거래소',
  uid: 'UID',
  day: '날짜',
  all: '전체',
  summary: {
    users: '총 회원',
    rebate: '총 리베이트',
    volume: '총 거래대금',
    lcoins: '총 L코인',
    source: '전체 회원의 모든 리포트',
  },
  ...usersKo,
  ...requestsKo,
  ...reportsKo,
  ...exchangesKo,
  ...faqKo,
  ...findingsKo,
  ...itemsKo,
  ...settingsKo,
  ...systemKo,
};
