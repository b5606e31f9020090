/** Bounded temporary storage of this replica. */
export { ScratchDisk, type ScratchFile } from './scratch-disk.js';
export { ScratchDiskModule } from './scratch-disk.module.js';
