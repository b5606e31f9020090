import { useLocation, useNavigate } from 'react-router';
import { useUpdateOwnMemberMutation } from '@/shared/api/generated/site';
import { type Language, speak } from '@/shared/i18n';
import { languageOfPath, localPath, storeLanguage } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { sharedTexts } from '@/shared/texts';

export function useLanguageSwitch(): { other: Language; switchTo: () => void } {
  const { language } = sharedTexts.use();
  const { status, restriction } = useSession();
  const [updateMember] = useUpdateOwnMemberMutation();
  const location = useLocation();
  const navigate = useNavigate();
  const other: Language = language === 'ko' ? 'en' : 'ko';
  const change = async (): Promise<void> => {
    storeLanguage(other);
    // Messages of the server use the language of the account, so it is saved before the screen reloads. A failed call is
    // repeated at the next switch.
    if (status === 'member' && restriction === null) await updateMember({ updateMemberDto: { language: other } });
    if (languageOfPath(location.pathname) === undefined) speak(other);
    // The router may not know the current search part (`setSearchParam`).
    else
      await navigate(localPath(location.pathname + window.location.search + location.hash, other), {
        replace: true,
        preventScrollReset: true,
        state: location.state as unknown,
      });
  };
  return { other, switchTo: () => void change() };
}
