import type { AdminSettingDto } from '@/shared/api/generated/schemas';

/** Modules that have settings, by the prefix of their keys, in the areas they are shown in: what changes most often first. */
const AREAS = {
  points: ['lcoin', 'luff'],
  store: ['store', 'indicators'],
  rebate: ['uidRebate', 'calculator'],
  market: ['market', 'insights'],
  records: ['journal', 'chartAnalysis', 'receipts'],
  site: ['marketing', 'site', 'languageModel', 'other'],
} as const;
export type SettingsArea = keyof typeof AREAS;
export type SettingsGroup = (typeof AREAS)[SettingsArea][number];

export const areas = Object.keys(AREAS) as SettingsArea[];
const groups = Object.values(AREAS).flat();

export const areaOf = (group: SettingsGroup): SettingsArea =>
  areas.find((area) => AREAS[area].some((known) => known === group)) ?? 'site';

function groupOf({ key }: AdminSettingDto): SettingsGroup {
  const prefix = key.split('_')[0] ?? '';
  return groups.find((group) => group === prefix) ?? 'other';
}

/** Groups that have settings, with them. */
export function inGroups(settings: readonly AdminSettingDto[]): [SettingsGroup, AdminSettingDto[]][] {
  const found = Map.groupBy(settings, groupOf);
  return groups.flatMap((group) => {
    const rows = found.get(group);
    return rows === undefined ? [] : [[group, rows]];
  });
}
