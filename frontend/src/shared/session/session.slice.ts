import {
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
  createSlice,
} from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { baseApi, restricted } from '@/shared/api/base-api';
import type { Restriction } from '@/shared/api/generated/schemas';
import { siteApi } from '@/shared/api/generated/site';
import { isApiError } from '@/shared/api/api-error';
import { type SessionUser, clearStoredUser, readStoredUser, writeStoredUser } from '@/shared/session/stored-user';
import { sharedTexts } from '@/shared/texts';

export interface SessionState {
  /** `loading` until the check at start is answered. */
  status: 'loading' | 'guest' | 'member';
  user: SessionUser | null;
  /** Step that the server requires before anything else. Not stored: the server reports it at start. */
  restriction: Restriction | null;
  /** The server ended a session that this browser still assumed; the member is asked to log in again. */
  ended?: true;
}

const initialState: SessionState = { status: 'loading', user: null, restriction: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    memberKnown: (_state, { payload }: PayloadAction<Omit<SessionState, 'status'>>): SessionState => ({
      status: 'member',
      ...payload,
    }),
    guestKnown: (): SessionState => ({ status: 'guest', user: null, restriction: null }),
    sessionEnded: (): SessionState => ({ status: 'guest', user: null, restriction: null, ended: true }),
    restrictionKnown: (state, { payload }: PayloadAction<Restriction | null>): SessionState => ({
      ...state,
      restriction: state.status === 'member' ? payload : null,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(restricted, (state, { payload }) => {
      if (state.status === 'member') state.restriction = payload;
    });
  },
});

const { memberKnown, guestKnown, sessionEnded, restrictionKnown } = sessionSlice.actions;

interface WithSession {
  session: SessionState;
}

type SessionThunk<R = void> = ThunkAction<R, WithSession, unknown, UnknownAction>;

/**
 * Check at start: without the stored keys the visitor is a guest and no request is made. An error answer logs out; a lost
 * connection keeps the stored user.
 */
export function startSession(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const stored = readStoredUser();
    if (!stored) {
      // Removes an incomplete set of keys: the rest would still render the page for a member.
      clearStoredUser();
      dispatch(guestKnown());
      return;
    }
    const check = dispatch(siteApi.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { data, error } = await check;
    if (!error) {
      dispatch(memberKnown({ user: stored, restriction: data?.restriction ?? null }));
    } else if (isApiError(error) && error.status === 'network') {
      console.warn(sharedTexts.t('session.unreachable'));
      dispatch(memberKnown({ user: stored, restriction: null }));
    } else {
      console.warn(sharedTexts.t('session.expired'));
      clearStoredUser();
      dispatch(sessionEnded());
    }
  };
}

/** After a successful login: stores the user and clears cached data of other users. */
export function logIn(user: SessionUser, restriction: Restriction | null = null): SessionThunk {
  return (dispatch) => {
    writeStoredUser(user);
    dispatch(baseApi.util.resetApiState());
    dispatch(memberKnown({ user, restriction }));
  };
}

/** Ends the session on the server and here; here even if the server is unreachable. */
export function logOut(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(siteApi.endpoints.logOutMember.initiate(undefined, { track: false }));
    dispatch(forgetUser());
  };
}

/**
 * Asks the server who is logged in and which step is required: after a restriction was lifted, and after a 401. That call
 * may have used a session id just replaced by a new password; only a refused check ends the session here.
 */
export function recheckSession(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const check = dispatch(siteApi.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { data, error } = await check;
    if (!error) dispatch(restrictionKnown(data?.restriction ?? null));
    else if (isApiError(error) && error.status === 401) dispatch(forgetUser(true));
  };
}

/** Removes the user here: after logout, an expired session, or a logout in another tab. */
export function forgetUser(ended = false): SessionThunk {
  return (dispatch) => {
    clearStoredUser();
    dispatch(ended ? sessionEnded() : guestKnown());
    dispatch(baseApi.util.resetApiState());
  };
}

/** The session of this browser as known to the client. */
export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}

/** Dispatch for components that log in or out. */
export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
