import { type ReactNode } from 'react';

/** Our own sign for an exchange in its family of colors. The exchanges' logos are not ours. */
export interface ExchangeSign {
  /** Colors of the tile and its drawing, `#rrggbb`. */
  tile: string;
  ink: string;
  /** For dark mode, where the tile would be invisible. */
  dark?: { tile: string; ink: string };
  /** Lines on 24 × 24; `filled` shapes are solid. */
  drawing: ReactNode;
}

const filled = { fill: 'currentColor', stroke: 'none' } as const;

/** By the lower-case name of the exchange. */
export const exchangeSigns: Readonly<Record<string, ExchangeSign>> = {
  // Two candles.
  binance: {
    tile: '#f0b90b',
    ink: '#231a00',
    drawing: (
      <>
        <path d="M8 4v3m0 9v4m8-15v4m0 8v3" />
        <rect x="5.5" y="7" width="5" height="9" rx="1" {...filled} />
        <rect x="13.5" y="9" width="5" height="8" rx="1" />
      </>
    ),
  },
  // A ring that says OK.
  okx: {
    tile: '#111417',
    ink: '#ffffff',
    dark: { tile: '#eef1f3', ink: '#111417' },
    drawing: (
      <>
        <circle cx="12" cy="12" r="7.5" />
        <path d="m8.6 12.2 2.4 2.4 4.4-4.8" />
      </>
    ),
  },
  // Rising steps.
  bitget: {
    tile: '#1ec8d2',
    ink: '#03292d',
    drawing: (
      <g {...filled}>
        <rect x="4.5" y="13.5" width="4" height="6" rx="1" />
        <rect x="10" y="9.5" width="4" height="10" rx="1" />
        <rect x="15.5" y="4.5" width="4" height="15" rx="1" />
      </g>
    ),
  },
  // A coin sinking into deep water.
  deepcoin: {
    tile: '#1f5fe0',
    ink: '#ffffff',
    drawing: (
      <>
        <circle cx="12" cy="12" r="7.5" />
        <path d="M4.5 12h15a7.5 7.5 0 0 1-15 0Z" {...filled} />
      </>
    ),
  },
  // A moon on its orbit.
  ourbit: {
    tile: '#6b3fd0',
    ink: '#ffffff',
    drawing: (
      <>
        <circle cx="12" cy="12" r="2.6" {...filled} />
        <ellipse cx="12" cy="12" rx="8.6" ry="4.4" transform="rotate(-32 12 12)" />
        <circle cx="19.2" cy="7.4" r="1.9" {...filled} />
      </>
    ),
  },
};
