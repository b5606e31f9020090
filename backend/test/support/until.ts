/** Waits until something is so; returns how long it took in milliseconds. Throws when it takes longer than `withinMs`. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) throw new Error(`not so within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - began;
}
