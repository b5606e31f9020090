export { Decisions } from './decisions.service.js';
export { DecisionsModule } from './decisions.module.js';
export type { Decision, MemberRequest, RequestKind } from './decisions.service.js';
