import { defineMails } from '../../../platform/mail/index.js';

/** Mails about operator actions on the server; always sent. */
export const administratorMails = defineMails('auth', {
  administratorPromoted: {
    topic: 'security',
    evenUnconfirmed: true,
    path: { ko: '/login', en: '/en/login' },
    ko: {
      subject: '관리자 권한이 부여되었습니다',
      body: [
        '{{at}}에 운영팀이 이 계정에 관리자 권한을 부여했고, 모든 기기에서 로그아웃되었습니다. 다시 로그인해 주세요.',
        '예정에 없던 변경이라면 운영팀에 바로 알려 주세요.',
      ],
      button: '로그인',
    },
    en: {
      subject: 'You are an administrator now',
      body: [
        'At {{at}} our operators made you an administrator and logged all devices out. Please log in again.',
        'If you did not expect this, tell our operators at once.',
      ],
      button: 'Log in',
    },
  },
  administratorDemoted: {
    topic: 'security',
    evenUnconfirmed: true,
    path: { ko: '/login', en: '/en/login' },
    ko: {
      subject: '관리자 권한이 해제되었습니다',
      body: [
        '{{at}}에 운영팀이 이 계정의 관리자 권한을 해제했고, 모든 기기에서 로그아웃되었습니다. 일반 회원으로 계속 이용하실 수 있습니다.',
        '예정에 없던 변경이라면 운영팀에 바로 알려 주세요.',
      ],
      button: '로그인',
    },
    en: {
      subject: 'You are no longer an administrator',
      body: [
        'At {{at}} our operators took the administrator’s role away and logged all devices out. You stay a member.',
        'If you did not expect this, tell our operators at once.',
      ],
      button: 'Log in',
    },
  },
  passwordRenewed: {
    topic: 'security',
    evenUnconfirmed: true,
    path: { ko: '/login', en: '/en/login' },
    ko: {
      subject: '일회용 비밀번호가 발급되었습니다',
      body: [
        '{{at}}에 운영팀이 일회용 비밀번호를 발급했고, 모든 기기에서 로그아웃되었습니다. 이전 비밀번호는 더 이상 사용할 수 없습니다.',
        '{{until}}까지 일회용 비밀번호로 로그인해 새 비밀번호를 정해 주세요. 일회용 비밀번호는 운영팀이 직접 전달합니다.',
        '안전을 위해 발급 후 24시간 동안은 페이백을 신청할 수 없습니다. 요청하지 않으셨다면 운영팀에 바로 알려 주세요.',
      ],
      button: '로그인',
    },
    en: {
      subject: 'You have a one-time password',
      body: [
        'At {{at}} our operators gave you a one-time password and logged all devices out. The earlier password no longer opens.',
        'Log in with it by {{until}} and choose a new one. Our operators hand it to you themselves.',
        'For your safety no payback can be requested for 24 hours. If you have not asked for this, tell our operators at once.',
      ],
      button: 'Log in',
    },
  },
  twoFactorReset: {
    topic: 'security',
    evenUnconfirmed: true,
    path: { ko: '/login', en: '/en/login' },
    ko: {
      subject: '2단계 인증이 초기화되었습니다',
      body: [
        '{{at}}에 운영팀이 2단계 인증을 초기화했고, 모든 기기에서 로그아웃되었습니다. 인증 앱과 복구 코드는 더 이상 사용할 수 없습니다.',
        '로그인한 뒤 보안 설정에서 2단계 인증을 다시 켜 주세요.',
        '안전을 위해 초기화 후 24시간 동안은 페이백을 신청할 수 없습니다. 요청하지 않으셨다면 비밀번호를 재설정하고 고객센터에 알려 주세요.',
      ],
      button: '로그인',
    },
    en: {
      subject: 'Two-factor login was reset',
      body: [
        'At {{at}} our operators reset your two-factor login and logged all devices out. The app and the recovery codes no longer count.',
        'Log in and switch two-factor login on again in the security settings.',
        'For your safety no payback can be requested for 24 hours. If you have not asked for this, reset your password and tell our support.',
      ],
      button: 'Log in',
    },
  },
});
