import { defineErrors } from '../../platform/errors/index.js';

export const ReceiptErrors = defineErrors('receipts', {
  notFound: {
    kind: 'notFound',
    ko: '영수증을 찾을 수 없습니다.',
    en: 'There is no such receipt.',
  },
  /** The same for an address that never was, was revoked, or whose account or fact is gone. */
  notOurs: {
    kind: 'notFound',
    ko: 'Lance가 확인해 주는 영수증이 아닙니다. 주소가 다르거나 공유가 끝났습니다.',
    en: 'Lance does not confirm this receipt. The address is wrong, or sharing has ended.',
  },
  notShareable: {
    kind: 'rejected',
    ko: '이 영수증은 지금 공유할 수 없습니다. 아직 처리 중이거나 공유하지 않는 종류입니다.',
    en: 'This receipt cannot be shared now. It is still being processed, or of a kind that is not shared.',
  },
  linkNotFound: {
    kind: 'notFound',
    ko: '공유 링크를 찾을 수 없습니다.',
    en: 'There is no such link.',
  },
  tooManyKept: {
    kind: 'rejected',
    ko: '영수증은 {{most}}장까지 보관할 수 있습니다. 필요 없는 영수증을 보관함에서 빼 주세요.',
    en: 'You can keep at most {{most}} receipts. Remove some that you do not need.',
  },
  tooManyShares: {
    kind: 'rejected',
    ko: '공유 링크는 {{most}}개까지 열어 둘 수 있습니다. 쓰지 않는 링크의 공유를 끝내 주세요.',
    en: 'You can have at most {{most}} open links. Stop sharing those that you do not need.',
  },
});
