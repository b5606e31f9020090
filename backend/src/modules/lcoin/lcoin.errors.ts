import { defineErrors } from '../../platform/errors/index.js';

export const LcoinErrors = defineErrors('lcoin', {
  adjustedTwice: {
    kind: 'conflict',
    ko: '같은 조정을 방금 처리했습니다. 한 번 더 하려면 잠시 후 다시 시도해 주세요.',
    en: 'The same adjustment was made just now. To make it once more, try again in a moment.',
  },
  ownAdjustment: {
    kind: 'forbidden',
    ko: '본인의 L코인은 다른 관리자가 조정해야 합니다.',
    en: 'Another administrator has to adjust your own L coin.',
  },
  notYetClaimable: {
    kind: 'rejected',
    ko: '아직 수령할 수 없습니다',
    en: 'Not yet claimable',
  },
  windowClaimed: {
    kind: 'conflict',
    ko: '이미 수령한 구간입니다. 현재 상태를 다시 확인해 주세요.',
    en: 'This window has already been claimed. Check how mining stands now.',
  },
  idleMiningOff: {
    kind: 'rejected',
    ko: '지금은 자동 채굴을 운영하지 않습니다.',
    en: 'Idle mining is switched off for now.',
  },
  alreadyCheckedIn: {
    kind: 'conflict',
    ko: '오늘은 이미 출석 체크를 했습니다. 내일 다시 할 수 있습니다.',
    en: 'You have already checked in today. You can check in again tomorrow.',
  },
  dayChanged: {
    kind: 'conflict',
    ko: '날짜가 바뀌었습니다. 오늘의 출석을 다시 확인해 주세요.',
    en: 'The day has changed. Check the attendance of today.',
  },
  attendanceOff: {
    kind: 'rejected',
    ko: '지금은 출석 보상을 운영하지 않습니다.',
    en: 'The attendance reward is switched off for now.',
  },
  entryNotFound: {
    kind: 'notFound',
    ko: 'L코인 내역을 찾을 수 없습니다.',
    en: 'There is no such entry of L coin.',
  },
});
