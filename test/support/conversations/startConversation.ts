import type { Person } from '../api/Person';
import { query } from '../api/query';
import { graphql } from '../graphql';

const document = graphql(`
  mutation Converse($input: CreateConversationInput!) {
    createConversation(input: $input) {
      id
    }
  }
`);

/** Creates a conversation of the administrator and a talent, and returns its id. */
export async function startConversation(
  talent: Person,
  admin: Person,
  name = '面談のご相談',
): Promise<string> {
  const input = { participantIds: [talent.sub], name };
  const { data, errors } = await query(document, { input }, admin);
  if (!data?.createConversation) throw new Error(errors[0]?.message);
  return data.createConversation.id;
}
