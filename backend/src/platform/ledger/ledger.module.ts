import { Global, Module } from '@nestjs/common';
import { Ledger } from './ledger.service.js';
import { Reconciliation } from './reconciliation.js';

@Global()
@Module({ providers: [Ledger, Reconciliation], exports: [Ledger, Reconciliation] })
export class LedgerModule {}
