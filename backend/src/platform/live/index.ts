/** Streams of server-sent events: whatever a GET call answers is sent again, in part or whole, when it changes. */
export { LiveModule } from './live.module.js';
export { LiveStreams } from './live-streams.service.js';
export type { LiveTopic } from './live-topic.js';
