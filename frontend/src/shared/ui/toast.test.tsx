import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@/shared/ui/dialog';
import { toast, toastError } from '@/shared/ui/toast';
import { Toaster } from '@/shared/ui/toaster';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows one at a time, the newest', () => {
    render(<Toaster />);
    act(() => void toast({ title: '첫째' }));
    act(() => void toast({ title: '둘째', description: '설명' }));
    expect(screen.queryByText('첫째')).toBeNull();
    expect(screen.getByText('둘째')).toBeTruthy();
    expect(screen.getByText('설명')).toBeTruthy();
  });

  it('lets what nobody asked for wait until the one that is read is gone', () => {
    render(<Toaster />);
    act(() => void toast({ title: '로그인' }));
    act(() => void toast({ title: '먼저 채굴', waits: true }));
    act(() => void toast({ title: '나중 채굴', waits: true }));
    act(() => jest.advanceTimersByTime(4_900));
    expect(screen.queryByText('로그인')).not.toBeNull();
    expect(screen.queryByText('나중 채굴')).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('나중 채굴')).not.toBeNull();
    expect(screen.queryByText('먼저 채굴')).toBeNull();
    act(() => jest.advanceTimersByTime(5_100));
    expect(screen.queryByText('나중 채굴')).toBeNull();
    act(() => void toast({ title: '바로', waits: true }));
    expect(screen.queryByText('바로')).not.toBeNull();
  });

  it('stays for five seconds unless told otherwise', () => {
    render(<Toaster />);
    act(() => void toast({ title: '짧게' }));
    act(() => jest.advanceTimersByTime(4_900));
    expect(screen.queryByText('짧게')).toBeTruthy();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('짧게')).toBeNull();

    act(() => void toast({ title: '길게', duration: 7_000 }));
    act(() => jest.advanceTimersByTime(6_900));
    expect(screen.queryByText('길게')).toBeTruthy();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('길게')).toBeNull();
  });

  it('leaves Escape within a dialog to the dialog, and takes it elsewhere', () => {
    const closed = jest.fn();
    const { rerender } = render(
      <>
        <Dialog open onOpenChange={closed} title="창">
          <input />
        </Dialog>
        <Toaster />
      </>,
    );
    act(() => void toast({ title: '알림' }));
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(closed).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledWith(false);
    expect(screen.queryByText('알림')).not.toBeNull();
    rerender(<Toaster />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    act(() => jest.advanceTimersByTime(500));
    expect(screen.queryByText('알림')).toBeNull();
  });

  it('moves the focus to where toasts are with F8', () => {
    render(<Toaster />);
    act(() => void toast({ title: '알림' }));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });

  it('shortens nothing of a slip to those who hear it, and leaves room below the page while it is there', () => {
    render(<Toaster />);
    expect(document.querySelector('.room')).toBeNull();
    act(
      () =>
        void toast({
          slip: true,
          title: '자동 채굴',
          description: '+30 L',
          action: { label: '영수증 보기', alt: '영수증' },
        }),
    );
    const slip = screen.getByText('자동 채굴').closest('li');
    expect(slip?.className).toContain('slip');
    expect(screen.getByRole('button', { name: '영수증 보기' })).toBeTruthy();
    expect(document.querySelector('.room')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.querySelector('.room')).toBeNull();
  });

  it('offers an action and says what failed in red', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const onClick = jest.fn();
    render(<Toaster />);
    act(() => void toast({ title: '삭제했습니다', action: { label: '되돌리기', alt: '삭제를 되돌립니다', onClick } }));
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(onClick).toHaveBeenCalledTimes(1);

    act(() =>
      toastError('UID 등록 실패', { status: 409, message: '이미 등록된 거래소 UID입니다.', alreadyChecked: false }),
    );
    const shown = screen.getByText('UID 등록 실패').closest('li');
    expect(shown?.className).toContain('destructive');
    expect(shown?.textContent).toContain('이미 등록된 거래소 UID입니다.');
  });
});
