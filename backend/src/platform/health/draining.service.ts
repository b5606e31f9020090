import { Injectable } from '@nestjs/common';

/** Set once when shutdown starts: readiness fails and connections are closed after their response. */
@Injectable()
export class Draining {
  started = false;
}
