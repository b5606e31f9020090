import { useEffect, useEffectEvent } from 'react';

/** Kinds of pictures that the service takes. */
const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
export const ACCEPTED_PICTURES = PICTURE_TYPES.join(',');

/** What speaks against sending a file as a picture, as far as that can be told before it is sent. */
export type PictureProblem = 'notAnImage' | 'otherKind' | 'tooLarge';

export function pictureProblemOf({ type, size }: File, mostBytes: number): PictureProblem | undefined {
  if (!type.startsWith('image/')) return 'notAnImage';
  if (!PICTURE_TYPES.includes(type)) return 'otherKind';
  return size > mostBytes ? 'tooLarge' : undefined;
}

/** A file as a data URL. */
export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(file);
  });
}

/** Takes files that are pasted anywhere on the page; `onPaste` answers whether it takes them. */
export function usePastedFiles(onPaste: (files: File[]) => boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    // Spreadsheets give their cells as text and as a picture of them.
    if (!data || data.files.length === 0 || data.getData('text/plain') !== '') return;
    if (onPaste([...data.files])) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
