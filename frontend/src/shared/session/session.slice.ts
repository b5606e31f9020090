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
  /** `loading` only until the check at start has an answer. */
  status: 'loading' | 'guest' | 'member';
  user: SessionUser | null;
  /** What the member has to do before the server lets them do anything else. Never stored: the server tells it at start. */
  restriction: Restriction | null;
  /** The server has ended a session that this browser still counted on; whoever had it is asked to log in again. */
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
 * The check at start: without the stored keys the visitor is a guest and the server is not asked. A non-success answer logs
 * out; a lost connection keeps the stored user.
 */
export function startSession(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const stored = readStoredUser();
    if (!stored) {
      // Half of the keys are none: what is left would still have the page drawn as a member's.
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

/** After a successful log-in: the user is kept, and nothing that was read before as somebody else stays. */
export function logIn(user: SessionUser, restriction: Restriction | null = null): SessionThunk {
  return (dispatch) => {
    writeStoredUser(user);
    dispatch(baseApi.util.resetApiState());
    dispatch(memberKnown({ user, restriction }));
  };
}

/** Ends the session on the server and here; here also when the server cannot be reached. */
export function logOut(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(siteApi.endpoints.logOutMember.initiate(undefined, { track: false }));
    dispatch(forgetUser());
  };
}

/**
 * Asks the server anew who is signed in and what is left to do first: after a restriction was lifted, and after a 401. That
 * one call may have carried the id that a new password has just replaced; only a refused check ends the session here.
 */
export function recheckSession(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const check = dispatch(siteApi.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { data, error } = await check;
    if (!error) dispatch(restrictionKnown(data?.restriction ?? null));
    else if (isApiError(error) && error.status === 401) dispatch(forgetUser(true));
  };
}

/** Forgets the user here: after log-out, when the session is over, and when another tab has logged out. */
export function forgetUser(ended = false): SessionThunk {
  return (dispatch) => {
    clearStoredUser();
    dispatch(ended ? sessionEnded() : guestKnown());
    dispatch(baseApi.util.resetApiState());
  };
}

/** The session of this browser, as the client knows it. */
export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}

/** Dispatch for components that log in or out. */
export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
