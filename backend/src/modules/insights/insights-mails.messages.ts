import { defineMails } from '../../platform/mail/index.js';

/** Mails to members about the market. */
export const insightsMails = defineMails('insights', {
  alertFired: {
    name: { ko: '시세 알림', en: 'Market alert' },
    topic: 'market-alert',
    button: { to: '/crypto-insights', ko: '시장 보기', en: 'See the market' },
    ko: {
      subject: '{{about}} {{condition}}',
      body: [
        '설정하신 시세 알림의 기준에 닿았습니다.',
        '하루 {{most}}통까지 메일로 알리고, 그다음은 화면에만 표시합니다.',
      ],
    },
    en: {
      subject: '{{about}} {{condition}}',
      body: [
        'Your market alert has met its threshold.',
        'At most {{most}} mails a day; what is more is shown on the page.',
      ],
    },
    receipt: [
      { ko: ['값', '{{value}}'], en: ['Value', '{{value}}'] },
      { ko: ['출처', '{{source}}'], en: ['Source', '{{source}}'] },
      { ko: ['시각', '{{at}}'], en: ['Time', '{{at}}'] },
    ],
  },
});
