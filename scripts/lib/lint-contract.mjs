import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { root } from './paths.mjs';
import { Explained } from './say.mjs';

/**
 * What is found and stays. Both addresses are the product's; the first is a uuid and only deleted, the second only read, so
 * that no request is meant by both.
 */
const EXPECTED = [
  'no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: `/api/user/sessions/{id}` and `/api/user/{id}/uids`.',
];

/**
 * Holds openapi.json against the recommended rules of Redocly and the OpenAPI rules of Spectral, of which none is switched
 * off, and looks for fields without a text or an example.
 */
export async function lintContract() {
  const file = join(root, 'openapi.json');
  const found = [
    ...(await redocly(file)),
    ...(await ofSpectral(file)),
    ...untold(JSON.parse(readFileSync(file, 'utf8'))),
  ];
  const gone = EXPECTED.filter((one) => !found.some((line) => line.startsWith(one)));
  const wrong = [
    ...found.filter((line) => !EXPECTED.some((one) => line.startsWith(one))),
    ...gone.map((one) => `no longer found, delete it from EXPECTED: ${one}`),
  ];
  if (wrong.length > 0) throw new Explained(`openapi.json\n${wrong.map((line) => `  ${line}`).join('\n')}`);
}

async function redocly(file) {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: file, config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

async function ofSpectral(file) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const problems = await linter.run(JSON.parse(readFileSync(file, 'utf8')));
  return problems.map(({ code, message, path }) => `${code}: ${message} #/${path.join('/')}`);
}

/** Finds fields and parameters without a text or an example. Objects and lists of objects are shown by their fields. */
function untold({ paths, components: { schemas } }) {
  const resolved = (schema) => {
    const one = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
    return one.$ref ? schemas[one.$ref.split('/').at(-1)] : one;
  };
  const isPart = ({ properties, items }) => Boolean(properties) || (items !== undefined && isPart(resolved(items)));
  const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([field, schema]) => [`${name}.${field}`, schema, schema]),
  );
  const parameters = Object.values(paths)
    .flatMap(Object.values)
    .flatMap(({ operationId, parameters: own = [] }) =>
      own.map((one) => [`${operationId} ${one.name}`, one, one.schema]),
    );
  return [...fields, ...parameters].flatMap(([place, told, schema]) => [
    ...(told.description ? [] : [`field-text: a comment above it is missing: ${place}`]),
    ...('example' in told || 'example' in schema || isPart(resolved(schema))
      ? []
      : [`field-example: npm run examples has not seen it, and no @example shows it: ${place}`]),
  ]);
}
