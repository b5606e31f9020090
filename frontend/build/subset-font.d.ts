declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    /** A range for a variable axis, a number for a fixed one. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features to keep; all if missing. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
