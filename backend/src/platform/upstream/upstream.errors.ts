import { defineErrors } from '../errors/index.js';

/** Errors for callers when an external service cannot be asked; details are in the cause and the log. */
export const UpstreamErrors = defineErrors('upstream', {
  unavailable: {
    kind: 'unavailable',
    ko: '{{vendor}}에서 지금 응답을 받지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: '{{vendor}} does not answer at the moment. Please try again later.',
  },
  rateLimited: {
    kind: 'unavailable',
    ko: '{{vendor}} 조회가 몰려 잠시 기다려야 합니다. 잠시 후 다시 시도해 주세요.',
    en: '{{vendor}} limits how often it may be asked. Please try again in a moment.',
  },
  schemaDrift: {
    kind: 'unavailable',
    ko: '{{vendor}}의 응답 형식이 달라져 읽을 수 없습니다({{path}}). 확인하는 동안 잠시 기다려 주세요.',
    en: '{{vendor}} answered in a form that we cannot read ({{path}}). We are looking into it.',
  },
  accessRefused: {
    kind: 'unavailable',
    ko: '{{vendor}} 조회 권한에 문제가 있어 확인할 수 없습니다. 관리자가 연동 설정을 점검해야 합니다.',
    en: '{{vendor}} refused our access. An operator has to check the connection.',
  },
  clockRefused: {
    kind: 'unavailable',
    ko: '{{vendor}} 서버와 시각이 맞지 않아 조회하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: '{{vendor}} refused our request because the clocks differ. Please try again later.',
  },
  requestRefused: {
    kind: 'unavailable',
    ko: '{{vendor}}에서 조회 요청을 거절했습니다(코드 {{code}}). 관리자에게 알려 주세요.',
    en: '{{vendor}} refused the request (code {{code}}). Please tell an operator.',
  },
});
