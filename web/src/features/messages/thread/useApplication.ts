import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useCallback } from 'react';
import { RelatedApplicationDocument } from '../../../generated/thread';
import type { ThreadAction } from './reduceThread';

/**
 * Returns a function that loads the application of a conversation again, for example after an event line has reported
 * that it was moved.
 */
export function useApplication(id: string, dispatch: Dispatch<ThreadAction>): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    try {
      const variables = { id };
      const { data } = await client.query({
        query: RelatedApplicationDocument,
        ...{ variables, fetchPolicy: 'no-cache' },
      });
      const application = data?.getConversation?.application ?? null;
      dispatch({ type: 'applicationChanged', application });
    } catch (error) {
      // What is shown is still right about the past; the next event line or visit asks again.
      console.warn('RelatedApplication', error);
    }
  }, [client, id, dispatch]);
}
