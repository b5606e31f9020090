/** A sector of the market, made of the coins of one category of the ranking. */
export interface SectorRow {
  /** Id of the category at CoinGecko. */
  readonly category: string;
  readonly name: string;
  readonly nameKo: string;
  /** Hex colour that marks it on screens. */
  readonly color: string;
  readonly description: { readonly ko: string; readonly en: string };
}

export const sectorRows: readonly SectorRow[] = [
  {
    category: 'layer-1',
    name: 'Layer 1',
    nameKo: '레이어 1',
    color: '#2f6fed',
    description: { ko: '자체 블록체인을 운영하는 코인', en: 'Coins of a blockchain of their own' },
  },
  {
    category: 'layer-2',
    name: 'Layer 2',
    nameKo: '레이어 2',
    color: '#0f8f8c',
    description: {
      ko: '다른 체인의 거래를 대신 처리하는 코인',
      en: 'Networks that process transactions of another chain',
    },
  },
  {
    category: 'decentralized-finance-defi',
    name: 'DeFi',
    nameKo: '디파이',
    color: '#7a5af0',
    description: { ko: '은행 없이 빌리고 교환하는 금융 서비스', en: 'Lending and exchange without a bank' },
  },
  {
    category: 'meme-token',
    name: 'Meme',
    nameKo: '밈',
    color: '#c9741a',
    description: { ko: '유행에서 시작된 코인', en: 'Coins that began as a joke' },
  },
  {
    category: 'gaming',
    name: 'Gaming',
    nameKo: '게임',
    color: '#2c8f4f',
    description: { ko: '게임 안에서 쓰이는 코인', en: 'Coins that are used in games' },
  },
  {
    category: 'metaverse',
    name: 'Metaverse',
    nameKo: '메타버스',
    color: '#b0479b',
    description: { ko: '가상 공간에서 쓰이는 코인', en: 'Coins of virtual worlds' },
  },
  {
    category: 'non-fungible-tokens-nft',
    name: 'NFT',
    nameKo: 'NFT',
    color: '#a33d3d',
    description: { ko: 'NFT 발행과 거래에 쓰이는 코인', en: 'Coins for making and trading NFTs' },
  },
  {
    category: 'artificial-intelligence',
    name: 'AI',
    nameKo: '인공지능',
    color: '#3d6b8f',
    description: { ko: '인공지능 서비스와 연결된 코인', en: 'Coins of artificial-intelligence services' },
  },
  {
    category: 'real-world-assets-rwa',
    name: 'RWA',
    nameKo: '실물 자산',
    color: '#6b6f2d',
    description: {
      ko: '채권, 부동산 같은 실물 자산과 연결된 코인',
      en: 'Coins that stand for bonds, property and the like',
    },
  },
  {
    category: 'depin',
    name: 'DePIN',
    nameKo: '디핀',
    color: '#4b5a9b',
    description: { ko: '통신망, 저장 공간 같은 설비를 나누는 코인', en: 'Coins for shared networks and storage' },
  },
  {
    category: 'decentralized-exchange',
    name: 'DEX',
    nameKo: '탈중앙화 거래소',
    color: '#94672b',
    description: { ko: '탈중앙화 거래소의 코인', en: 'Coins of decentralised exchanges' },
  },
];
