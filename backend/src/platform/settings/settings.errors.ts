import { defineErrors } from '../errors/index.js';

export const SettingsErrors = defineErrors('settings', {
  unknownKey: {
    kind: 'notFound',
    ko: '{{key}} 설정을 찾을 수 없습니다.',
    en: 'There is no setting {{key}}.',
  },
  invalidValue: {
    kind: 'invalid',
    ko: '사용할 수 없는 값입니다. 가능한 값: {{allowed}}',
    en: 'This value cannot be used. Possible: {{allowed}}',
  },
  invisibleText: {
    kind: 'invalid',
    ko: '한 줄로 입력해 주세요. 보이지 않는 문자나 제어 문자는 사용할 수 없습니다.',
    en: 'Enter one line. Characters that cannot be seen are not allowed.',
  },
  notAnEmail: {
    kind: 'invalid',
    ko: '이메일 주소 하나를 name@example.com 형식으로 입력해 주세요.',
    en: 'Enter one e-mail address, like name@example.com.',
  },
});
