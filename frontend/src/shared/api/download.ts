import { type ApiError, networkError, readApiError } from '@/shared/api/api-error';
import { currentLanguage } from '@/shared/i18n';

export interface DownloadedFile {
  content: Blob;
  /** File name from the server. */
  name: string;
}

/**
 * Downloads a file in the page, so that errors can be shown in place. `onProgress` receives the bytes so far; the total
 * is unknown. Throws an `ApiError`, also for an incomplete file.
 */
export async function downloadFile(path: string, onProgress: (bytes: number) => void): Promise<DownloadedFile> {
  let refusal: ApiError | undefined;
  try {
    const response = await fetch(`${location.origin}${path}`, {
      credentials: 'include',
      headers: { 'Accept-Language': currentLanguage() },
    });
    if (response.ok && response.body) {
      const name = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';
      const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
      return { content: await readAll(response.body, type, onProgress), name };
    }
    refusal = readApiError({ status: response.status, statusText: response.statusText, text: await response.text() });
  } catch {
    // Browsers do not tell scripts why a connection failed.
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- refusals are plain data everywhere, as from RTK Query
  throw refusal ?? networkError();
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onProgress(bytes);
  }
  return new Blob(parts, { type });
}
