declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    /** A range for an axis that stays, a number for one that is fixed. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features that are kept; all of them when it is left out. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
