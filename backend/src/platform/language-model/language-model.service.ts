import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Decimal } from 'decimal.js';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock, seoulDay } from '../clock/index.js';
import { AppConfig, languageModel, type ModelAccess } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { logger } from '../logging/index.js';
import { Settings } from '../settings/index.js';
import { SourceStates } from '../snapshots/index.js';
import { UpstreamClient, UpstreamFailure } from '../upstream/index.js';
import {
  type AnswerForm,
  type ChatAnswer,
  chatRequest,
  type ModelQuestion,
  readChatAnswer,
  type Rejected,
} from './chat.wire.js';
import { LanguageModelSettings } from './language-model.settings.js';
import { ModelFailure } from './model-failure.js';

const TIMEOUT_MS = 20_000;
const TOKENS_OF_PRICE = 1_000_000;
/** Of what is not counted by the vendor, rather too many. */
const ASSUMED = { charactersOfToken: 2, picture: 3_000, completion: 2_000 } as const;

/** Who answers. */
export interface ModelRecipient {
  /** Name of the model. */
  readonly model: string;
  /** Host that is sent the questions. */
  readonly host: string;
  readonly simulated: boolean;
}

/** A question whose answer has a form. */
export interface FormedQuestion<T> extends ModelQuestion {
  /** Name of the form. */
  readonly name: string;
  /** Objects in it are strict and have no optional fields. Lengths belong into `problemOf`: vendors refuse such schemas. */
  readonly shape: z.ZodType<T>;
  /** What is wrong with an answer of that form, for the model; null for nothing. */
  readonly problemOf: (answer: T) => string | null;
}

/**
 * The language model that is configured, for every use of the service. It is a source as others are: nothing that it says is
 * trusted. What it costs is counted by its own `usage` and ends the questions of a day at `languageModel_costPerDay`; those on
 * their way then may exceed it.
 */
@Injectable()
export class LanguageModel {
  /** Null if none is configured. */
  readonly recipient: ModelRecipient | null;
  private readonly access: ModelAccess | null;
  private readonly client: UpstreamClient | null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly states: SourceStates,
    config: AppConfig,
  ) {
    const { model: access } = config;
    this.access = access;
    this.recipient = access && {
      ...{ model: access.model, host: new URL(access.baseUrl).host, simulated: access.simulated },
    };
    const { name, perSecond } = languageModel;
    this.client =
      access &&
      new UpstreamClient({
        ...{ vendor: name, baseUrl: access.baseUrl, timeoutMs: TIMEOUT_MS, log: logger },
        perSecond: perSecond * (access.simulated ? config.simulatorRateScale : 1),
      });
  }

  /** Returns what the model answers as text, which is not blank. Throws `ModelFailure`. */
  async ask(question: ModelQuestion): Promise<string> {
    return this.complete(question, null, null);
  }

  /** Returns an answer of that form in which nothing is wrong. A wrong one is asked for once more. Throws `ModelFailure`. */
  async askFor<T>(question: FormedQuestion<T>): Promise<T> {
    const { $schema: _, ...schema } = z.toJSONSchema(question.shape) as Record<string, unknown>;
    const form = { name: question.name, schema };
    let rejected: Rejected | null = null;
    for (;;) {
      const answer: string = await this.complete(question, form, rejected);
      const read = readFormed(question, answer);
      if ('value' in read) return read.value;
      if (rejected) throw new ModelFailure('invalid', read.problem);
      rejected = { answer, problem: read.problem };
    }
  }

  private async complete(question: ModelQuestion, form: AnswerForm | null, rejected: Rejected | null): Promise<string> {
    const { client, access } = this;
    if (!client || !access) throw new ModelFailure('unavailable', 'no language model is configured');
    if (!(await this.isWithinCap()))
      throw new ModelFailure('capped', 'the language model has cost its share of the day');
    const request = chatRequest(access, question, form, rejected);
    const assumed = assumedTokens(question, rejected);
    try {
      const answer = await client.read(
        'chat',
        () => request,
        ({ status, body }) => {
          if (status >= 400)
            throw new UpstreamFailure(status === 401 || status === 403 ? 'credentials' : 'refused', `HTTP ${status}`, {
              code: String(status),
            });
          return readChatAnswer(body, assumed);
        },
      );
      this.states.noteSuccess(languageModel.id, 0);
      await this.count(answer);
      const content = answer.content?.trim();
      if (!content) throw new ModelFailure('refused', `no whole answer: ${answer.reason}`);
      return content;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.states.noteFailure(languageModel.id, error);
      // What was begun may be charged although nothing has come of it.
      if (wasBegun(error)) await this.count(assumed);
      throw new ModelFailure('unavailable', 'the language model did not answer', { cause: error });
    }
  }

  private async isWithinCap(): Promise<boolean> {
    const now = this.clock.now();
    const [row]: { cost: string }[] = await this.dataSource.query(
      'SELECT cost FROM platform_language_model_days WHERE day = $1',
      [seoulDay(now)],
    );
    return new Decimal(row?.cost ?? 0).lt(await this.settings.get(LanguageModelSettings.costPerDay, now));
  }

  private async count({
    promptTokens,
    completionTokens,
  }: Pick<ChatAnswer, 'promptTokens' | 'completionTokens'>): Promise<void> {
    const now = this.clock.now();
    const [promptPrice, completionPrice] = [
      await this.settings.get(LanguageModelSettings.promptPrice, now),
      await this.settings.get(LanguageModelSettings.completionPrice, now),
    ];
    const cost = new Decimal(promptPrice)
      .times(promptTokens)
      .plus(new Decimal(completionPrice).times(completionTokens));
    await this.dataSource.query(
      `INSERT INTO platform_language_model_days AS known VALUES ($1, 1, $2, $3, $4)
       ON CONFLICT (day) DO UPDATE SET answers = known.answers + 1, prompt_tokens = known.prompt_tokens + EXCLUDED.prompt_tokens,
         completion_tokens = known.completion_tokens + EXCLUDED.completion_tokens, cost = known.cost + EXCLUDED.cost`,
      [seoulDay(now), promptTokens, completionTokens, cost.div(TOKENS_OF_PRICE).toFixed()],
    );
  }
}

/** Servers that know no schemas wrap JSON into a block of Markdown. */
function readFormed<T>(question: FormedQuestion<T>, answer: string): { value: T } | { problem: string } {
  const json = /^```(?:json)?\s*([^]*?)\s*```$/.exec(answer)?.[1] ?? answer;
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { problem: 'it is not JSON' };
  }
  const { success, data, error } = question.shape.safeParse(parsed);
  if (!success)
    return {
      problem: error.issues
        .map(({ path, message }) => `${path.join('.') || '$'}: ${message}`)
        .slice(0, 5)
        .join('; '),
    };
  const problem = question.problemOf(data);
  return problem === null ? { value: data } : { problem };
}

const wasBegun = ({ cause }: DomainError): boolean =>
  cause instanceof UpstreamFailure && ['timeout', 'garbage', 'drift'].includes(cause.reason);

function assumedTokens({ instruction, text, picture }: ModelQuestion, rejected: Rejected | null) {
  const characters = instruction.length + text.length + (rejected?.answer.length ?? 0);
  const promptTokens = Math.ceil(characters / ASSUMED.charactersOfToken) + (picture ? ASSUMED.picture : 0);
  return { promptTokens, completionTokens: ASSUMED.completion };
}
