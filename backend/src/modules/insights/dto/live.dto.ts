import { Format } from '../../../platform/http/index.js';

export const LIVE_TOPICS = ['kimchi-premium', 'market-overview', 'top-gainers', 'surge-coins', 'latest-rate'] as const;
export type LiveTopicName = (typeof LIVE_TOPICS)[number];

const VERSION = '[0-9a-f]{8}\\.[0-9]{1,15}';
const TOPIC = `(${LIVE_TOPICS.join('|')})(@${VERSION})?`;
/** What browsers send as `Last-Event-ID`. */
export const EVENT_ID = new RegExp(`^${VERSION}$`);

export class LiveQuery {
  /**
   * What to send, separated by commas. `topic@version` continues after that version of an earlier update;
   * a topic without one after the event of the header `Last-Event-ID`, as browsers send it when they connect again.
   * @example 'kimchi-premium,market-overview'
   */
  @Format(new RegExp(`^${TOPIC}(,${TOPIC})*$`), { max: 400 })
  topics: string;
}
