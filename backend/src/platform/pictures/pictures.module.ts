import { Global, Module } from '@nestjs/common';
import { PictureUploads } from './picture-uploads.service.js';
import { Pictures } from './pictures.service.js';

@Global()
@Module({ providers: [Pictures, PictureUploads], exports: [Pictures, PictureUploads] })
export class PicturesModule {}
