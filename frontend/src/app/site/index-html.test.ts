import { readFileSync } from 'node:fs';
import { storageDenied } from '@test/denied-storage';

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

/** Runs the script in the page's head and returns what failed. */
function runEarly(): string[] {
  const errors: string[] = [];
  const note = ({ message }: ErrorEvent): void => void errors.push(message);
  addEventListener('error', note);
  const script = document.createElement('script');
  script.textContent = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  document.head.append(script);
  script.remove();
  removeEventListener('error', note);
  return errors;
}

describe('the script before the first paint', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#000">';
    delete document.documentElement.dataset['session'];
    window.earlyButton = null;
  });

  it('shows the stored theme, and that a member is known', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('isLoggedIn', 'true');
    expect(runEarly()).toEqual([]);
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content).toBe('#000');
    expect(document.documentElement.dataset['session']).toBe('member');
    expect(window.earlyButton).toBeUndefined();
  });

  it('goes on where storage is denied: light, a visitor, and presses still wait for the scripts', () => {
    storageDenied(() => expect(runEarly()).toEqual([]));
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    expect(document.documentElement.dataset['session']).toBeUndefined();
    expect(window.earlyButton).toBeUndefined();
  });

  it('keeps the last press from everything else until the page is taken over', () => {
    expect(runEarly()).toEqual([]);
    document.body.innerHTML = '<form><button type="button"><b>one</b></button><button>two</button></form>';
    const heard: string[] = [];
    for (const act of ['click', 'submit']) document.body.addEventListener(act, () => heard.push(act));
    const [one, two] = document.querySelectorAll('button');
    one?.querySelector('b')?.click();
    two?.click();
    expect(heard).toEqual([]);
    expect(window.earlyButton).toBe(two);
    window.earlyButton = null;
    one?.click();
    expect(heard).toEqual(['click']);
  });
});
