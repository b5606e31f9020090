export { defineQueue } from './define-queue.js';
export { QueueModule } from './queue.module.js';
export { Queues } from './queues.service.js';
