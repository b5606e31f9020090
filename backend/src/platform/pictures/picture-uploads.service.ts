import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { KeyedBulkhead, withBulkhead } from '../bulkhead/index.js';

/** Pictures that are opened at a time, which leaves one core to the other requests. */
const RUNNING = Math.max(1, availableParallelism() - 1);
/** The same, and that wait for it, of all and of one member; each holds up to 8 MB. */
const OPENING = { all: { running: RUNNING, waiting: 20 }, member: { running: 1, waiting: 3 } };

/** Turns in which pictures that members send are opened, whatever they are for: decoding takes a core and memory. */
@Injectable()
export class PictureUploads {
  private readonly openings = bulkhead(OPENING.all.running, OPENING.all.waiting);
  private readonly openingsOfMembers = new KeyedBulkhead(OPENING.member);

  /**
   * Opens a picture of a member by `open`, one after the other. `before` is called when it is its turn; what it throws is thrown,
   * and the picture is not opened. It is part of the turn, so that the questions of many pictures to the database do not come at
   * once. Throws `platform.busy`.
   */
  async open<T>(memberId: string, before: () => Promise<void>, open: () => Promise<T>): Promise<T> {
    return this.openingsOfMembers.run(memberId, () =>
      withBulkhead(this.openings, async () => {
        await before();
        return open();
      }),
    );
  }
}
