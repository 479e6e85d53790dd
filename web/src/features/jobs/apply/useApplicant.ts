import { useQuery } from '@apollo/client/react';
import { ApplicantDocument } from '../../../generated/applyToJob';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import type { Applicant } from './Applicant';

/**
 * Returns the signed-in person's own profile, as the sheet for applying shows it; null for guests and until
 * it is loaded.
 */
export function useApplicant(): Applicant | null {
  const sub = useSignedIn()?.sub;
  const { data } = useQuery(ApplicantDocument, { variables: { sub: sub ?? '' }, skip: !sub });
  return data?.getUser ?? null;
}
