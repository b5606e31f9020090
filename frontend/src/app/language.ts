import { onLanguage, speak } from '@/shared/i18n';
import { languageOfPath, storeLanguage, storedLanguage } from '@/shared/paths';

/** A public page speaks the language of its address, which is then the chosen one; other pages speak the chosen one. */
export function followAddress(pathname: string): void {
  const language = languageOfPath(pathname);
  if (language !== undefined) storeLanguage(language);
  const wanted = language ?? storedLanguage();
  speak(wanted);
  document.documentElement.lang = wanted;
}

/** Keeps `<html lang>` with the language, however it changed. */
export function followLanguage(): void {
  onLanguage((language) => {
    document.documentElement.lang = language;
  });
}
