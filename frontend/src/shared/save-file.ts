/** Time a browser may take to start reading what it was given to save. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which asks or saves it as it does with every download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
