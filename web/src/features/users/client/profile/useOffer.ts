import { useApolloClient } from '@apollo/client/react';
import {
  BeginConversationDocument,
  InvolveTalentDocument,
  SendFirstMessageDocument,
} from '../../../../generated/clientProfile';
import type { InvolveType } from '../../../../generated/schema';
import { isBlank } from '../../../../../../model/rules/isBlank';
import { useClientToken } from '../../../../lib/apollo/useClientToken';

export interface Offer {
  openJobID: string;
  involveType: Extract<InvolveType, 'SCOUTED' | 'RECOMMENDED'>;
  message: string;
}

/**
 * Returns a function that involves a talent in a job. If there is a message, it also begins a conversation
 * about the job and sends the message. It resolves to the id of the conversation, or to null without a
 * message, and rejects with the API's error. After a failure, another call for the same job stores only what
 * is still missing.
 */
export function useOffer(sub: string) {
  const client = useApolloClient();
  const tokenOf = useClientToken();
  return async ({ openJobID, involveType, message }: Offer): Promise<string | null> => {
    const clientToken = tokenOf(`${openJobID} ${involveType}`);
    const input = { userID: sub, openJobID, involveType, clientToken };
    await client.mutate({ mutation: InvolveTalentDocument, variables: { input } });
    const content = message.trim();
    if (isBlank(content)) return null;
    const about = {
      ...{ participantIds: [sub], openJobConversationsId: openJobID },
      clientToken: tokenOf(`${openJobID} conversation`),
    };
    const { data } = await client.mutate({
      mutation: BeginConversationDocument,
      variables: { input: about },
    });
    const conversationId = data?.createConversation?.id ?? '';
    const line = { conversationId, content, clientToken: tokenOf(`${openJobID} ${content}`) };
    await client.mutate({ mutation: SendFirstMessageDocument, variables: { input: line } });
    return conversationId;
  };
}
