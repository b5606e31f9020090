/** Files of this replica that are needed for a moment, in bounded room. */
export { ScratchDisk, type ScratchFile } from './scratch-disk.js';
export { ScratchDiskModule } from './scratch-disk.module.js';
