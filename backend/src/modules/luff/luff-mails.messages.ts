import { defineMails } from '../../platform/mail/index.js';

const toRequests = { to: '/mypage?tab=luff', ko: '신청 내역 보기', en: 'See the request' } as const;
const amount = { ko: ['페이백', '{{usdt}} USDT'], en: ['Payback', '{{usdt}} USDT'] } as const;
const used = { ko: ['사용한 러프', '{{luff}} 러프'], en: ['Luff used', '{{luff}} Luff'] } as const;
const payoutUid = { ko: ['지급 UID', '{{payoutUid}}'], en: ['Paid to', '{{payoutUid}}'] } as const;
const note = { ko: ['메모', '{{note}}'], en: ['Note', '{{note}}'] } as const;

/** Mails to members about their paybacks. Amounts are exact. */
export const luffMails = defineMails('luff', {
  paybackRequested: {
    name: { ko: '페이백 신청 안내', en: 'Payback requested' },
    topic: 'security',
    button: toRequests,
    ko: {
      subject: '페이백 {{usdt}} USDT가 신청되었습니다',
      body: [
        '페이백 신청이 접수되었습니다. 관리자가 확인한 뒤 아래 UID로 지급합니다.',
        '본인이 신청하지 않았다면 신청을 취소하고, 비밀번호를 바로 변경한 뒤 모든 기기에서 로그아웃해 주세요.',
      ],
    },
    en: {
      subject: 'A payback of {{usdt}} USDT was requested',
      body: [
        'A payback was requested. Once an administrator has checked it, it is paid to the UID below.',
        'If this was not you, cancel the request, change your password at once and log all devices out.',
      ],
    },
    receipt: [
      amount,
      { ko: ['신청한 러프', '{{luff}} 러프'], en: ['Luff requested', '{{luff}} Luff'] },
      payoutUid,
      { ko: ['신청 시각', '{{at}}'], en: ['Requested at', '{{at}}'] },
    ],
  },
  paybackApproved: {
    name: { ko: '페이백 승인 안내', en: 'Payback approved' },
    topic: 'payback',
    button: toRequests,
    ko: {
      subject: '페이백 {{usdt}} USDT가 승인되었습니다',
      body: ['신청하신 페이백이 승인되었습니다. Lance에서 거래소 UID로 지급하고 다시 알려 드립니다.'],
    },
    en: {
      subject: 'Your payback of {{usdt}} USDT is approved',
      body: ['Your payback is approved. Lance pays it to your exchange UID and writes again once that is done.'],
    },
    receipt: [
      amount,
      used,
      payoutUid,
      { ko: ['신청 시각', '{{requestedAt}}'], en: ['Requested at', '{{requestedAt}}'] },
      note,
    ],
  },
  paybackPaid: {
    name: { ko: '페이백 지급 안내', en: 'Payback paid' },
    topic: 'payback',
    button: toRequests,
    ko: {
      subject: '페이백 {{usdt}} USDT를 지급했습니다',
      body: [
        '신청하신 페이백을 Lance에서 거래소 UID로 지급했습니다. 거래소에 따라 반영되기까지 시간이 걸릴 수 있습니다.',
      ],
    },
    en: {
      subject: 'Your payback of {{usdt}} USDT is paid',
      body: ['Lance has paid your payback to your exchange UID. It can take a while until the exchange shows it.'],
    },
    receipt: [
      amount,
      used,
      payoutUid,
      { ko: ['이체 확인 번호', '{{reference}}'], en: ['Transfer reference', '{{reference}}'] },
      { ko: ['지급 시각', '{{paidAt}}'], en: ['Paid at', '{{paidAt}}'] },
      note,
    ],
  },
  paybackRejected: {
    name: { ko: '페이백 거절 안내', en: 'Payback refused' },
    topic: 'payback',
    button: toRequests,
    ko: {
      subject: '페이백 {{usdt}} USDT 신청이 거절되었습니다',
      body: ['신청하신 페이백이 거절되었습니다. 신청한 러프는 돌려드렸습니다.', '사유: {{reason}}'],
    },
    en: {
      subject: 'Your payback of {{usdt}} USDT was rejected',
      body: ['Your payback was rejected. The Luff has been returned.', 'Reason: {{reason}}'],
    },
    receipt: [
      amount,
      { ko: ['반환된 러프', '{{luff}} 러프'], en: ['Luff given back', '{{luff}} Luff'] },
      { ko: ['지급 UID', '{{payoutUid}}'], en: ['To be paid to', '{{payoutUid}}'] },
    ],
  },
});
