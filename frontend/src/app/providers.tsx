import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Provider } from 'react-redux';
import { PlainToast } from '@/app/plain-toast';
import type { AppStore } from '@/app/store';
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
  /** Called when the screen stands for the first time. */
  onShown?: () => void;
  children: ReactNode;
}

/** What every screen stands in: store, toasts. */
export function Providers({ store, prerendered, onShown, children }: ProvidersProps) {
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
  return (
    <Provider store={store} {...(prerendered ? { serverState: prerendered } : {})}>
      {children}
      <Toasts />
    </Provider>
  );
}
