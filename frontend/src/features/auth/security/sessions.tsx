import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { securityTexts } from '@/features/auth/security/texts';
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '@/shared/api/generated/member';
import type { OwnSessionDto } from '@/shared/api/generated/schemas';
import { formatAge, formatDateTime } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { type SessionDispatch, logOut } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Entries, Entry } from '@/shared/ui/entries';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import { toast, toastError } from '@/shared/ui/toast';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/auth/security/security.module.css';

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: MonitorSmartphone } as const;

/** Active sessions of the member, each with a logout. */
export function Sessions() {
  const { t } = securityTexts.use();
  const query = useListOwnSessionsQuery();
  const [ending, setEnding] = useState<OwnSessionDto | 'others'>();
  return (
    <>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={3} height="56px" />}
        isEmpty={(sessions) => sessions.length === 0}
        empty={<EmptyState title={t('sessions.empty')} />}
      >
        {(sessions) => {
          const others = sessions.filter(({ current }) => !current).length;
          return (
            <>
              <Entries label={t('sessions.title')}>
                {[...sessions]
                  .sort((a, b) => Number(b.current) - Number(a.current))
                  .map((session) => (
                    <Device key={session.id} session={session} onEnd={() => setEnding(session)} />
                  ))}
              </Entries>
              {others === 0 ? (
                <p className={styles['alone']}>{t('sessions.alone')}</p>
              ) : (
                <div className={styles['block']}>
                  <Button onClick={() => setEnding('others')}>{t('sessions.endOthers')}</Button>
                </div>
              )}
              {ending !== undefined && (
                <EndDialog ending={ending} others={others} onClose={() => setEnding(undefined)} />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** A date stays beside its time. */
const whole: typeof formatDateTime = (...given) => formatDateTime(...given).replaceAll(' ', '\u00a0');

/** `Windows · Chrome`, or as much as the browser reports. */
function useDeviceName(): (session: OwnSessionDto) => string {
  const { t } = securityTexts.use();
  return ({ browser, os }) =>
    browser !== null && os !== null ? t('sessions.on', { browser, os }) : (browser ?? os ?? t('sessions.unknown'));
}

function Device({ session, onEnd }: { session: OwnSessionDto; onEnd: () => void }) {
  const { t, language } = securityTexts.use();
  const now = useNow();
  const name = useDeviceName()(session);
  const { current, device, ip, createdAt, lastSeenAt } = session;
  const Icon = icons[device];
  return (
    <Entry
      mark={<Icon className={styles['device']} size={20} aria-hidden />}
      title={
        <span className={styles['name']}>
          {name}
          {current && <Tag tone="good">{t('sessions.current')}</Tag>}
        </span>
      }
      note={
        <>
          <time dateTime={lastSeenAt}>
            {t('sessions.seen', { age: formatAge(lastSeenAt, now), at: whole(lastSeenAt, language) })}
          </time>
          <time dateTime={createdAt}>{t('sessions.started', { at: whole(createdAt, language) })}</time>
          <span>{t('sessions.address', { ip })}</span>
        </>
      }
      action={
        <Button size="s" aria-label={t('sessions.endOf', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      }
    />
  );
}

interface EndDialogProps {
  ending: OwnSessionDto | 'others';
  /** Number of the sessions on other devices. */
  others: number;
  onClose: () => void;
}

/** Asks before one session or all others are ended; ending the current one is a logout. */
function EndDialog({ ending, others, onClose }: EndDialogProps) {
  const { t, language } = securityTexts.use();
  const nameOf = useDeviceName();
  const now = useNow();
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [endSession] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const kind = ending === 'others' ? 'endOthers' : ending.current ? 'endCurrent' : 'end';
  const act = async (): Promise<void> => {
    setBusy(true);
    try {
      if (ending === 'others') {
        const { ended } = await endOthers().unwrap();
        toast({ title: t('sessions.othersEnded', { count: ended }) });
      } else if (ending.current) {
        await dispatch(logOut());
        await navigate(localPath(paths.home, language));
        return;
      } else {
        await endSession({ id: ending.id }).unwrap();
        toast({ title: t('sessions.ended'), description: nameOf(ending) });
      }
    } catch (error) {
      toastError(t('sessions.failed'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`sessions.${kind}Title`, { name: ending === 'others' ? '' : nameOf(ending) })}
      consequence={t(`sessions.${kind}Consequence`)}
      amount={ending === 'others' ? t('sessions.endOthersAmount', { count: others }) : undefined}
      confirmLabel={t(ending === 'others' ? 'sessions.endOthers' : 'sessions.end')}
      onConfirm={() => void act()}
      busy={busy}
      danger
    >
      {ending !== 'others' && (
        <p className={styles['subject']}>
          {ending.current
            ? nameOf(ending)
            : t('sessions.seen', {
                age: formatAge(ending.lastSeenAt, now),
                at: whole(ending.lastSeenAt, language),
              })}
        </p>
      )}
    </ConfirmDialog>
  );
}
