import { type ReactNode } from 'react';
import { HomePage as PublicHomePage } from '@/features/home/pages/home-page';
import { useSession } from '@/shared/session/session.slice';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';

/** Loaded for members only. */
const ownDay = lazyPart(async () => (await import('@/features/uid-rebate/components/own-day')).OwnDay);

const ownRebates = lazyPart(async () => (await import('@/features/uid-rebate/components/own-rebates')).OwnRebates);

/** The home page; for members its receipt is that of their own last reported day, and its first button leads to their rebates. */
export function HomePage() {
  return <PublicHomePage desk={(example) => <Desk example={example} />} first={(check) => <First check={check} />} />;
}

function First({ check }: { check: (isFirst: boolean) => ReactNode }) {
  const { status, restriction } = useSession();
  if (status !== 'member' || restriction !== null) return check(true);
  return (
    <LazyPart part={ownRebates} fallback={check(true)} quiet>
      {(OwnRebates) => <OwnRebates check={check} />}
    </LazyPart>
  );
}

function Desk({ example }: { example: ReactNode }) {
  const { status, restriction } = useSession();
  if (status !== 'member' || restriction !== null) return example;
  return (
    <LazyPart part={ownDay} fallback={example} quiet>
      {(OwnDay) => <OwnDay instead={example} />}
    </LazyPart>
  );
}
