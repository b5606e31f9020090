/** Beginnings of names of coins that do not exist. */
export const heads: readonly (readonly [ko: string, en: string])[] = [
  ...([
    ['아르', 'Aru'],
    ['벨로', 'Belo'],
    ['카이', 'Kai'],
    ['도라', 'Dora'],
    ['에코', 'Eko'],
  ] as const),
  ...([
    ['피오', 'Fio'],
    ['가온', 'Gaon'],
    ['하루', 'Haru'],
    ['이든', 'Iden'],
    ['주노', 'Juno'],
  ] as const),
  ...([
    ['키라', 'Kira'],
    ['루나리', 'Lunari'],
    ['미르', 'Mir'],
    ['나비', 'Nabi'],
    ['오르', 'Orr'],
  ] as const),
  ...([
    ['파라', 'Para'],
    ['퀼', 'Quil'],
    ['리온', 'Rion'],
    ['세라', 'Sera'],
    ['타오르', 'Taor'],
  ] as const),
  ...([
    ['유니크', 'Yunik'],
    ['비타', 'Vita'],
    ['웬디', 'Wendi'],
    ['제니', 'Zeni'],
  ] as const),
];
/** Ends of such names. */
export const tails: readonly (readonly [ko: string, en: string])[] = [
  ...([
    ['체인', 'Chain'],
    ['파이', 'Fi'],
    ['노바', 'Nova'],
    ['링크', 'Link'],
    ['메타', 'Meta'],
  ] as const),
  ...([
    ['플레이', 'Play'],
    ['넷', 'Net'],
    ['코인', 'Coin'],
    ['스왑', 'Swap'],
    ['다오', 'Dao'],
  ] as const),
  ...([
    ['에이아이', 'Ai'],
    ['토큰', 'Token'],
    ['랩스', 'Labs'],
    ['월드', 'World'],
    ['비트', 'Bit'],
  ] as const),
  ...([['페이', 'Pay']] as const),
];

/** Korean names of the two coins behind one ticker. */
export const LUX = { chain: '럭스체인', protocol: '럭스' };
