import { type CoinSearch, createCoinSearch } from '@/features/insights/kimchi/coin-search';

const coins = [
  { coin: 'BTC', name: '비트코인', nameEn: 'Bitcoin' },
  { coin: 'BCH', name: '비트코인캐시', nameEn: 'Bitcoin Cash' },
  { coin: 'ETH', name: '이더리움', nameEn: 'Ethereum' },
  { coin: 'ETC', name: '이더리움클래식', nameEn: 'Ethereum Classic' },
  { coin: 'SOL', name: '솔라나', nameEn: 'Solana' },
  { coin: 'DOGE', name: '도지코인', nameEn: 'Dogecoin' },
  { coin: 'AETH', name: '에이', nameEn: 'Eth' },
  { coin: '1INCH', name: '1인치네트워크', nameEn: '1inch Network' },
];
let find: CoinSearch;
const found = (typed: string): string[] => [...(find(typed)?.coins ?? [])].sort();

describe('the search of coins', () => {
  beforeAll(async () => {
    find = await createCoinSearch(coins);
  });

  it.each([
    ['a ticker', 'sol', ['SOL']],
    ['capitals and full width', 'ＤＯＧＥ', ['DOGE']],
    ['a Korean name', '솔라나', ['SOL']],
    ['the beginning of one', '비트', ['BCH', 'BTC']],
    ['a half-typed syllable', '솔라ㄴ', ['SOL']],
    ['initial consonants', 'ㄷㅈㅋㅇ', ['DOGE']],
    ['the beginning of initial consonants', 'ㅇㄷㄹ', ['ETC', 'ETH']],
    ['an English name', 'ethereum', ['ETC', 'ETH']],
    ['two words', 'bitcoin cash', ['BCH']],
    ['a word written apart', '이더리움 클래식', ['ETC']],
    ['decomposed syllables', '도지'.normalize('NFD'), ['DOGE']],
    ['a Korean typo', '이더리웁', ['ETH']],
    ['an English typo', 'etherium', ['ETC', 'ETH']],
    ['swapped letters', 'bitcion', ['BCH', 'BTC']],
    ['letters swapped in the middle', 'etheruem', ['ETC', 'ETH']],
    ['the first letters swapped', 'osl', []],
    ['letters of a ticker swapped', 'dgoe', ['DOGE']],
    ['swapped letters and a missing one', 'slona', ['SOL']],
    ['swapped letters of one of two words', 'bitcion cash', ['BCH']],
    ['digits with letters', '1인치', ['1INCH']],
    ['nothing that exists', '없는이름', []],
  ])('finds by %s', (_, typed, coins) => {
    expect(found(typed)).toEqual(coins);
  });

  it.each([
    ['a ticker', 'sol', ['SOL']],
    ['a Korean name', '비트코인', ['BTC']],
    ['an English name', 'Bitcoin Cash', ['BCH']],
    ['a name written apart', '이더리움 클래식', ['ETC']],
    ['a ticker and the name of another coin', 'ETH', ['ETH', 'AETH']],
    ['the beginning of a name', '비트', []],
    ['a typo', '이더리웁', []],
  ])('names exactly by %s', (_, typed, named) => {
    expect(find(typed)?.named).toEqual(named);
  });

  it('does not choose while nothing is typed', () => {
    expect(find('')).toBeUndefined();
    expect(find(' !? ')).toBeUndefined();
  });

  it('knows every coin of a long list, and lets others go on while it is built', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ coin: `C${index}X`, name: '', nameEn: '' }));
    let turns = 0;
    const turn = setInterval(() => (turns += 1));
    const search = await createCoinSearch(many);
    clearInterval(turn);
    expect(many.filter(({ coin }) => !search(coin)?.coins.has(coin))).toEqual([]);
    expect(turns).toBeGreaterThan(1);
  });
});
