import { networkError, readApiError } from '@/shared/api/api-error';
import { currentLanguage } from '@/shared/i18n';

/**
 * Uploads a file as is. `onProgress` receives the sent share, 0 to 1, which only XMLHttpRequest reports. Rejects with an
 * `ApiError`.
 */
export function uploadFile<T>(path: string, file: Blob, onProgress: (share: number) => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // Errors are plain data, as from RTK Query.
    const refuse = reject as (error: unknown) => void;
    const request = new XMLHttpRequest();
    request.open('POST', `${location.origin}${path}`);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLanguage());
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText: text } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(text) as T);
      else refuse(readApiError({ status, statusText, text, retryAfter: request.getResponseHeader('Retry-After') }));
    };
    request.onerror = () => refuse(networkError());
    request.send(file);
  });
}
