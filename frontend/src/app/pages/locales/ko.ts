import type { en } from '@/app/pages/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  loginPrompt: {
    title: '로그인이 필요합니다',
    text: '로그인하면 이 화면으로 돌아옵니다.',
    behind: '로그인하면 볼 수 있는 화면',
  },
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    text: '주소가 잘못되었거나 페이지가 이동되었습니다.',
    home: '홈으로 가기',
    elsewhere: '많이 찾는 화면',
    uidCheck: '내 UID가 리베이트를 받는지 확인',
    calculator: '거래대금으로 예상 리베이트 계산',
    kimchiPremium: '국내와 해외 거래소의 코인 가격 차이',
    faq: '리베이트, L코인, 페이백에 관한 답',
  },
};
