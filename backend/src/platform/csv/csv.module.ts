import { Global, Module } from '@nestjs/common';
import { CsvDownloads } from './csv-downloads.service.js';

@Global()
@Module({ providers: [CsvDownloads], exports: [CsvDownloads] })
export class CsvModule {}
