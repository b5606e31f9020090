import { defineMails } from '../../platform/mail/index.js';

/** Mails to members about their paybacks. Amounts are exact. */
export const luffMails = defineMails('luff', {
  paybackRequested: {
    topic: 'security',
    path: '/mypage?tab=luff',
    ko: {
      subject: '페이백 {{usdt}} USDT가 신청되었습니다',
      body: [
        '페이백 신청이 접수되었습니다. 관리자가 확인한 뒤 아래 UID로 지급합니다.',
        '본인이 신청하지 않았다면 신청을 취소하고, 비밀번호를 바로 변경한 뒤 모든 기기에서 로그아웃해 주세요.',
      ],
      receipt: [
        ['페이백', '{{usdt}} USDT'],
        ['신청한 러프', '{{luff}} 러프'],
        ['지급 UID', '{{payoutUid}}'],
        ['신청 시각', '{{at}}'],
      ],
      button: '신청 내역 보기',
    },
    en: {
      subject: 'A payback of {{usdt}} USDT was requested',
      body: [
        'A payback was requested. Once an administrator has checked it, it is paid to the UID below.',
        'If this was not you, cancel the request, change your password at once and log all devices out.',
      ],
      receipt: [
        ['Payback', '{{usdt}} USDT'],
        ['Luff requested', '{{luff}} Luff'],
        ['Paid to', '{{payoutUid}}'],
        ['Requested at', '{{at}}'],
      ],
      button: 'See the request',
    },
  },
  paybackApproved: {
    topic: 'payback',
    path: '/mypage?tab=luff',
    ko: {
      subject: '페이백 {{usdt}} USDT가 승인되었습니다',
      body: ['신청하신 페이백이 승인되었습니다. Lance에서 거래소 UID로 지급하고 다시 알려 드립니다.'],
      receipt: [
        ['페이백', '{{usdt}} USDT'],
        ['사용한 러프', '{{luff}} 러프'],
        ['지급 UID', '{{payoutUid}}'],
        ['신청 시각', '{{requestedAt}}'],
        ['메모', '{{note}}'],
      ],
      button: '신청 내역 보기',
    },
    en: {
      subject: 'Your payback of {{usdt}} USDT is approved',
      body: ['Your payback is approved. Lance pays it to your exchange UID and writes again once that is done.'],
      receipt: [
        ['Payback', '{{usdt}} USDT'],
        ['Luff used', '{{luff}} Luff'],
        ['Paid to', '{{payoutUid}}'],
        ['Requested at', '{{requestedAt}}'],
        ['Note', '{{note}}'],
      ],
      button: 'See the request',
    },
  },
  paybackPaid: {
    topic: 'payback',
    path: '/mypage?tab=luff',
    ko: {
      subject: '페이백 {{usdt}} USDT를 지급했습니다',
      body: [
        '신청하신 페이백을 Lance에서 거래소 UID로 지급했습니다. 거래소에 따라 반영되기까지 시간이 걸릴 수 있습니다.',
      ],
      receipt: [
        ['페이백', '{{usdt}} USDT'],
        ['사용한 러프', '{{luff}} 러프'],
        ['지급 UID', '{{payoutUid}}'],
        ['이체 확인 번호', '{{reference}}'],
        ['지급 시각', '{{paidAt}}'],
        ['메모', '{{note}}'],
      ],
      button: '신청 내역 보기',
    },
    en: {
      subject: 'Your payback of {{usdt}} USDT is paid',
      body: ['Lance has paid your payback to your exchange UID. It can take a while until the exchange shows it.'],
      receipt: [
        ['Payback', '{{usdt}} USDT'],
        ['Luff used', '{{luff}} Luff'],
        ['Paid to', '{{payoutUid}}'],
        ['Transfer reference', '{{reference}}'],
        ['Paid at', '{{paidAt}}'],
        ['Note', '{{note}}'],
      ],
      button: 'See the request',
    },
  },
  paybackRejected: {
    topic: 'payback',
    path: '/mypage?tab=luff',
    ko: {
      subject: '페이백 {{usdt}} USDT 신청이 거절되었습니다',
      body: ['신청하신 페이백이 거절되었습니다. 신청한 러프는 돌려드렸습니다.', '사유: {{reason}}'],
      receipt: [
        ['페이백', '{{usdt}} USDT'],
        ['반환된 러프', '{{luff}} 러프'],
        ['지급 UID', '{{payoutUid}}'],
      ],
      button: '신청 내역 보기',
    },
    en: {
      subject: 'Your payback of {{usdt}} USDT was rejected',
      body: ['Your payback was rejected. The Luff has been returned.', 'Reason: {{reason}}'],
      receipt: [
        ['Payback', '{{usdt}} USDT'],
        ['Luff given back', '{{luff}} Luff'],
        ['To be paid to', '{{payoutUid}}'],
      ],
      button: 'See the request',
    },
  },
});
