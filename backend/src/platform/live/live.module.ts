import { Global, Module } from '@nestjs/common';
import { LiveStreams } from './live-streams.service.js';

@Global()
@Module({ providers: [LiveStreams], exports: [LiveStreams] })
export class LiveModule {}
