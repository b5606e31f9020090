import { Injectable } from '@nestjs/common';

/** Class of an event; its constructor identifies the event. */
export type EventType<E extends object> = abstract new (...args: never[]) => E;

type Listener = (event: object) => Promise<void>;

/**
 * Typed in-process events from lower to higher modules. Listeners run in sequence and are awaited, so an event with `tx`
 * is part of that transaction and a listener that throws rolls it back.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<EventType<object>, Listener[]>();

  /** Registers a listener for the lifetime of the process, usually in `onModuleInit`. */
  on<E extends object>(type: EventType<E>, listener: (event: E) => Promise<void>): void {
    const known = this.listeners.get(type) ?? [];
    known.push(listener as Listener);
    this.listeners.set(type, known);
  }

  /** Calls all listeners in registration order. */
  async emit(event: object): Promise<void> {
    for (const listener of this.listeners.get(event.constructor as EventType<object>) ?? []) await listener(event);
  }
}
