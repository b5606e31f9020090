import { MiningOffers } from '@/features/store/components/mining-offers';
import { OwnedItems } from '@/features/store/components/owned-items';
import { storeTexts } from '@/features/store/texts';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import styles from '@/features/store/components/store.module.css';

/** The store as a part of the Luff wallet: mining items and own items, with a link to the rest. */
export function Shop() {
  const { t } = storeTexts.use();
  return (
    <div className={styles['shop']}>
      <MiningOffers />
      <Section
        title={t('owned.title')}
        action={
          <ButtonLink size="s" variant="link" to={paths.miningItems}>
            {t('shop.all')}
          </ButtonLink>
        }
      >
        <OwnedItems />
      </Section>
    </div>
  );
}
