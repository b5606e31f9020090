import { type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore } from '@/app/store';
import { i18n } from '@/shared/i18n';
import { Toaster } from '@/shared/ui/toast';

export interface ProvidersProps {
  store: AppStore;
  /** The state the prerendered page was made from: parts of it are taken over late, when the store has already moved on. */
  prerendered?: ReturnType<AppStore['getState']>;
  children: ReactNode;
}

/** What every screen stands in: store, language, toasts. */
export function Providers({ store, prerendered, children }: ProvidersProps) {
  return (
    <Provider store={store} {...(prerendered ? { serverState: prerendered } : {})}>
      <I18nextProvider i18n={i18n}>
        {children}
        <Toaster />
      </I18nextProvider>
    </Provider>
  );
}
