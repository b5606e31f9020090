import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { Public } from '../http/index.js';
import { KeptAnswers, withHeaders } from './kept-answers.service.js';

@Injectable()
class KeptAnswerInterceptor implements NestInterceptor {
  constructor(private readonly answers: KeptAnswers) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<string>> {
    const http = context.switchToHttp();
    const answer = await this.answers.read(http.getRequest<Request>(), () => lastValueFrom(next.handle()));
    withHeaders(http.getResponse<Response>(), answer);
    return of(answer.bytes.toString());
  }
}

/**
 * Makes a GET handler public and keeps its answer as bytes. The answer depends on the caller's language alone, and on
 * tables with a trigger that notifies `public_answers`.
 */
export const KeptAnswer = (): MethodDecorator => applyDecorators(Public(), UseInterceptors(KeptAnswerInterceptor));
