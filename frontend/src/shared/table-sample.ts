/** Of a file, more than its titles and first row take. */
const FIRST_BYTES = 65_536;
const MARKS = [',', ';', '\t'] as const;

/**
 * Cells of the first row below the titles, by title, for text that begins a file of comma, semicolon or tab separated values. Empty
 * for everything else, such as a workbook or text in another encoding.
 */
export function sampleOf(text: string, titles: readonly string[]): ReadonlyMap<string, string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const mark of MARKS) {
    const at = lines.findIndex((line) => {
      const cells = cellsOf(line, mark);
      return titles.length > 1 && titles.every((title, index) => cells[index] === title);
    });
    const cells = cellsOf(lines[at + 1] ?? '', mark);
    if (at >= 0) return new Map(titles.map((title, index) => [title, cells[index] ?? '']));
  }
  return new Map();
}

/** What a file begins with; empty if it cannot be read. */
export const firstTextOf = (file: File): Promise<string> =>
  file
    .slice(0, FIRST_BYTES)
    .text()
    .catch(() => '');

function cellsOf(line: string, mark: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === mark && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}
