import { Injectable } from '@nestjs/common';

/** Set once when the process begins to stop: readiness turns red and connections are closed after their answer. */
@Injectable()
export class Draining {
  started = false;
}
