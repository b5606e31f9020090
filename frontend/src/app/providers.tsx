import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore } from '@/app/store';
import { i18n } from '@/shared/i18n';
import { useToasts } from '@/shared/ui/toast';

const Toaster = lazy(async () => ({ default: (await import('@/shared/ui/toaster')).Toaster }));

/** The place of toasts is loaded with the first of them, and stays. */
function Toasts() {
  const hasToasts = useToasts().length > 0;
  return <Suspense>{hasToasts && <Toaster />}</Suspense>;
}

export interface ProvidersProps {
  store: AppStore;
  /** The state the prerendered page was made from: parts of it are taken over late, when the store has already moved on. */
  prerendered?: ReturnType<AppStore['getState']>;
  children: ReactNode;
}

/** What every screen stands in: store, language, toasts. */
export function Providers({ store, prerendered, children }: ProvidersProps) {
  // Before this a drawn page can be read but not used; who drives it, a test for one, waits for the mark.
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <Provider store={store} {...(prerendered ? { serverState: prerendered } : {})}>
      <I18nextProvider i18n={i18n}>
        {children}
        <Toasts />
      </I18nextProvider>
    </Provider>
  );
}
