import { z } from 'zod';
import { expectShape, wholeText, type UpstreamRequest } from '../upstream/index.js';

// The wire format of OpenAI's chat completions, which most vendors and servers of language models speak.

/** What a model is asked. */
export interface ModelQuestion {
  /** What it is to do. */
  readonly instruction: string;
  /** What it is given, which is never an instruction. */
  readonly text: string;
  /** A picture as PNG, for models that see. */
  readonly picture?: Buffer;
}

/** The form in which a model answers. */
export interface AnswerForm {
  readonly name: string;
  /** JSON schema. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** An answer of the model that was not accepted, and why. */
export interface Rejected {
  readonly answer: string;
  readonly problem: string;
}

export interface ChatAnswer {
  /** Null if it refused or was cut off. */
  readonly content: string | null;
  /** `stop`, `length`, `refusal` and the like. */
  readonly reason: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

const chatAnswer = z.looseObject({
  choices: z.tuple(
    [
      z.looseObject({
        finish_reason: z.string().nullish(),
        message: z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
  usage: z.looseObject({ prompt_tokens: wholeText, completion_tokens: wholeText }).nullish(),
});

export function chatRequest(
  { model, apiKey }: { readonly model: string; readonly apiKey: string | null },
  { instruction, text, picture }: ModelQuestion,
  form: AnswerForm | null,
  rejected: Rejected | null,
): UpstreamRequest {
  const content = picture
    ? [
        { type: 'text', text },
        {
          type: 'image_url',
          image_url: { url: `data:image/png;base64,${picture.toString('base64')}`, detail: 'high' },
        },
      ]
    : text;
  const messages = [
    { role: 'system', content: instruction },
    { role: 'user', content },
    ...(rejected
      ? [
          { role: 'assistant', content: rejected.answer },
          { role: 'user', content: `That cannot be used: ${rejected.problem}. Answer again in full.` },
        ]
      : []),
  ];
  const inForm = form && {
    response_format: { type: 'json_schema', json_schema: { name: form.name, strict: true, schema: form.schema } },
  };
  return {
    method: 'POST',
    path: '/chat/completions',
    headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, messages, ...inForm }),
  };
}

/** Throws `UpstreamFailure` when the body has another shape. */
export function readChatAnswer(
  body: unknown,
  assumed: Pick<ChatAnswer, 'promptTokens' | 'completionTokens'>,
): ChatAnswer {
  const { choices, usage } = expectShape(chatAnswer, body);
  const [{ finish_reason: reason, message }] = choices;
  const isWhole = !message.refusal && reason !== 'length' && !!message.content;
  return {
    content: isWhole ? (message.content ?? null) : null,
    reason: message.refusal ? 'refusal' : (reason ?? 'unknown'),
    promptTokens: usage ? Number(usage.prompt_tokens) : assumed.promptTokens,
    completionTokens: usage ? Number(usage.completion_tokens) : assumed.completionTokens,
  };
}
