import type { RequestHandler } from 'express';

const PAGE = /^(\/en)?\/unsubscribe\/?$/;
/** Of no use to a call whose token alone decides, and refused by the guards of the API. */
const UNASKED = ['cookie', 'origin', 'sec-fetch-site', 'content-type', 'content-length', 'transfer-encoding'] as const;

/**
 * Hands a POST to the address of the unsubscribe page on to its call. Mail providers send it (RFC 8058) as a form, without
 * session, from whatever origin: it goes on without session, origin and body. Must come before everything that reads headers.
 */
export function oneClickUnsubscribe(): RequestHandler {
  return (request, _response, next) => {
    if (request.method === 'POST' && PAGE.test(request.path)) {
      const token = new URLSearchParams(request.url.split('?')[1] ?? '').get('token') ?? '';
      for (const name of UNASKED) Reflect.deleteProperty(request.headers, name);
      request.url = `/api/mail-subscriptions/${encodeURIComponent(token === '' ? '-' : token)}/end`;
    }
    next();
  };
}
