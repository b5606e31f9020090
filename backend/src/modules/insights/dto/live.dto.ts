import { Format } from '../../../platform/http/index.js';

export const LIVE_TOPICS = ['kimchi-premium', 'market-overview', 'top-gainers', 'surge-coins', 'latest-rate'] as const;
export type LiveTopicName = (typeof LIVE_TOPICS)[number];

const TOPIC = `(${LIVE_TOPICS.join('|')})(@[0-9a-f]{8}\\.[0-9]{1,15})?`;

export class LiveQuery {
  /**
   * What to send, separated by commas. `topic@version` continues after that version of an earlier update.
   * @example 'kimchi-premium,market-overview'
   */
  @Format(new RegExp(`^${TOPIC}(,${TOPIC})*$`), { max: 400 })
  topics: string;
}
