import { Global, Module } from '@nestjs/common';
import { TableFiles } from './table-files.service.js';

@Global()
@Module({ providers: [TableFiles], exports: [TableFiles] })
export class TableFilesModule {}
