import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode, useState } from 'react';
import { speak } from '@/shared/i18n';
import { LazyPart, type Part, lazyPart } from '@/shared/ui/lazy-part';
import { Toaster } from '@/shared/ui/toaster';

const Panel = ({ name }: { name: string }) => <p role="dialog">{name}</p>;

/** A part whose script fails to load the first time. */
function missingOnce(): Part<{ name: string }> & { asked: () => number } {
  let asked = 0;
  const fetch = (): Promise<ComponentType<{ name: string }>> => {
    asked += 1;
    return asked === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Panel);
  };
  return Object.assign(lazyPart(fetch), { asked: () => asked });
}

function Page({ part, quiet = false }: { part: Part<{ name: string }>; quiet?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StrictMode>
      <h1>페이지</h1>
      <button onClick={() => setOpen(true)}>열기</button>
      {isOpen && (
        <LazyPart part={part} quiet={quiet} fallback={<p>자리</p>} onFailed={() => setOpen(false)}>
          {(Loaded) => <Loaded name="계산기" />}
        </LazyPart>
      )}
      <Toaster />
    </StrictMode>
  );
}

afterEach(() => speak('ko'));

it('leaves the page as it is when it cannot be loaded, says so, and comes with the next click', async () => {
  const user = userEvent.setup();
  render(<Page part={missingOnce()} />);
  await user.click(screen.getByText('열기'));
  expect(await screen.findByText('불러오지 못했습니다')).toBeTruthy();
  expect(screen.getByText('연결을 확인하고 다시 시도해 주세요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '새로고침' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '페이지' })).toBeTruthy();
  expect(screen.queryByText('자리')).toBeNull();

  await user.click(screen.getByText('열기'));
  expect((await screen.findByRole('dialog')).textContent).toBe('계산기');
});

it('says so in English', async () => {
  speak('en');
  const user = userEvent.setup();
  render(<Page part={missingOnce()} />);
  await user.click(screen.getByText('열기'));
  expect(await screen.findByText('Check the connection and try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('is missing without a word where nobody asked for it', async () => {
  const part = missingOnce();
  const user = userEvent.setup();
  render(<Page part={part} quiet />);
  await user.click(screen.getByText('열기'));
  await waitFor(() => expect(screen.queryByText('자리')).toBeNull());
  expect(part.asked()).toBe(1);
  expect(screen.queryByRole('button', { name: '새로고침' })).toBeNull();
});

it('is there at once when it was fetched ahead, and a fetch ahead that fails is nothing', async () => {
  const part = missingOnce();
  part.prepare();
  await waitFor(() => expect(part.asked()).toBe(1));
  await Promise.resolve();
  await part.load();
  render(<LazyPart part={part}>{(Loaded) => <Loaded name="영수증" />}</LazyPart>);
  expect(screen.getByRole('dialog').textContent).toBe('영수증');
});
