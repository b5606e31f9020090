import type { en } from '@/features/chart-analysis/score/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: 'AI 차트 분석 성적',
  lead: '모든 회원의 분석이 실제 시장에서 맞았는지 공개합니다. 결과는 누구도 고치거나 지울 수 없습니다.',
  analyze: '차트 분석하기',
  all: '전체 분석',
  hitRate: '적중률',
  interval: '95% 신뢰구간',
  intervalOf: '95% 신뢰구간 {{low}}–{{high}}%',
  count: '분석 수',
  none: '결과 없음',
  coinFlip: '동전 던지기',
  alwaysLong: '항상 롱',
  above: '95% 신뢰구간 전체가 동전 던지기보다 높습니다.',
  below: '95% 신뢰구간 전체가 동전 던지기보다 낮습니다.',
  same: '95% 신뢰구간에 동전 던지기가 들어 있어 우연과 구별할 수 없습니다.',
  pending: '결과를 기다리는 분석 {{count}}건',
  unmeasured: '시장 데이터를 읽지 못해 제외한 분석 {{count}}건',
  empty: '아직 결과가 나온 분석이 없습니다',
  emptyText: '차트 이미지를 올려 분석해 주세요. 방향을 제시한 분석은 늦어도 캔들 {{bars}}개 뒤에 결과가 나옵니다.',
  waiting: '결과를 기다리는 분석',
  unread: '성적을 불러오지 못했습니다',
  groups: { symbol: '심볼별', timeframe: '시간봉별', engine: '엔진별' },
  names: { symbol: '심볼', timeframe: '시간봉', engine: '엔진' },
  engines: { embedded: '내장 판독기', model: 'AI 모델' },
  receipt: {
    hits: '익절가에 먼저 닿은 분석',
    count: '결과가 나온 분석',
    note: '손절가에 먼저 닿음 {{stopped}}건, 캔들 {{bars}}개 안에 닿지 않음 {{expired}}건. 신뢰구간은 윌슨 방식으로 계산했습니다.',
    source: '집계한 모든 분석',
  },
  how: '집계 방법',
  rules: {
    counted: '방향이 있고 심볼이 확인된 분석 가운데, 차트의 마지막 캔들이 최근 2개 안에 드는 것만 집계합니다.',
    once: '한 회원이 같은 심볼, 시간봉, 캔들을 여러 번 분석하면 첫 번째 분석만 집계합니다.',
    entry:
      '다음 1분봉의 시가에 진입한 것으로 보고, 캔들 {{bars}}개 안에 익절가와 손절가 중 어디에 먼저 닿았는지 봅니다. 1분봉 하나에서 둘 다 닿으면 손절입니다.',
    expired: '캔들 {{bars}}개 안에 어느 쪽에도 닿지 않으면 빗나간 것으로 집계합니다.',
    baselines:
      '비교 기준: 같은 시각에 같은 익절·손절 폭으로, 방향을 무작위로 고르거나(동전 던지기) 언제나 롱으로(항상 롱) 진입했을 때의 적중률입니다.',
    kept: '계정을 탈퇴해도 결과는 회원 정보 없이 남습니다.',
  },
  disclaimer: '지난 성적이 앞으로의 결과를 보장하지 않습니다. 투자\u00a0조언이\u00a0아닙니다.',
};
