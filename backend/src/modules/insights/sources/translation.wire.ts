import { z } from 'zod';
import type { TranslationAccess } from '../../../platform/config/index.js';
import { expectShape, type UpstreamRequest } from '../../../platform/upstream/index.js';

// Wire formats of services that translate text.

interface TranslationService {
  readonly request: (text: string, to: 'ko' | 'en', access: TranslationAccess) => UpstreamRequest;
  readonly read: (body: unknown) => string;
}

const post = (path: string, body: unknown, authorization?: string): UpstreamRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
  body: JSON.stringify(body),
});

const deeplAnswer = z.looseObject({ translations: z.tuple([z.looseObject({ text: z.string() })]) });
const libreAnswer = z.looseObject({ translatedText: z.string() });
export const translationServices: Readonly<Record<TranslationAccess['service'], TranslationService>> = {
  deepl: {
    request: (text, to, { apiKey }) =>
      post('/v2/translate', { text: [text], target_lang: to === 'en' ? 'EN-US' : 'KO' }, `DeepL-Auth-Key ${apiKey}`),
    read: (body) => expectShape(deeplAnswer, body).translations[0].text,
  },
  libretranslate: {
    request: (text, to, { apiKey }) =>
      post('/translate', { q: text, source: 'auto', target: to, format: 'text', api_key: apiKey }),
    read: (body) => expectShape(libreAnswer, body).translatedText,
  },
};
