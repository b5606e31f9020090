import { ApiHeader } from '@nestjs/swagger';

/** Marks an act that takes an `Idempotency-Key`: it runs in `Idempotency.run`. */
export const Idempotent = (): MethodDecorator => ApiHeader({ name: 'idempotency-key', required: false });
