import { exchangesEn } from '@/features/admin/locales/exchanges.en';
import { faqEn } from '@/features/admin/locales/faq.en';
import { findingsEn } from '@/features/admin/locales/findings.en';
import { itemsEn } from '@/features/admin/locales/items.en';
import { reportsEn } from '@/features/admin/locales/reports.en';
import { requestsEn } from '@/features/admin/locales/requests.en';
import { settingsEn } from '@/features/admin/locales/settings.en';
import { systemEn } from '@/features/admin/locales/system.en';
import { usersEn } from '@/features/admin/locales/users.en';

export const en = {
  title: 'Back-office',
  tabs: 'Parts of the back-office',
  lcoin: 'L',
  luff: 'Luff',
  usdt: 'USDT',
  tab: {
    users: 'Members',
    requests: 'Requests',
    reports: 'Reports',
    exchanges: 'Exchanges',
    items: 'Mining items',
    faq: 'FAQ',
    settings: 'Settings',
    system: 'System',
  },
  pendingBadge: '{{count}} wait for a decision',
  findingsBadge: '{{count}} differences in the books',
  mailsBadge: '{{count}} mails not delivered',
  refresh: 'Refresh',
  more: 'Show more',
  none: '—',
  at: 'Time',
  member: 'Member',
  status: 'Status',
  actions: 'Actions',
  exchange: 'Exchange',
  uid: 'UID',
  day: 'Day',
  all: 'All',
  summary: {
    users: 'Members',
    rebate: 'Rebate by report',
    volume: 'Volume',
    lcoins: 'L coin in all',
    source: 'All reports of all members',
  },
  ...usersEn,
  ...requestsEn,
  ...reportsEn,
  ...exchangesEn,
  ...faqEn,
  ...findingsEn,
  ...itemsEn,
  ...settingsEn,
  ...systemEn,
} as const;
