import type { TestClusterHandle } from './global-setup.js';

export default async function stopTestCluster(): Promise<void> {
  await (globalThis as TestClusterHandle).stopTestCluster?.();
}
