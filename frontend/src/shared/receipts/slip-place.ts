import type { ReactNode } from 'react';

/** The receipt that a slip opens. */
export interface OpenedSlip {
  title: string;
  /** Rendered only while its sheet is open. */
  body: () => ReactNode;
}

let place: ((receipt: OpenedSlip) => void) | undefined;
/** Pressed before the place was there, which comes with its script. */
let waiting: OpenedSlip | undefined;
/** The session has ended: its slips open nothing in the next one. */
let isOver = false;

/** Takes the receipts of slips: a slip outlives the page that told it. Returns what ends it. */
export function takeSlips(open: (receipt: OpenedSlip) => void): () => void {
  place = open;
  isOver = false;
  if (waiting) open(waiting);
  waiting = undefined;
  return () => {
    if (place !== open) return;
    place = undefined;
    isOver = true;
  };
}

/** Opens the receipt of a slip. */
export function openSlip(receipt: OpenedSlip): void {
  if (place) place(receipt);
  else if (!isOver) waiting = receipt;
}
