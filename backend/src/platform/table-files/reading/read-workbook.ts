import { posix } from 'node:path';
import { isDateFormat } from './cell-values.ts';
import { Refusal } from './refusal.ts';
import { readSheet, type SheetContext } from './read-sheet.ts';
import { tidied, type Table } from './table.ts';
import { WorkbookParts } from './workbook-parts.ts';

/** Maximum number of distinct texts of a workbook, which are kept in memory. */
export const MAX_STRINGS = 200_000;
const MAX_SHEETS = 2_000;

/** Reads the first non-empty sheet. Nothing is evaluated: a formula is its stored result. Throws `Refusal`. */
export async function readWorkbook(file: number, table: Table): Promise<void> {
  try {
    const parts = await WorkbookParts.open(file);
    const [book] = await targetsOf(parts, '', 'officeDocument');
    if (book === undefined || !parts.has(book)) throw new Refusal('brokenWorkbook');
    const { sheets, isFrom1904 } = await readBook(parts, book);
    const [strings] = await targetsOf(parts, book, 'sharedStrings');
    const [styles] = await targetsOf(parts, book, 'styles');
    const context: SheetContext = {
      strings: strings === undefined ? [] : await readStrings(parts, strings),
      dateStyles: styles === undefined ? new Set() : await readDateStyles(parts, styles),
      isFrom1904,
    };
    for (const sheet of sheets) {
      await readSheet(parts, sheet, context, table);
      if (table.isFilled) return;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('brokenWorkbook', {}, error);
  }
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** Relationships of a part; '' is the package itself. */
async function relationsOf(parts: WorkbookParts, part: string): Promise<Relation[]> {
  const found: Relation[] = [];
  const folder = posix.dirname(part);
  await parts.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      if (found.length === MAX_SHEETS) throw new Refusal('brokenWorkbook');
      const target = Target.startsWith('/') ? posix.normalize(Target).slice(1) : posix.join(folder, Target);
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return found;
}

const targetsOf = async (parts: WorkbookParts, part: string, type: string): Promise<string[]> =>
  (await relationsOf(parts, part)).filter((relation) => relation.type === type).map(({ target }) => target);

async function readBook(parts: WorkbookParts, book: string): Promise<{ sheets: string[]; isFrom1904: boolean }> {
  const worksheets = new Map(
    (await relationsOf(parts, book)).filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const sheets: string[] = [];
  let isFrom1904 = false;
  await parts.read(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1];
      const sheet = worksheets.get(id ?? '');
      if (sheet === undefined) return;
      if (sheets.length === MAX_SHEETS) throw new Refusal('brokenWorkbook');
      sheets.push(sheet);
    },
  });
  return { sheets, isFrom1904 };
}

/** Shared strings by index. Throws `tooManyStrings`. */
async function readStrings(parts: WorkbookParts, part: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  await parts.read(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text: (found) => {
      if (isText) text += found;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name !== 'si') return;
      if (strings.length === MAX_STRINGS) throw new Refusal('tooManyStrings', { strings: MAX_STRINGS });
      // Copied: a substring would keep the long text in memory.
      strings.push(Buffer.from(tidied(text)).toString());
    },
  });
  return strings;
}

/** Indexes of the cell styles that format a number as a date. */
async function readDateStyles(parts: WorkbookParts, part: string): Promise<Set<string>> {
  const codes = new Map<string, string>();
  const found = new Set<string>();
  let isCellStyle = false;
  let style = 0;
  await parts.read(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      if (isDateFormat(Number(numFmtId), codes.get(numFmtId))) found.add(String(style));
      style += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return found;
}
