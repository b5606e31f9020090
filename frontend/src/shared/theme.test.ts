import { act, renderHook } from '@testing-library/react';
import { clearStoredUser, readStoredUser, writeStoredUser } from '@/shared/session/stored-user';
import { setTheme, storedTheme, useTheme } from '@/shared/theme';
import { storageDenied, storageFull } from '@test/denied-storage';

const isDark = (): boolean => document.documentElement.classList.contains('dark');

describe('the theme', () => {
  it('is kept by the browser', () => {
    expect(storedTheme()).toBe('light');
    setTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(storedTheme()).toBe('dark');
    expect(isDark()).toBe(true);
  });

  it.each([
    ['denied', storageDenied],
    ['full', storageFull],
  ])('lasts as long as the page where storage is %s', (_, inSuchABrowser) => {
    inSuchABrowser(() => {
      expect(storedTheme()).toBe('light');
      const { result } = renderHook(useTheme);
      act(() => setTheme('dark'));
      expect(result.current).toBe('dark');
      expect(isDark()).toBe(true);
      act(() => setTheme('light'));
      expect(result.current).toBe('light');
      expect(isDark()).toBe(false);
    });
    setTheme('light');
  });
});

it('a log-in is known as long as the page where storage is denied, and forgotten at log-out', () => {
  const hana = { id: 'u1', email: 'hana@example.com', name: 'Hana', isAdmin: false };
  storageDenied(() => {
    expect(readStoredUser()).toBeUndefined();
    writeStoredUser(hana);
    expect(readStoredUser()).toEqual(hana);
    clearStoredUser();
    expect(readStoredUser()).toBeUndefined();
  });
});
