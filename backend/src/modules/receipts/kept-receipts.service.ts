import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock, isDay, seoulPeriod, startOfSeoulDay } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import { byId, readPage, type Page, type SessionUser } from '../../platform/http/index.js';
import { ReceiptKinds, type ReceiptKindName, type TitledReceipt } from '../../platform/receipts/index.js';
import { Settings } from '../../platform/settings/index.js';
import { MemberClosed, Members, PersonalDataExport, rowsOfMember } from '../auth/index.js';
import { KeptReceiptDto, ReceiptShareDto, type KeptReceiptsQuery } from './dto/kept-receipt.dto.js';
import { KeptReceipt } from './entities/kept-receipt.entity.js';
import { ReceiptShare } from './entities/receipt-share.entity.js';
import { ReceiptErrors } from './receipts.errors.js';
import { personalTableTexts } from './receipts.messages.js';
import { ReceiptsSettings } from './receipts.settings.js';

/** A fact of a member. */
export interface FactOf {
  readonly kind: ReceiptKindName;
  readonly id: string;
}

type Sum = Pick<TitledReceipt['sum'], 'value' | 'unit'>;

/** The receipts that members put aside. They are in the member's download and end with the account. */
@Injectable()
export class KeptReceipts implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly kinds: ReceiptKinds,
    private readonly members: Members,
    private readonly settings: Settings,
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute({
      name: 'kept-receipts',
      about: personalTableTexts.kept,
      columns: ['id', 'kind', 'factId', 'number', 'factAt', 'keptAt'],
      rows: (em, { id }) => rowsOfMember(em, KeptReceipt, id),
    });
    this.personalData.contribute({
      name: 'shared-receipts',
      about: personalTableTexts.shares,
      columns: ['id', 'keptId', 'withAmounts', 'figures', 'sharedAt', 'revokedAt'],
      async *rows(em, { id, language }) {
        for await (const { figures, ...share } of rowsOfMember(em, ReceiptShare, id))
          yield { ...share, figures: figures && JSON.stringify(figures[language]) };
      },
    });
    this.events.on(MemberClosed, async ({ tx, member: { id: userId } }) => {
      await tx.delete(ReceiptShare, { userId });
      await tx.delete(KeptReceipt, { userId });
    });
  }

  /** Puts a receipt aside; the same again changes nothing. Throws `receipts.notFound`, `receipts.tooManyKept`. */
  async keep({ id: userId, language }: SessionUser, fact: FactOf): Promise<KeptReceiptDto> {
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      const { kept, receipt } = await this.ensure(tx, userId, fact, language);
      const sum = await this.sumOf(tx, kept, receipt, language);
      return dtoOf(kept, receipt, sum, await sharesOf(tx, [kept.id]));
    });
  }

  /** The row of a kept receipt, made if need be, and the receipt as the books are now. The caller has locked the member. */
  async ensure(
    tx: EntityManager,
    userId: string,
    { kind, id: factId }: FactOf,
    language: Language,
  ): Promise<{ kept: KeptReceipt; receipt: TitledReceipt }> {
    const receipt = await this.kinds.get(kind).read(tx, userId, factId, language);
    if (!receipt) throw ReceiptErrors.notFound();
    const known = await tx.findOneBy(KeptReceipt, { userId, kind, factId });
    if (known) return { kept: known, receipt };
    const now = this.clock.now();
    const most = await this.settings.get(ReceiptsSettings.mostKept, now, tx);
    if ((await tx.countBy(KeptReceipt, { userId })) >= most) throw ReceiptErrors.tooManyKept({ most });
    const factAt = isDay(factId) ? startOfSeoulDay(factId) : new Date(receipt.at);
    const row = { userId, kind, factId, number: receipt.number, factAt, keptAt: now };
    const kept = await tx.save(tx.create(KeptReceipt, row));
    return { kept, receipt };
  }

  /** Takes a receipt out again and ends its public addresses. Throws `receipts.notFound`. */
  async remove(userId: string, { kind, id: factId }: FactOf): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      // Not between a receipt that is kept and its new address.
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      const { affected } = await tx.delete(KeptReceipt, { userId, kind, factId });
      if (affected === 0) throw ReceiptErrors.notFound();
    });
  }

  /** Whether the member keeps it. */
  async isKept(userId: string, { kind, id: factId }: FactOf): Promise<boolean> {
    return this.dataSource.manager.existsBy(KeptReceipt, { userId, kind, factId });
  }

  /** One page, the last kept first. Names and amounts are read from the books. */
  async list({ id, language }: SessionUser, query: KeptReceiptsQuery): Promise<Page<KeptReceiptDto>> {
    const em = this.dataSource.manager;
    const page = await readPage(query, byId, (after, take) => pageOf(em, id, query, after, take));
    const shares = await sharesOf(
      em,
      page.items.map((kept) => kept.id),
    );
    const items: KeptReceiptDto[] = [];
    for (const kept of page.items) {
      const receipt = await this.kinds.get(kept.kind).read(em, id, kept.factId, language);
      items.push(dtoOf(kept, receipt, receipt && (await this.sumOf(em, kept, receipt, language)), shares));
    }
    return { ...page, items };
  }

  /** What the fact comes to: of an entry its amount, where the full receipt goes on to the balance. */
  private async sumOf(
    em: EntityManager,
    { kind, userId, factId }: KeptReceipt,
    receipt: TitledReceipt,
    language: Language,
  ): Promise<Sum> {
    const open = await this.kinds.get(kind).open?.(em, userId, factId, language);
    return (open ?? receipt).sum;
  }
}

async function pageOf(
  em: EntityManager,
  userId: string,
  { search, kind, from, to }: KeptReceiptsQuery,
  after: string | undefined,
  take: number,
): Promise<KeptReceipt[]> {
  const { since, until } = seoulPeriod({ ...(from && { from }), ...(to && { to }) });
  const rows = em.createQueryBuilder(KeptReceipt, 'kept').where({ userId });
  if (kind) rows.andWhere({ kind });
  if (search) {
    const part = `%${search.replaceAll('-', '').toUpperCase()}%`;
    rows.andWhere(`replace(kept.number, '-', '') LIKE :part`, { part });
  }
  if (since) rows.andWhere('kept.fact_at >= :since', { since });
  if (until) rows.andWhere('kept.fact_at < :until', { until });
  if (after !== undefined) rows.andWhere('kept.id < :after', { after });
  return rows.orderBy('kept.id', 'DESC').take(take).getMany();
}

async function sharesOf(em: EntityManager, keptIds: readonly string[]): Promise<ReceiptShare[]> {
  return em.find(ReceiptShare, { where: { keptId: In(keptIds) }, order: { id: 'DESC' } });
}

function dtoOf(
  kept: KeptReceipt,
  receipt: TitledReceipt | null,
  sum: Sum | null,
  shares: readonly ReceiptShare[],
): KeptReceiptDto {
  const { id, kind, factId, number, factAt, keptAt } = kept;
  return {
    id,
    kind,
    factId,
    number,
    title: receipt?.title ?? null,
    amount: sum?.value ?? null,
    unit: sum?.unit ?? null,
    seal: receipt?.seal ?? null,
    factAt: factAt.toISOString(),
    keptAt: keptAt.toISOString(),
    shares: shares.filter(({ keptId }) => keptId === id).map((share) => ReceiptShareDto.from(share)),
  };
}
