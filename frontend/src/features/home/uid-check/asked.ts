import type { ApiError } from '@/shared/api/api-error';

/** Exchange and UID of a check. */
export interface Asked {
  exchange: string;
  uid: string;
}

export interface UidCheckProps {
  onCalculator: () => void;
  /** Opens the KYC guide of the exchange. */
  onKycGuide: (exchange: string) => void;
  /** Shows what to know before signing up, then leads to the exchange. */
  onJoin: (exchange: string) => void;
}

/** The exchange is no longer on offer. */
export const isWithdrawn = ({ code }: ApiError): boolean =>
  code === 'uidRebate.exchangeNotOffered' || code === 'uidRebate.unknownExchange';
