import { Global, Module } from '@nestjs/common';
import { ReceiptKinds } from './receipt-kinds.service.js';
import { Seals } from './seals.service.js';
import { Signatures } from './signatures.service.js';

@Global()
@Module({ providers: [ReceiptKinds, Seals, Signatures], exports: [ReceiptKinds, Seals, Signatures] })
export class ReceiptsPlatformModule {}
