/** A module script or module preload, as the build writes it. */
const TAG =
  /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

interface Scripts {
  entry: string;
  /** Its dependencies in execution order. */
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
 * Delays the scripts of a public page, which is complete without them, until after its first paint, so that text and
 * fonts load first. Shared chunks run one by one, with pauses to handle input.
 *
 * @param template page of the build, with the scripts that all pages share
 * @param head head of a page made from it, with the chunks of its screen in addition
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
  // Background pages are not painted, and some browsers do not report it.
  if (document.hidden) return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(start, 1000));
})();
</script>`;
  return html.replace('</head>', () => `${starter}</head>`);
}
