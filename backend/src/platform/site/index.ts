export { serveSite } from './site.js';
