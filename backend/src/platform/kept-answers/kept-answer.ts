import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { Public } from '../http/index.js';
import { type Behind, KeptAnswers, withHeaders } from './kept-answers.service.js';

const BehindOf = Reflector.createDecorator<Behind>();

@Injectable()
class KeptAnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly answers: KeptAnswers,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<string>> {
    const http = context.switchToHttp();
    const behind = this.reflector.get(BehindOf, context.getHandler());
    const answer = await this.answers.read(http.getRequest<Request>(), behind, () => lastValueFrom(next.handle()));
    withHeaders(http.getResponse<Response>(), answer);
    return of(answer.bytes.toString());
  }
}

/**
 * Makes a GET handler public and keeps its answer as bytes. The answer depends on the caller's language alone, on tables with
 * a trigger that notifies `public_answers`, and if it says so on the snapshots and their age.
 */
export const KeptAnswer = (behind: Behind = 'tables'): MethodDecorator =>
  applyDecorators(Public(), BehindOf(behind), UseInterceptors(KeptAnswerInterceptor));
