import { defineSettings } from '../../platform/settings/index.js';

export const JournalSettings = defineSettings('journal', {
  mostTrades: {
    kind: 'integer',
    default: 200_000,
    min: 1,
    max: 1_000_000,
    label: { ko: '회원당 매매 기록 최대 수', en: 'Most trades in a journal' },
  },
  mostCashFlows: {
    kind: 'integer',
    default: 20_000,
    min: 1,
    max: 100_000,
    label: { ko: '회원당 입출금 내역 최대 수', en: 'Most deposits and withdrawals in a journal' },
  },
  smallSample: {
    kind: 'integer',
    default: 30,
    min: 2,
    max: 1_000,
    label: {
      ko: '통계가 표본이 적다고 알리는 매매·날짜 수 (이보다 적으면)',
      en: 'Fewer trades or days are called a small sample',
    },
  },
  importMegabytes: {
    kind: 'integer',
    default: 32,
    min: 1,
    max: 64,
    label: { ko: '거래 내역 파일 최대 크기 (MB)', en: 'Largest trade history file (MB)' },
  },
  importRows: {
    kind: 'integer',
    default: 200_000,
    min: 100,
    max: 200_000,
    label: { ko: '거래 내역 파일당 최대 행 수', en: 'Most rows of a trade history file' },
  },
  mostFills: {
    kind: 'integer',
    default: 1_000_000,
    min: 1_000,
    max: 5_000_000,
    label: { ko: '회원당 보관하는 거래 내역 최대 행 수', en: 'Most imported rows kept for a member' },
  },
  mostPicturesHere: {
    kind: 'integer',
    default: 5,
    min: 1,
    max: 20,
    label: { ko: '매매·날짜당 일지 이미지 최대 수', en: 'Most journal pictures at a trade or a day' },
  },
  mostPictures: {
    kind: 'integer',
    default: 500,
    min: 1,
    max: 2_000,
    label: { ko: '회원당 일지 이미지 최대 수', en: 'Most journal pictures of a member' },
  },
  pictureMegabytes: {
    kind: 'integer',
    default: 96,
    min: 1,
    // All of them have to fit into the download of a member's data.
    max: 96,
    label: { ko: '회원당 일지 이미지 최대 용량 (MB)', en: 'Most megabytes of journal pictures of a member' },
  },
  picturesPerHour: {
    kind: 'integer',
    default: 200,
    min: 1,
    max: 1_000,
    label: {
      ko: '회원당 1시간에 올릴 수 있는 일지 이미지 수',
      en: 'Most journal pictures that a member can send in an hour',
    },
  },
  mostNoteTemplates: {
    kind: 'integer',
    default: 20,
    min: 1,
    max: 100,
    label: { ko: '회원당 메모 템플릿 수', en: 'Most templates of notes of a member' },
  },
  mostConnections: {
    kind: 'integer',
    default: 8,
    min: 1,
    max: 50,
    label: { ko: '회원당 연결할 수 있는 거래소 키 수', en: 'Most exchange keys of a member' },
  },
  syncDays: {
    kind: 'integer',
    default: 90,
    min: 1,
    max: 90,
    label: { ko: '거래소 연결 시 가져오는 기간 (일)', en: 'Days that are read when an exchange is connected' },
  },
  syncHours: {
    kind: 'integer',
    default: 6,
    min: 1,
    max: 168,
    label: { ko: '거래소 자동 동기화 간격 (시간)', en: 'Hours between syncs of a connected exchange' },
  },
});
