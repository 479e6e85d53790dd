import { useQuery } from '@apollo/client/react';
import { HopesDocument } from '../../../generated/hopes';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { type AskedByJob, findMatchReasons, type MatchReason } from './findMatchReasons';

/**
 * Compares a job with the work preferences of the signed-in person (`findMatchReasons`). Without a job, and
 * for guests, the result is empty. By default (`cache-only`) no request is sent: the preferences are in the
 * cache since the start of the session.
 */
export function useMatchReasons(
  job: AskedByJob | null,
  fetchPolicy: 'cache-only' | 'cache-first' = 'cache-only',
): MatchReason[] {
  const sub = useSignedIn()?.sub;
  const { data } = useQuery(HopesDocument, { variables: { sub: sub ?? '' }, skip: !sub, fetchPolicy });
  return job && data?.getUser ? findMatchReasons(data.getUser, job) : [];
}
