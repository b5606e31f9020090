import type { FaultKind } from '../faults.js';
import type { VendorHandler, VendorReply } from '../vendor.js';
import { translated } from './translation.js';
import { chartReasons, coinWords, INVENTED } from './model-words.messages.js';

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly type: string; readonly text?: string }[];
}

interface Asked {
  readonly model?: string;
  readonly messages?: readonly Message[];
  readonly response_format?: { readonly json_schema?: { readonly name?: string } };
}

/** What it is told of a chart. */
interface ChartFacts {
  readonly lastPrice: number;
  readonly atr14: number;
  readonly trend: { readonly direction: 'up' | 'down' | 'sideways'; readonly changePercent: number } | null;
  readonly rsi14: number | null;
}

/**
 * OpenAI's chat completions. It sees and thinks nothing: it translates news and repeats what it is told, in the form that it is asked for, so that
 * the same question always has the same answer.
 */
export const openai: VendorHandler = ({ method, path, body }) => {
  if (method !== 'POST' || path !== '/chat/completions') return failed(404, 'Unknown request URL');
  const asked = JSON.parse(body) as Asked;
  const given = asked.messages?.find(({ role }) => role === 'user');
  if (!asked.model || !given) return failed(400, 'you must provide a model and messages');
  const text =
    typeof given.content === 'string' ? given.content : (given.content.find((part) => part.text)?.text ?? '');
  const told = asked.messages?.find(({ role }) => role === 'system')?.content;
  const instruction = typeof told === 'string' ? told : '';
  const to = /^Translate the user's text.* into (Korean|English)\./.exec(instruction)?.[1];
  const form = asked.response_format?.json_schema?.name;
  const content = to === undefined ? answerTo(form, text) : translated(text, to === 'Korean' ? 'ko' : 'en');
  const usage = { prompt_tokens: Math.ceil(body.length / 4), completion_tokens: Math.ceil(content.length / 4) };
  return reply({ finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }, usage);
};

function answerTo(form: string | undefined, text: string): string {
  if (form === 'chart_call') return JSON.stringify(callOf(JSON.parse(text) as ChartFacts));
  if (form === 'coin_words') return JSON.stringify(wordsOf(JSON.parse(text) as Record<string, unknown>));
  return text;
}

/** In the language that is asked for, else in both. */
function wordsOf({ language, ...facts }: Readonly<Record<string, unknown>>) {
  const { ko, en } = coinWords(facts);
  return { ...(language === 'en' ? {} : { ko }), ...(language === 'ko' ? {} : { en }) };
}

function callOf({ lastPrice, atr14, trend, rsi14 }: ChartFacts) {
  const reasons = chartReasons(trend, rsi14);
  if (!trend || trend.direction === 'sideways')
    return { direction: 'neutral', entry: null, stop: null, takeProfit: null, ...reasons };
  const sign = trend.direction === 'up' ? 1 : -1;
  const levels = { entry: lastPrice, stop: lastPrice - sign * 1.5 * atr14, takeProfit: lastPrice + sign * 3 * atr14 };
  return { direction: sign > 0 ? 'long' : 'short', ...levels, ...reasons };
}

type Choice = Record<string, unknown> & { message: { content: string | null } & Record<string, unknown> };

const reply = (choice: Choice, usage: object): VendorReply => ({
  status: 200,
  body: { id: 'chatcmpl-simulated', object: 'chat.completion', choices: [{ index: 0, ...choice }], usage },
});

const failed = (status: number, message: string): VendorReply => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
});

/** The same reply as a model gives it that does not do as it is told. */
export function disobedient({ status, body, headers }: VendorReply, kind: FaultKind): VendorReply {
  const { choices, usage } = body as { choices?: [Choice]; usage: object };
  const [choice] = choices ?? [];
  if (!choice) return { status, body, headers };
  const { content } = choice.message;
  const change = (changed: Partial<Choice>, text: string | null, refusal: string | null = null) =>
    reply({ ...choice, ...changed, message: { role: 'assistant', content: text, refusal } }, usage);
  switch (kind) {
    case 'model-prose':
      return change({}, 'Certainly! Here is what I think about it.');
    case 'model-schema':
      return change({}, JSON.stringify({ answer: 'up', certainty: 'high' }));
    case 'model-refusal':
      return change({}, null, 'I cannot help with that.');
    case 'model-cut':
      return change({ finish_reason: 'length' }, content?.slice(0, content.length / 2) ?? null);
    case 'model-sides':
      return change({}, swapped(content));
    default:
      return change({}, content?.replaceAll(/("(?:ko|en)":")/g, `$1${INVENTED} `) ?? null);
  }
}

/** With stop and target in each other's place. */
function swapped(content: string | null): string {
  const { stop, takeProfit, ...rest } = JSON.parse(content ?? '{}') as Record<string, unknown>;
  return JSON.stringify({ ...rest, stop: takeProfit, takeProfit: stop });
}
