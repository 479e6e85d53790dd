import { query } from '../../../support/api/query';
import { given } from '../../../support/given';
import { ulid } from '../../../support/ulid';
import { jobDocuments } from '../jobDocuments';
import { asked } from '../asked';
import { records } from '../../records';
import type { OpenArea } from '../OpenArea';
import { graphql } from '../../../support/graphql';
import { composed } from '../../../support/composed';

type Item = Record<string, unknown>;

const { send, refusal } = records;
const user = 'user { displayName description belongsTo workHistories { items { organizationName } } }';

const involved = /* GraphQL */ composed<Record<string, Item>>`
  query Involved($id: ID!) {
    getOpenJob(id: $id) {
      userOpenJobs {
        items {
          userID
          ${user}
        }
      }
    }
  }
`;

/**
 * Tests people who are named in records about a job but have not applied to it, or have withdrawn their
 * application. Job staff see no more of them than everyone does. Also tests repeated and malformed inputs.
 */
export function describeInvolved(area: OpenArea): void {
  test('a private talent stays hidden when involved in a job', async () => {
    const { consultant, client } = area;
    const hidden = await given.aTalent({ isPrivate: true, description: '秘密の自己紹介' });
    const openJobID = area.ownJob();
    const input = { userID: hidden.sub, openJobID, involveType: 'RECOMMENDED' };
    const { row } = await send('create', 'UserOpenJobs', input, consultant, `id ${user}`);
    expect(row).toMatchObject({ user: null });
    const change = { id: row?.id, involveType: 'SCOUTED' };
    expect((await send('update', 'UserOpenJobs', change, consultant, user)).row).toEqual({ user: null });
    for (const as of [consultant, client]) {
      const { userOpenJobs } = (await asked(involved, { id: openJobID }, as)) as {
        userOpenJobs: { items: Item[] };
      };
      const theirs = userOpenJobs.items.find(({ userID }) => userID === hidden.sub);
      expect(theirs).toMatchObject({ user: null });
    }
  });

  test('after a withdrawal job staff see nothing of a private talent, and the public profile of another one', async () => {
    const applicants = async () => {
      const list = await asked(jobDocuments.applicants, { openJobID: area.ownJob() }, area.client);
      return (list as { items: Item[] }).items;
    };
    const userOf = async (id: string) => (await applicants()).find((row) => row.id === id)?.user;
    for (const isPrivate of [true, false]) {
      const { person, id } = await area.applicant({ isPrivate });
      expect(await userOf(id)).toMatchObject({ name: '縁 結子' });
      await area.move(id, 'WITHDRAWN', person);
      if (isPrivate) expect(await userOf(id)).toBeNull();
      else expect(await userOf(id)).toMatchObject({ displayName: 'ゆいこ', name: null });
    }
  });

  test('members scout and recommend talents who are offered or in contact, for jobs of their organization', async () => {
    const { client, own } = area;
    const openJobID = area.ownJob();
    const foreign = await area.foreignJob();
    const offered = await given.aTalent({ isAgreedPostForClient: true });
    const hidden = await given.aTalent({ isAgreedPostForClient: true, isPrivate: true });
    const { person: applicant, id } = await area.applicant({ isPrivate: true });
    const involve = (userID: string, more: object = {}) =>
      refusal('create', 'UserOpenJobs', { userID, openJobID, involveType: 'SCOUTED', ...more }, client);
    expect(await involve(hidden.sub)).toBe('Unauthorized');
    for (const involveType of ['CONSULTANT', 'CLIENT'])
      expect([involveType, await involve(offered.sub, { involveType })]).toEqual([
        involveType,
        'Unauthorized',
      ]);
    expect(await involve(offered.sub, { openJobID: foreign })).toBe('Unauthorized');
    expect(await involve(offered.sub)).toBeUndefined();
    expect(await involve(offered.sub)).toBe('Conflict');
    expect(await involve(applicant.sub)).toBe('InvalidInput');
    expect(await involve(applicant.sub, { involveType: 'RECOMMENDED' })).toBeUndefined();
    const { userOpenJobs } = (await asked(involved, { id: openJobID }, client)) as {
      userOpenJobs: { items: Item[] };
    };
    expect(userOpenJobs.items.map(({ userID }) => userID)).toEqual(
      expect.arrayContaining([offered.sub, applicant.sub]),
    );
    // The contact ends with the application.
    await area.move(id, 'WITHDRAWN', applicant);
    const other = own.find((job) => job.id !== openJobID)?.id;
    expect(await involve(applicant.sub, { openJobID: other })).toBe('Unauthorized');
  });

  test('an administrator sees a talent as the members of an organization do, in contact or not', async () => {
    const { client, admin, organizationId } = area;
    const { person, id } = await area.applicant({
      isPrivate: true,
      facebookUrl: 'https://www.facebook.com/yuiko',
    });
    const seen = 'displayName name facebookUrl gender lastVisitedWithin email';
    const own = composed<Record<string, Item>>`query ($sub: ID!) { getUser(sub: $sub) { ${seen} } }`;
    const as = composed<
      Record<string, Item>
    >`query ($sub: ID!, $id: ID) { getUserAs(sub: $sub, viewer: CLIENT, organizationId: $id) { ${seen} } }`;
    const byMember = () => asked(own, { sub: person.sub }, client);
    const byAdmin = (of: string) => asked(as, { sub: person.sub, id: of }, admin);
    expect(await byAdmin(organizationId)).toEqual(await byMember());
    expect(await byAdmin(organizationId)).toMatchObject({ name: '縁 結子', email: null });
    expect(await byAdmin('01JGFJJZ008V60D49Z0BXB6BR5')).toBeNull();
    expect(await asked(as, { sub: person.sub, id: organizationId }, person)).toBe('InvalidInput');
    await area.move(id, 'WITHDRAWN', person);
    expect(await byMember()).toBeNull();
    expect(await byAdmin(organizationId)).toBeNull();
  });

  test('a refusal does not reveal who is involved in jobs of others', async () => {
    const { consultant, other, client } = area;
    const openJobID = area.ownJob();
    const person = await given.aTalent();
    const involve = (userID: string) => ({ userID, openJobID, involveType: 'RECOMMENDED' });
    expect(await refusal('create', 'UserOpenJobs', involve(person.sub), consultant)).toBeUndefined();
    expect(await refusal('create', 'UserOpenJobs', involve(person.sub), consultant)).toBe('Conflict');
    for (const as of [other, client])
      for (const userID of [person.sub, other.sub, '01JGFJJZ008V60D49Z0BXB6BR5'])
        expect(await refusal('create', 'UserOpenJobs', involve(userID), as)).toBe('Unauthorized');
  });

  test('a repeated create returns the same engagement', async () => {
    const person = await area.contracted();
    const input = { userId: person.sub, openJobId: area.ownJob(), salary: 5, clientToken: ulid() };
    const record = () => send('create', 'EnishiWorkHistory', input, area.client, 'id owners salary');
    const first = await record();
    expect(first).toMatchObject({ row: { owners: null, salary: 5 } });
    expect((await record()).row).toEqual(first.row);
  });

  test('malformed ids are refused or find nothing', async () => {
    const [empty, long] = ['', 'a'.repeat(3000)];
    const read = graphql(`
      query ($id: ID!) {
        getConversation(id: $id) {
          id
        }
        getUser(sub: $id) {
          id
        }
        getUserPrivate(sub: $id) {
          id
        }
      }
    `);
    for (const id of [empty, long]) {
      const { data, errors } = await query(read, { id }, area.admin);
      expect(errors).toEqual([]);
      expect(data).toEqual({ getConversation: null, getUser: null, getUserPrivate: null });
      const sent: [string, Item][] = [
        ['Conversation', { participantIds: [id] }],
        ['UserConversations', { conversationId: '01JGFJJZ008V60D49Z0BXB6BR5', userId: id }],
        ['EmployeeBenefit', { title: '学び放題', tags: [id] }],
      ];
      for (const [entity, input] of sent)
        expect([entity, await refusal('create', entity, input, area.admin)]).toEqual([
          entity,
          'InvalidInput',
        ]);
    }
    expect(
      await refusal(
        'create',
        'EmployeeBenefit',
        { title: '学び放題', employeeBenefitOrganizationId: long },
        area.admin,
      ),
    ).toBe('InvalidInput');
  });
}
