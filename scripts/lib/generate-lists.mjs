import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const IMPORT = "import { type ListPage, type PageParam, pageOptions, toPage } from '../pages';\n";

/**
 * The generator knows no infinite queries: each query with a parameter `cursor` becomes one here. It reads page after page,
 * so its callers name no cursor. The hooks of the operations in `hookless` are left out.
 */
export function generateLists(folder, files, hookless) {
  for (const file of files) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const lists = listsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    let changed = lists
      .reduceRight((all, list) => all.slice(0, list.getStart()) + infiniteQuery(list) + all.slice(list.end), text)
      .replace(/\s*(\/\*\*[^*]*\*\/\s*)?cursor\?: string;/g, '');
    for (const { name } of lists)
      changed = changed.replace(hookOf(name.text), (hook) => hook.replace('Query', 'InfiniteQuery'));
    for (const name of hookless) changed = changed.replace(hookOf(name), '');
    writeFileSync(path, lists.length > 0 ? IMPORT + changed : changed);
  }
}

/** The queries with a cursor, in their order in the file. */
function listsOf(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && /^\w+: build\.query\b.*\bqueryArg\.cursor\b/s.test(node.getText()))
      found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function infiniteQuery({ name, initializer }) {
  const [answer, argument] = initializer.typeArguments.map((type) => type.getText());
  const item = `${answer}[number]`;
  const definition = initializer.arguments[0]
    .getText()
    .replace('query: (queryArg) =>', 'query: ({ queryArg, pageParam }) =>')
    .replace('queryArg.cursor', 'pageParam ?? undefined')
    .replace(/\}$/, `infiniteQueryOptions: pageOptions, transformResponse: toPage<${item}> }`);
  return `${name.text}: build.infiniteQuery<ListPage<${item}>, ${argument}, PageParam>(${definition})`;
}

const hookOf = (name) => new RegExp(`\\s*\\buse${name[0].toUpperCase()}${name.slice(1)}(Query|Mutation),`);
