import { Amount, formatAmount, formatPrice } from '@/features/journal/amounts';
import { journalTexts } from '@/features/journal/texts';
import { useListPositionsQuery } from '@/shared/api/generated/member';
import type { PositionDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { Notice } from '@/shared/ui/notice';

const rounded = (value: string): string => formatAmount(value, { digits: 4, trim: true });

/** What imported histories leave open; nothing while nothing is. */
export function OpenPositions() {
  const { t } = journalTexts.use();
  const { data: positions, isError } = useListPositionsQuery();
  if (!isError && !positions?.length) return null;
  return (
    <Section title={t('positions.title')} lead={t('positions.lead')}>
      {isError && <Notice tone="problem" title={t('positions.unread')} />}
      {positions && (
        <Entries label={t('positions.title')}>
          {positions.map((position) => (
            <PositionRow key={position.id} position={position} />
          ))}
        </Entries>
      )}
    </Section>
  );
}

function PositionRow({ position }: { position: PositionDto }) {
  const { t, language } = journalTexts.use();
  const { exchange, symbol, type, quantity, isInContracts, entryPrice, fee, funding, openedAt, knownUntil } = position;
  const [coin = '', quote = ''] = symbol.split('-');
  const terms = t('positions.terms', {
    exchange,
    quote,
    entry: formatPrice(entryPrice, true),
    opened: formatDateTime(openedAt, language),
  });
  const costs = (['fee', 'funding'] as const).flatMap((name) => {
    const amount = name === 'fee' ? fee : funding;
    return amount === '0' ? [] : [t(`positions.${name}`, { amount: rounded(amount), quote })];
  });
  return (
    <Entry
      title={t('positions.name', { symbol, side: t(`trade.${type}`) })}
      note={
        <>
          <div>{[terms, ...costs].join(', ')}</div>
          <div>{t('positions.known', { time: formatDateTime(knownUntil, language) })}</div>
        </>
      }
      value={<Amount value={quantity} unit={isInContracts ? t('positions.contracts') : coin} digits={18} trim />}
    />
  );
}
