import { defineErrors } from '../errors/index.js';

export const SettingsErrors = defineErrors('settings', {
  unknownKey: {
    kind: 'notFound',
    ko: '{{key}} 설정을 찾을 수 없습니다.',
    en: 'There is no setting {{key}}.',
  },
  invalidValue: {
    kind: 'invalid',
    ko: '{{key}} 설정에 사용할 수 없는 값입니다: {{reason}}',
    en: 'This is not a value for {{key}}: {{reason}}',
  },
});
