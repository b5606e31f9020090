import { Outlet } from 'react-router';
import { TooltipProvider } from '@/shared/ui/tooltip';

export * from '@/app/layouts/require-session';

/** Providers of member and admin screens that the public shell does not need. */
export function Component() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
