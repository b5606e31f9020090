/** Korean words that vendors send beside their figures. */
export const exchangesKo = ['업비트', '빗썸', '바이낸스', '바이비트'];
export const countriesKo = ['미국', '일본', '유럽연합', '한국', '영국'];

/** The dollar in Dunamu's list. */
export const dollar = { currencyName: '달러', country: '미국', name: '미국 (KRW/USD)', provider: '하나은행' };

export function descriptionKo({ id, nameKo, symbol }: { id: string; nameKo: string; symbol: string }): string {
  return `${nameKo}(${symbol}) 코인은 시뮬레이션 시장에서 거래됩니다.\r\n자세한 내용은 <a href="https://${id}.example">홈페이지</a>에서 볼 수 있습니다.`;
}
