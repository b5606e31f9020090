import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { OwnSessionDto } from './dto/own-session.dto.js';

/** A member's own sessions. */
@Injectable()
export class OwnSessions {
  list(_userId: string, _request: Request): Promise<OwnSessionDto[]> {
    return Promise.reject(new Error('not built yet'));
  }

  end(_userId: string, _sessionId: string, _request: Request, _response: Response): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }

  endOthers(_userId: string, _request: Request): Promise<number> {
    return Promise.reject(new Error('not built yet'));
  }
}
