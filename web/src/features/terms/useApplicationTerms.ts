import { useQuery } from '@apollo/client/react';
import { ApplicationTermsDocument, type ApplicationTermsQuery } from '../../generated/terms';

export type ApplicationTerms = NonNullable<ApplicationTermsQuery['getApplicationTerms']>;
export type Sheet = ApplicationTerms['sheets'][number];

/** Reads an application with its sheets of terms: null if there is none for this person. */
export function useApplicationTerms(id: string) {
  const { data, error, refetch } = useQuery(ApplicationTermsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return { terms: data?.getApplicationTerms, isRead: data !== undefined, error, refetch };
}
