import { messagingDocuments } from '../../access/conversations/messagingDocuments';
import type { Person } from '../api/Person';
import { query } from '../api/query';
import { given } from '../given';
import type { World } from './World';

const JOBS = /* GraphQL */ `
  query Jobs {
    searchOpenJobs(limit: 30) {
      items {
        id
      }
    }
  }
`;

async function converse(admin: Person, person: Person): Promise<string> {
  const input = { participantIds: [person.sub], name: 'ご相談' };
  const { data, errors } = await query(messagingDocuments.converse, { input }, admin);
  if (!data?.createConversation) throw new Error(`No conversation: ${errors[0]?.message}`);
  return data.createConversation.id;
}

/**
 * Creates the given number of talents for a load test and opens a conversation for each. The jobs are public
 * jobs of the stack.
 */
export async function makeWorld(talents: number): Promise<World> {
  const admin = await given.theAdministrator();
  const made: World['talents'] = [];
  for (let count = 0; count < talents; count += 1) {
    const person = await given.aTalent();
    made.push({ person, conversationId: await converse(admin, person) });
  }
  const { data } = await query<{ searchOpenJobs: { items: { id: string }[] } }>(JOBS, {}, 'guest');
  return { admin, talents: made, jobs: (data?.searchOpenJobs.items ?? []).map(({ id }) => id) };
}
