import { followAddress } from '@/app/language';
import { speak } from '@/shared/i18n';
import { storeLanguage, storedLanguage } from '@/shared/paths';
import { clearStoredUser, writeStoredUser } from '@/shared/session/stored-user';

const hana = { id: 'u1', email: 'hana@example.com', name: 'Hana', isAdmin: false };

describe('the address of a public page', () => {
  afterEach(() => {
    clearStoredUser();
    storeLanguage('ko');
    speak('ko');
  });

  it('chooses the language of a visitor', () => {
    followAddress('/en/faq');
    expect(document.documentElement.lang).toBe('en');
    followAddress('/crypto-insights');
    expect(document.documentElement.lang).toBe('en');
  });

  it('leaves that of a member, in which the service answers', () => {
    writeStoredUser(hana);
    storeLanguage('en');
    followAddress('/faq');
    expect(document.documentElement.lang).toBe('ko');
    expect(storedLanguage()).toBe('en');
    followAddress('/dashboard');
    expect(document.documentElement.lang).toBe('en');
  });
});
