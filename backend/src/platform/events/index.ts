export { DomainEvents } from './domain-events.js';
export { EventsModule } from './events.module.js';
