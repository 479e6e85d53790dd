import { useApolloClient } from '@apollo/client/react';
import { InviteTalentDocument, type InviteTalentMutation } from '../../../../generated/inviteUser';
import { buildTalentInput } from './buildTalentInput';
import type { InviteValues } from './inviteFields';

export type InvitedTalent = NonNullable<InviteTalentMutation['createTalent']>;

/**
 * Returns a function that invites a talent. It rejects with the API's error, which is Conflict if the email
 * already has an account.
 */
export function useInvite(): (values: Partial<InviteValues>) => Promise<InvitedTalent> {
  const client = useApolloClient();
  return async (values) => {
    const { data } = await client.mutate({
      mutation: InviteTalentDocument,
      variables: { input: buildTalentInput(values) },
    });
    if (!data?.createTalent) throw new Error('The talent was not returned.');
    return data.createTalent;
  };
}
