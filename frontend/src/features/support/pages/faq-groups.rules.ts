import type { FaqEntryDto } from '@/shared/api/generated/schemas';

const GROUPS = ['rebate', 'points', 'tools', 'account', 'other'] as const;
export type FaqGroup = (typeof GROUPS)[number];

/** Subjects by the page that a question leads to, the more exact address first. */
const SUBJECTS: readonly (readonly [FaqGroup, RegExp])[] = [
  ['points', /^\/(mypage\?tab=luff|lcoin-dashboard|my-info|mining-items)/],
  ['account', /^\/(mypage\?tab=security|forgot-password|login|register|privacy|terms)/],
  ['tools', /^\/(indicator|mypage\?tab=indicators|lcoin-shop|chart-|trading-journal|crypto-insights|kimchi-premium)/],
  ['rebate', /^\/(#|\?|$|mypage|dashboard)/],
];

/** The subject of a question; one that leads nowhere, or elsewhere, is among the others. */
const groupOf = ({ link }: FaqEntryDto): FaqGroup =>
  SUBJECTS.find(([, pages]) => link !== null && pages.test(link))?.[0] ?? 'other';

/** Questions by subject, in their own order within it; subjects without questions are left out. */
export function groupsOf(entries: readonly FaqEntryDto[]): { key: FaqGroup; entries: FaqEntryDto[] }[] {
  return GROUPS.map((key) => ({ key, entries: entries.filter((entry) => groupOf(entry) === key) })).filter(
    (group) => group.entries.length > 0,
  );
}
