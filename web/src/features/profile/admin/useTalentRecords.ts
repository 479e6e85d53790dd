import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/**
 * Reads the records of a tab about a talent when the tab is opened. `read` queries them again and resolves to the
 * talent with the records.
 */
export function useTalentRecords<User>(
  document: TypedDocumentNode<{ getUser: User | null }, OperationVariables & { sub: string }>,
  sub: string,
) {
  const { data, error, refetch } = useQuery<{ getUser: User | null }, OperationVariables & { sub: string }>(
    document,
    { variables: { sub }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
  );
  const read = async (): Promise<User> => {
    const { data: latest } = await refetch();
    if (!latest?.getUser) throw new Error('The talent does not exist.');
    return latest.getUser;
  };
  return { user: data?.getUser, hasFailed: error !== undefined, read };
}
