import { Check, Minus } from 'lucide-react';
import { guideTexts } from '@/features/home/guides/texts';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { Dialog } from '@/shared/ui/dialog';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/home/guides/guide.module.css';

/** Meaning of an exchange's two transfer badges. */
export function TravelRule({ exchange, onClose }: { exchange: ExchangeDto; onClose: () => void }) {
  const { t } = guideTexts.use();
  const rows = [
    { name: t('travel.upbit'), isPossible: exchange.travelRuleUpbit },
    { name: t('travel.bithumb'), isPossible: exchange.travelRuleBithumb },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('travel.title', { exchange: exchange.name })}
      description={t('travel.text')}
    >
      <ul className={styles['rules']}>
        {rows.map(({ name, isPossible }) => (
          <li key={name}>
            <p className={styles['ruleHead']}>
              <b>{name}</b>
              <Tag tone={isPossible ? 'good' : 'neutral'} icon={isPossible ? <Check size={13} /> : <Minus size={13} />}>
                {isPossible ? t('travel.possible') : t('travel.impossible')}
              </Tag>
            </p>
            <p className={styles['ruleText']}>
              {isPossible
                ? t('travel.possibleText', { name, exchange: exchange.name })
                : t('travel.impossibleText', { name, exchange: exchange.name })}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles['rule']}>{t('travel.note')}</p>
    </Dialog>
  );
}
