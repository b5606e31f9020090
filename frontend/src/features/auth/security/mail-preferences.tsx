import { Lock } from 'lucide-react';
import { useState } from 'react';
import { securityTexts } from '@/features/auth/security/texts';
import { memberApi, useGetMailPreferencesQuery, useUpdateMailPreferencesMutation } from '@/shared/api/generated/member';
import type { MailPreferencesDto, UpdateMailPreferencesDto } from '@/shared/api/generated/schemas';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { Switch } from '@/shared/ui/switch';
import { toastError } from '@/shared/ui/toast';
import styles from '@/features/auth/security/security.module.css';

const MARKETING = 'marketing';
const known = ['security', 'uid', 'payback', 'indicator', 'market-alert'] as const;

/** Optimistic update; a refusal reverts only the requested change. */
memberApi.enhanceEndpoints({
  endpoints: {
    updateMailPreferences: {
      onQueryStarted: async (
        { updateMailPreferencesDto: { topics = {}, marketing } },
        { dispatch, queryFulfilled },
      ) => {
        const moved = dispatch(
          memberApi.util.updateQueryData('getMailPreferences', undefined, (shown) => {
            for (const one of shown.topics) one.enabled = topics[one.topic] ?? one.enabled;
            shown.marketing = marketing ?? shown.marketing;
          }),
        );
        await queryFulfilled.catch(moved.undo);
      },
    },
  },
});

/** Mail preferences. A switch moves at once and reverts when the server refuses. */
export function MailPreferences() {
  const query = useGetMailPreferencesQuery();
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={4} height="56px" />}>
      {(preferences) => <Switches preferences={preferences} />}
    </Loaded>
  );
}

function Switches({ preferences }: { preferences: MailPreferencesDto }) {
  const { t } = securityTexts.use();
  const [update] = useUpdateMailPreferencesMutation();
  const [saving, setSaving] = useState<readonly string[]>([]);

  const save = async (name: string, updateMailPreferencesDto: UpdateMailPreferencesDto): Promise<void> => {
    setSaving((names) => [...names, name]);
    try {
      await update({ updateMailPreferencesDto }).unwrap();
    } catch (error) {
      toastError(t('mails.failed'), error);
    } finally {
      setSaving((names) => names.filter((other) => other !== name));
    }
  };

  return (
    <ul className={styles['switches']}>
      {[...preferences.topics]
        .sort((a, b) => Number(b.obligatory) - Number(a.obligatory))
        .map(({ topic, enabled, obligatory }) => {
          const name = known.find((one) => one === topic);
          return (
            <li key={topic}>
              <Switch
                label={name === undefined ? t('mails.topic.other', { topic }) : t(`mails.topic.${name}`)}
                note={
                  <>
                    {name !== undefined && <span>{t(`mails.note.${name}`)}</span>}
                    {obligatory && (
                      <span className={styles['locked']}>
                        <Lock size={13} aria-hidden />
                        {t('mails.obligatory')}
                      </span>
                    )}
                  </>
                }
                checked={enabled || obligatory}
                locked={obligatory}
                busy={saving.includes(topic)}
                onChange={(next) => void save(topic, { topics: { [topic]: next } })}
              />
            </li>
          );
        })}
      <li>
        <Switch
          label={t('mails.marketing')}
          note={t('mails.marketingNote')}
          checked={preferences.marketing}
          busy={saving.includes(MARKETING)}
          onChange={(marketing) => void save(MARKETING, { marketing })}
        />
      </li>
    </ul>
  );
}
