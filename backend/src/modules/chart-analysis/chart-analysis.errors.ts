import { defineErrors } from '../../platform/errors/index.js';

export const ChartAnalysisErrors = defineErrors('chartAnalysis', {
  pictureMissing: {
    kind: 'invalid',
    ko: '차트 이미지를 먼저 업로드해주세요.',
    en: 'Upload a chart image first.',
  },
  pictureNotBase64: {
    kind: 'invalid',
    ko: '이미지 데이터가 올바른 Base64 형식이 아닙니다. 이미지 파일을 다시 선택해 올려 주세요.',
    en: 'The data of the image are not valid Base64. Choose the image file again and upload it.',
  },
  notAPicture: {
    kind: 'invalid',
    ko: '이미지 파일만 업로드 가능합니다.',
    en: 'Only image files can be uploaded.',
  },
  pictureKind: {
    kind: 'invalid',
    ko: 'PNG, JPEG, WebP 이미지만 분석할 수 있습니다. 화면을 캡처해 올려 주세요.',
    en: 'Only PNG, JPEG and WebP images can be analysed. Upload a screenshot.',
  },
  pictureTooLarge: {
    kind: 'invalid',
    ko: '이미지는 {{most}} MB까지 업로드할 수 있습니다.',
    en: 'An image may have at most {{most}} MB.',
  },
  tooManyPixels: {
    kind: 'invalid',
    ko: '이미지가 너무 큽니다. {{most}}메가픽셀 이하로 줄여서 올려 주세요.',
    en: 'The image is too large. Upload one with at most {{most}} megapixels.',
  },
  pictureBroken: {
    kind: 'invalid',
    ko: '이미지 파일이 손상되어 열 수 없습니다. 화면을 다시 캡처해 올려 주세요.',
    en: 'The image file is damaged. Take the screenshot again and upload it.',
  },
  pictureAnimated: {
    kind: 'invalid',
    ko: '움직이는 이미지는 분석할 수 없습니다. 정지된 이미지를 올려 주세요.',
    en: 'An animated image cannot be analysed. Upload a still one.',
  },
  couponMissing: {
    kind: 'invalid',
    ko: '쿠폰을 선택해주세요.',
    en: 'Choose a coupon.',
  },
  noFreeUseLeft: {
    kind: 'rejected',
    ko: '무료 분석 {{most}}회를 모두 사용했습니다. 쿠폰을 사용하거나 1회권을 구매해 주세요.',
    en: 'All {{most}} free analyses are used. Use a coupon or buy a voucher.',
  },
  alreadyRunning: {
    kind: 'conflict',
    ko: '진행 중인 분석이 있습니다. 끝난 뒤 다시 요청해 주세요.',
    en: 'Another analysis of yours is under way. Ask again when it is done.',
  },
  tooOften: {
    kind: 'tooMany',
    ko: '차트 분석은 1시간에 {{most}}번까지 요청할 수 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'At most {{most}} analyses can be requested in an hour. Try again later.',
  },
  tooManyWaiting: {
    kind: 'unavailable',
    ko: '분석 요청이 많아 지금 접수하지 못했습니다. 이용 횟수는 차감되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many analyses are waiting. Nothing was used up. Try again in a moment.',
  },
  noModel: {
    kind: 'conflict',
    ko: '연결된 AI 모델이 없습니다.',
    en: 'There is no language model to send charts to.',
  },
  analysisNotFound: {
    kind: 'notFound',
    ko: '분석을 찾을 수 없습니다.',
    en: 'There is no such analysis.',
  },
  pictureGone: {
    kind: 'notFound',
    ko: '보관 기간이 지나 삭제된 이미지입니다.',
    en: 'The picture was deleted after the time for which it is kept.',
  },
  unreadable: {
    kind: 'rejected',
    ko: '이미지에서 차트의 캔들과 가격을 읽지 못했습니다. 초록과 빨강처럼 뚜렷한 두 가지 색의 캔들만 읽을 수 있고, 선 차트나 흰색·검은색·회색 캔들은 읽지 못합니다. 캔들의 몸통이 보이게 확대하고 가격 축을 포함해 캡처해 주세요. 이용 횟수는 차감되지 않았습니다.',
    en: 'The candles and prices of the chart could not be read. Candles need two clear colours, such as green and red; line charts and white, black or grey candles cannot be read. Zoom in until candles have bodies, and include the price axis in the screenshot. Nothing was used up.',
  },
  axisUnreadable: {
    kind: 'rejected',
    ko: '캔들은 찾았지만 가격 축의 숫자를 읽지 못했습니다. 가격 축에 숫자가 3개 이상 또렷하게 보이도록 캡처해 주세요. 이용 횟수는 차감되지 않았습니다.',
    en: 'Candles were found, but not the prices of the axis. Take the screenshot so that at least three prices of the axis are clear. Nothing was used up.',
  },
  timedOut: {
    kind: 'rejected',
    ko: '분석이 제시간에 끝나지 않았습니다. 이용 횟수는 차감되지 않았습니다. 다시 시도해 주세요.',
    en: 'The analysis was not finished in time. Nothing was used up. Try again.',
  },
  broken: {
    kind: 'rejected',
    ko: '분석 중 문제가 생겼습니다. 이용 횟수는 차감되지 않았습니다. 다시 시도해 주세요.',
    en: 'Something went wrong with the analysis. Nothing was used up. Try again.',
  },
});
