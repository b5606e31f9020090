/** Units that Korean texts write in Korean, by their English names. */
export const koreanUnits: Readonly<Record<string, string>> = { Luff: '러프' };
