import { type ReactNode } from 'react';
import { useListUserUidsQuery } from '@/shared/api/generated/member';
import { useSession } from '@/shared/session/session.slice';

/** What is for members with UIDs, and what stands in its place for others. */
export function WithUids({ others, children }: { others: ReactNode; children: ReactNode }) {
  const { user } = useSession();
  const { data: uids = [] } = useListUserUidsQuery({ id: user?.id ?? '' }, { skip: !user });
  return uids.length === 0 ? others : children;
}
