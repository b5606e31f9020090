import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/*
 * Builds the typeface as two files with exactly the characters of our own texts: Latin with signs for both languages,
 * Hangul for Korean. A third one has what names of known coins need besides, for the pages that show them. Other names and news may
 * need still others; those come from the package's own subsets (src/app/more-glyphs.ts), each of which lays out the page anew.
 */

const frontend = fileURLToPath(new URL('..', import.meta.url));
const typeface = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const cache = join(frontend, '.cache/fonts');

interface TextFiles {
  folder: string;
  pattern: RegExp;
}

/** Sources of all texts that a screen may show. */
const textFiles: readonly TextFiles[] = [
  { folder: join(frontend, 'src'), pattern: /(?<!\.test)\.tsx?$/ },
  {
    folder: join(frontend, '../backend/src'),
    pattern: /(\.(errors|messages|settings)|validation-errors|seeds\/.+)\.ts$/,
  },
];

/** Names of coins, and the simulated market's names and headlines. */
const nameFiles: readonly TextFiles[] = [
  {
    folder: join(frontend, '../backend/simulator/market'),
    pattern: /(known-coins|coin-names|headlines)\.messages\.ts$/,
  },
];

/** Signs of numbers and sentences, included whether or not a text has them: people type them and formats write them. */
const signs = '‘’“”…–—·•×÷−±≈≤≥→←↑↓↗↘▲▼₩€%‰°©\u00a0';

/** Weights that the design uses. */
const weights = { min: 400, max: 600 };
/** Default features of browsers, and tabular figures. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'tnum'];

interface Face {
  name: string;
  characters: readonly string[];
  /** Pages that load it ahead: every one, Korean ones, or none, since it comes with the first text that needs it. */
  ahead: 'always' | 'ko' | 'never';
}

interface FontFile {
  face: Face;
  /** Path below the root of the site. */
  path: string;
  content: Buffer;
}

function isHangul(character: string): boolean {
  return /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(character);
}

function charactersOf(files: readonly TextFiles[]): string[] {
  const found = new Set(signs);
  for (let ascii = 0x20; ascii < 0x7f; ascii++) found.add(String.fromCharCode(ascii));
  for (const { folder, pattern } of files) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!pattern.test(entry.replaceAll('\\', '/'))) continue;
      for (const character of readFileSync(join(folder, entry), 'utf8')) if (character >= ' ') found.add(character);
    }
  }
  return [...found].sort();
}

function faces(): Face[] {
  const characters = charactersOf(textFiles);
  const known = new Set(characters);
  const names = charactersOf(nameFiles).filter((character) => !known.has(character));
  return [
    { name: 'latin', characters: characters.filter((character) => !isHangul(character)), ahead: 'always' as const },
    { name: 'hangul', characters: characters.filter(isHangul), ahead: 'ko' as const },
    { name: 'names', characters: names, ahead: 'never' as const },
  ].filter((face) => face.characters.length > 0);
}

/** Creating a subset takes a second or two, so it is cached by its characters. */
async function fontFile(face: Face): Promise<FontFile> {
  const text = face.characters.join('');
  const source = readFileSync(typeface);
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([text, weights, features]));
  const name = `${face.name}-${hash.digest('hex').slice(0, 12)}.woff2`;
  const kept = join(cache, name);
  if (!existsSync(kept)) {
    const subset = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { ...weights, default: weights.min } },
      keepFeatures: features,
    });
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, subset);
  }
  return { face, path: `assets/${name}`, content: readFileSync(kept) };
}

/** Unicode ranges of sorted characters: `U+ac00-ac01, U+ac04`. */
export function unicodeRange(characters: readonly string[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number): string => code.toString(16);
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

/** Ascent and descent of Pretendard in em (its table `hhea`). */
const metrics = { ascent: 0.952, descent: 0.241 };

/**
 * System fonts with the metrics of ours, to avoid layout shifts. `width` is how much wider our font runs: measured over
 * the sentences of the home page; for Hangul over the common width of all syllables.
 */
const standIns: readonly { local: string[]; width: number; weight: string; range?: string }[] = [
  { local: ['Arial', 'ArialMT', 'Roboto', 'Liberation Sans', 'LiberationSans'], width: 1.001, weight: '400' },
  { local: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'], width: 0.959, weight: '600' },
  {
    local: ['Noto Sans CJK KR', 'Noto Sans CJK KR Regular', 'NotoSansCJKkr-Regular', 'Noto Sans KR', 'Malgun Gothic'],
    width: 0.939,
    weight: '400',
    range: 'U+1100-11ff,U+3130-318f,U+ac00-d7a3',
  },
  {
    local: ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold', 'Malgun Gothic Bold'],
    width: 0.939,
    weight: '600',
    range: 'U+1100-11ff,U+3130-318f,U+ac00-d7a3',
  },
];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

function styles(files: readonly FontFile[]): string {
  const own = files.map(({ face, path }) =>
    rule({
      'font-family': "'Lance Text'",
      'font-weight': `${weights.min} ${weights.max}`,
      'font-display': 'swap',
      src: `url(/${path}) format('woff2')`,
      'unicode-range': unicodeRange(face.characters),
    }),
  );
  const others = standIns.map(({ local, width, weight, range }) =>
    rule({
      'font-family': "'Lance Stand-in'",
      'font-weight': weight,
      src: local.map((name) => `local('${name}')`).join(','),
      'size-adjust': percent(width),
      'ascent-override': percent(metrics.ascent / width),
      'descent-override': percent(metrics.descent / width),
      'line-gap-override': '0%',
      ...(range ? { 'unicode-range': range } : {}),
    }),
  );
  return [...own, ...others].join('');
}

/**
 * Inserts the typeface into the page: its rules and preloads into the head, its files where pages request them. A preload
 * with `data-only="ko"` is for Korean pages only and left out of English ones.
 */
export function fonts(): Plugin {
  let files: Promise<FontFile[]> | undefined;
  const made = (): Promise<FontFile[]> => (files ??= Promise.all(faces().map(fontFile)));
  let isForServer = false;
  return {
    name: 'lance-fonts',
    configResolved(config) {
      isForServer = Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void made().then((all) => {
          const file = all.find(({ path }) => request.url === `/${path}`);
          if (file) response.setHeader('Content-Type', 'font/woff2').end(file.content);
          else next();
        }, next);
      });
    },
    async generateBundle() {
      if (isForServer) return;
      for (const { path, content } of await made()) this.emitFile({ type: 'asset', fileName: path, source: content });
    },
    async transformIndexHtml() {
      const all = await made();
      const ahead = all.filter(({ face }) => face.ahead !== 'never');
      const preloads = ahead.map(({ face, path }): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: `/${path}`,
          ...(face.ahead === 'ko' ? { 'data-only': face.ahead } : {}),
        },
        injectTo: 'head',
      }));
      return [...preloads, { tag: 'style', children: styles(all), injectTo: 'head' }];
    },
  };
}
