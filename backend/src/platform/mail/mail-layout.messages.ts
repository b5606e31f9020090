/** Texts common to all mails. `hello` takes the name of the reader. */
export const layoutTexts = {
  ko: {
    hello: (name: string) => `${name} 님, 안녕하세요.`,
    helloAnybody: '안녕하세요.',
    copyLink: '버튼이 눌리지 않으면 아래 주소를 브라우저에 붙여 넣어 주세요.',
    whySecurity: 'Lance 계정의 보안과 이용에 꼭 필요한 안내로, 수신 설정과 관계없이 보내 드립니다.',
    whyTopic: 'Lance 회원의 알림 설정에 따라 보내 드립니다.',
    switchOff: '알림 설정 변경',
    unsubscribe: '이 메일 그만 받기',
    whyAddress: 'Lance에서 이 이메일 주소로 요청이 있어 보내 드립니다. 요청하지 않으셨다면 이 메일을 무시해 주세요.',
    noPassword: 'Lance는 메일이나 전화로 비밀번호를 묻지 않습니다.',
    questions: '발신 전용 메일입니다. 문의는 아래 주소로 보내 주세요.',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    helloAnybody: 'Hello,',
    copyLink: 'If the button does not work, paste this address into your browser.',
    whySecurity: 'This notice is needed for the security and use of your Lance account and is always sent.',
    whyTopic: 'You receive this because of the notification settings of your Lance account.',
    switchOff: 'Change notifications',
    unsubscribe: 'Unsubscribe from these mails',
    whyAddress:
      'Something was requested at Lance for this e-mail address. If it was not you, you can ignore this message.',
    noPassword: 'Lance never asks for your password by e-mail or phone.',
    questions: 'Replies to this message are not read. Please send questions to:',
  },
} as const;
