import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hookless, modulesOfContract } from '../../frontend/openapi-codegen.config.mjs';
import { built, ensureBackendBuilt } from './build.mjs';
import { backend, frontend, root } from './paths.mjs';
import { runQuietly } from './processes.mjs';
import { runtimeEnvironment, runtimeNode, tool } from './runtime.mjs';

const client = join(frontend, 'src/shared/api/generated');
const calls = ['site.ts', 'visitor.ts', 'member.ts', 'admin.ts'];
const contract = join(root, 'openapi.json');
const contractTypes = join(backend, 'test/generated/contract.ts');
const variables = ['.env.example', 'docker-compose.yml'].map((file) => join(root, file));
const generated = [
  contract,
  contractTypes,
  ...variables,
  ...['modules.ts', 'schemas.ts', ...calls].map((file) => join(client, file)),
];

/**
 * Writes openapi.json and the variables of the sources from the built server, and the client and the types of a test's
 * client from openapi.json. Returns the files that changed.
 */
export async function generateApi(onStart) {
  const before = generated.map(contentOf);
  await ensureBackendBuilt(onStart);
  const run = (parameters, cwd) => runQuietly(runtimeNode(), parameters, { cwd, env: runtimeEnvironment(), onStart });
  await run([built.openapi], root);
  await run([tool('@rtk-query/codegen-openapi/lib/bin/cli.mjs'), 'openapi-codegen.config.mjs'], frontend);
  // They need packages, and this file is read before they are installed.
  const { gatherSchemas } = await import('./gather-schemas.mjs');
  const { generateLists } = await import('./generate-lists.mjs');
  const { generateContractTypes } = await import('./generate-contract-types.mjs');
  gatherSchemas(client, calls);
  writeFileSync(join(client, 'modules.ts'), `export const modules = ${JSON.stringify(modulesOfContract())} as const;`);
  generateLists(client, calls, hookless);
  await generateContractTypes(contract, contractTypes);
  await run([tool('prettier/bin/prettier.cjs'), '--write', '--ignore-path=/dev/null', client], root);
  return generated.filter((file, index) => contentOf(file) !== before[index]);
}

const contentOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
