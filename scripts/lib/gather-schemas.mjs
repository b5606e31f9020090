import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { Explained } from './say.mjs';

/**
 * The generator writes the types of the contract into each file of the client that needs them. They are gathered into
 * `schemas.ts`, so that each has one place; the types of single calls stay with the calls.
 */
export function gatherSchemas(folder, files) {
  const schemas = new Map();
  for (const file of files) {
    const path = join(folder, file);
    const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const own = source.statements.filter((one) => !isSchema(one)).map((one) => textOf(one, source));
    for (const statement of source.statements.filter(isSchema)) {
      const name = statement.name.text;
      const text = textOf(statement, source);
      if ((schemas.get(name) ?? text) !== text)
        throw new Explained(`${file} has another type ${name} than the file before`);
      schemas.set(name, text);
    }
    writeFileSync(path, own.join('\n'));
  }
  const names = [...schemas.keys()].sort();
  for (const file of files) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const mentioned = new Set(text.match(/\b[A-Z]\w+/g));
    const used = names.filter((name) => mentioned.has(name));
    writeFileSync(path, `import type { ${used.join(', ')} } from './schemas';\n${text}`);
  }
  writeFileSync(join(folder, 'schemas.ts'), names.map((name) => schemas.get(name)).join('\n'));
}

function isSchema(statement) {
  return ts.isTypeAliasDeclaration(statement) && !/Api(Arg|Response)$/.test(statement.name.text);
}

function textOf(statement, source) {
  return source.text.slice(statement.getStart(source, true), statement.end);
}
