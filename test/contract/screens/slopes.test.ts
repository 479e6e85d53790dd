import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { listedRelations } from './listedRelations';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

/** Who asks for a list, and the arguments, as GraphQL, with which it has several rows of the demo data. */
interface Asked {
  as: Person;
  args: string;
}

let asked: Record<string, Asked>;

/** Returns the value that occurs most often. */
function mostFrequent(values: string[]): string {
  const count = (value: string) => values.filter((each) => each === value).length;
  return values.toSorted((one, other) => count(other) - count(one))[0] ?? '';
}

/** Returns the id of the organization of the test client, whose token names it only while the client area is open. */
async function organizationOfClient(as: Person): Promise<string> {
  const client = await given.theClient();
  const member = graphql(`
    query Member($sub: ID!) {
      getUser(sub: $sub) {
        organizationUsersId
      }
    }
  `);
  const { data } = await query(member, { sub: client.sub }, as);
  return data?.getUser?.organizationUsersId ?? '';
}

/** Returns the id of the job of an organization for which most people are scouted or recommended. */
async function jobWithScouts(organizationId: string, as: Person): Promise<string> {
  const involved = graphql(`
    query Involved($organizationId: ID!) {
      searchOpenJobs(filter: { organizationId: { eq: $organizationId } }, limit: 50) {
        items {
          userOpenJobs(limit: 100) {
            items {
              openJobID
              involveType
            }
          }
        }
      }
    }
  `);
  const { data } = await query(involved, { organizationId }, as);
  const rows = data!.searchOpenJobs.items.flatMap(({ userOpenJobs }) => userOpenJobs?.items ?? []);
  const scouts = rows.filter(({ involveType }) => ['SCOUTED', 'RECOMMENDED'].includes(`${involveType}`));
  return mostFrequent(scouts.map(({ openJobID }) => openJobID!));
}

beforeAll(async () => {
  const [talent, admin] = [await given.theSeededTalent(), await given.theAdministrator()];
  const applications = graphql(`
    {
      searchUserApplies(limit: 50) {
        items {
          openJobID
        }
      }
    }
  `);
  const found = await query(applications, {}, admin);
  const conversations = graphql(`
    {
      listUserConversations {
        items {
          conversationId
        }
      }
    }
  `);
  const own = await query(conversations, {}, talent);
  const job = mostFrequent(found.data!.searchUserApplies.items.map(({ openJobID }) => openJobID!));
  const organizationId = await organizationOfClient(admin);
  const scouting = await jobWithScouts(organizationId, admin);
  const conversation = own.data!.listUserConversations.items[0]!.conversationId;
  asked = {
    listUserEmployeeBenefits: { as: admin, args: 'status: REQUESTED' },
    listWPWorkers: { as: admin, args: 'status: PUBLISHED' },
    listEmployeeBenefitByCreatedAt: { as: talent, args: 'type: "EmployeeBenefit"' },
    listUserAppliesByUser: { as: talent, args: `userID: "${talent.sub}"` },
    listInvolvements: { as: admin, args: `openJobID: "${scouting}"` },
    listPooledTalents: { as: admin, args: `organizationId: "${organizationId}"` },
    listUserAppliesByOpenJob: { as: admin, args: `openJobID: "${job}"` },
    listEnishiWorkHistoriesByUser: { as: talent, args: `userId: "${talent.sub}"` },
    listEnishiWorkHistories: { as: talent, args: `filter: { userId: { eq: "${talent.sub}" } }` },
    listMessagesByConversation: { as: talent, args: `conversationId: "${conversation}"` },
    listConversations: { as: admin, args: '' },
    listUserConversations: { as: talent, args: '' },
    searchUsers: { as: admin, args: '' },
    searchOpenJobs: { as: talent, args: '' },
    searchEmployeeBenefits: { as: talent, args: '' },
    searchUserFavoriteOpenJobs: { as: talent, args: '' },
    searchUserApplies: { as: admin, args: '' },
  };
});

/** Relations that none of the rows has. */
const ALWAYS_NULL = [
  // Members of an organization are not among the talents that a search finds.
  'searchUsers.organization',
  // The demo talent has applied to jobs that are further down.
  'searchOpenJobs.myApply',
  // What job staff decided is not for the talent.
  'listUserAppliesByUser.decision',
  // Only getConversation names the application, for members.
  'listConversations.application',
  // The index has none of them.
  'searchUserApplies.profile',
  'searchUserApplies.decision',
  'searchUserApplies.terms',
  'searchUserApplies.ending',
  // The talent who asks here has no contract that ends.
  'listUserAppliesByUser.ending',
];

type Rows = Record<string, object | null>[];

/** Asks a list for one relation of its rows. */
async function ask(list: string, limit: number, relation: string) {
  const { as, args } = asked[list]!;
  const all = [args, `limit: ${limit}`].filter((each) => each !== '').join(', ');
  const document = composed<Record<string, { items: Rows }>>`{ ${list}(${all}) { items { ${relation} } } }`;
  const { data, errors, calls } = await query(document, {}, as);
  expect(errors).toEqual([]);
  return { calls, rows: data![list]!.items };
}

test('each list with a relation to one record is asked', () => {
  const lists = [...new Set(listedRelations().map(({ list }) => list))];
  expect(Object.keys(asked).sort()).toEqual(lists.sort());
});

test.each(listedRelations())(
  '$list makes no call for each $relation of its rows',
  async ({ list, relation, fields }) => {
    const selected = `${relation} { ${fields.join(' ')} }`;
    const [one, many] = [await ask(list, 1, selected), await ask(list, 50, selected)];
    const found = many.rows.filter((row) => row[relation]).length;
    console.info(`${list}.${relation}: ${one.calls} calls for a row, ${many.calls} for ${many.rows.length}`);
    // If the first row has a copy of its record, and another does not, one BatchGet more reads the records.
    expect(many.calls).toBeLessThanOrEqual(one.calls + 1);
    expect(many.rows.length).toBeGreaterThan(1);
    expect(found === 0).toBe(ALWAYS_NULL.includes(`${list}.${relation}`));
    // With an alias, each record is read by itself.
    const single = await ask(list, 50, `single: ${selected}`);
    expect(many.rows.map((row) => row[relation])).toEqual(single.rows.map((row) => row.single));
  },
);
