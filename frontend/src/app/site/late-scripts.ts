/** A module script, or the fetching of a module ahead, as the build writes them. */
const TAG =
  /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

interface Scripts {
  entry: string;
  /** What it stands on, in the order in which it runs. */
  chunks: string[];
}

function take(html: string): { html: string; scripts: Scripts } {
  const chunks: string[] = [];
  let entry: string | undefined;
  const rest = html.replace(TAG, (_tag, script?: string, chunk?: string) => {
    if (script !== undefined) entry = script;
    else if (chunk !== undefined) chunks.push(chunk);
    return '';
  });
  if (entry === undefined) throw new Error('the page has no script');
  return { html: rest, scripts: { entry, chunks } };
}

/**
 * A public page is complete without its scripts, so they come after its first paint: until then text and letters have the
 * line to themselves. What all pages share is run chunk by chunk, with room in between to answer a finger.
 *
 * @param template the page of the build, with the scripts that all pages share
 * @param head of a page made from it, with the chunks of its screen besides
 */
export function scriptsAfterPaint(template: string, head: string): string {
  const shared = take(template).scripts.chunks;
  const { html, scripts } = take(head);
  const all = JSON.stringify([...scripts.chunks, scripts.entry]);
  const steps = JSON.stringify([...shared, scripts.entry]);
  const starter = `<script nonce="__CSP_NONCE__">
(() => {
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of ${all})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    for (const step of ${steps}) {
      await import(step);
      await new Promise((next) => setTimeout(next));
    }
  };
  // A page in the background is not painted, and some browsers do not tell.
  if (document.hidden) return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(start, 1000));
})();
</script>`;
  return html.replace('</head>', () => `${starter}</head>`);
}
