import { defineSettings } from '../../platform/settings/index.js';

export const ChartAnalysisSettings = defineSettings('chartAnalysis', {
  mostPerHour: {
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1_000,
    label: { ko: '회원당 1시간 동안 요청할 수 있는 차트 분석 수', en: 'Chart analyses of a member in an hour' },
  },
  mostPicturesPerHour: {
    kind: 'integer',
    default: 30,
    min: 1,
    max: 1_000,
    label: {
      ko: '회원당 1시간 동안 올릴 수 있는, 분석할 수 없는 이미지 수',
      en: 'Pictures of a member in an hour that turn out not to be analysable',
    },
  },
  mostWaiting: {
    kind: 'integer',
    default: 200,
    min: 1,
    max: 10_000,
    label: { ko: '동시에 대기할 수 있는 차트 분석 수', en: 'Chart analyses that wait at a time' },
  },
  pictureDays: {
    kind: 'integer',
    default: 90,
    min: 1,
    max: 365,
    label: { ko: '분석한 차트 이미지를 보관하는 일수', en: 'Days that an analysed picture is kept' },
  },
});
