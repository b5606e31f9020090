import type { VendorHandler, VendorReply } from '../vendor.js';
import { languageOf, translated, type TranslationLanguage } from './translation.js';

const MAX_BYTES = 128 * 1_024;
/** By the codes of DeepL; others are refused. */
const DEEPL_TARGETS: Readonly<Record<string, TranslationLanguage>> = { KO: 'ko', 'EN-US': 'en', 'EN-GB': 'en' };

const refused = (status: number, message?: string): VendorReply => ({ status, body: message ? { message } : {} });

/** DeepL's `POST /v2/translate` of up to 50 texts, with a key in the header. */
export const deepl: VendorHandler = ({ method, path, headers, body }) => {
  if (path !== '/v2/translate') return refused(404, 'Not found');
  if (method !== 'POST') return refused(405, 'Method not allowed');
  if (!/^DeepL-Auth-Key \S+$/.test(String(headers.authorization ?? ''))) return refused(403, 'Forbidden');
  if (Buffer.byteLength(body) > MAX_BYTES) return refused(413, 'Request Entity Too Large');
  const { text, target_lang: target = '' } = JSON.parse(body) as { text?: unknown; target_lang?: string };
  if (!Array.isArray(text) || text.length === 0 || text.length > 50) return refused(400, "Parameter 'text' not valid.");
  const to = DEEPL_TARGETS[target];
  if (!to) return refused(400, "Value for 'target_lang' not supported.");
  const translations = text.map(String).map((one) => ({
    detected_source_language: languageOf(one).toUpperCase(),
    text: translated(one, to),
  }));
  return { status: 200, body: { translations } };
};

/** LibreTranslate's `POST /translate` of one text. */
export const libretranslate: VendorHandler = ({ method, path, body }) => {
  if (method !== 'POST' || path !== '/translate') return { status: 404, body: { error: 'Not found' } };
  const { q, source, target } = JSON.parse(body) as { q?: unknown; source?: unknown; target?: unknown };
  if (typeof q !== 'string' || typeof source !== 'string') return { status: 400, body: { error: 'Invalid request' } };
  if (target !== 'ko' && target !== 'en') return { status: 400, body: { error: `${String(target)} is not supported` } };
  const detectedLanguage = { confidence: 90, language: languageOf(q) };
  return { status: 200, body: { translatedText: translated(q, target), detectedLanguage } };
};
