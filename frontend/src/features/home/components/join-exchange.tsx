import { type ReactNode, useEffect, useRef, useState } from 'react';
import { homeTexts } from '@/features/home/texts';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { useSession } from '@/shared/session/session.slice';
import { readStoredUser } from '@/shared/session/stored-user';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { toast } from '@/shared/ui/toast';

const joinInfo = lazyPart(async () => (await import('@/features/home/guides/join-info')).JoinInfo);

const MEMBER_DELAY_MS = 1_000;

function openReferral(exchange: ExchangeDto): void {
  window.open(exchange.referralLink, '_blank', 'noopener,noreferrer');
}

/**
 * Leads to an exchange. Visitors first read what the link means; members get a toast and the page a second later. The
 * toast contains the link too, since browsers may block the late pop-up. Repeated requests open one tab.
 */
export function useJoinExchange(): { join: (exchange: ExchangeDto) => void; dialog: ReactNode } {
  const { t } = homeTexts.use();
  const { status } = useSession();
  const [asking, setAsking] = useState<ExchangeDto>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const join = (exchange: ExchangeDto): void => {
    // While the session is being checked, the last known state applies, as in the header.
    const isMember = status === 'member' || (status === 'loading' && readStoredUser() !== undefined);
    if (!isMember) {
      setAsking(exchange);
      return;
    }
    stop();
    toast({
      title: t('exchanges.toastTitle', { exchange: exchange.name }),
      description: t('exchanges.toastText'),
      action: {
        label: t('exchanges.toastAction'),
        alt: t('exchanges.toastText'),
        href: exchange.referralLink,
        onClick: stop,
      },
    });
    timer.current = setTimeout(() => openReferral(exchange), MEMBER_DELAY_MS);
  };
  const close = (): void => setAsking(undefined);
  const dialog = asking && (
    <LazyPart part={joinInfo} onFailed={close}>
      {(JoinInfo) => (
        <JoinInfo
          exchange={asking}
          onClose={close}
          onOpen={() => {
            openReferral(asking);
            close();
          }}
        />
      )}
    </LazyPart>
  );
  return { join, dialog };
}
