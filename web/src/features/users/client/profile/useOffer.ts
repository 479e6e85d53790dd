import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import {
  BeginConversationDocument,
  InvolveTalentDocument,
  ScoutRecommendedDocument,
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
 * about the job and sends the message, or sends it in the conversation that there is. It resolves to the id of the
 * conversation, or to null without a message, and rejects with the API's error. After a failure, another call for the
 * same job stores only what is still missing.
 * @param recommended the ids of the talent's recommendations, by job: a scout for such a job changes the recommendation
 */
export function useOffer(sub: string, recommended: ReadonlyMap<string, string>) {
  const client = useApolloClient();
  const tokenOf = useClientToken();
  const scouted = useRef(new Map<string, string | null>());
  const involve = async ({ openJobID, involveType }: Offer): Promise<string | null> => {
    const id = recommended.get(openJobID);
    if (id && involveType === 'SCOUTED') {
      const { data } = await client.mutate({
        mutation: ScoutRecommendedDocument,
        variables: { input: { id, involveType } },
      });
      return data?.updateUserOpenJobs?.conversationId ?? null;
    }
    const clientToken = tokenOf(`${openJobID} ${involveType}`);
    const input = { userID: sub, openJobID, involveType, clientToken };
    const { data } = await client.mutate({ mutation: InvolveTalentDocument, variables: { input } });
    return data?.createUserOpenJobs?.conversationId ?? null;
  };
  return async (wanted: Offer): Promise<string | null> => {
    const { openJobID, involveType, message } = wanted;
    const key = `${openJobID} ${involveType}`;
    if (!scouted.current.has(key)) scouted.current.set(key, await involve(wanted));
    const content = message.trim();
    if (isBlank(content)) return null;
    const known = scouted.current.get(key);
    if (known) {
      const line = { conversationId: known, content, clientToken: tokenOf(`${openJobID} ${content}`) };
      await client.mutate({ mutation: SendFirstMessageDocument, variables: { input: line } });
      return known;
    }
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
