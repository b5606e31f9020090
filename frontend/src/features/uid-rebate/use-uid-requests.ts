import { useListUidVerificationRequestsInfiniteQuery } from '@/shared/api/generated/member';
import type { UserUidDto, VerificationRequestDto } from '@/shared/api/generated/schemas';

/** The member's verification requests, read anew when a page that shows them opens. */
export function useUidRequests() {
  return useListUidVerificationRequestsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
}

/** Whether a UID in the list is the one that a waiting request is about. */
export function waitsFor(uid: UserUidDto, request: VerificationRequestDto): boolean {
  return (
    uid.state === 'pending' &&
    request.status === 'pending' &&
    uid.uid === request.uid &&
    uid.exchangeName === request.exchangeName
  );
}
