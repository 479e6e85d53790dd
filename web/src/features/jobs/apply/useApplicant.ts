import { useQuery } from '@apollo/client/react';
import { ApplicantDocument } from '../../../generated/applyToJob';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import type { Applicant } from './Applicant';

/** The caller's own data for the sheet, null while loading. */
export function useApplicant(): Applicant | null {
  const sub = useSignedIn()?.sub;
  const { data } = useQuery(ApplicantDocument, { variables: { sub: sub ?? '' }, skip: !sub });
  return data?.getUser ?? null;
}
