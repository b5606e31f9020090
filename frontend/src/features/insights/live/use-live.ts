import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from '@reduxjs/toolkit';
import { LiveLink, canStream } from '@/features/insights/live/live-link';
import { answerReads, type LiveTopic, merged } from '@/features/insights/live/live-topics';

/** What the page shows of each topic, by the number of its screens. */
const shown = new Map<LiveTopic, number>();
const listeners = new Set<() => void>();
let live: ReadonlySet<LiveTopic> = new Set();
let link: LiveLink | undefined;

function openLink(dispatch: Dispatch): LiveLink {
  const held = new Map<LiveTopic, unknown>();
  return new LiveLink({
    onUpdate: (update) => {
      const value = merged(held.get(update.topic), update);
      held.set(update.topic, value);
      dispatch(answerReads(update.topic, value));
    },
    onTopics: (topics) => {
      live = topics;
      for (const listener of listeners) listener();
    },
  });
}

function show(topic: LiveTopic, dispatch: Dispatch): () => void {
  link ??= openLink(dispatch);
  const tell = (change: number): void => {
    shown.set(topic, (shown.get(topic) ?? 0) + change);
    link?.show([...shown].filter(([, screens]) => screens > 0).map(([name]) => name));
  };
  tell(1);
  return () => {
    tell(-1);
    if ([...shown.values()].some((screens) => screens > 0)) return;
    link?.close();
    link = undefined;
    live = new Set();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps the reads of a topic new by the stream while it is shown; returns whether it comes. Otherwise they are polled. */
export function useLive(topic: LiveTopic | undefined): boolean {
  const dispatch = useDispatch();
  useEffect(() => (topic && canStream() ? show(topic, dispatch) : undefined), [topic, dispatch]);
  return useSyncExternalStore(subscribe, () => topic !== undefined && live.has(topic));
}
