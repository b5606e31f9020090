import { type ReactNode } from 'react';
import { HomePage as PublicHomePage } from '@/features/home/pages/home-page';
import { useSession } from '@/shared/session/session.slice';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';

/** Loaded for members only. */
const ownDay = lazyPart(async () => (await import('@/features/uid-rebate/components/own-day')).OwnDay);

const withUids = lazyPart(async () => (await import('@/features/uid-rebate/components/with-uids')).WithUids);

/** The home page; for members its receipt is that of their own last reported day, and those with UIDs are not asked for one. */
export function HomePage() {
  return (
    <PublicHomePage
      desk={(example) => <Desk example={example} />}
      own={(others, own) => <Own others={others} own={own} />}
    />
  );
}

function Own({ others, own }: { others: ReactNode; own: ReactNode }) {
  const { status, restriction } = useSession();
  if (status !== 'member' || restriction !== null) return others;
  return (
    <LazyPart part={withUids} fallback={others} quiet>
      {(WithUids) => <WithUids others={others}>{own}</WithUids>}
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
