import type { Type } from '@nestjs/common';
import { AuthModule } from './auth/index.js';
import { LcoinModule } from './lcoin/index.js';

/** The domain modules, in the order in which they may depend on each other. */
export const modules: Type[] = [AuthModule, LcoinModule];
