import { toApiError } from '@/shared/api/api-error';
import { useResendConfirmationMutation } from '@/shared/api/generated/member';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';

const COOL_DOWN_MS = 60_000;

/** Sends the mail that confirms the e-mail address again; all places share one request and its pause. */
export function useResend() {
  const [resend, { isLoading, isSuccess, data, error, fulfilledTimeStamp }] = useResendConfirmationMutation({
    fixedCacheKey: 'resend-confirmation',
  });
  const problem = error === undefined ? undefined : toApiError(error);
  const sentAgainAt = fulfilledTimeStamp === undefined ? undefined : fulfilledTimeStamp + COOL_DOWN_MS;
  return {
    resend: () => void resend(),
    isLoading,
    /** Seconds until it may be sent again. */
    seconds: useSecondsUntil(isSuccess ? sentAgainAt : problem?.retryAt),
    /** What the service said to it. */
    said: isSuccess ? data.message : problem?.message,
  };
}
