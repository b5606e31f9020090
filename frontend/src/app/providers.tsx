import { setupListeners } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Provider } from 'react-redux';
import { PlainToast } from '@/app/plain-toast';
import type { AppStore } from '@/app/store';
import { baseApi } from '@/shared/api/base-api';
import { modules } from '@/shared/api/generated/modules';
import { onLanguage } from '@/shared/i18n';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useToasts } from '@/shared/ui/toast';

const toaster = lazyPart(async () => (await import('@/shared/ui/toaster')).Toaster);

/** The toast container is loaded with the first toast and stays. */
function Toasts() {
  const [toast] = useToasts();
  /** Toast whose container failed to load; the next toast retries. */
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
  /** State that the prerendered page was made from: some parts hydrate after the store has changed. */
  prerendered?: ReturnType<AppStore['getState']>;
  /** Called after the first render. */
  onShown?: () => void;
  children: ReactNode;
}

/** Tells the store when the tab is hidden and shown: polls that ask for it wait until then. */
function followVisibility(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onFocus, onFocusLost }) => {
    const tell = (): void => void dispatch(document.visibilityState === 'hidden' ? onFocusLost() : onFocus());
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
}

/** Providers of all screens: store, toasts. */
export function Providers({ store, prerendered, onShown, children }: ProvidersProps) {
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
  // The server's texts change with the language.
  useEffect(() => onLanguage(() => store.dispatch(baseApi.util.invalidateTags([...modules]))), [store]);
  useEffect(() => followVisibility(store), [store]);
  return (
    <Provider store={store} {...(prerendered ? { serverState: prerendered } : {})}>
      {children}
      <Toasts />
    </Provider>
  );
}
