import type { AppConfig } from '../../platform/config/index.js';
import type { Language } from '../../platform/errors/index.js';

/** A demo account one can log in with. */
export interface DemoCredential {
  /** Short description for the operator. */
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** Key that marks the demo data as complete. */
export const DEMO_JOB = 'demo-seed';
export const DEMO_SLOT = '1';

/** The demo members. */
export const people = {
  admin: { email: 'admin@lance.example', name: '관리자', language: 'ko', role: 'administrator' },
  hana: {
    email: 'hana@lance.example',
    name: '김하나',
    language: 'ko',
    role: 'member, three UIDs, 90 days of reports and a journal',
  },
  junho: { email: 'junho@lance.example', name: '박준호', language: 'ko', role: 'member, close to 100 USDT' },
  saebom: { email: 'saebom@lance.example', name: '이새봄', language: 'ko', role: 'member, just registered' },
  minji: { email: 'minji@lance.example', name: '최민지', language: 'ko', role: 'member, UID waits for approval' },
  alex: { email: 'alex@lance.example', name: 'Alex Kim', language: 'en', role: 'member, payback waits (English)' },
  seoyeon: { email: 'seoyeon@lance.example', name: '한서연', language: 'ko', role: 'member, payback paid' },
  woojin: {
    email: 'woojin@lance.example',
    name: '정우진',
    language: 'ko',
    role: 'member, payback rejected with a reason',
  },
  dohyun: {
    email: 'dohyun@lance.example',
    name: '윤도현',
    language: 'ko',
    role: 'member, owes Luff after a correction',
  },
} as const satisfies Record<string, { email: string; name: string; language: Language; role: string }>;

export type Person = keyof typeof people;

/** All demo accounts with the passwords of this installation. Throws in production. */
export function demoCredentials(config: AppConfig): DemoCredential[] {
  if (config.isProduction || !config.demo) throw new Error('demo data are refused in production');
  const { adminPassword, memberPassword } = config.demo;
  return Object.entries(people).map(([key, { role, email }]) => ({
    role,
    email,
    password: key === 'admin' ? adminPassword : memberPassword,
  }));
}
