import type { Person } from '../api/Person';
import { query } from '../api/query';
import { startConversation } from '../conversations/startConversation';
import { given } from '../given';
import { graphql } from '../graphql';

const JOBS = graphql(`
  query Jobs {
    searchOpenJobs(limit: 30) {
      items {
        id
      }
    }
  }
`);

/**
 * The people and records of a load test: talents, each in a conversation with the administrator, and jobs
 * that the talents keep and apply to.
 */
interface World {
  admin: Person;
  talents: { person: Person; conversationId: string }[];
  jobs: string[];
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
    made.push({ person, conversationId: await startConversation(person, admin) });
  }
  const { data } = await query(JOBS, {}, 'guest');
  return { admin, talents: made, jobs: (data?.searchOpenJobs.items ?? []).map(({ id }) => id) };
}
