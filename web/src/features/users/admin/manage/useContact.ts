import { useLazyQuery } from '@apollo/client/react';
import { ManagedContactDocument } from '../../../../generated/manageUser';

/**
 * Reads the contact data of a talent when `ask` is called. The API records each reading in the audit log, so the
 * data are read once for each visit of the screen, and are in no cache afterwards.
 */
export function useContact(sub: string) {
  const [reveal, { data, loading, error }] = useLazyQuery(ManagedContactDocument, {
    fetchPolicy: 'no-cache',
  });
  return {
    contact: data?.getUserPrivate,
    isMissing: data?.getUserPrivate === null,
    isLoading: loading,
    hasFailed: error !== undefined,
    ask: () => void reveal({ variables: { sub } }).catch(() => undefined),
  };
}

export type RevealedContact = NonNullable<ReturnType<typeof useContact>['contact']>;
