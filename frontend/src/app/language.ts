import { onLanguage, speak } from '@/shared/i18n';
import { languageOfPath, storeLanguage, storedLanguage } from '@/shared/paths';

/** The language of a public page is that of its address, which becomes the chosen one; other pages use the chosen one. */
export function followAddress(pathname: string): void {
  const language = languageOfPath(pathname);
  if (language !== undefined) storeLanguage(language);
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
