import { Outlet } from 'react-router';
import { TooltipProvider } from '@/shared/ui/tooltip';

/** What members' and admins' screens have and the public shell does without. */
export function Component() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
