import { defineSettings } from '../../platform/settings/index.js';

/** Idle mining. The reward is whole L coin; 0 disables it. */
export const LcoinSettings = defineSettings('lcoin', {
  idleReward: {
    kind: 'integer',
    default: 30,
    min: 0,
    max: 1_000_000,
    label: { ko: '자동 채굴 보상, 한 주기 (L)', en: 'Idle mining reward per interval (L)' },
  },
  idleIntervalSeconds: {
    kind: 'integer',
    default: 600,
    min: 1,
    max: 604_800,
    label: { ko: '자동 채굴 주기 (초)', en: 'Idle mining interval (seconds)' },
  },
  idleBaseCap: {
    kind: 'integer',
    default: 1,
    min: 1,
    max: 1_000,
    label: { ko: '자동 채굴 누적 한도 (주기 수)', en: 'Idle mining cap (intervals)' },
  },
  idleInactiveMinutes: {
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1_440,
    label: { ko: '입력이 없을 때 비활성까지 (분)', en: 'Minutes without input until inactive' },
  },
});
