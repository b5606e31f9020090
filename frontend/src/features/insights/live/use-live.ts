import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from '@reduxjs/toolkit';
import type { LiveLink } from '@/features/insights/live/live-link';
import { answerReads, type LiveTopic, merged } from '@/features/insights/live/live-topics';
import { useSession } from '@/shared/session/session.slice';

/** What the page shows of each topic, by the number of its screens. */
const shown = new Map<LiveTopic, number>();
const listeners = new Set<() => void>();
let live: ReadonlySet<LiveTopic> = new Set();
let link: Promise<LiveLink> | undefined;

/** Whether this browser can share one stream among its tabs. */
const canStream = (): boolean =>
  typeof BroadcastChannel !== 'undefined' && (navigator as Partial<Navigator>).locks !== undefined;

/** Loaded with the first topic: visitors have no stream. */
async function openLink(dispatch: Dispatch): Promise<LiveLink> {
  const { LiveLink } = await import('@/features/insights/live/live-link');
  const held = new Map<LiveTopic, unknown>();
  const waiting = new Set<LiveTopic>();
  // Topics come together; drawing all of them would be one long frame.
  const showNext = (): void => {
    const [topic] = waiting;
    if (topic === undefined) return;
    waiting.delete(topic);
    dispatch(answerReads(topic, held.get(topic)));
    requestAnimationFrame(showNext);
  };
  return new LiveLink({
    onUpdate: (update) => {
      // What is frozen the store takes as it is, instead of walking through every row.
      const value = Object.freeze(merged(held.get(update.topic), update));
      held.set(update.topic, value);
      if (waiting.size === 0) requestAnimationFrame(showNext);
      waiting.add(update.topic);
    },
    onTopics: (topics) => {
      live = topics;
      for (const listener of listeners) listener();
    },
  });
}

/** Where it cannot be loaded nothing is done, and the reads are polled. */
const withLink = (act: (opened: LiveLink) => void): void => void link?.then(act, () => undefined);

function show(topic: LiveTopic, dispatch: Dispatch): () => void {
  link ??= openLink(dispatch);
  const tell = (change: number): void => {
    shown.set(topic, (shown.get(topic) ?? 0) + change);
    withLink((opened) => opened.show([...shown].filter(([, screens]) => screens > 0).map(([name]) => name)));
  };
  tell(1);
  return () => {
    tell(-1);
    if ([...shown.values()].some((screens) => screens > 0)) return;
    withLink((opened) => opened.close());
    link = undefined;
    live = new Set();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps a member's reads of a topic new by the stream while it is shown; returns whether it comes. Otherwise they are polled. */
export function useLive(topic: LiveTopic | undefined): boolean {
  const dispatch = useDispatch();
  const isMember = useSession().status === 'member';
  useEffect(() => (topic && isMember && canStream() ? show(topic, dispatch) : undefined), [topic, isMember, dispatch]);
  return useSyncExternalStore(
    subscribe,
    () => topic !== undefined && live.has(topic),
    () => false,
  );
}
