import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi, unauthorized } from '@/shared/api/base-api';
import { recheckSession, sessionSlice } from '@/shared/session/session.slice';

/** Creates the store of the application and of its page tests. */
export function createStore() {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(baseApi.middleware),
  });
  // A member whose session ended elsewhere becomes a guest at the first refused call; the start check decides for itself.
  let checking = false;
  listener.startListening({
    actionCreator: unauthorized,
    effect: async () => {
      if (checking || store.getState().session.status !== 'member') return;
      checking = true;
      await store.dispatch(recheckSession()).finally(() => {
        checking = false;
      });
    },
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
