/** A file of an exchange that is read as it is. Titles are those of the exchange. */
export interface KnownFile {
  readonly kind: 'trades' | 'orders' | 'history' | 'costs' | 'funding' | 'records';
  readonly market: 'spot' | 'futures' | 'both';
  readonly needs: readonly string[];
}

export interface KnownExchange {
  readonly name: string;
  /** How its times are read where the file does not name a zone. */
  readonly zone: 'asked' | 'utc' | 'seoul';
  readonly files: readonly KnownFile[];
}

/** What the service recognizes (`formats.messages.ts` of its journal); a test holds both together. */
export const KNOWN_EXCHANGES: readonly KnownExchange[] = [
  {
    name: 'Binance',
    zone: 'asked',
    files: [
      {
        kind: 'trades',
        market: 'futures',
        needs: ['Time', 'Symbol', 'Side', 'Price', 'Quantity', 'Fee', 'Realized Profit'],
      },
      { kind: 'trades', market: 'spot', needs: ['Time', 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee'] },
      {
        kind: 'trades',
        market: 'spot',
        needs: ['Date', 'Pair', 'Base Asset', 'Type', 'Price', 'Amount', 'Total', 'Fee', 'Fee Coin'],
      },
      { kind: 'funding', market: 'futures', needs: ['Time', 'Type', 'Amount', 'Asset', 'Symbol', 'Transaction ID'] },
    ],
  },
  {
    name: 'OKX',
    zone: 'asked',
    files: [
      {
        kind: 'history',
        market: 'both',
        needs: [
          ...['id', 'Time', 'Trade Type', 'Symbol', 'Action', 'Amount', 'Filled Price', 'PnL', 'Fee', 'Balance Unit'],
        ],
      },
    ],
  },
  {
    name: 'Bitget',
    zone: 'asked',
    files: [
      {
        kind: 'orders',
        market: 'futures',
        needs: ['Date', 'Order ID', 'Direction', 'Futures', 'Average Price', 'Executed', 'Realized P/L'],
      },
      { kind: 'costs', market: 'futures', needs: ['Order', 'Date', 'Coin', 'Futures', 'Type', 'Amount', 'Fee'] },
    ],
  },
  {
    name: 'Bybit',
    zone: 'utc',
    files: [
      {
        kind: 'trades',
        market: 'futures',
        needs: [
          ...['Market', 'Filled Type', 'Filled Quantity', 'Filled Price', 'Trading Fee', 'Direction'],
          ...['Transaction ID', 'Transaction Time'],
        ],
      },
      {
        kind: 'trades',
        market: 'spot',
        needs: ['Spot Pairs', 'Direction', 'Filled Price', 'Filled Quantity', 'Fees', 'Transaction ID', 'Timestamp'],
      },
    ],
  },
  {
    name: 'Upbit',
    zone: 'seoul',
    files: [
      {
        kind: 'records',
        market: 'spot',
        needs: ['체결시간', '코인', '마켓', '종류', '거래수량', '거래단가', '수수료'],
      },
    ],
  },
  {
    name: 'Bithumb',
    zone: 'seoul',
    files: [
      {
        kind: 'records',
        market: 'spot',
        needs: ['거래일시', '거래구분', '거래수량', '체결가격', '거래금액', '수수료', '정산금액'],
      },
    ],
  },
];
