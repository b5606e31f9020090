import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyActs } from '@/app/site/early-acts';
import { PagePart, partsTaken } from '@/shared/ui/page-part';

const heard: string[] = [];

function Whole({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <main>
      <PagePart>
        <Form />
      </PagePart>
    </main>
  );
}

function Form() {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [exchange, setExchange] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        heard.push(`${name} ${String(agreed)} ${exchange}`);
      }}
    >
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <select value={exchange} onChange={({ target }) => setExchange(target.value)}>
        <option value="">-</option>
        <option value="okx">OKX</option>
      </select>
      <button type="submit">send</button>
    </form>
  );
}

/** The form as rendered by the server. */
const SENT =
  '<main><!--$--><form><input aria-label="name" value=""/><input type="checkbox"/><select><option value="" selected="">-</option>' +
  '<option value="okx">OKX</option></select><button type="submit">send</button></form><!--/$--></main>';

/** The server's page with early user input, then hydrated. */
async function takeOver(before: (form: HTMLFormElement) => void): Promise<HTMLFormElement> {
  document.body.innerHTML = `<div id="root">${SENT}</div>`;
  const root = document.getElementById('root');
  const form = root?.querySelector('form');
  if (!root || !form) throw new Error('no page');
  before(form);
  const shown = Promise.withResolvers<void>();
  const kept = keepEarlyActs(root, shown.promise.then(partsTaken));
  startTransition(() => void hydrateRoot(root, <Whole onShown={shown.resolve} />));
  await kept;
  return form;
}

describe('what is done before the scripts are here', () => {
  // React hydrates by itself here, as it does in a browser.
  beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

  beforeEach(() => {
    heard.length = 0;
    window.earlyButton = undefined;
  });

  it('is kept: words, ticks, choices, and the press of a button after them', async () => {
    const form = await takeOver(({ elements: [name, agreed, exchange, send] }) => {
      (name as HTMLInputElement).value = 'hana';
      (agreed as HTMLInputElement).checked = true;
      (exchange as HTMLSelectElement).value = 'okx';
      window.earlyButton = send as HTMLElement;
    });
    expect(heard).toEqual(['hana true okx']);
    expect(form.querySelector('input')?.value).toBe('hana');
    expect(window.earlyButton).toBeNull();
  });

  it('is nothing where nothing was done', async () => {
    const form = await takeOver(() => undefined);
    expect(heard).toEqual([]);
    form.requestSubmit();
    expect(heard).toEqual([' false ']);
  });
});
