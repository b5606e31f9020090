import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { frontend } from './paths.mjs';
import { Explained } from './say.mjs';

const source = join(frontend, 'src');

/** Throws when a text of a screen has no caller. A key is called by a literal, or by a template that it matches. */
export function refuseUnusedTexts() {
  const files = readdirSync(source, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]generated[\\/]/.test(file))
    .map((file) => ({ file, tree: parse(join(source, file)) }));
  const code = files.filter(({ file }) => !/[\\/]locales[\\/](\w+\.)?(en|ko)\.ts$/.test(file));
  const unused = code
    .filter(({ file }) => file.endsWith('texts.ts'))
    .flatMap(({ file, tree }) => {
      const name = /export const (\w+) = defineTexts/.exec(tree.text)?.[1];
      if (name === undefined) throw new Explained(`${file} defines no texts`);
      const callers = code.filter(({ tree: { text } }) => new RegExp(`\\b${name}\\b`).test(text));
      const calls = callers.flatMap((caller) => keysIn(caller.tree));
      const isCalled = (key) => calls.some((call) => (typeof call === 'string' ? call === key : call.test(key)));
      return textsOf(join(source, dirname(file), 'locales/en.ts'))
        .filter((key) => !isCalled(key.replace(/_(one|other)$/, '')))
        .map((key) => `${dirname(file)}: ${key}`);
    });
  if (unused.length > 0) throw new Explained(`No screen says\n  ${unused.join('\n  ')}`);
}

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** What may be keys: string literals, names after a dot, and templates as patterns. */
function keysIn(node, found = []) {
  if (ts.isStringLiteralLike(node)) found.push(node.text);
  if (ts.isPropertyAccessExpression(node)) found.push(node.name.text);
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    const pattern = parts.map(({ text }) => text.replace(/\W/g, '\\$&')).join('.+');
    // Elsewhere than in `t(…)`, one without a word is no key.
    if (/[a-z]/i.test(pattern) || /^t\(/.test(node.parent.getText())) found.push(new RegExp(`^${pattern}$`));
  }
  ts.forEachChild(node, (child) => void keysIn(child, found));
  return found;
}

/** Keys of all texts of a locale file and of the parts that it imports: `a.b.c`. */
function textsOf(path) {
  const tree = parse(path);
  const imports = new Map();
  let keys = [];
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement) && !statement.importClause.isTypeOnly)
      for (const { name } of statement.importClause.namedBindings.elements)
        imports.set(name.text, join(source, `${statement.moduleSpecifier.text.replace('@/', '')}.ts`));
    if (ts.isVariableStatement(statement)) {
      const value = statement.declarationList.declarations[0].initializer;
      keys = keysOf(ts.isObjectLiteralExpression(value) ? value : value.expression, imports);
    }
  }
  return keys;
}

const keysOf = (object, imports) =>
  object.properties.flatMap((property) => {
    const name = property.name?.text;
    const value = ts.isShorthandPropertyAssignment(property)
      ? property.name
      : (property.initializer ?? property.expression);
    if (ts.isIdentifier(value)) {
      const part = textsOf(imports.get(value.text));
      return ts.isSpreadAssignment(property) ? part : part.map((key) => `${name}.${key}`);
    }
    return ts.isObjectLiteralExpression(value) ? keysOf(value, imports).map((key) => `${name}.${key}`) : [name];
  });
