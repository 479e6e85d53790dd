import { useQuery } from '@apollo/client/react';
import { HopesDocument } from '../../../generated/hopes';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { type AskedByJob, findMatchReasons, type MatchReason } from './findMatchReasons';

/**
 * Returns the points on which a job can be compared with the preferences of the person who is signed in; none for a
 * guest. `cache-only` calls nothing: the start of the session has read the preferences.
 */
export function useMatchReasons(
  job: AskedByJob,
  fetchPolicy: 'cache-only' | 'cache-first' = 'cache-only',
): MatchReason[] {
  const sub = useSignedIn()?.sub;
  const { data } = useQuery(HopesDocument, { variables: { sub: sub ?? '' }, skip: !sub, fetchPolicy });
  return data?.getUser ? findMatchReasons(data.getUser, job) : [];
}
