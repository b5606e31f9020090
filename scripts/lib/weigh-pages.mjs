import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { launchBrowser } from '../../frontend/e2e/support/browser.ts';
import { freePort, openProduct } from './open-product.mjs';
import { Explained, main, say } from './say.mjs';

/*
 * npm run lighthouse: weighs the public pages as a phone sees them (Lighthouse's mobile preset: 4 times slower, 1.6 Mbit/s)
 * and fails where they are heavier than we promise.
 *
 *   --url http://127.0.0.1:3000   a product that runs already; without it one is started on a port and in a folder of its own
 *   --pages /,/login              some pages instead of the four
 *   --runs 1                      looks at each page; of several the median counts
 *   --why                         also what Lighthouse would better
 */
const { values: wanted } = parseArgs({
  options: {
    url: { type: 'string' },
    pages: { type: 'string', default: '/,/login,/register,/indicators/whale-hunter' },
    runs: { type: 'string', default: '3' },
    why: { type: 'boolean', default: false },
  },
});

/** Scores out of 100, and what the scripts of a first view may weigh, gzipped. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const scriptsAtMost = 200_000;

const scoreOf = (report, category) => Math.round((report.categories[category].score ?? 0) * 100);
const figureOf = (report, audit) => report.audits[audit].numericValue ?? NaN;
const requestsOf = (report) => report.audits['network-requests'].details.items;

const columns = {
  page: ({ page }) => page,
  performance: ({ report }) => scoreOf(report, 'performance'),
  accessibility: ({ report }) => scoreOf(report, 'accessibility'),
  'best practices': ({ report }) => scoreOf(report, 'best-practices'),
  SEO: ({ report }) => scoreOf(report, 'seo'),
  'FCP s': ({ report }) => (figureOf(report, 'first-contentful-paint') / 1000).toFixed(2),
  'LCP s': ({ report }) => (figureOf(report, 'largest-contentful-paint') / 1000).toFixed(2),
  'TBT ms': ({ report }) => Math.round(figureOf(report, 'total-blocking-time')),
  CLS: ({ report }) => figureOf(report, 'cumulative-layout-shift').toFixed(3),
  'scripts KB gzip': ({ scripts }) => (scripts / 1000).toFixed(1),
  fonts: ({ report }) => requestsOf(report).filter(({ resourceType }) => resourceType === 'Font').length,
  requests: ({ report }) => requestsOf(report).length,
  // What Lighthouse thinks of the machine: below 1000 it is busy or slow, and TBT is the machine's more than the page's.
  machine: ({ report }) => Math.round(report.environment.benchmarkIndex),
  'sent KB': ({ report }) =>
    Math.round(requestsOf(report).reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1000),
};

await main(async () => {
  const product = await openProduct(wanted.url);
  const results = [];
  try {
    for (const page of wanted.pages.split(',')) results.push(await weigh(product.url, page));
  } finally {
    await product.stop();
  }
  print(results);
  const heavy = results.flatMap(complaintsOf);
  if (heavy.length > 0) throw new Explained(`\nnpm run lighthouse: ${heavy.join('; ')}.`);
  say('\nnpm run lighthouse: all good.');
});

async function weigh(url, page) {
  const runs = [];
  for (let run = 0; run < Number(wanted.runs); run++) runs.push(await look(`${url}${page}`));
  return { page, report: computeMedianRun(runs), scripts: await firstViewScripts(`${url}${page}`) };
}

/** One look in a browser of its own: nothing is left of the look before. A busy browser loses a recording now and then. */
async function look(address, attempts = 3) {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  let failure;
  try {
    const { lhr } = await lighthouse(address, { port, logLevel: 'error', onlyCategories: Object.keys(least) });
    if (!lhr.runtimeError) return lhr;
    failure = lhr.runtimeError;
  } finally {
    await browser.close();
  }
  if (attempts > 1) return look(address, attempts - 1);
  throw new Explained(`${address}: ${failure.message}`);
}

/** Bytes, gzipped, of the scripts that the page itself asks for. */
async function firstViewScripts(address) {
  const html = await (await fetch(address)).text();
  const files = html.slice(0, html.indexOf('</head>')).match(/\/assets\/[\w.-]+\.js(?=")/g) ?? [];
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const answer = await fetch(new URL(file, address));
      if (!answer.ok) throw new Explained(`${file} is missing (${answer.status})`);
      return gzipSync(new Uint8Array(await answer.arrayBuffer())).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function print(results) {
  const rows = results.map((result) => Object.values(columns).map((cell) => String(cell(result))));
  const names = Object.keys(columns);
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  say(`\n${line(names)}`);
  say(`| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`);
  for (const row of rows) say(line(row));
  for (const { page, report } of results) {
    const failed = Object.values(report.audits).filter(({ score, scoreDisplayMode, id }) => {
      if (score === null || score >= 0.9 || ['informative', 'notApplicable', 'manual'].includes(scoreDisplayMode))
        return false;
      return wanted.why || isCounted(report, id);
    });
    for (const { id, title, displayValue } of failed) say(`  ${page} ${id}: ${title} ${displayValue ?? ''}`);
  }
}

/** Whether an audit decides about a score that is too low. */
function isCounted(report, audit) {
  return Object.entries(least).some(
    ([category, score]) =>
      scoreOf(report, category) < score &&
      report.categories[category].auditRefs.some(({ id, weight }) => id === audit && weight > 0),
  );
}

function complaintsOf({ page, report, scripts }) {
  const low = Object.entries(least)
    .filter(([category, score]) => scoreOf(report, category) < score)
    .map(([category, score]) => `${page} has ${scoreOf(report, category)} for ${category}, not ${score}`);
  if (scripts > scriptsAtMost) low.push(`${page} loads ${scripts} bytes of scripts, more than ${scriptsAtMost}`);
  return low;
}
