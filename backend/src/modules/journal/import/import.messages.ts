import type { RowCause } from './fill.js';
import type { OtherFile } from './formats.messages.js';

/** Why a row was left out. */
export const rowCauses: Readonly<Record<RowCause, { readonly ko: string; readonly en: string }>> = {
  missing: { ko: '값이 비어 있습니다.', en: 'There is no value.' },
  timeInvalid: { ko: '시간을 읽을 수 없습니다.', en: 'This is no time that can be read.' },
  timeSkipped: {
    ko: '서머타임으로 건너뛴 시각입니다. 시간대를 확인해 주세요.',
    en: 'Summer time skipped this hour. Check the time zone.',
  },
  timeInFuture: {
    ko: '현재보다 늦은 시각입니다. 시간대를 확인해 주세요.',
    en: 'This is in the future. Check the time zone.',
  },
  amountInvalid: { ko: '숫자를 읽을 수 없습니다.', en: 'This is no number that can be read.' },
  amountTooLarge: { ko: '숫자가 너무 큽니다.', en: 'The number is too large.' },
  amountNotPositive: { ko: '0보다 커야 합니다.', en: 'It must be above 0.' },
  formula: {
    ko: '수식은 읽지 않습니다. 값으로 저장해 주세요.',
    en: 'Formulas are not read. Save it as a value.',
  },
  sideUnknown: { ko: '매수인지 매도인지 알 수 없습니다.', en: 'This says neither buy nor sell.' },
  symbolUnknown: { ko: '거래한 코인을 알 수 없습니다.', en: 'The traded pair cannot be told.' },
  quoteUnsupported: {
    ko: 'USDT·KRW 마켓의 거래만 가져올 수 있습니다.',
    en: 'Only trades in USDT and KRW markets can be imported.',
  },
  unitUnknown: { ko: '단위가 거래한 코인과 다릅니다.', en: 'The unit is not that of the pair.' },
  surplusCells: {
    ko: '열 이름보다 칸이 많은 행입니다. 쉼표로 값이 나뉘었는지 확인해 주세요.',
    en: 'The row has more cells than there are column names. A comma may have split a value.',
  },
};

/** The file of the exchange that has what these files lack, as the exchange names it. */
export const filesToTake: Readonly<Record<OtherFile, string>> = {
  binanceOrders: 'Binance Spot Trade History',
  binancePositions: 'Binance Futures Trade History',
  binanceLedger: 'Binance Spot/Futures Trade History',
  okxOrders: 'OKX Trading History',
  okxFunding: 'OKX Trading History',
  bitgetSpot: 'Bitget Spot Order History',
  bybitClosed: 'Bybit Derivatives Trade History',
  bybitClosedOld: 'Bybit Derivatives Trade History',
  bybitLedger: 'Bybit Derivatives/Spot Trade History',
};
