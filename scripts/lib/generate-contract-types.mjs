import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';

/** What says something to people and nothing about types. */
const TEXTS = new Set(['description', 'summary', 'example', 'pattern']);

/** Writes the types of the contract as another generator than the front end's makes them: for the client of a test. */
export async function generateContractTypes(contract, file) {
  const types = await openapiTypes(withoutTexts(JSON.parse(readFileSync(contract, 'utf8'))));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, astToString(types));
}

function withoutTexts(node, isOfFields = false) {
  if (Array.isArray(node)) return node.map((one) => withoutTexts(one));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => isOfFields || !TEXTS.has(name))
      .map(([name, value]) => [name, withoutTexts(value, name === 'properties')]),
  );
}
