import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontend } from './paths.mjs';
import { Explained } from './say.mjs';

/** Throws when a hook of the generated client has no caller; knip does not see these exports. */
export function refuseUncalledHooks() {
  const source = join(frontend, 'src');
  const texts = readdirSync(source, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  const isGenerated = (text) => text.includes('} = injectedRtkApi;');
  const hooksIn = (some) => some.flatMap((text) => text.match(/\buse[A-Z]\w+(?:Query|Mutation)\b/g) ?? []);
  const called = new Set(hooksIn(texts.filter((text) => !isGenerated(text))));
  const uncalled = hooksIn(texts.filter(isGenerated)).filter((hook) => !called.has(hook));
  if (uncalled.length > 0)
    throw new Explained(
      `Nobody calls ${uncalled.join(', ')}: leave it out in frontend/openapi-codegen.config.mjs (unasked, hookless).`,
    );
}
