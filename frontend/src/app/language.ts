import { onLanguage, speak } from '@/shared/i18n';
import { languageOfPath, storeLanguage, storedLanguage } from '@/shared/paths';
import { readStoredUser } from '@/shared/session/stored-user';

/**
 * The language of a public page is that of its address, which becomes the chosen one of a visitor; other pages use the
 * chosen one. That of a member is the account's, in which the service answers, and changes by the switch alone.
 */
export function followAddress(pathname: string): void {
  const language = languageOfPath(pathname);
  if (language !== undefined && !readStoredUser()) storeLanguage(language);
  const wanted = language ?? storedLanguage();
  speak(wanted);
  document.documentElement.lang = wanted;
}

/** Keeps `<html lang>` in sync with the language. */
export function followLanguage(): void {
  onLanguage((language) => {
    document.documentElement.lang = language;
  });
}
