import type { Actor } from '../../src/platform/http/index.js';

/** A member as the actor, for services that are called without HTTP; with a key of its own unless told otherwise. */
export function actorOf({ id }: { readonly id: string }, key = 'spec-of-an-act'): Actor {
  return { id, language: 'ko', caller: { requestId: 'spec', ip: '127.0.0.1', userAgent: '' }, key };
}
