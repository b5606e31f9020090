import { defineSettings } from '../../platform/settings/index.js';

/** Whole L coin; 0 switches a reward off. */
export const LcoinSettings = defineSettings('lcoin', {
  signupBonus: {
    kind: 'integer',
    default: 1000,
    min: 0,
    max: 1_000_000,
    label: { ko: '회원가입 보너스 (L)', en: 'Signup bonus (L)' },
  },
  uidVerificationBonus: {
    kind: 'integer',
    default: 1000,
    min: 0,
    max: 1_000_000,
    label: { ko: 'UID 인증 보너스 (L)', en: 'UID verification bonus (L)' },
  },
});
