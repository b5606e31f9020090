import { defineMails } from '../../../platform/mail/index.js';

/** Mails about passwords, addresses and logins; always sent. Tokens of their links are created at delivery. */
export const authMails = defineMails('auth', {
  passwordReset: {
    topic: 'security',
    urgent: true,
    evenUnconfirmed: true,
    path: { ko: '/reset-password?token={{token}}', en: '/en/reset-password?token={{token}}' },
    prepared: ['token'],
    ko: {
      subject: '비밀번호 재설정',
      body: [
        '비밀번호 재설정을 요청하셨습니다. 아래 버튼을 눌러 새 비밀번호를 정해 주세요. 링크는 1시간 동안 한 번만 사용할 수 있습니다.',
        '요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
      ],
      button: '새 비밀번호 정하기',
    },
    en: {
      subject: 'Set a new password',
      body: [
        'You asked to set a new password. Please choose it by the button below. The link opens once, within one hour.',
        'If this was not you, ignore this mail. Your password stays as it is.',
      ],
      button: 'Choose a new password',
    },
  },
  emailConfirmation: {
    topic: 'security',
    urgent: true,
    evenUnconfirmed: true,
    path: { ko: '/confirm-email?token={{token}}', en: '/en/confirm-email?token={{token}}' },
    prepared: ['token'],
    ko: {
      subject: '이메일을 인증해 주세요',
      body: [
        'Lance 가입을 환영합니다. 아래 버튼을 눌러 이메일을 인증해 주세요. 페이백을 신청하려면 인증이 필요합니다. 링크는 7일 동안 사용할 수 있습니다.',
        '가입하지 않으셨다면 이 메일을 무시해 주세요.',
      ],
      button: '이메일 인증하기',
    },
    en: {
      subject: 'Please confirm your e-mail address',
      body: [
        'Welcome to Lance. Please confirm your e-mail address by the button below; a payback needs it. The link opens for seven days.',
        'If you have not registered, ignore this mail.',
      ],
      button: 'Confirm the address',
    },
  },
  passwordChanged: {
    topic: 'security',
    maxPerHour: 5,
    path: { ko: '/forgot-password', en: '/en/forgot-password' },
    ko: {
      subject: '비밀번호가 변경되었습니다',
      body: [
        '{{at}}에 비밀번호가 변경되었습니다. 다른 기기에서는 모두 로그아웃되었습니다.',
        '{{payouts}}',
        '직접 변경하지 않으셨다면 아래에서 바로 비밀번호를 재설정하고 고객센터에 알려 주세요.',
      ],
      button: '비밀번호 재설정',
    },
    en: {
      subject: 'Your password was changed',
      body: [
        'Your password was changed at {{at}}. All other devices are logged out.',
        '{{payouts}}',
        'If this was not you, reset your password below at once and tell our support.',
      ],
      button: 'Reset the password',
    },
  },
  passwordResetByAdmin: {
    topic: 'security',
    evenUnconfirmed: true,
    path: { ko: '/login', en: '/en/login' },
    ko: {
      subject: '관리자가 비밀번호를 초기화했습니다',
      body: [
        '{{at}}에 관리자가 비밀번호를 초기 비밀번호로 바꾸었고, 모든 기기에서 로그아웃되었습니다.',
        '{{until}}까지 초기 비밀번호로 로그인해 새 비밀번호를 정해 주세요. 초기 비밀번호는 고객센터에서 안내합니다. 비밀번호 찾기로 직접 정하실 수도 있습니다.',
        '안전을 위해 초기화 후 24시간 동안은 페이백을 신청할 수 없습니다. 요청하지 않으셨다면 고객센터에 알려 주세요.',
      ],
      button: '로그인',
    },
    en: {
      subject: 'An administrator has reset your password',
      body: [
        'At {{at}} an administrator set your password to the default one and logged all devices out.',
        'Log in with it by {{until}} and choose a new password; our support tells you the default one. You can also set a password yourself by “Forgot password”.',
        'For your safety no payback can be requested for 24 hours. If you have not asked for this, tell our support.',
      ],
      button: 'Log in',
    },
  },
  newSignIn: {
    topic: 'security',
    maxPerHour: 5,
    path: '/mypage?tab=security',
    ko: {
      subject: '새 브라우저에서 로그인되었습니다',
      body: [
        '처음 보는 브라우저에서 계정에 로그인했습니다.',
        '본인이 아니라면 비밀번호를 바로 변경하고 모든 기기에서 로그아웃해 주세요.',
      ],
      receipt: [
        ['시각', '{{at}}'],
        ['기기', '{{device}}'],
        ['네트워크 주소', '{{ip}}'],
      ],
      button: '보안 설정 보기',
    },
    en: {
      subject: 'A login from a new browser',
      body: [
        'Somebody has logged in to your account from a browser that was not used before.',
        'If this was not you, change your password at once and log all devices out.',
      ],
      receipt: [
        ['Time', '{{at}}'],
        ['Device', '{{device}}'],
        ['Network address', '{{ip}}'],
      ],
      button: 'Open security settings',
    },
  },
});

/** What a password change means for paybacks: nothing after a change, a day's wait after a reset. */
export const payoutTexts = {
  open: { ko: '', en: '' },
  locked: {
    ko: '안전을 위해 재설정 후 24시간 동안은 페이백을 신청할 수 없습니다.',
    en: 'For your safety no payback can be requested for 24 hours after a reset.',
  },
} as const;

/** Name of an unknown browser. */
export const unknownDeviceText = { ko: '알 수 없는 브라우저', en: 'Unknown browser' } as const;
