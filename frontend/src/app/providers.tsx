import { type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore } from '@/app/store';
import { i18n } from '@/shared/i18n';
import { Toaster } from '@/shared/ui/toast';
import { TooltipProvider } from '@/shared/ui/tooltip';

/** What every screen stands in: store, language, tooltips, toasts. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <TooltipProvider>
          {children}
          <Toaster />
        </TooltipProvider>
      </I18nextProvider>
    </Provider>
  );
}
