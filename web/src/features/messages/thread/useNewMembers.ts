import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type RefObject, useCallback, useRef } from 'react';
import { MembersDocument } from '../../../generated/thread';
import type { ThreadAction } from './reduceThread';
import type { ThreadState } from './ThreadState';
import { toParticipants } from './toParticipants';

/**
 * Returns a function to call with the sub of a person who has written or read a message. If the person is not
 * among the loaded members of the conversation, it loads the members again, at most once for each person.
 */
export function useNewMembers(
  id: string,
  current: RefObject<ThreadState>,
  dispatch: Dispatch<ThreadAction>,
): (sub: string) => void {
  const client = useApolloClient();
  const asked = useRef(new Set<string>());
  return useCallback(
    (sub) => {
      const isKnown = current.current.participants.some((one) => one.sub === sub) || asked.current.has(sub);
      if (sub === '' || isKnown || current.current.status !== 'shown') return;
      asked.current.add(sub);
      client.query({ query: MembersDocument, variables: { id }, fetchPolicy: 'no-cache' }).then(
        ({ data }) => {
          const found = data?.getConversation;
          if (found) dispatch({ type: 'joined', participants: toParticipants(found) });
        },
        // The next message of this person asks again.
        () => asked.current.delete(sub),
      );
    },
    [client, id, current, dispatch],
  );
}
