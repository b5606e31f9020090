/** Certainty of what is counted. */
export { wilson } from './wilson.rules.js';
