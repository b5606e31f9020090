import type { FaqEntryDto } from '@/shared/api/generated/schemas';

interface AnswerRow {
  label: string;
  value: string;
}

/** Part of an answer: a paragraph, or what holds at each exchange. */
export type AnswerBlock = { text: string } | { title?: string; rows: AnswerRow[] };

/** `OKX: 30 days`; `Waiting times: OKX 30 days, Bitget 24 hours.` */
const LABELLED = /^([^:\n]{1,60}): (.+)$/;

/**
 * The answer with its lines about exchanges as rows. The server names these exchanges, so other colons and commas stay as
 * they are.
 */
export function blocksOf({ answer, byExchange }: Pick<FaqEntryDto, 'answer' | 'byExchange'>): AnswerBlock[] {
  const names = byExchange.map(({ exchangeName }) => exchangeName);
  const blocks: AnswerBlock[] = [];
  for (const line of answer.split('\n')) {
    const told = rowsIn(line, names);
    const last = blocks.at(-1);
    if (!told) blocks.push({ text: line });
    else if (last && 'rows' in last && told.title === undefined) last.rows.push(...told.rows);
    else blocks.push(told);
  }
  return blocks;
}

function rowsIn(line: string, names: readonly string[]): { title?: string; rows: AnswerRow[] } | undefined {
  const [, label, rest] = LABELLED.exec(line) ?? [];
  if (label === undefined || rest === undefined) return undefined;
  if (names.includes(label)) return { rows: [{ label, value: rest }] };
  const rows = rest
    .replace(/\.$/, '')
    .split(', ')
    .map((item) => {
      const name = names.find((one) => item.startsWith(`${one} `));
      return name === undefined ? undefined : { label: name, value: item.slice(name.length + 1) };
    });
  return rows.every((row) => row !== undefined) ? { title: label, rows } : undefined;
}
