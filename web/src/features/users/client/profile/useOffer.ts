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

interface Offered {
  sub: string;
  /** The ids of the talent's recommendations, by job: a scout for such a job changes the recommendation. */
  recommended: ReadonlyMap<string, string>;
}

/**
 * Returns a function that involves a talent in a job. If there is a message, it also begins a conversation
 * about the job and sends the message, or sends it in the conversation that there is. It resolves to the id of the
 * conversation, or to null without a message, and rejects with the API's error. After a failure, another call for the
 * same talent and job stores only what is still missing.
 */
export function useOffer() {
  const client = useApolloClient();
  const tokenOf = useClientToken();
  const scouted = useRef(new Map<string, string | null>());
  const involve = async ({ sub, recommended }: Offered, wanted: Offer): Promise<string | null> => {
    const { openJobID, involveType } = wanted;
    const id = recommended.get(openJobID);
    if (id && involveType === 'SCOUTED') {
      const { data } = await client.mutate({
        mutation: ScoutRecommendedDocument,
        variables: { input: { id, involveType } },
      });
      return data?.updateUserOpenJobs?.conversationId ?? null;
    }
    const clientToken = tokenOf(`${sub} ${openJobID} ${involveType}`);
    const input = { userID: sub, openJobID, involveType, clientToken };
    const { data } = await client.mutate({ mutation: InvolveTalentDocument, variables: { input } });
    return data?.createUserOpenJobs?.conversationId ?? null;
  };
  return async (talent: Offered, wanted: Offer): Promise<string | null> => {
    const { openJobID, involveType, message } = wanted;
    const about = `${talent.sub} ${openJobID}`;
    const key = `${about} ${involveType}`;
    if (!scouted.current.has(key)) scouted.current.set(key, await involve(talent, wanted));
    const content = message.trim();
    if (isBlank(content)) return null;
    const known = scouted.current.get(key);
    const say = (conversationId: string) => {
      const line = { conversationId, content, clientToken: tokenOf(`${about} ${content}`) };
      return client.mutate({ mutation: SendFirstMessageDocument, variables: { input: line } });
    };
    if (known) {
      await say(known);
      return known;
    }
    const { data } = await client.mutate({
      mutation: BeginConversationDocument,
      variables: {
        input: {
          ...{ participantIds: [talent.sub], openJobConversationsId: openJobID },
          clientToken: tokenOf(`${about} conversation`),
        },
      },
    });
    const conversationId = data?.createConversation?.id ?? '';
    await say(conversationId);
    return conversationId;
  };
}
