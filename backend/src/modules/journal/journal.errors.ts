import { defineErrors, type DomainError, type ErrorExtras } from '../../platform/errors/index.js';

export const JournalErrors = defineErrors('journal', {
  dayInFuture: {
    kind: 'invalid',
    ko: '오늘({{today}}, 한국 시간)까지의 날짜를 선택해 주세요.',
    en: 'Choose a day up to today ({{today}} in Korea).',
  },
  dayTooEarly: {
    kind: 'invalid',
    ko: '{{first}} 이후의 날짜를 선택해 주세요.',
    en: 'Choose a day from {{first}} on.',
  },
  balancesMissing: {
    kind: 'invalid',
    ko: '시작 금액과 종료 금액을 올바르게 입력해주세요.',
    en: 'Please enter the start and end amounts correctly.',
  },
  resultTooLarge: {
    kind: 'invalid',
    ko: '계산된 손익이 너무 큽니다. 가격, 수량, 레버리지를 확인해 주세요.',
    en: 'The result is too large. Check prices, quantity and leverage.',
  },
  stopOnWrongSide: {
    kind: 'invalid',
    ko: '손절가는 롱이면 진입가보다 낮게, 숏이면 진입가보다 높게 입력해 주세요.',
    en: 'The stop of a long is below its entry price, that of a short above it.',
  },
  tooManyTrades: {
    kind: 'rejected',
    ko: '매매 기록은 {{most}}건까지 저장할 수 있습니다. 오래된 기록을 내려받은 뒤 삭제해 주세요.',
    en: 'A journal holds at most {{most}} trades. Download and delete old ones.',
  },
  tooManyCashFlows: {
    kind: 'rejected',
    ko: '입출금 내역은 {{most}}건까지 저장할 수 있습니다. 오래된 내역을 내려받은 뒤 삭제해 주세요.',
    en: 'A journal holds at most {{most}} deposits and withdrawals. Download and delete old ones.',
  },
  entryNotFound: {
    kind: 'notFound',
    ko: '이 날짜의 일지를 찾을 수 없습니다.',
    en: 'There is no entry of this day.',
  },
  tradeNotFound: {
    kind: 'notFound',
    ko: '매매 기록을 찾을 수 없습니다.',
    en: 'There is no such trade.',
  },
  importedTrade: {
    kind: 'rejected',
    ko: '가져온 매매는 메모, 복기, 손절가만 바꿀 수 있습니다. 삭제하려면 가져오기 내역에서 파일을 취소해 주세요.',
    en: 'Of an imported trade only note, review and stop can be changed. To delete it, undo its file in the import history.',
  },
  picturePlace: {
    kind: 'invalid',
    ko: '이미지를 남길 매매나 날짜를 하나만 선택해 주세요.',
    en: 'Choose either a trade or a day for the picture.',
  },
  notAPicture: {
    kind: 'invalid',
    ko: '이미지 파일만 올릴 수 있습니다.',
    en: 'Only pictures can be uploaded.',
  },
  pictureKind: {
    kind: 'invalid',
    ko: 'PNG, JPEG, WebP 이미지만 올릴 수 있습니다. 화면을 캡처해 올려 주세요.',
    en: 'Only PNG, JPEG and WebP pictures can be uploaded. Take a screenshot instead.',
  },
  pictureTooLarge: {
    kind: 'invalid',
    ko: '이미지는 한 장에 {{most}} MB까지 올릴 수 있습니다.',
    en: 'A picture may have at most {{most}} MB.',
  },
  tooManyPixels: {
    kind: 'invalid',
    ko: '이미지가 너무 큽니다. {{most}}메가픽셀 이하로 줄여서 올려 주세요.',
    en: 'The picture is too large. Upload one with at most {{most}} megapixels.',
  },
  pictureBroken: {
    kind: 'invalid',
    ko: '이미지 파일이 손상되어 열 수 없습니다. 다시 캡처해 올려 주세요.',
    en: 'The picture is damaged. Take the screenshot again.',
  },
  pictureAnimated: {
    kind: 'invalid',
    ko: '움직이는 이미지는 올릴 수 없습니다. 정지된 이미지를 올려 주세요.',
    en: 'An animated picture cannot be uploaded. Upload a still one.',
  },
  tooManyPicturesHere: {
    kind: 'rejected',
    ko: '이미지는 매매나 날짜마다 {{most}}장까지 남길 수 있습니다.',
    en: 'A trade or a day holds at most {{most}} pictures.',
  },
  picturesFull: {
    kind: 'rejected',
    ko: '이미지는 모두 합해 {{most}}장, {{megabytes}} MB까지 보관할 수 있습니다. 오래된 이미지를 삭제해 주세요.',
    en: 'A journal holds at most {{most}} pictures and {{megabytes}} MB of them. Delete old ones.',
  },
  pictureNotFound: {
    kind: 'notFound',
    ko: '이미지를 찾을 수 없습니다.',
    en: 'There is no such picture.',
  },
  importUnderWay: {
    kind: 'conflict',
    ko: '다른 파일을 처리하고 있습니다. 끝난 뒤 다시 시도해 주세요.',
    en: 'Another file is being processed. Try again when it is done.',
  },
  importNotFound: {
    kind: 'notFound',
    ko: '가져온 파일을 찾을 수 없습니다.',
    en: 'There is no such import.',
  },
  importNotOpen: {
    kind: 'conflict',
    ko: '이 파일은 지금 처리할 수 없는 상태입니다. 새로고침 후 확인해 주세요.',
    en: 'This file is in another state by now. Refresh and check.',
  },
  importEmpty: {
    kind: 'rejected',
    ko: '새로 가져올 내역이 없습니다.',
    en: 'There is nothing new in this file.',
  },
  importFull: {
    kind: 'rejected',
    ko: '거래 내역은 {{most}}행까지 보관할 수 있습니다. 이전에 가져온 파일을 취소한 뒤 다시 시도해 주세요.',
    en: 'At most {{most}} imported rows can be kept. Undo an earlier file and try again.',
  },
  importTooManyRows: {
    kind: 'invalid',
    ko: '한 파일에 {{most}}행까지 가져올 수 있습니다. 기간을 나누어 내려받은 파일을 올려 주세요.',
    en: 'At most {{most}} rows can be imported from one file. Export shorter periods.',
  },
  importOtherFile: {
    kind: 'invalid',
    ko: '손익을 계산할 수 없는 파일입니다. {{take}} 파일을 올려 주세요.',
    en: 'Results cannot be computed from this file. Upload the {{take}} instead.',
  },
  importBroken: {
    kind: 'unavailable',
    ko: '파일을 처리하지 못했습니다. 잠시 후 다시 올려 주세요.',
    en: 'The file could not be processed. Upload it again later.',
  },
  zoneUnknown: {
    kind: 'invalid',
    ko: '시간대를 목록에서 선택해 주세요.',
    en: 'Choose a time zone from the list.',
  },
  mappingIncomplete: {
    kind: 'invalid',
    ko: '시간, 심볼, 매수·매도, 가격, 수량 열을 모두 선택해 주세요.',
    en: 'Choose the columns of time, symbol, side, price and quantity.',
  },
  importFeesSynced: {
    kind: 'rejected',
    ko: '연결된 Bitget에서 수수료와 펀딩비를 이미 가져오고 있습니다. 이 파일을 함께 가져오면 두 번 계산됩니다.',
    en: 'The connected Bitget account already brings these fees and funding. With this file they would count twice.',
  },
  connectionNotFound: {
    kind: 'notFound',
    ko: '연결된 거래소를 찾을 수 없습니다.',
    en: 'There is no such connection.',
  },
  connectionKnown: {
    kind: 'conflict',
    ko: '이미 연결한 API 키입니다.',
    en: 'This API key is connected already.',
  },
  connectionFeesImported: {
    kind: 'rejected',
    ko: '이 거래소의 수수료 파일을 이미 가져왔습니다. 연결하면 수수료와 펀딩비가 두 번 계산됩니다. 가져오기 내역에서 파일을 먼저 취소해 주세요.',
    en: 'A file with the fees of this exchange is imported already; with the connection they would count twice. Undo that file in the import history first.',
  },
  keyInvalid: {
    kind: 'invalid',
    ko: '거래소가 이 키를 받아들이지 않습니다. API 키, 시크릿, 패스프레이즈와 IP 제한을 확인해 주세요.',
    en: 'The exchange does not accept this key. Check API key, secret, passphrase and IP restrictions.',
  },
  keyMayTrade: {
    kind: 'invalid',
    ko: '주문이나 출금을 할 수 있는 키라서 저장하지 않았습니다. 읽기 권한만 있는 키를 만들어 주세요.',
    en: 'This key may trade or withdraw, so it was not saved. Make one that may only read.',
  },
  keyCannotRead: {
    kind: 'invalid',
    ko: '거래 내역을 읽을 권한이 없는 키입니다. 거래소에서 읽기 권한을 켜 주세요.',
    en: 'This key may not read your trades. Allow reading at the exchange.',
  },
  connectionRefused: {
    kind: 'conflict',
    ko: '주문이나 출금을 할 수 있어 삭제된 키입니다. 읽기 전용 키로 다시 연결해 주세요.',
    en: 'This key could trade or withdraw and was deleted. Connect again with a key that may only read.',
  },
  syncUnderWay: {
    kind: 'conflict',
    ko: '동기화하고 있습니다. 끝난 뒤 다시 시도해 주세요.',
    en: 'A sync is under way. Try again when it is done.',
  },
  tooManyConnections: {
    kind: 'rejected',
    ko: '거래소 키는 {{most}}개까지 연결할 수 있습니다. 쓰지 않는 연결을 삭제해 주세요.',
    en: 'At most {{most}} exchange keys can be connected. Remove one that you do not use.',
  },
  tooManyNoteTemplates: {
    kind: 'rejected',
    ko: '메모 템플릿은 {{most}}개까지 저장할 수 있습니다. 쓰지 않는 템플릿을 삭제해 주세요.',
    en: 'At most {{most}} templates can be saved. Remove one that you do not use.',
  },
  noteTemplateNotFound: {
    kind: 'notFound',
    ko: '메모 템플릿을 찾을 수 없습니다.',
    en: 'There is no such template.',
  },
  passphraseMissing: {
    kind: 'invalid',
    ko: 'API 키를 만들 때 정한 패스프레이즈를 입력해 주세요.',
    en: 'Enter the passphrase that you chose with the API key.',
  },
  symbolsMissing: {
    kind: 'invalid',
    ko: '가져올 심볼을 하나 이상 입력해 주세요. 예: BTCUSDT',
    en: 'Enter at least one pair to read, such as BTCUSDT.',
  },
  cashFlowNotFound: {
    kind: 'notFound',
    ko: '입출금 내역을 찾을 수 없습니다.',
    en: 'There is no such deposit or withdrawal.',
  },
});

/** A refusal that stands at the field it is about. */
export function atField<Params extends Record<string, string>>(
  path: string,
  refuse: (params: Params, extras?: ErrorExtras) => DomainError,
  params: Params,
): DomainError {
  const told = refuse(params);
  return refuse(params, { fields: (language) => [{ path, message: told.messageIn(language) }] });
}
