import { defineMails } from '../../platform/mail/index.js';

const toLogin = { to: { ko: '/login', en: '/en/login' }, ko: '로그인', en: 'Log in' } as const;
const toSecurity = { to: '/mypage?tab=security', ko: '보안 설정 보기', en: 'Open security settings' } as const;

/** Mails about accounts, passwords and logins; always sent. Tokens of their links are created at delivery. */
export const authMails = defineMails('auth', {
  passwordReset: {
    name: { ko: '비밀번호 재설정 링크', en: 'Link to reset the password' },
    topic: 'security',
    urgent: true,
    evenUnconfirmed: true,
    prepared: ['token'],
    button: {
      to: { ko: '/reset-password?token={{token}}', en: '/en/reset-password?token={{token}}' },
      ko: '새 비밀번호 정하기',
      en: 'Choose a new password',
    },
    ko: {
      subject: '비밀번호 재설정',
      body: [
        '비밀번호 재설정을 요청하셨습니다. 아래 버튼을 눌러 새 비밀번호를 정해 주세요. 링크는 1시간 동안 한 번만 사용할 수 있습니다.',
        '요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
      ],
    },
    en: {
      subject: 'Set a new password',
      body: [
        'You asked to set a new password. Please choose it by the button below. The link opens once, within one hour.',
        'If this was not you, ignore this mail. Your password stays as it is.',
      ],
    },
  },
  emailConfirmation: {
    name: { ko: '이메일 인증 링크', en: 'Link to confirm the e-mail address' },
    topic: 'security',
    urgent: true,
    evenUnconfirmed: true,
    prepared: ['token'],
    button: {
      to: { ko: '/confirm-email?token={{token}}', en: '/en/confirm-email?token={{token}}' },
      ko: '이메일 인증하기',
      en: 'Confirm the address',
    },
    ko: {
      subject: '이메일을 인증해 주세요',
      body: [
        'Lance 가입을 환영합니다. 아래 버튼을 눌러 이메일을 인증해 주세요. 페이백을 신청하려면 인증이 필요합니다. 링크는 7일 동안 사용할 수 있습니다.',
        '가입하지 않으셨다면 이 메일을 무시해 주세요.',
      ],
    },
    en: {
      subject: 'Please confirm your e-mail address',
      body: [
        'Welcome to Lance. Please confirm your e-mail address by the button below; a payback needs it. The link opens for seven days.',
        'If you have not registered, ignore this mail.',
      ],
    },
  },
  passwordChanged: {
    name: { ko: '비밀번호 변경 안내', en: 'Password changed' },
    topic: 'security',
    maxPerHour: 5,
    button: {
      to: { ko: '/forgot-password', en: '/en/forgot-password' },
      ko: '비밀번호 재설정',
      en: 'Reset the password',
    },
    ko: {
      subject: '비밀번호가 변경되었습니다',
      body: [
        '{{at}}에 비밀번호가 변경되었습니다. 다른 기기에서는 모두 로그아웃되었습니다.',
        '{{payouts}}',
        '직접 변경하지 않으셨다면 아래에서 바로 비밀번호를 재설정하고 고객센터에 알려 주세요.',
      ],
    },
    en: {
      subject: 'Your password was changed',
      body: [
        'Your password was changed at {{at}}. All other devices are logged out.',
        '{{payouts}}',
        'If this was not you, reset your password below at once and tell our support.',
      ],
    },
  },
  passwordResetByAdmin: {
    name: { ko: '관리자 비밀번호 초기화 안내', en: 'Password reset by an administrator' },
    topic: 'security',
    evenUnconfirmed: true,
    button: toLogin,
    ko: {
      subject: '관리자가 비밀번호를 초기화했습니다',
      body: [
        '{{at}}에 관리자가 비밀번호를 초기 비밀번호로 바꾸었고, 모든 기기에서 로그아웃되었습니다.',
        '{{until}}까지 초기 비밀번호로 로그인해 새 비밀번호를 정해 주세요. 초기 비밀번호는 고객센터에서 안내합니다. 비밀번호 찾기로 직접 정하실 수도 있습니다.',
        '안전을 위해 초기화 후 24시간 동안은 페이백을 신청할 수 없습니다. 요청하지 않으셨다면 고객센터에 알려 주세요.',
      ],
    },
    en: {
      subject: 'An administrator has reset your password',
      body: [
        'At {{at}} an administrator set your password to the default one and logged all devices out.',
        'Log in with it by {{until}} and choose a new password; our support tells you the default one. You can also set a password yourself by “Forgot password”.',
        'For your safety no payback can be requested for 24 hours. If you have not asked for this, tell our support.',
      ],
    },
  },
  newSignIn: {
    name: { ko: '새 브라우저 로그인 안내', en: 'Log-in from a new browser' },
    topic: 'security',
    maxPerHour: 5,
    button: toSecurity,
    ko: {
      subject: '새 브라우저에서 로그인되었습니다',
      body: [
        '처음 보는 브라우저에서 계정에 로그인했습니다.',
        '본인이 아니라면 비밀번호를 바로 변경하고 모든 기기에서 로그아웃해 주세요.',
      ],
    },
    en: {
      subject: 'A login from a new browser',
      body: [
        'Somebody has logged in to your account from a browser that was not used before.',
        'If this was not you, change your password at once and log all devices out.',
      ],
    },
    receipt: [
      { ko: ['시각', '{{at}}'], en: ['Time', '{{at}}'] },
      { ko: ['기기', '{{device}}'], en: ['Device', '{{device}}'] },
      { ko: ['네트워크 주소', '{{ip}}'], en: ['Network address', '{{ip}}'] },
    ],
  },
  twoFactorOn: {
    name: { ko: '2단계 인증 설정 안내', en: 'Two-factor login switched on' },
    topic: 'security',
    maxPerHour: 5,
    button: toSecurity,
    ko: {
      subject: '2단계 인증이 켜졌습니다',
      body: [
        '{{at}}에 2단계 인증이 켜졌습니다. 이제 로그인할 때 비밀번호와 함께 인증 앱의 코드가 필요합니다.',
        '다른 기기에서는 모두 로그아웃되었습니다. 복구 코드는 휴대폰을 잃어버렸을 때 필요하니 안전한 곳에 보관해 주세요.',
        '직접 켜지 않으셨다면 비밀번호를 재설정하고 고객센터에 알려 주세요.',
      ],
    },
    en: {
      subject: 'Two-factor login is on',
      body: [
        'Two-factor login was switched on at {{at}}. From now on logging in needs a code of your authenticator app besides the password.',
        'All other devices are logged out. Keep the recovery codes in a safe place: you need them if you lose your phone.',
        'If this was not you, reset your password and tell our support.',
      ],
    },
  },
  twoFactorOff: {
    name: { ko: '2단계 인증 해제 안내', en: 'Two-factor login switched off' },
    topic: 'security',
    maxPerHour: 5,
    button: toSecurity,
    ko: {
      subject: '2단계 인증이 해제되었습니다',
      body: [
        '{{at}}에 2단계 인증이 해제되었습니다. 이제 비밀번호만으로 로그인할 수 있습니다. 다른 기기에서는 모두 로그아웃되었습니다.',
        '직접 해제하지 않으셨다면 비밀번호를 재설정한 뒤 2단계 인증을 다시 켜 주세요.',
      ],
    },
    en: {
      subject: 'Two-factor login is off',
      body: [
        'Two-factor login was switched off at {{at}}. The password alone logs in now. All other devices are logged out.',
        'If this was not you, reset your password and switch two-factor login on again.',
      ],
    },
  },
  recoveryCodesRenewed: {
    name: { ko: '복구 코드 재발급 안내', en: 'New recovery codes' },
    topic: 'security',
    maxPerHour: 5,
    button: toSecurity,
    ko: {
      subject: '복구 코드를 새로 만들었습니다',
      body: [
        '{{at}}에 복구 코드를 새로 만들었습니다. 이전 복구 코드는 더 이상 사용할 수 없습니다.',
        '직접 만들지 않으셨다면 비밀번호를 재설정한 뒤 복구 코드를 다시 만들어 주세요.',
      ],
    },
    en: {
      subject: 'New recovery codes were made',
      body: [
        'New recovery codes were made at {{at}}. The earlier ones no longer work.',
        'If this was not you, reset your password and make new recovery codes.',
      ],
    },
  },
  recoveryCodeUsed: {
    name: { ko: '복구 코드 사용 안내', en: 'Recovery code used' },
    topic: 'security',
    maxPerHour: 5,
    button: toSecurity,
    ko: {
      subject: '복구 코드가 사용되었습니다',
      body: [
        '{{at}}에 인증 앱 대신 복구 코드가 사용되었습니다. 남은 복구 코드는 {{left}}개입니다.',
        '직접 사용하지 않으셨다면 비밀번호를 재설정하고 복구 코드를 새로 만들어 주세요.',
      ],
    },
    en: {
      subject: 'A recovery code was used',
      body: [
        'A recovery code was used in place of your authenticator app at {{at}}. Recovery codes left: {{left}}.',
        'If this was not you, reset your password and make new recovery codes.',
      ],
    },
  },
  accountClosed: {
    name: { ko: '회원 탈퇴 안내', en: 'Account closed' },
    topic: 'security',
    evenUnconfirmed: true,
    isFarewell: true,
    ko: {
      subject: '탈퇴가 완료되었습니다',
      body: [
        '{{at}}에 계정이 삭제되었습니다. 이름, 이메일, 전화번호, TradingView ID를 지웠고, 남아 있던 포인트는 소멸되었습니다.',
        '포인트와 지급 내역은 법령과 회계상 필요에 따라 이름 없이 보관합니다. 같은 이메일로 다시 가입할 수 있으며, 회원가입 보너스는 다시 지급되지 않습니다.',
        '직접 탈퇴하지 않으셨다면 고객센터에 바로 알려 주세요.',
      ],
    },
    en: {
      subject: 'Your account is closed',
      body: [
        'Your account was closed at {{at}}. Name, e-mail address, phone number and TradingView ID are deleted; what was left of the points is forfeited.',
        'Movements of points and payouts are kept without your name, for the law and the books. You can register this address again; the signup bonus is not paid a second time.',
        'If this was not you, tell our support at once.',
      ],
    },
    why: {
      ko: '이 이메일 주소로 가입되어 있던 Lance 계정에 관한 마지막 안내입니다.',
      en: 'This is the last message about the Lance account that was registered with this address.',
    },
  },
  administratorPromoted: {
    name: { ko: '관리자 권한 부여 안내', en: 'Made an administrator' },
    topic: 'security',
    evenUnconfirmed: true,
    button: toLogin,
    ko: {
      subject: '관리자 권한이 부여되었습니다',
      body: [
        '{{at}}에 운영팀이 이 계정에 관리자 권한을 부여했고, 모든 기기에서 로그아웃되었습니다. 다시 로그인해 주세요.',
        '예정에 없던 변경이라면 운영팀에 바로 알려 주세요.',
      ],
    },
    en: {
      subject: 'You are an administrator now',
      body: [
        'At {{at}} our operators made you an administrator and logged all devices out. Please log in again.',
        'If you did not expect this, tell our operators at once.',
      ],
    },
  },
  administratorDemoted: {
    name: { ko: '관리자 권한 해제 안내', en: 'No longer an administrator' },
    topic: 'security',
    evenUnconfirmed: true,
    button: toLogin,
    ko: {
      subject: '관리자 권한이 해제되었습니다',
      body: [
        '{{at}}에 운영팀이 이 계정의 관리자 권한을 해제했고, 모든 기기에서 로그아웃되었습니다. 일반 회원으로 계속 이용하실 수 있습니다.',
        '예정에 없던 변경이라면 운영팀에 바로 알려 주세요.',
      ],
    },
    en: {
      subject: 'You are no longer an administrator',
      body: [
        'At {{at}} our operators took the administrator’s role away and logged all devices out. You stay a member.',
        'If you did not expect this, tell our operators at once.',
      ],
    },
  },
  passwordRenewed: {
    name: { ko: '일회용 비밀번호 발급 안내', en: 'One-time password by the operators' },
    topic: 'security',
    evenUnconfirmed: true,
    button: toLogin,
    ko: {
      subject: '일회용 비밀번호가 발급되었습니다',
      body: [
        '{{at}}에 운영팀이 일회용 비밀번호를 발급했고, 모든 기기에서 로그아웃되었습니다. 이전 비밀번호는 더 이상 사용할 수 없습니다.',
        '{{until}}까지 일회용 비밀번호로 로그인해 새 비밀번호를 정해 주세요. 일회용 비밀번호는 운영팀이 직접 전달합니다.',
        '안전을 위해 발급 후 24시간 동안은 페이백을 신청할 수 없습니다. 요청하지 않으셨다면 운영팀에 바로 알려 주세요.',
      ],
    },
    en: {
      subject: 'You have a one-time password',
      body: [
        'At {{at}} our operators gave you a one-time password and logged all devices out. The earlier password no longer opens.',
        'Log in with it by {{until}} and choose a new one. Our operators hand it to you themselves.',
        'For your safety no payback can be requested for 24 hours. If you have not asked for this, tell our operators at once.',
      ],
    },
  },
  twoFactorReset: {
    name: { ko: '2단계 인증 초기화 안내', en: 'Two-factor login taken off by the operators' },
    topic: 'security',
    evenUnconfirmed: true,
    button: toLogin,
    ko: {
      subject: '2단계 인증이 초기화되었습니다',
      body: [
        '{{at}}에 운영팀이 2단계 인증을 초기화했고, 모든 기기에서 로그아웃되었습니다. 인증 앱과 복구 코드는 더 이상 사용할 수 없습니다.',
        '로그인한 뒤 보안 설정에서 2단계 인증을 다시 켜 주세요.',
        '안전을 위해 초기화 후 24시간 동안은 페이백을 신청할 수 없습니다. 요청하지 않으셨다면 비밀번호를 재설정하고 고객센터에 알려 주세요.',
      ],
    },
    en: {
      subject: 'Two-factor login was reset',
      body: [
        'At {{at}} our operators reset your two-factor login and logged all devices out. The app and the recovery codes no longer count.',
        'Log in and switch two-factor login on again in the security settings.',
        'For your safety no payback can be requested for 24 hours. If you have not asked for this, reset your password and tell our support.',
      ],
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
