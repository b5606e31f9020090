import { Outlet } from 'react-router';
import { TellsFailures } from '@/shared/ui/failed-reads/failed-reads';
import { TooltipProvider } from '@/shared/ui/tooltip';

export * from '@/app/layouts/require-session';

/** Providers of member and admin screens that the public shell does not need. */
export function Component() {
  return (
    <TooltipProvider>
      <TellsFailures>
        <Outlet />
      </TellsFailures>
    </TooltipProvider>
  );
}
