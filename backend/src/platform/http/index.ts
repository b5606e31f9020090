export {
  AccessGuard,
  accessOf,
  Admin,
  AllowRestricted,
  CallerLanguage,
  CurrentActor,
  CurrentCaller,
  CurrentUser,
  Public,
  RefuseOtherSites,
} from './access.js';
export { ApiErrors } from './api-errors.js';
export { ApiEvents, ApiFile, ApiFileBody } from './api-file.js';
export { Idempotent } from './idempotent.js';
export { completeDocument } from './document/index.js';
export type { RecordedExamples } from './document/index.js';
export * from './fields/index.js';
export { answerError, ErrorFilter } from './error.filter.js';
export { fileOf } from './file-body.js';
export { inOrder, jsonBodies, requestContext, sameOriginOnly } from './middleware.js';
export { securityHeaders } from './security-headers.js';
export { byId, newestPage, NextPageLink, readPage } from './pages.js';
export type { CursorCodec, LinkedItems, Page } from './pages.js';
export { PageQuery } from './paging.dto.js';
export { callerOf, isCrossSite, isSafe, languageOf, RESTRICTIONS } from './request.js';
export type { Actor, Caller, Restriction, SessionUser } from './request.js';
export { UuidParam } from './uuid-param.dto.js';
export { networkOf } from './network.js';
export { plainPath } from './plain-path.js';
export { createValidationPipe } from './validation.pipe.js';
