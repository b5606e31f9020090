import { defineMails } from '../../../platform/mail/index.js';

/** Mails about the second factor; always sent. */
export const twoFactorMails = defineMails('auth', {
  twoFactorOn: {
    topic: 'security',
    maxPerHour: 5,
    path: '/mypage?tab=security',
    ko: {
      subject: '2단계 인증이 켜졌습니다',
      body: [
        '{{at}}에 2단계 인증이 켜졌습니다. 이제 로그인할 때 비밀번호와 함께 인증 앱의 코드가 필요합니다.',
        '다른 기기에서는 모두 로그아웃되었습니다. 복구 코드는 휴대폰을 잃어버렸을 때 필요하니 안전한 곳에 보관해 주세요.',
        '직접 켜지 않으셨다면 비밀번호를 재설정하고 고객센터에 알려 주세요.',
      ],
      button: '보안 설정 보기',
    },
    en: {
      subject: 'Two-factor login is on',
      body: [
        'Two-factor login was switched on at {{at}}. From now on logging in needs a code of your authenticator app besides the password.',
        'All other devices are logged out. Keep the recovery codes in a safe place: you need them if you lose your phone.',
        'If this was not you, reset your password and tell our support.',
      ],
      button: 'Open security settings',
    },
  },
  twoFactorOff: {
    topic: 'security',
    maxPerHour: 5,
    path: '/mypage?tab=security',
    ko: {
      subject: '2단계 인증이 해제되었습니다',
      body: [
        '{{at}}에 2단계 인증이 해제되었습니다. 이제 비밀번호만으로 로그인할 수 있습니다. 다른 기기에서는 모두 로그아웃되었습니다.',
        '직접 해제하지 않으셨다면 비밀번호를 재설정한 뒤 2단계 인증을 다시 켜 주세요.',
      ],
      button: '보안 설정 보기',
    },
    en: {
      subject: 'Two-factor login is off',
      body: [
        'Two-factor login was switched off at {{at}}. The password alone logs in now. All other devices are logged out.',
        'If this was not you, reset your password and switch two-factor login on again.',
      ],
      button: 'Open security settings',
    },
  },
  recoveryCodesRenewed: {
    topic: 'security',
    maxPerHour: 5,
    path: '/mypage?tab=security',
    ko: {
      subject: '복구 코드를 새로 만들었습니다',
      body: [
        '{{at}}에 복구 코드를 새로 만들었습니다. 이전 복구 코드는 더 이상 사용할 수 없습니다.',
        '직접 만들지 않으셨다면 비밀번호를 재설정한 뒤 복구 코드를 다시 만들어 주세요.',
      ],
      button: '보안 설정 보기',
    },
    en: {
      subject: 'New recovery codes were made',
      body: [
        'New recovery codes were made at {{at}}. The earlier ones no longer work.',
        'If this was not you, reset your password and make new recovery codes.',
      ],
      button: 'Open security settings',
    },
  },
  recoveryCodeUsed: {
    topic: 'security',
    maxPerHour: 5,
    path: '/mypage?tab=security',
    ko: {
      subject: '복구 코드가 사용되었습니다',
      body: [
        '{{at}}에 인증 앱 대신 복구 코드가 사용되었습니다. 남은 복구 코드는 {{left}}개입니다.',
        '직접 사용하지 않으셨다면 비밀번호를 재설정하고 복구 코드를 새로 만들어 주세요.',
      ],
      button: '보안 설정 보기',
    },
    en: {
      subject: 'A recovery code was used',
      body: [
        'A recovery code was used in place of your authenticator app at {{at}}. Recovery codes left: {{left}}.',
        'If this was not you, reset your password and make new recovery codes.',
      ],
      button: 'Open security settings',
    },
  },
});
