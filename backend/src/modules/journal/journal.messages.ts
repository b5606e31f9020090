/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  days: { ko: '매매 일지의 날짜별 금액과 메모', en: 'Balances and notes of your journal, by day' },
  trades: { ko: '매매 일지의 매매 기록', en: 'The trades in your journal' },
  imports: { ko: '매매 일지로 가져온 파일', en: 'The files imported into your journal' },
  fills: { ko: '가져온 파일의 거래 내역', en: 'The rows of the imported files' },
  positions: { ko: '가져온 파일에서 아직 열려 있는 포지션', en: 'The positions that imported files leave open' },
  mappings: { ko: '가져온 파일의 열 설정', en: 'How the columns of imported files are read' },
  connections: {
    ko: '매매 일지에 연결한 거래소 (키와 시크릿 제외)',
    en: 'The exchanges connected to your journal (without keys and secrets)',
  },
  cashFlows: { ko: '매매 일지의 입출금 내역', en: 'The deposits and withdrawals in your journal' },
};

/** Titles of the columns of the files. */
export const columnTitles = {
  ko: {
    day: '날짜',
    startBalance: '시작 금액 (USDT)',
    endBalance: '종료 금액 (USDT)',
    profitLoss: '금액 차이 (USDT)',
    cashFlow: '순입금 (USDT)',
    tradeCount: '매매 수',
    result: '손익 (USDT)',
    unexplained: '설명되지 않는 차이 (USDT)',
    fees: '수수료 (USDT)',
    funding: '펀딩비 (USDT)',
    krwRate: '환율 (USDT당 원)',
    krwOfDay: '손익 (그날 환율, 원)',
    note: '메모',
    symbol: '심볼',
    type: '포지션',
    entryPrice: '진입가',
    exitPrice: '청산가',
    quantity: '수량',
    leverage: '레버리지',
    exchange: '거래소',
    profitLossPercent: '손익률 (%)',
    long: '롱',
    short: '숏',
  },
  en: {
    day: 'Day',
    startBalance: 'Start balance (USDT)',
    endBalance: 'End balance (USDT)',
    profitLoss: 'Difference (USDT)',
    cashFlow: 'Net deposits (USDT)',
    tradeCount: 'Trades',
    result: 'Result (USDT)',
    unexplained: 'Unexplained (USDT)',
    fees: 'Fees (USDT)',
    funding: 'Funding (USDT)',
    krwRate: 'KRW per USDT',
    krwOfDay: "Result at the day's rate (KRW)",
    note: 'Note',
    symbol: 'Symbol',
    type: 'Position',
    entryPrice: 'Entry price',
    exitPrice: 'Exit price',
    quantity: 'Quantity',
    leverage: 'Leverage',
    exchange: 'Exchange',
    profitLossPercent: 'Result (%)',
    long: 'Long',
    short: 'Short',
  },
} as const;

/** Field errors, as `ko | en`. */
export const fieldTexts = {
  balances: '시작 금액과 종료 금액을 올바르게 입력해주세요. | Please enter the start and end amounts correctly.',
  note: '메모는 5,000자까지 입력해 주세요. | A note has at most 5000 characters.',
  symbol:
    '심볼은 영문, 숫자와 - / _ : 만 사용해 30자까지 입력해 주세요. 예: BTC-USDT | A symbol has at most 30 letters, digits and - / _ : such as BTC-USDT.',
  type: '롱 또는 숏을 선택해 주세요. | Choose long or short.',
  entryPrice:
    '진입가는 0보다 크고 1조보다 작은 숫자로, 소수점 아래 18자리까지 입력해 주세요. | The entry price is above 0 and below a trillion, with at most 18 decimals.',
  exitPrice:
    '청산가는 0보다 크고 1조보다 작은 숫자로, 소수점 아래 18자리까지 입력해 주세요. | The exit price is above 0 and below a trillion, with at most 18 decimals.',
  quantity:
    '수량은 0보다 크고 1,000조보다 작은 숫자로, 소수점 아래 18자리까지 입력해 주세요. | The quantity is above 0 and below 1000 trillion, with at most 18 decimals.',
  leverage: '레버리지는 1에서 1,000까지의 정수로 입력해 주세요. | The leverage is a whole number from 1 to 1000.',
  exchange: '거래소 이름은 40자까지 입력해 주세요. | The name of an exchange has at most 40 characters.',
  tradeNote: '매매 메모는 1,000자까지 입력해 주세요. | The note of a trade has at most 1000 characters.',
  flowType: '입금 또는 출금을 선택해 주세요. | Choose deposit or withdrawal.',
  amount:
    '금액은 0보다 크고 1조보다 작은 숫자로, 소수점 아래 18자리까지 입력해 주세요. | The amount is above 0 and below a trillion, with at most 18 decimals.',
  apiKey: 'API 키를 입력해 주세요. | Enter the API key.',
  apiSecret: 'API 시크릿을 입력해 주세요. | Enter the API secret.',
  passphrase: '패스프레이즈는 200자까지 입력해 주세요. | A passphrase has at most 200 characters.',
  symbols: '심볼은 30개까지 입력해 주세요. | At most 30 pairs can be read.',
  description: '설명은 200자까지 입력해 주세요. | A description has at most 200 characters.',
} as const;
