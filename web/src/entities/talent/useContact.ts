import { useLazyQuery } from '@apollo/client/react';
import { TalentContactDocument } from '../../generated/talentContact';

/**
 * Returns the contact data of a talent, which are read when `ask` is called. The API records each reading in
 * the audit log. The data are not cached; when the screen is opened again, `ask` must be called again.
 */
export function useContact(sub: string) {
  const [reveal, { data, loading, error }] = useLazyQuery(TalentContactDocument, {
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
