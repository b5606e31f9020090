import type { Type } from '@nestjs/common';

/** The domain modules, in the order in which they may depend on each other. */
export const modules: Type[] = [];
