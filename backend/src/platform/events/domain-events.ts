import { Injectable } from '@nestjs/common';

/** A class whose instances are announced; its constructor is the key under which listeners register. */
export type EventType<E extends object> = abstract new (...args: never[]) => E;

type Listener = (event: object) => Promise<void>;

/**
 * Typed in-process news from a lower module to a higher one. Listeners run one after another and are awaited; an
 * event that carries `tx` is therefore part of that transaction, and a listener that throws rolls it back.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<EventType<object>, Listener[]>();

  /** Registers a listener for the life of the process, usually in `onModuleInit`. */
  on<E extends object>(type: EventType<E>, listener: (event: E) => Promise<void>): void {
    const known = this.listeners.get(type) ?? [];
    known.push(listener as Listener);
    this.listeners.set(type, known);
  }

  /** Tells all listeners, in the order of their registration. */
  async emit(event: object): Promise<void> {
    for (const listener of this.listeners.get(event.constructor as EventType<object>) ?? []) await listener(event);
  }
}
