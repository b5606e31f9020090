import { useEffect, useEffectEvent, useRef } from 'react';
import { isPushPossible, pushPermission, subscribe, subscribed, unsubscribe } from '@/features/insights/alerts/push';
import { alertTexts } from '@/features/insights/alerts/texts';
import { useDeletePushMutation, useGetPushQuery, usePutPushMutation } from '@/shared/api/generated/member';
import { toast, toastError } from '@/shared/ui/toast';

export interface Push {
  state: 'impossible' | 'denied' | 'off' | 'on';
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Whether alerts come to this browser while the page is closed, and the acts of that. `asks` for permission once, if it is open. */
export function usePush(asks: boolean): Push {
  const { t } = alertTexts.use();
  const isPossible = isPushPossible();
  const { data, refetch } = useGetPushQuery(undefined, { skip: !isPossible });
  const [put] = usePutPushMutation();
  const [remove] = useDeletePushMutation();
  const permission = isPossible ? pushPermission() : 'denied';
  const begun = useRef(false);

  const turnOn = async (): Promise<void> => {
    if (!data) return;
    try {
      const putPushDto = await subscribe(data.publicKey);
      if (putPushDto) {
        await put({ putPushDto }).unwrap();
        toast({ title: t('push.isOn') });
      }
    } catch (error) {
      toastError(t('push.failed'), error, t('push.failedText'));
    }
    // Also for what was decided about permission.
    await refetch();
  };
  /** A subscription lasts longer than the session under which the service was told of it. */
  const tellAgain = async (): Promise<void> => {
    const putPushDto = await subscribed();
    if (!putPushDto) return;
    await put({ putPushDto }).unwrap();
  };
  const begin = useEffectEvent((): void => {
    if (begun.current) return;
    begun.current = true;
    if (permission === 'granted') void tellAgain().catch(() => undefined);
    else if (permission === 'default' && asks) void turnOn();
  });
  const isOn = data?.isOn;
  useEffect(() => {
    if (isOn === false) begin();
  }, [isOn]);

  return {
    state: !isPossible ? 'impossible' : permission === 'denied' ? 'denied' : isOn === true ? 'on' : 'off',
    turnOn,
    turnOff: async () => {
      begun.current = true;
      try {
        await remove().unwrap();
        await unsubscribe();
      } catch (error) {
        toastError(t('push.failed'), error);
      }
    },
  };
}
