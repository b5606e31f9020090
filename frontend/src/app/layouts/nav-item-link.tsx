import { Link, useLocation } from 'react-router';
import { type NavItem, useNavLabel } from '@/app/layouts/navigation';
import { appTexts } from '@/app/texts';
import { localPath } from '@/shared/paths';
import { cx } from '@/shared/ui/class-names';

export interface NavItemLinkProps {
  item: NavItem;
  className?: string | undefined;
  onClick?: () => void;
}

/** A menu entry, marked at each address of its screen; `NavLink` knows one only. */
export function NavItemLink({ item: { key, to, also }, className, onClick }: NavItemLinkProps) {
  const { language } = appTexts.use();
  const { pathname } = useLocation();
  const path = localPath(to, language);
  const isHere = pathname === path.split('?')[0] || pathname === also;
  return (
    <Link
      className={cx(className, isHere && 'active')}
      to={path}
      aria-current={isHere ? 'page' : undefined}
      onClick={onClick}
    >
      {useNavLabel()(key)}
    </Link>
  );
}
