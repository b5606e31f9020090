interface FaqSeed {
  readonly question: { readonly ko: string; readonly en: string };
  readonly answer: { readonly ko: string; readonly en: string };
  readonly keywords: { readonly ko: readonly string[]; readonly en: readonly string[] };
  readonly link: string | null;
}

/** The first three are the quick buttons of the chatbot. Numbers are placeholders: see `faq-placeholders.rules.ts`. */
export const faqEntries: readonly FaqSeed[] = [
  {
    question: {
      ko: '내 UID가 리베이트를 받고 있는지 어떻게 확인하나요?',
      en: 'How do I check whether my UID receives rebates?',
    },
    answer: {
      ko: [
        '첫 화면의 UID 리베이트 확인에서 거래소를 고르고 UID를 입력해 주세요. 가입하지 않아도 확인할 수 있습니다.',
        'UID는 거래소 앱의 내 정보에서 볼 수 있는 숫자입니다. 서로 다른 UID는 한 시간에 {uidRebate_checksPerHour}개까지 확인할 수 있습니다.',
        '리베이트 대상이 아니라면 그 거래소에서 할 수 있는 다음 방법을 바로 안내합니다.',
      ].join('\n'),
      en: [
        'Choose your exchange and enter your UID under “UID check” on the home page. You do not need an account for that.',
        'The UID is the number that your exchange shows in your profile. You can check {uidRebate_checksPerHour} different UIDs an hour.',
        'If it does not receive rebates, you are told at once what you can do at that exchange.',
      ].join('\n'),
    },
    keywords: {
      ko: ['UID 확인', 'UID 조회', '유아이디', '리베이트 조회', '대상 확인', '내 UID', '어디서 확인'],
      en: ['check UID', 'UID lookup', 'is my UID registered', 'verify UID', 'find my UID'],
    },
    link: '/#uid-check',
  },
  {
    question: {
      ko: '거래소별 리베이트율은 얼마인가요?',
      en: 'What are the rebate rates of the exchanges?',
    },
    answer: {
      ko: [
        '낸 거래 수수료에서 돌려받는 비율은 거래소마다 다릅니다.',
        '지금은 {rates}입니다.',
        '시드, 레버리지, 하루 거래 횟수를 입력하면 첫 화면의 리베이트 계산기가 예상 금액을 보여 줍니다.',
      ].join('\n'),
      en: [
        'The share of your trading fees that comes back depends on the exchange.',
        'At the moment: {rates}.',
        'The rebate calculator on the home page shows what that means for your seed, leverage and trades a day.',
      ].join('\n'),
    },
    keywords: {
      ko: ['리베이트율', '수수료율', '몇 퍼센트', '수수료 환급', '페이백 비율', '요율', '수수료 할인', '얼마 돌려'],
      en: ['rate', 'percentage', 'how much back', 'fee discount', 'cashback', 'percent'],
    },
    link: '/#exchanges',
  },
  {
    question: {
      ko: 'KYC를 마친 계정이 있는데 다시 가입하려면 얼마나 기다려야 하나요?',
      en: 'My account already passed KYC. How long do I wait before signing up again?',
    },
    answer: {
      ko: [
        '기존 계정의 KYC를 해제한 뒤 거래소가 정한 시간이 지나면 새 계정에서 KYC를 할 수 있습니다.',
        '대기 시간: {kycWaits}.',
        '{kycNotes}',
        '새 계정은 Lance 링크로 만들어야 리베이트 대상이 됩니다.',
      ].join('\n'),
      en: [
        'Once the old account has given up its KYC and the waiting time of the exchange has passed, a new account can pass KYC.',
        'Waiting times: {kycWaits}.',
        '{kycNotes}',
        'Open the new account by our link, or it will not receive rebates.',
      ].join('\n'),
    },
    keywords: {
      ko: ['KYC', '본인 인증', '신원 인증', '재가입', '새 계정', '대기 시간', '계정 변경', '기존 계정'],
      en: ['KYC', 'identity', 'sign up again', 'new account', 'waiting time', 'existing account', 'change account'],
    },
    link: '/#exchanges',
  },
  {
    question: { ko: 'L코인은 무엇이고 어떻게 모으나요?', en: 'What is L coin and how do I collect it?' },
    answer: {
      ko: [
        'L코인은 Lance에서 쓰는 포인트입니다. 채굴 아이템, 차트 분석 1회권, 지표 이용권에 사용합니다.',
        '가입하면 {lcoin_signupBonus} L, UID가 인증되면 {lcoin_uidVerificationBonus} L, 매일 출석하면 {lcoin_attendanceReward} L을 드립니다.',
        '자동 채굴로는 {lcoin_idleIntervalSeconds|duration}마다 {lcoin_idleReward} L이 쌓이고, 받기 전에는 {idleCapTime}치까지만 쌓입니다.',
      ].join('\n'),
      en: [
        'L coin is the point that you spend at Lance: on mining items, chart analysis vouchers and indicator passes.',
        'You get {lcoin_signupBonus} L for signing up, {lcoin_uidVerificationBonus} L when a UID is verified and {lcoin_attendanceReward} L for checking in each day.',
        'Idle mining adds {lcoin_idleReward} L every {lcoin_idleIntervalSeconds|duration}. Until you claim, at most {idleCapTime} of it adds up.',
      ].join('\n'),
    },
    keywords: {
      ko: [
        '엘코인',
        'L코인',
        '포인트',
        '가입 보너스',
        '출석 체크',
        '자동 채굴',
        '채굴',
        '보너스',
        '인증 보너스',
        '보상',
      ],
      en: [
        'L coin',
        'lcoin',
        'points',
        'signup bonus',
        'attendance',
        'check-in',
        'idle mining',
        'bonus',
        'reward',
        'signing up',
      ],
    },
    link: '/lcoin-dashboard',
  },
  {
    question: { ko: '러프는 무엇이고 페이백은 어떻게 받나요?', en: 'What is Luff and how do I get a payback?' },
    answer: {
      ko: [
        '러프는 인증된 UID의 거래대금에 따라 적립되는 포인트입니다. 거래대금의 {luff_accrualRate|percent}만큼 러프가 쌓입니다.',
        '{luff_luffPerUsdt} 러프는 1 USDT이며, {luff_minimumPaybackUsdt} USDT부터 페이백을 신청할 수 있습니다.',
        '페이백에는 인증된 UID와 인증된 이메일이 필요합니다. 관리자가 확인한 뒤 Lance가 그 UID로 USDT를 지급하며, 진행 상황은 내 정보에서 볼 수 있습니다.',
      ].join('\n'),
      en: [
        'Luff is the point that you earn by the volume of your verified UIDs: {luff_accrualRate|percent} of the volume.',
        '{luff_luffPerUsdt} Luff are 1 USDT. You can ask for a payback from {luff_minimumPaybackUsdt} USDT on.',
        'A payback needs a verified UID and a confirmed e-mail address. Once an administrator has checked it, Lance pays USDT to that UID. You can follow it on My Info.',
      ].join('\n'),
    },
    keywords: {
      ko: [
        '러프',
        'luff',
        '페이백',
        '페이백 신청',
        '페이백 받기',
        '출금',
        '지급',
        '최소 금액',
        '환전',
        '교환',
        '비율',
        'USDT',
        '적립',
      ],
      en: [
        'luff',
        'payback',
        'request payback',
        'get a payback',
        'withdraw',
        'payout',
        'minimum',
        'redeem',
        'USDT',
        'earn',
      ],
    },
    link: '/mypage?tab=luff',
  },
  {
    question: {
      ko: '리베이트와 페이백은 어떻게 다른가요?',
      en: 'What is the difference between a rebate and a payback?',
    },
    answer: {
      ko: [
        '리베이트는 거래소가 수수료의 일부를 회원의 거래소 계정으로 직접 돌려주는 금액입니다. Lance를 거치지 않습니다.',
        '페이백은 Lance가 따로 드리는 보상입니다. 인증된 UID의 거래대금으로 러프가 쌓이고, {luff_minimumPaybackUsdt} USDT부터 신청하면 Lance가 인증된 UID로 USDT를 지급합니다.',
        '리베이트는 첫 리포트가 나온 날부터 표시되고, 러프는 UID가 인증된 날의 거래부터 쌓입니다.',
      ].join('\n'),
      en: [
        'A rebate is the share of your fees that the exchange itself pays to your own exchange account. It does not pass through Lance.',
        'A payback is an extra reward from Lance. The volume of your verified UIDs earns Luff; from {luff_minimumPaybackUsdt} USDT on you can request it, and Lance pays USDT to a verified UID.',
        'Rebates are shown from the first reported day; Luff counts from the day on which the UID was verified.',
      ].join('\n'),
    },
    keywords: {
      ko: ['차이', '다른 점', '구분', '둘 다', '페이백이 뭐', '페이백 뜻', '리베이트 뜻', '리베이트와 페이백'],
      en: [
        'difference',
        'rebate or payback',
        'rebate vs payback',
        'what is a rebate',
        'what is a payback',
        'payback meaning',
        'both',
        'same thing',
      ],
    },
    link: '/mypage?tab=luff',
  },
  {
    question: {
      ko: '지표 이용권은 얼마이고 기간은 얼마인가요?',
      en: 'What does an indicator pass cost and how long is it?',
    },
    answer: {
      ko: [
        '지표 이용권은 {indicators_passPriceLcoin} L 또는 {indicators_passPriceLuff} 러프이고, {indicators_passDays}일 동안 사용할 수 있습니다.',
        'TradingView ID를 입력해 요청하면 관리자가 확인한 뒤 지표 사용 권한을 드립니다. 거절되면 포인트를 돌려드립니다.',
      ].join('\n'),
      en: [
        'An indicator pass costs {indicators_passPriceLcoin} L or {indicators_passPriceLuff} Luff and lasts {indicators_passDays} days.',
        'Request it with your TradingView ID; an administrator gives that ID access to the indicators. If the request is rejected, you get your points back.',
      ].join('\n'),
    },
    keywords: {
      ko: ['지표', '이용권', '트레이딩뷰', '고래 헌터', '오더블록', '청산맵', '청산 맵', '가격', '기간', '시그널'],
      en: ['indicator', 'pass', 'TradingView', 'whale hunter', 'order block', 'liquidation map', 'price', 'signal'],
    },
    link: '/indicators',
  },
  {
    question: { ko: 'L 토큰은 언제 나오나요?', en: 'When will the L token be issued?' },
    answer: {
      ko: [
        'L 토큰은 준비 중입니다. 아직 발행하지 않았고 판매도, 사전 판매도 없습니다. 발행 여부와 시기는 정하지 않았습니다.',
        '새로 정해진 것은 L 토큰 화면에 가장 먼저 적습니다. L코인과 러프는 L 토큰이 아니며, 서로 바꿔 드린다는 약속은 없습니다.',
        'L 토큰을 이유로 지갑 연결이나 코인 송금을 요청하지 않습니다. 그런 연락을 받으면 고객센터 이메일({site_supportEmail})로 알려 주세요.',
      ].join('\n'),
      en: [
        'The L token is in preparation. It has not been issued, and there is no sale or presale. Whether and when it will be is not decided.',
        'What is decided stands first on the L token page. L coin and Luff are not the L token, and there is no promise to exchange one for the other.',
        'Nobody from us asks you to connect a wallet or to send coins for it. If somebody does, write to {site_supportEmail}.',
      ].join('\n'),
    },
    keywords: {
      ko: ['L토큰', '엘토큰', '토큰', '상장', '에어드랍', '사전 판매', '프리세일', '발행', '컨트랙트'],
      en: ['L token', 'token', 'listing', 'airdrop', 'presale', 'issue', 'contract address', 'TGE'],
    },
    link: '/l-token',
  },
  {
    question: { ko: '차트 분석은 무료인가요?', en: 'Is chart analysis free?' },
    answer: {
      ko: [
        '회원마다 {store_freeChartAnalyses}번까지 무료로 사용할 수 있습니다. 실패한 분석은 세지 않습니다.',
        '그다음부터는 한 번에 쿠폰 한 장을 사용합니다. 1회권은 스토어에서 {store_voucherPrice} L에 구매할 수 있습니다.',
      ].join('\n'),
      en: [
        'Free analyses for each member: {store_freeChartAnalyses}. One that fails does not count.',
        'After those, each takes one coupon. The store sells vouchers for {store_voucherPrice} L.',
      ].join('\n'),
    },
    keywords: {
      ko: ['차트 분석', 'AI 분석', '쿠폰', '바우처', '무료 분석', '이미지 분석', '1회권'],
      en: ['chart analysis', 'AI', 'coupon', 'voucher', 'free analysis'],
    },
    link: '/lcoin-shop',
  },
  {
    question: {
      ko: '트래블룰은 무엇이고 업비트나 빗썸으로 보낼 수 있나요?',
      en: 'What is the travel rule, and can I send to Upbit or Bithumb?',
    },
    answer: {
      ko: [
        '트래블룰은 가상자산을 보낼 때 거래소가 보내는 사람과 받는 사람의 명의를 서로 확인하는 제도입니다.',
        '거래소 카드의 업비트·빗썸 표시는 그 거래소와 입출금이 된다는 뜻입니다. 보내기 전에 두 거래소의 공지도 함께 확인해 주세요.',
      ].join('\n'),
      en: [
        'Under the travel rule exchanges tell each other who sends and who receives crypto.',
        'The Upbit and Bithumb badges on a card say that deposits and withdrawals with them are possible. Look at the notices of both exchanges before you send.',
      ].join('\n'),
    },
    keywords: {
      ko: ['트래블룰', '업비트', '빗썸', '입금', '출금', '송금', '원화'],
      en: ['travel rule', 'Upbit', 'Bithumb', 'deposit', 'withdrawal', 'transfer', 'won'],
    },
    link: '/#exchanges',
  },
  {
    question: {
      ko: '리베이트는 언제 어디로 들어오나요?',
      en: 'When and where does my rebate arrive?',
    },
    answer: {
      ko: [
        '리베이트는 거래소가 회원의 거래소 계정으로 직접 지급합니다. Lance를 거치지 않으며, Lance는 거래소 리포트의 금액을 보여 드립니다.',
        '거래소별 지급 시기와 최소 금액, 확인할 곳입니다.',
        '{rebateCredits}',
      ].join('\n'),
      en: [
        'The exchange itself credits it to your own exchange account. It does not pass through Lance, which shows the amounts that the exchange reports.',
        'When, from which amount and where it is seen:',
        '{rebateCredits}',
      ].join('\n'),
    },
    keywords: {
      ko: ['리베이트 지급', '리베이트 입금', '들어와', '입금', '누가 지급', '어디로 지급', '지급 시기', '거래소 계정'],
      en: ['arrive', 'credited', 'who pays', 'where is my rebate', 'paid out', 'received', 'exchange account'],
    },
    link: '/#exchanges',
  },
  {
    question: { ko: '리베이트 내역은 언제 표시되나요?', en: 'When do my rebates show up at Lance?' },
    answer: {
      ko: [
        '거래소가 하루를 마감하고 리포트를 내면 반영됩니다. 보통 다음 날입니다.',
        '거래소가 나중에 고친 내용도 다시 읽어 차이만큼 반영합니다. 내 정보의 리베이트 현황에서 거래소별로 반영된 날과 다음 리포트 시각, 숫자의 근거를 볼 수 있습니다.',
      ].join('\n'),
      en: [
        'When the exchange has closed the day and published its report, usually on the next day.',
        'What an exchange corrects later is read again and the difference is booked. Rebates on My Info show for each exchange what was reported last, when the next report is due, and the rows behind every figure.',
      ].join('\n'),
    },
    keywords: {
      ko: [
        '언제',
        '반영',
        '정산',
        '정산일',
        '리포트',
        '늦',
        '안 들어와',
        '어제 거래',
        '업데이트',
        '집계',
        '내역',
        '늦어요',
      ],
      en: ['when', 'settlement', 'report', 'delay', 'late', 'yesterday', 'not shown', 'missing', 'update'],
    },
    link: '/mypage',
  },
  {
    question: { ko: '비밀번호를 잊었어요. 어떻게 하나요?', en: 'I forgot my password. What can I do?' },
    answer: {
      ko: [
        '비밀번호 찾기에서 가입한 이메일을 입력하면 새 비밀번호를 정하는 링크를 보내 드립니다. 링크는 한 번만, 잠시 동안만 사용할 수 있습니다.',
        '메일이 오지 않으면 스팸함을 확인하고, 그래도 없으면 고객센터 이메일({site_supportEmail})로 알려 주세요.',
      ].join('\n'),
      en: [
        'Enter your e-mail address under “Forgot password” and we send you a link to choose a new one. It works once and for a short time.',
        'If no mail comes, look into your spam folder and write to {site_supportEmail}.',
      ].join('\n'),
    },
    keywords: {
      ko: ['비밀번호', '비번', '패스워드', '로그인이 안', '분실', '재설정', '잊어버'],
      en: ['password', 'forgot', 'reset', 'cannot log in', 'lost', 'login'],
    },
    link: '/forgot-password',
  },
  {
    question: { ko: '탈퇴하려면 어떻게 하나요?', en: 'How do I close my account?' },
    answer: {
      ko: [
        '내 정보의 보안 탭에서 비밀번호를 입력하면 바로 탈퇴할 수 있습니다.',
        '남은 L코인과 러프는 소멸하고, 등록한 UID는 해제됩니다. 처리 중인 페이백이나 지표 구매 요청이 있으면 처리가 끝난 뒤에 탈퇴할 수 있습니다.',
        '탈퇴하기 전에 내 데이터를 파일로 받을 수 있습니다.',
      ].join('\n'),
      en: [
        'Under Security on My Info, with your password. It takes effect at once.',
        'What is left of your L coin and Luff is forfeited and your UIDs are released. While a payback or an indicator request waits, the account cannot be closed.',
        'Before you go you can download everything that we keep about you.',
      ].join('\n'),
    },
    keywords: {
      ko: ['탈퇴', '회원 탈퇴', '계정 삭제', '개인정보 삭제', '해지'],
      en: ['close account', 'delete account', 'leave', 'remove my data', 'cancel'],
    },
    link: '/mypage?tab=security',
  },
  {
    question: { ko: '고객센터에는 어떻게 연락하나요?', en: 'How do I reach support?' },
    answer: {
      ko: '고객센터 이메일({site_supportEmail})로 문의해 주세요. 상담 시간은 {site_supportHours}입니다. 거래소와 UID를 함께 적어 주시면 더 빨리 확인할 수 있습니다.',
      en: 'Write to {site_supportEmail}. Hours of support: {site_supportHours}. If you name your exchange and UID, we can look into it sooner.',
    },
    keywords: {
      // eslint-disable-next-line no-restricted-syntax -- Also how people write it.
      ko: ['고객지원', '고객센터', '상담', '문의', '연락처', '이메일', '상담원', '운영 시간', '사람'],
      en: ['support', 'contact', 'help', 'e-mail', 'agent', 'human', 'hours', 'customer service'],
    },
    link: null,
  },
];
