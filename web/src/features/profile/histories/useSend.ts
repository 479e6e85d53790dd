import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Returns a function that sends a mutation and resolves to its data. It rejects with the API's error. */
export function useSend() {
  const client = useApolloClient();
  return useCallback(
    async <Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> => {
      const { data } = await client.mutate({ mutation, variables } as never);
      if (!data) throw new Error('The mutation returned no data.');
      return data as Data;
    },
    [client],
  );
}
