import { defineMails } from '../../../platform/mail/index.js';

/** The last mail to a member. Sent to the address itself, because the member row no longer has it. */
export const accountMails = defineMails('auth', {
  accountClosed: {
    topic: 'security',
    evenUnconfirmed: true,
    isFarewell: true,
    path: null,
    ko: {
      subject: '탈퇴가 완료되었습니다',
      body: [
        '{{at}}에 계정이 삭제되었습니다. 이름, 이메일, 전화번호, TradingView ID를 지웠고, 남아 있던 포인트는 소멸되었습니다.',
        '포인트와 지급 내역은 법령과 회계상 필요에 따라 이름 없이 보관합니다. 같은 이메일로 다시 가입할 수 있으며, 회원가입 보너스는 다시 지급되지 않습니다.',
        '직접 탈퇴하지 않으셨다면 고객센터에 바로 알려 주세요.',
      ],
      why: '이 이메일 주소로 가입되어 있던 Lance 계정에 관한 마지막 안내입니다.',
    },
    en: {
      subject: 'Your account is closed',
      body: [
        'Your account was closed at {{at}}. Name, e-mail address, phone number and TradingView ID are deleted; what was left of the points is forfeited.',
        'Movements of points and payouts are kept without your name, for the law and the books. You can register this address again; the signup bonus is not paid a second time.',
        'If this was not you, tell our support at once.',
      ],
      why: 'This is the last message about the Lance account that was registered with this address.',
    },
  },
});
