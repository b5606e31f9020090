import { defineSettings } from '../settings/index.js';

/** Support address below every mail and on the site. */
export const siteContact = defineSettings('site', {
  supportEmail: {
    kind: 'text',
    default: 'support@lance.example',
    format: 'email',
    maxLength: 254,
    isRequired: true,
    label: { ko: '고객센터 이메일', en: 'Support e-mail address' },
  },
  supportHours: {
    kind: 'text',
    default: '24/7',
    maxLength: 60,
    label: { ko: '고객센터 상담 시간', en: 'Hours of support' },
  },
});
