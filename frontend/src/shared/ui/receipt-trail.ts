import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a row comes from: another receipt, rendered only when it is opened. */
export interface Behind {
  title: string;
  body: () => ReactNode;
  /** Names the receipt: where it is open already, the way leads back to it. */
  key?: string;
  /** How the row shows the amount. */
  shown?: ShownFigure | undefined;
}

export interface OpensProps {
  behind: Behind;
  children: ReactNode;
}

export interface Trail {
  /** The row that says how the page shows the figure; the first receipt of a sheet alone has one. */
  shownRow?: (said: readonly SaidAmount[]) => ReactNode;
  /** The line of a row that opens what is behind it. */
  Opens: ComponentType<OpensProps>;
  /** Opens what is behind a row in place of its receipt; on a page there is none. */
  follow?: (next: Behind) => void;
  /** Says which receipt is shown. */
  name?: (key: string) => void;
}

/** The way from the first receipt of a sheet to the one that is shown; none on a page. */
export const TrailContext = createContext<Trail | undefined>(undefined);

/** The figure whose receipt was opened, as it stands on the page. */
export interface ShownFigure {
  /** Formatted. */
  value: string;
  unit?: string | undefined;
}

/** An amount that a receipt says. */
export interface SaidAmount {
  value: ReactNode;
  unit?: string | null;
}
