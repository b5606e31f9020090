import type { en } from '@/features/l-token/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: 'L 토큰',
  lead: 'L 토큰은 준비 중입니다. 아직 발행하지 않았고, 파는 곳도 없습니다.',
  stateTitle: '지금 상태',
  state: {
    issued: '발행',
    issuedValue: '하지 않음',
    none: '판매, 가격, 컨트랙트 주소',
    noneValue: '없음',
    listing: '거래소 상장',
    listingValue: '미정',
  },
  revised: '최종 수정 {{day}}',
  stamp: '미발행',
  planTitle: '어떤 토큰을 준비하나요',
  plan1:
    '서비스 안에서 쓸 수 있는 토큰을 검토하고 있습니다. 어디에 쓰일지는 법률 검토를 마친 뒤에 정하며, 검토 결과에 따라 발행하지 않을 수도 있습니다.',
  plan2:
    '그래서 이 화면에는 수량도, 날짜도, 가치에 대한 전망도 적지 않습니다. L 토큰에 관한 이야기를 들었을 때 사실인지 확인하실 수 있도록 만든 화면입니다.',
  decided: '정해진 것',
  decided1: '이름은 L 토큰입니다.',
  decided2: '판매도, 사전 판매도, 미리 받는 신청도 없습니다.',
  decided3: 'L코인과 러프는 이 서비스 안에서 쓰는 포인트입니다. L 토큰이 아니며, 서로 바꿔 드린다는 약속은 없습니다.',
  decided4: 'L 토큰을 이유로 지갑 연결, 코인 송금, 복구 문구를 요청하지 않습니다.',
  decided5: '새로 정해진 것은 이 화면에 가장 먼저 적습니다.',
  open: '아직 정하지 않은 것',
  open1: '발행할지, 한다면 언제 할지',
  open2: '어디에 쓰고 누가 받을 수 있는지',
  open3: '수량과 나누는 방법',
  open4: '블록체인과 컨트랙트 주소',
  open5: '거래소에 상장할지',
  newsTitle: '소식은 이렇게 전합니다',
  news1: '이 화면에 가장 먼저 적고, 최종 수정일을 함께 남깁니다.',
  news2: '메일은 소식 받기에 동의한 회원에게만 보내며, 결제나 지갑으로 이어지는 링크를 넣지 않습니다.',
  news3: '다른 곳에서 L 토큰을 판다면 저희가 파는 것이 아닙니다. 확실하지 않으면 물어봐 주세요.',
  lcoinTitle: '지금 쓸 수 있는 것: L코인',
  lcoinText:
    'L코인은 출석 체크와 자동 채굴로 모으고 스토어에서 쓰는 포인트입니다. L 토큰이 아니며 현금으로 바꿀 수 없습니다.',
  lcoinLink: 'L코인 현황',
  storeLink: '스토어에서 쓸 수 있는 것',
  disclaimer: '이 화면은 안내이며, 투자나 구매를 권하는 글이 아닙니다.',
};
