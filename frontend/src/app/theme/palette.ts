/**
 * Color tokens: `tokens.css` repeats them as CSS variables, `antd-theme.ts` passes them to Ant Design. A test keeps the
 * three in sync and checks the contrasts.
 */
export const light = {
  bg: '#f6f8f9',
  surface: '#ffffff',
  raised: '#ffffff',
  well: '#eef1f3',
  line: '#e1e6ea',
  control: '#87919c',
  ink: '#12181d',
  ink2: '#414c56',
  ink3: '#5f6a75',
  accent: '#0b6470',
  accentHover: '#084f59',
  accentSoft: '#e2eff0',
  onAccent: '#ffffff',
  red: '#c8203a',
  blue: '#1d59cf',
  green: '#0a7042',
  redSoft: '#fcecee',
  blueSoft: '#eaf0fc',
  greenSoft: '#e6f3ec',
  amber: '#845400',
  amberSoft: '#fdf1da',
} as const;

/** In dark mode, surfaces get lighter with elevation. */
export const dark: Record<keyof typeof light, string> = {
  bg: '#0d1114',
  surface: '#14191d',
  raised: '#1d2429',
  well: '#1a2025',
  line: '#262e34',
  control: '#66727d',
  ink: '#e9edf0',
  ink2: '#b4bec6',
  ink3: '#8e99a3',
  accent: '#62c3cc',
  accentHover: '#83d4db',
  accentSoft: '#16323a',
  onAccent: '#062529',
  red: '#ff7583',
  blue: '#7eabff',
  green: '#54c78f',
  redSoft: '#35191f',
  blueSoft: '#18263f',
  greenSoft: '#14301f',
  amber: '#efb54d',
  amberSoft: '#33280f',
};

export type Palette = Record<keyof typeof light, string>;
export type Theme = 'light' | 'dark';
export const palettes: Record<Theme, Palette> = { light, dark };
