import { useLive } from '@/features/insights/live/use-live';
import type { LiveTopic } from '@/features/insights/live/live-topics';

/** Options of a read that is repeated every so many seconds, not while the tab is hidden, and when it is shown again. */
export const every = (seconds: number) =>
  ({ pollingInterval: seconds * 1_000, skipPollingIfUnfocused: true, refetchOnFocus: true }) as const;

/** Options of a read that the stream keeps new, and that is repeated every so many seconds while the stream does not come. */
export function useStreamed(topic: LiveTopic | undefined, seconds: number) {
  const isLive = useLive(topic);
  return { ...every(seconds), ...(isLive ? { pollingInterval: 0, refetchOnFocus: false } : {}) };
}
