import { defineMails } from '../../platform/mail/index.js';

const toUids = { to: '/mypage', ko: '내 UID 보기', en: 'See my UIDs' } as const;
const exchange = { ko: ['거래소', '{{exchange}}'], en: ['Exchange', '{{exchange}}'] } as const;
const uid = { ko: ['UID', '{{uid}}'], en: ['UID', '{{uid}}'] } as const;
const note = { ko: ['메모', '{{note}}'], en: ['Note', '{{note}}'] } as const;

/** Mails to members about changes to their UIDs. */
export const uidRebateMails = defineMails('uidRebate', {
  uidApproved: {
    name: { ko: 'UID 승인 안내', en: 'UID approved' },
    topic: 'uid',
    button: toUids,
    ko: {
      subject: '{{exchange}} UID가 인증되었습니다',
      body: [
        '인증을 요청하신 UID가 인증되었습니다. 오늘 거래부터 러프가 적립되고, 리베이트를 대시보드에서 볼 수 있습니다.',
        '{{bonus}}',
      ],
    },
    en: {
      subject: 'Your {{exchange}} UID is verified',
      body: [
        'Your UID is verified. It earns Luff from today’s trades on, and the dashboard shows its rebates.',
        '{{bonus}}',
      ],
    },
    receipt: [
      exchange,
      uid,
      {
        ko: ['리베이트', '{{exchange}}에서 내 거래소 계정으로 지급, {{rebateWhen}}'],
        en: ['Rebate', 'Credited by {{exchange}} to your own account there, {{rebateWhen}}'],
      },
      { ko: ['리베이트 확인', '{{rebateWhere}}'], en: ['Rebate seen in', '{{rebateWhere}}'] },
      {
        ko: ['러프 페이백', '신청하면 Lance에서 인증된 UID로 지급'],
        en: ['Luff payback', 'Paid by Lance to a verified UID when you request it'],
      },
      note,
    ],
  },
  uidRejected: {
    name: { ko: 'UID 거절 안내', en: 'UID refused' },
    topic: 'uid',
    button: toUids,
    ko: {
      subject: '{{exchange}} UID 인증 요청이 거절되었습니다',
      body: [
        '인증을 요청하신 UID가 인증되지 않았습니다.',
        '사유: {{reason}}',
        '내용을 확인한 뒤 다시 요청할 수 있습니다.',
      ],
    },
    en: {
      subject: 'Your {{exchange}} UID was not verified',
      body: [
        'Your verification request was rejected.',
        'Reason: {{reason}}',
        'You can ask again once that is settled.',
      ],
    },
    receipt: [exchange, uid],
  },
  uidCancelled: {
    name: { ko: 'UID 등록 취소 안내', en: 'UID cancelled' },
    topic: 'uid',
    button: toUids,
    ko: {
      subject: '{{exchange}} UID 등록이 취소되었습니다',
      body: [
        '관리자가 UID 등록을 취소했습니다. 오늘부터의 거래는 적립되지 않으며, 지금까지의 내역은 그대로 남습니다.',
        '이유가 궁금하시면 고객센터로 문의해 주세요.',
      ],
    },
    en: {
      subject: 'Your {{exchange}} UID was cancelled',
      body: [
        'An administrator has cancelled your UID. Trades from today on earn nothing; what was earned before stays.',
        'Please ask our support if you want to know why.',
      ],
    },
    receipt: [exchange, uid],
  },
  uidAdded: {
    name: { ko: '새 UID 등록 안내', en: 'New UID' },
    topic: 'security',
    button: { to: '/mypage?tab=security', ko: '보안 설정 보기', en: 'Open security settings' },
    ko: {
      subject: '{{exchange}} UID가 계정에 등록되었습니다',
      body: [
        '계정에 새 거래소 UID가 등록되었습니다. 안전을 위해 한동안 페이백을 신청할 수 없습니다.',
        '본인이 아니라면 비밀번호를 바로 변경하고 모든 기기에서 로그아웃한 뒤, 이 UID를 삭제해 주세요.',
      ],
    },
    en: {
      subject: '{{exchange}} UID added to your account',
      body: [
        'A new exchange UID was added to your account. For your safety, paybacks are held for a while.',
        'If this was not you, change your password at once, log all devices out, and then remove this UID.',
      ],
    },
    receipt: [exchange, uid, { ko: ['등록 시각', '{{at}}'], en: ['Added at', '{{at}}'] }],
  },
  disputeOpened: {
    name: { ko: 'UID 이의 제기 접수 안내', en: 'UID dispute received' },
    topic: 'uid',
    button: toUids,
    ko: {
      subject: '{{exchange}} UID 이의 제기가 접수되었습니다',
      body: [
        '확인 코드는 {{code}}입니다.',
        '거래소 앱에서 UID가 보이는 계정 화면과 이 코드를 함께 녹화해 고객센터로 보내 주세요. 관리자가 확인한 뒤 결과를 알려 드립니다.',
      ],
    },
    en: {
      subject: 'Your dispute about a {{exchange}} UID was received',
      body: [
        'Your code is {{code}}.',
        'Record the account page of the exchange’s app that shows the UID, with this code beside it, and send the recording to our support. We will write again once an administrator has looked into it.',
      ],
    },
    receipt: [exchange, uid, { ko: ['확인 코드', '{{code}}'], en: ['Code', '{{code}}'] }],
  },
  disputeApproved: {
    name: { ko: 'UID 이의 제기 승인 안내', en: 'UID dispute accepted' },
    topic: 'uid',
    button: toUids,
    ko: {
      subject: '{{exchange}} UID 이의 제기가 받아들여졌습니다',
      body: [
        '이의를 제기하신 UID가 회원님의 UID로 인증되었습니다. 이전 회원이 이 UID로 적립한 러프는 이미 지급된 금액을 빼고 회원님에게 적립됩니다.',
      ],
    },
    en: {
      subject: 'Your dispute about a {{exchange}} UID is decided for you',
      body: [
        'The UID is now verified for you. What it had earned for the other member is credited to you, except the part that was already paid out.',
      ],
    },
    receipt: [exchange, uid, note],
  },
  disputeRejected: {
    name: { ko: 'UID 이의 제기 거절 안내', en: 'UID dispute refused' },
    topic: 'uid',
    button: toUids,
    ko: {
      subject: '{{exchange}} UID 이의 제기가 거절되었습니다',
      body: ['제출하신 이의가 받아들여지지 않았습니다.', '사유: {{reason}}'],
    },
    en: {
      subject: 'Your dispute about a {{exchange}} UID was rejected',
      body: ['Your dispute was rejected.', 'Reason: {{reason}}'],
    },
    receipt: [exchange, uid],
  },
  uidMoved: {
    name: { ko: 'UID 이전 안내', en: 'UID moved to another member' },
    topic: 'uid',
    button: toUids,
    ko: {
      subject: '{{exchange}} UID가 다른 회원에게 옮겨졌습니다',
      body: [
        '다른 회원이 이 UID에 이의를 제기했고, 관리자가 확인한 뒤 그 회원에게 옮겼습니다. 이 UID로 적립된 러프는 회수되며, 이미 사용한 러프는 앞으로 적립되는 러프에서 차감됩니다.',
        '회원님의 UID가 맞다면 고객센터로 문의해 주세요.',
      ],
    },
    en: {
      subject: 'Your {{exchange}} UID was moved to another member',
      body: [
        'Another member has disputed this UID, and an administrator has moved it to them. The Luff earned by it is taken back; what you have spent of it is taken from what you earn next.',
        'If the UID is yours, please tell our support.',
      ],
    },
    receipt: [exchange, uid],
  },
});
