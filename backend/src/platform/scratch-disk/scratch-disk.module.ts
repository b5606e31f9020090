import { Global, Module } from '@nestjs/common';
import { ScratchDisk } from './scratch-disk.js';

@Global()
@Module({ providers: [ScratchDisk], exports: [ScratchDisk] })
export class ScratchDiskModule {}
