import { Link, type LinkProps, useLocation } from 'react-router';
import { useSearch } from '@/shared/search-part';

/** Opens the chatbot over the page, which keeps its search part. */
export function HelpLink(props: Omit<LinkProps, 'to' | 'preventScrollReset'>) {
  const { pathname } = useLocation();
  const search = useSearch();
  return <Link {...props} to={`${pathname}${search}#chatbot`} preventScrollReset />;
}
