import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Collector } from './collector.service.js';
import { KeptSnapshots } from './kept-snapshots.service.js';
import { SnapshotRow } from './snapshot.entity.js';
import { Snapshots } from './snapshots.service.js';
import { SourceStateRow } from './source-state.entity.js';
import { SourceStates } from './source-states.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SnapshotRow, SourceStateRow])],
  providers: [Collector, KeptSnapshots, { provide: Snapshots, useExisting: KeptSnapshots }, SourceStates],
  exports: [Collector, Snapshots, SourceStates],
})
export class SnapshotsModule {}
