/*
 * What the search of questions knows about words. Names of the product and of exchanges are written in several ways; what
 * follows a Korean noun or verb says nothing about the subject; nor do the words that every question is made of.
 */

/** One name and its other spellings, in lower case. Latin spellings count as whole words only. */
export const spellings: readonly (readonly [name: string, ...others: string[]])[] = [
  // Before the words that they begin with.
  // eslint-disable-next-line no-restricted-syntax -- Also how people write it.
  ['리베이트율', '리베이트률', '리베이트 비율', '페이백율', '페이백률', '페이백 비율'],
  ['binance', '바이낸스', '바낸'],
  ['bitget', '비트겟', '비트겠', '빗겟'],
  ['bithumb', '빗썸', '비썸', '빗섬'],
  ['deepcoin', 'deep coin', '딥코인', '딥 코인'],
  ['kyc', 'k.y.c', '케이와이씨', '케이와이시'],
  ['lcoin', 'lcoins', 'l coin', 'l coins', 'l-coin', 'l코인', 'l 코인', '엘코인', '엘 코인'],
  ['ltoken', 'ltokens', 'l token', 'l tokens', 'l-token', 'l토큰', 'l 토큰', '엘토큰', '엘 토큰'],
  ['luff', 'luffs', '러프'],
  ['okx', 'okex', '오케이엑스', '오케이액스', '오켁스'],
  ['ourbit', '오르빗', '아워빗', '아워비트', '오버빗'],
  ['payback', 'pay back', 'pay-back', 'paybacks', '페이백', '페이벡'],
  ['signup', 'sign up', 'sign-up', 'signing up', 'signed up'],
  ['login', 'log in', 'log-in', 'logging in', 'sign in', 'signing in'],
  ['tradingview', 'trading view', '트레이딩뷰', '트레이딩 뷰', '트뷰'],
  ['travelrule', 'travel rule', 'travel-rule', '트래블룰', '트래블 룰', '트레블룰', '트레블 룰'],
  ['uid', 'uids', 'u.i.d', '유아이디'],
  ['upbit', '업비트', '업빗'],
  ['usdt', '유에스디티'],
  ['email', 'e-mail', 'e mail', 'mail', '이메일', '메일'],
  ['비밀번호', '비번', '패스워드', '암호'],
  ['지표', '인디케이터'],
  ['2fa', 'otp', '오티피', '2단계 인증', '이단계 인증', 'two-factor', 'two factor'],
];

/** Particles and endings; the longest that fits is taken off, twice at most, and never the last two syllables of a word. */
export const endings: readonly string[] = `
  은 는 이 가 을 를 의 와 과 도 만 에 로 으로 에서 에게 한테 께 에는 에도 에서는 으로는 로는 이나 이랑 랑 부터 까지 마다 별로 별 보다 처럼 이요 요 들 님
  이란 란 이라는 라는 인데 인데요 이고 이면 라면 이라면 예요 이에요 에요 이예요 인가요 인가 인지 입니까 입니다 이죠 죠 하고 하고싶어요 하고싶은데 하고싶은데요
  하고싶습니다 하나 하나요 할까요 할수 할때 하기 하는 하는법 하는방법 하면 하려면 하려고 하지 한 할 해 해요 해줘 해줘요 해주세요 했어요 했는데 했는데요 했습니다 합니다
  합니까 되나 되나요 되는 되면 되어 된 될 돼요 됐어요 됩니까 됩니다
`
  .trim()
  .split(/\s+/)
  .sort((one, other) => other.length - one.length);

/** Words that end like a verb. */
export const predicates = /[가-힣]{2,}(?:요|다|까|죠|니|냐|지|고|서|면|데|려면|려고|버림|했음|었음|안됨)$/u;

/** They ask, politely or not, without saying about what. */
export const emptyWords: ReadonlySet<string> = new Set(
  `
  얼마 얼마나 어떻게 어떡해 언제 어디 어디서 어느 어떤 뭐 뭔가 뭔가요 뭔지 뭐죠 뭐예요 뭐에요 무엇 무슨 왜 누구 누가 몇 며칠 몇일 몇번
  있나 있나요 있는 있는지 있어 있어요 있을까요 있습니까 있습니다 없나요 없어요 되나 되나요 되는 되는지 돼 돼요 될까요 안 안돼 안돼요 않아요 못
  하나 하나요 하는 하는지 하면 하려면 하고 할 할까요 해 해요 해야 해줘 해주세요 했는데 합니까 가능 가능한가요 가능해요 받고 받나요 받는 받기 받을 받아요
  알려 알려줘 알려줘요 알려주세요 알고 알 싶어 싶어요 싶은데 싶은데요 싶습니다 궁금 궁금해요 궁금합니다 주세요 줘 줘요 주나요 부탁 말해 말해줘
  걸려요 걸리나요 기다려 기다려요 기다려야 기다리나요 기다리면 기다릴까요 기다립니까 맞나요 맞아요 쓰려면 써요 쓰나요 쓸 제 내 나 나는 저 저는 저희 너 너는 우리 이 그 저 이거 그거 이것 것 게
  수 때 법 방법 좀 더 젤 제일 가장 잘 다시 너무 정말 진짜 바로 지금 오늘 어제 내일 그리고 그럼 그런데 근데 혹시 은 는 가 을 를 에 의 네 예 아니요 거래소
  exchange exchanges a about am an and any are at be been by can could did do does doing for from get gets getting give gives go got had has have how i if in into is it its
  know like ll long m many may me mine much my need not now of on or our out please re s say shall should so some t tell than that the their them then
  there these they this those to up us ve want was way we were what when where which who why will with work works would you your
  `
    .trim()
    .split(/\s+/),
);
