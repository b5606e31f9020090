import { Amount, formatAmount, formatPrice } from '@/features/journal/amounts';
import { Facts, TitleLine } from '@/features/journal/components/facts';
import { journalTexts } from '@/features/journal/texts';
import { useListPositionsQuery } from '@/shared/api/generated/member';
import type { PositionDto } from '@/shared/api/generated/schemas';
import { multiplyDecimals } from '@/shared/decimal';
import { behindFigure, formatDateTime } from '@/shared/format';
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
  const costs = (['fee', 'funding'] as const).flatMap((name) => {
    const amount = name === 'fee' ? fee : funding;
    return amount === '0' ? [] : [{ label: t(`trade.${name}`), value: `${rounded(amount)} ${quote}` }];
  });
  const price = `${formatPrice(entryPrice, true)} ${quote}`;
  const size = `${formatAmount(quantity, { digits: 18, trim: true })}${behindFigure(isInContracts ? t('positions.contracts') : coin)}`;
  return (
    <Entry
      title={
        <TitleLine
          value={
            // How many coins a contract is of is not known.
            isInContracts ? (
              <span className="figures">{size}</span>
            ) : (
              <span className="figures">
                <small>{t('positions.cost')}</small>{' '}
                <Amount value={multiplyDecimals(quantity, entryPrice)} unit={quote} digits={2} />
              </span>
            )
          }
        >
          {t('positions.name', { symbol, side: t(`trade.${type}`) })}
        </TitleLine>
      }
      note={
        <Facts
          facts={[
            { label: t('trade.exchange'), value: exchange },
            isInContracts
              ? { label: t('positions.entry'), value: price }
              : { label: t('positions.worth'), value: `${size} × ${price}` },
            { label: t('positions.opened'), value: formatDateTime(openedAt, language) },
            ...costs,
            { label: t('positions.known'), value: formatDateTime(knownUntil, language) },
          ]}
        />
      }
    />
  );
}
