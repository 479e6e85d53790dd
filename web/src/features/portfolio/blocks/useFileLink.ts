import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { PortfolioFileLinkDocument } from '../../../generated/openFile';

/**
 * Returns a function that requests a download link for the file of a portfolio block. The link is valid for
 * five minutes. The function resolves to null when the file is not available. With `asGuest`, the request is
 * a guest's even if somebody is signed in.
 */
export function useFileLink({ asGuest }: { asGuest: boolean }) {
  const client = useApolloClient();
  return useCallback(
    async (id: string): Promise<string | null> => {
      const { data } = await client.query({
        query: PortfolioFileLinkDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
        context: { asGuest },
      });
      return data?.getFileLink?.url ?? null;
    },
    [client, asGuest],
  );
}
