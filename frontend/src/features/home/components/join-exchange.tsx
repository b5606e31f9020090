import { type ReactNode, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { homeTexts } from '@/features/home/texts';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { useSession } from '@/shared/session/session.slice';
import { toast } from '@/shared/ui/toast';

const JoinInfo = lazy(async () => ({ default: (await import('@/features/home/guides/join-info')).JoinInfo }));

const MEMBER_DELAY_MS = 1_000;

function openReferral(exchange: ExchangeDto): void {
  window.open(exchange.referralLink, '_blank', 'noopener,noreferrer');
}

/**
 * The way to an exchange. A visitor first reads what the link means; a member gets a toast and the page a second later. The
 * toast carries the link too, since browsers may block a late pop-up. However often it is asked for, one tab opens.
 */
export function useJoinExchange(): { join: (exchange: ExchangeDto) => void; dialog: ReactNode } {
  const { t } = homeTexts.use();
  const { status } = useSession();
  const [asking, setAsking] = useState<ExchangeDto>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const join = (exchange: ExchangeDto): void => {
    if (status !== 'member') {
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
  const dialog = (
    <Suspense>
      {asking && (
        <JoinInfo
          name={asking.name}
          onClose={() => setAsking(undefined)}
          onOpen={() => {
            openReferral(asking);
            setAsking(undefined);
          }}
        />
      )}
    </Suspense>
  );
  return { join, dialog };
}
