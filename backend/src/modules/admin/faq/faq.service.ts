import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/errors/index.js';
import type { Caller } from '../../../platform/http/index.js';
import type {
  AdminFaqEntryDto,
  CreateFaqEntryDto,
  FaqEntryDto,
  FaqPlaceholderDto,
  UpdateFaqEntryDto,
} from './dto/faq.dto.js';

/** An administrator who acts. */
export interface FaqAct {
  readonly actorId: string;
  readonly caller: Caller;
}

/** Questions and answers that visitors read and operators write. */
@Injectable()
export class Faq {
  /** What is published, in order, in one language, with today's numbers. */
  list(_language: Language): Promise<FaqEntryDto[]> {
    throw new Error('not built');
  }

  listForAdmin(): Promise<AdminFaqEntryDto[]> {
    throw new Error('not built');
  }

  placeholders(): Promise<FaqPlaceholderDto[]> {
    throw new Error('not built');
  }

  create(_act: FaqAct, _input: CreateFaqEntryDto): Promise<AdminFaqEntryDto> {
    throw new Error('not built');
  }

  update(_act: FaqAct, _id: string, _input: UpdateFaqEntryDto): Promise<AdminFaqEntryDto> {
    throw new Error('not built');
  }

  order(_act: FaqAct, _ids: readonly string[]): Promise<AdminFaqEntryDto[]> {
    throw new Error('not built');
  }

  remove(_act: FaqAct, _id: string): Promise<void> {
    throw new Error('not built');
  }
}
