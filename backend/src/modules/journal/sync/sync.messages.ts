import type { SyncFailure } from './sync-task.js';

/** Why a history could not be read, and what the member can do. */
export const syncFailures: Readonly<Record<SyncFailure, { readonly ko: string; readonly en: string }>> = {
  keyInvalid: {
    ko: '거래소가 API 키를 받아들이지 않았습니다. 키, 시크릿, 패스프레이즈와 IP 제한을 확인한 뒤 다시 연결해 주세요.',
    en: 'The exchange did not accept the API key. Check key, secret, passphrase and IP restrictions, and connect again.',
  },
  keyMayTrade: {
    ko: '주문이나 출금을 할 수 있는 키입니다. 키를 삭제했습니다. 읽기 권한만 있는 키를 만들어 다시 연결해 주세요.',
    en: 'This key may trade or withdraw. We deleted it. Make a key that may only read, and connect again.',
  },
  keyCannotRead: {
    ko: '거래 내역을 읽을 권한이 없는 키입니다. 거래소에서 읽기 권한을 켜 주세요.',
    en: 'This key may not read your trades. Allow reading at the exchange.',
  },
  symbolUnknown: {
    ko: '거래소에 없는 심볼이 있습니다. 심볼을 확인해 주세요.',
    en: 'The exchange does not know one of the symbols. Check them.',
  },
  clockSkew: {
    ko: '거래소 시각과 맞지 않아 요청이 거절되었습니다. 잠시 후 다시 시도합니다.',
    en: "The exchange's clock differs from ours, so it refused the request. We will try again.",
  },
  unreadable: {
    ko: '거래소의 응답을 읽지 못했습니다. 잠시 후 다시 시도합니다.',
    en: "The exchange's answer could not be read. We will try again.",
  },
  busy: {
    ko: '거래소가 요청을 제한하고 있습니다. 잠시 후 다시 시도합니다.',
    en: 'The exchange limits our requests. We will try again.',
  },
  unavailable: {
    ko: '거래소에 연결하지 못했습니다. 잠시 후 다시 시도합니다.',
    en: 'The exchange could not be reached. We will try again.',
  },
};
