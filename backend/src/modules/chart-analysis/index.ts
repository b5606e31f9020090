/**
 * Analyses of pictures of charts: what a member uploads is read by the service itself (`reader/`) and told as a direction with
 * levels and reasons, or as not enough to say.
 *
 * Owns chart_analysis_requests, chart_analysis_pictures, chart_analysis_results and chart_analysis_consents; nobody else reads or
 * writes them.
 * - A free use or a coupon (owned by store) is reserved in the transaction that accepts a request, consumed in the one that
 *   writes the result, released in the one that writes a failure. A request is settled once.
 * - The picture is read by a job of the queue in a pool of threads, at least once, so that it outlives the process.
 * - Results are only ever inserted and know no member. The text is worded when it is read, in the reader's language.
 * - Where a member allows it, a language model judges what was read. It is sent the candles, cut out of the picture, and what was
 *   measured; its answer counts when its form, its levels and its words pass `model-call.rules.ts`, else the reader's own does.
 * - Pictures are re-encoded before they are stored, deleted after `chartAnalysis_pictureDays`, and end with the account.
 */
export { ChartAnalysisModule } from './chart-analysis.module.js';
export { ChartReadings } from './chart-readings.service.js';
export { findingsOf, openPicture, priceAt, ReaderPool, type Reading } from './reader/index.js';
