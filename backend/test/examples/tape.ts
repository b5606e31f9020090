import type { OperationName, SuccessOfOperation } from '../support/contract-types.js';
import { operations, responseOf } from '../support/contract.js';
import type { Answer, HttpClient } from '../support/http-client.js';
import { stable } from './stable.js';

/** What one call was sent and answered. */
export interface Example {
  /** Address with its query. */
  readonly path: string;
  readonly request?: unknown;
  readonly status: number;
  /** Missing where the answer has no body, or one that nobody reads. */
  readonly answer?: unknown;
}

/** What is kept of a recording. */
export interface Examples {
  /** By operation. */
  readonly operations: Readonly<Record<string, Example>>;
  /** By name of the answer that all operations share. */
  readonly refusals: Readonly<Record<string, unknown>>;
}

export interface Call {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  /** Sent as it is instead of a body. */
  readonly file?: Buffer<ArrayBuffer>;
}

const MAX_ENTRIES = 3;
const MAX_LINES = 4;

/** Makes calls by the names of their operations and keeps what was answered. */
export class Tape {
  private readonly recorded = new Map<string, Example>();
  private readonly refused = new Map<string, unknown>();
  private readonly secrets = new Map<string, string>();

  /** A call that succeeds. Throws when it does not. */
  async record<Name extends OperationName>(
    operationId: Name,
    by: HttpClient,
    call: Call = {},
  ): Promise<SuccessOfOperation<Name>> {
    const { path, answer } = await this.send(operationId, by, call);
    if (answer.status >= 300) throw new Error(`${operationId}: ${answer.status} ${JSON.stringify(answer.body)}`);
    const kept = shortened(answer.headers.get('content-type') ?? '', answer.body);
    this.recorded.set(operationId, {
      path,
      ...(call.body ? { request: call.body } : {}),
      status: answer.status,
      ...(kept === undefined ? {} : { answer: kept }),
    });
    return answer.body as SuccessOfOperation<Name>;
  }

  /** A call that is refused with this status; what it says stands for all refusals of the kind. */
  async refuse(status: number, operationId: string, by: HttpClient, call: Call = {}): Promise<void> {
    const { operation, answer } = await this.send(operationId, by, call);
    const reference = operation.responses[status]?.$ref;
    if (answer.status !== status || !reference || !responseOf(operation, status))
      throw new Error(`${operationId}: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.refused.set(reference.split('/').at(-1) ?? '', answer.body);
  }

  /** From now on this text is shown as another one: it is a secret, or new each time. */
  hide(text: string, shown: string): void {
    this.secrets.set(text, shown);
  }

  end(): Examples {
    const examples = {
      operations: Object.fromEntries([...this.recorded].sort(([a], [b]) => (a < b ? -1 : 1))),
      refusals: Object.fromEntries([...this.refused].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
    // In the order of the calls, which stays when another operation is added elsewhere in the alphabet.
    return stable(examples, [...this.recorded.values(), ...this.refused.values()], this.secrets);
  }

  private async send(operationId: string, by: HttpClient, call: Call) {
    const found = operations.find(({ operation }) => operation.operationId === operationId);
    if (!found) throw new Error(`the contract has no operation ${operationId}`);
    const { method, operation } = found;
    const address = found.path.replace(/\{(\w+)\}/g, (_, name: string) => call.parameters?.[name] ?? '');
    const path = call.query === undefined ? address : `${address}?${call.query}`;
    const answer: Answer<unknown> = call.file
      ? await by.send('POST', path, call.file)
      : await by.send(method, path, call.body);
    return { operation, path, answer };
  }
}

/** As much of an answer as an example needs. */
function shortened(contentType: string, body: unknown): unknown {
  if (contentType.startsWith('text/csv')) return String(body).split('\r\n').slice(0, MAX_LINES).join('\r\n');
  return contentType.startsWith('application/json') ? fewEntries(body) : undefined;
}

function fewEntries(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(fewEntries);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fewEntries(inner)]));
}
