import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { appTexts } from '@/app/texts';
import { localPath, paths } from '@/shared/paths';
import { type SessionDispatch, logOut } from '@/shared/session/session.slice';

/** Logs out and navigates home. */
export function useLogOut(): () => void {
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const { language } = appTexts.use();
  return () => {
    void dispatch(logOut()).then(() => navigate(localPath(paths.home, language)));
  };
}
