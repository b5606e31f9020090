import {
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
  createSlice,
} from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { baseApi } from '@/shared/api/base-api';
import { api } from '@/shared/api/generated';
import { isApiError } from '@/shared/api/api-error';
import { type SessionUser, clearStoredUser, readStoredUser, writeStoredUser } from '@/shared/session/stored-user';
import { sharedTexts } from '@/shared/texts';

export interface SessionState {
  /** `loading` only until the check at start has an answer. */
  status: 'loading' | 'guest' | 'member';
  user: SessionUser | null;
}

const initialState: SessionState = { status: 'loading', user: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    memberKnown: (_state, { payload }: PayloadAction<SessionUser>): SessionState => ({
      status: 'member',
      user: payload,
    }),
    guestKnown: (): SessionState => ({ status: 'guest', user: null }),
  },
});

const { memberKnown, guestKnown } = sessionSlice.actions;

interface WithSession {
  session: SessionState;
}

type SessionThunk<R = void> = ThunkAction<R, WithSession, unknown, UnknownAction>;

/**
 * The check at start: without the stored keys the visitor is a guest and the server is not asked. A non-success answer logs
 * out; a lost connection keeps the stored user.
 */
export function startSession(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const stored = readStoredUser();
    if (!stored) {
      dispatch(guestKnown());
      return;
    }
    const check = dispatch(api.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { error } = await check;
    if (!error) {
      dispatch(memberKnown(stored));
    } else if (isApiError(error) && error.status === 'network') {
      console.warn(sharedTexts.t('session.unreachable'));
      dispatch(memberKnown(stored));
    } else {
      console.warn(sharedTexts.t('session.expired'));
      clearStoredUser();
      dispatch(guestKnown());
    }
  };
}

/** After a successful log-in: the user is kept, and nothing that was read before as somebody else stays. */
export function logIn(user: SessionUser): SessionThunk {
  return (dispatch) => {
    writeStoredUser(user);
    dispatch(baseApi.util.resetApiState());
    dispatch(memberKnown(user));
  };
}

/** Ends the session on the server and here; here also when the server cannot be reached. */
export function logOut(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(api.endpoints.logOutMember.initiate(undefined, { track: false }));
    dispatch(forgetUser());
  };
}

/** Forgets the user here: after log-out, after a 401, and when another tab has logged out. */
export function forgetUser(): SessionThunk {
  return (dispatch) => {
    clearStoredUser();
    dispatch(guestKnown());
    dispatch(baseApi.util.resetApiState());
  };
}

/** The session of this browser, as the client knows it. */
export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}

/** Dispatch for components that log in or out. */
export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
