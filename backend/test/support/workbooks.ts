import type { HttpClient } from './http-client.js';
import type { TestApp } from './test-app.js';
import { unzip } from './unzip.js';

const ROW = /<row>(.*?)<\/row>/gs;
/** Empty, a number, or a text: no other cell is written, a formula least of all. */
const CELL =
  /<c\/>|<c><v>(?<number>[^<]*)<\/v><\/c>|<c t="inlineStr"><is><t xml:space="preserve">(?<text>[^<]*)<\/t><\/is><\/c>/g;
const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#13;': '\r' };

/** Downloads a workbook and returns its rows by their titles; numbers as a spreadsheet has them, which is as doubles. */
export async function rowsOfWorkbook(
  { url }: Pick<TestApp, 'url'>,
  client: HttpClient,
  path: string,
): Promise<Record<string, string>[]> {
  const response = await fetch(`${url}${path}`, {
    headers: { cookie: client.cookieHeader(), 'accept-language': 'ko' },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const sheet = unzip(Buffer.from(await response.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  const [titles = [], ...rows] = [...sheet.matchAll(ROW)].map(([, cells = '']) => {
    const found = [...cells.matchAll(CELL)];
    if (found.map(([cell]) => cell).join('') !== cells) throw new Error(`${path}: a cell of another kind in ${cells}`);
    return found.map(({ groups }) => valueOf(groups));
  });
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

function valueOf({ number, text }: Partial<Record<string, string>> = {}): string {
  if (number !== undefined)
    return Number(number).toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });
  return (text ?? '').replace(/&\w+;|&#13;/g, (sign) => SIGNS[sign] ?? sign);
}
