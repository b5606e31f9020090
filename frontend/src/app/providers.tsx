import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { PlainToast } from '@/app/plain-toast';
import type { AppStore } from '@/app/store';
import { i18n } from '@/shared/i18n';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useToasts } from '@/shared/ui/toast';

const toaster = lazyPart(async () => (await import('@/shared/ui/toaster')).Toaster);

/** The place of toasts is loaded with the first of them, and stays. */
function Toasts() {
  const [toast] = useToasts();
  /** The toast whose place did not come; the next one asks for it again. */
  const [failed, setFailed] = useState<number>();
  if (!toast) return null;
  if (toast.id === failed) return toast.open && <PlainToast {...toast} />;
  return (
    <LazyPart part={toaster} quiet onFailed={() => setFailed(toast.id)}>
      {(Toaster) => <Toaster />}
    </LazyPart>
  );
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
