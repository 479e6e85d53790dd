import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { composed } from '../../../support/composed';
import { graphql } from '../../../support/graphql';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { documents } from '../../documents';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';

type Item = Record<string, unknown>;

const { send, refusal } = records;

const page = graphql(`
  query ($id: ID!) {
    getConversation(id: $id) {
      participants {
        name
      }
      application {
        id
        type
      }
    }
    listMessagesByConversation(conversationId: $id, sortDirection: ASC) {
      items {
        content
        isEvent
      }
    }
  }
`);

const own = graphql(`
  query ($sub: ID!) {
    getUser(sub: $sub) {
      userOpenJobs {
        items {
          id
          involveType
        }
      }
    }
  }
`);

const involvementFields = 'id involveType openedAt repliedAt appliedAt user { id }';
const byJob = composed<Record<string, { items: Item[] }>>`query ($id: ID!) {
  listInvolvements(openJobID: $id, limit: 100) { items { ${involvementFields} } }
}`;
const byTalent = composed<Record<string, { items: Item[] }>>`query ($sub: ID!, $organizationId: ID) {
  listInvolvements(userID: $sub, organizationId: $organizationId) { items { ${involvementFields} } }
}`;
const ties = graphql(`
  query ($subs: [ID!]!, $organizationId: ID) {
    listTalentTies(userIDs: $subs, organizationId: $organizationId) {
      userID
      applied
      scouted
      recommended
    }
  }
`);
const markRead = graphql(`
  mutation ($id: ID!) {
    updateUserConversations(input: { id: $id, readAt: "2026-01-05T00:00:00.000Z" }) {
      id
    }
  }
`);

/** Tests scouts and recommendations: what follows from them, and who learns of them. */
export function describeScouting(area: OpenArea): void {
  const offered = () => given.aTalent({ isAgreedPostForClient: true });
  const involve = (userID: string, involveType: string, openJobID: string, as: Person) =>
    send('create', 'UserOpenJobs', { userID, openJobID, involveType }, as, 'id conversationId scoutedAt');
  const converse = async (person: Person, openJobID: string, as: Person) => {
    const input = { participantIds: [person.sub], openJobConversationsId: openJobID };
    return ((await asked(messagingDocuments.converse, { input }, as)) as { id: string }).id;
  };
  const say = (conversationId: string, content: string, as: Person) =>
    asked(messagingDocuments.send, { input: { conversationId, content } }, as);
  const apply = async (person: Person, openJobID: string) =>
    (await asked(documents.apply, { input: { userID: person.sub, openJobID } }, person)) as {
      id: string;
      conversationId: string;
    };
  const conversationsOf = async (person: Person) =>
    ((await asked(messagingDocuments.list, {}, person)) as { items: { conversationId: string }[] }).items;
  const scout = async (person: Person, as: Person) => {
    await involve(person.sub, 'SCOUTED', area.ownJob(), as);
    const id = await converse(person, area.ownJob(), as);
    await say(id, 'ぜひお話ししましょう', as);
    return id;
  };

  test('an application continues in the conversation of the scout, which job staff then share', async () => {
    const person = await offered();
    const colleague = await area.aConsultantOf(area.ownJob());
    const conversationId = await scout(person, colleague);
    const applied = await apply(person, area.ownJob());
    expect(applied.conversationId).toBe(conversationId);
    expect(await conversationsOf(person)).toHaveLength(1);
    for (const as of [person, colleague, area.client]) {
      const { data, errors } = await query(page, { id: conversationId }, as);
      expect(errors).toEqual([]);
      expect(data?.getConversation?.application).toEqual({ id: applied.id, type: 'APPLIED' });
      expect(data?.listMessagesByConversation.items.map(({ isEvent }) => isEvent)).toEqual([false, true]);
    }
    // A move is announced to all of them, and the one who scouted can leave without taking the staff with them.
    await area.move(applied.id, 'SCREENING', area.client);
    expect(
      await refusal('delete', 'UserConversations', { id: `${conversationId}.${colleague.sub}` }, colleague),
    ).toBe(undefined);
    await eventually('the former member to be informed of nothing', async () => {
      await area.move(applied.id, 'INTERVIEW', area.client);
      return (await conversationsOf(colleague)).some((row) => row.conversationId === conversationId)
        ? null
        : true;
    });
    const { data } = await query(page, { id: conversationId }, person);
    expect(data?.getConversation?.participants).toHaveLength(2);
  });

  test('a scout after a withdrawal goes on in the conversation of the application', async () => {
    const { person, id, conversationId } = await area.applicant({ isAgreedPostForClient: true });
    await area.move(id, 'WITHDRAWN', person);
    const { row } = await involve(person.sub, 'SCOUTED', area.ownJob(), area.client);
    expect(row).toMatchObject({ conversationId, scoutedAt: expect.any(String) });
  });

  test('members scout whom they have recommended, but not who has applied since', async () => {
    const [one, two] = [await offered(), await offered()];
    const openJobID = area.ownJob();
    const ids = [];
    for (const { sub } of [one, two])
      ids.push((await involve(sub, 'RECOMMENDED', openJobID, area.client)).row?.id);
    await apply(two, openJobID);
    const turn = (id: unknown, as: Person, involveType = 'SCOUTED') =>
      send('update', 'UserOpenJobs', { id, involveType }, as, 'involveType scoutedAt');
    for (const as of [one, area.other]) expect((await turn(ids[0], as)).error?.errorType).toBe('NotFound');
    expect((await turn(ids[0], area.client)).row).toEqual({
      ...{ involveType: 'SCOUTED', scoutedAt: expect.any(String) },
    });
    // Only administrators and consultants take a scout back to a recommendation.
    expect((await turn(ids[0], area.client, 'RECOMMENDED')).error?.errorType).toBe('NotFound');
    for (const as of [area.client, area.consultant, area.admin])
      expect((await turn(ids[1], as)).error).toMatchObject({
        ...{ errorType: 'InvalidInput', errorInfo: { field: 'input.involveType', rule: 'applied' } },
      });
  });

  test('talents learn of scouts, and never of recommendations', async () => {
    const person = await offered();
    const openJobID = area.ownJob();
    const { row } = await involve(person.sub, 'RECOMMENDED', openJobID, area.client);
    const involvements = async (as: Person) => {
      const { data } = await query(own, { sub: person.sub }, as);
      return data?.getUser?.userOpenJobs?.items;
    };
    expect(await involvements(person)).toEqual([]);
    expect(await involvements(area.admin)).toEqual([{ id: row?.id, involveType: 'RECOMMENDED' }]);
    await send('update', 'UserOpenJobs', { id: row?.id, involveType: 'SCOUTED' }, area.client);
    expect(await involvements(person)).toEqual([{ id: row?.id, involveType: 'SCOUTED' }]);
  });

  test('job staff read whether a scout was opened, answered and followed by an application; others do not', async () => {
    const [one, two] = [await offered(), await offered()];
    const conversationId = await scout(one, area.client);
    await scout(two, area.client);
    const { organizationId } = area;
    const factsOf = async ({ sub }: Person, as: Person) =>
      ((await asked(byTalent, { sub, organizationId }, as)) as { items: Item[] }).items;
    const none = { openedAt: null, repliedAt: null, appliedAt: null };
    expect(await factsOf(one, area.client)).toMatchObject([{ involveType: 'SCOUTED', ...none }]);
    await asked(markRead, { id: `${conversationId}.${one.sub}` }, one);
    const opened = await eventually('the scout to be opened', async () => {
      const [row] = await factsOf(one, area.client);
      return row?.openedAt ? row : null;
    });
    expect(opened).toMatchObject({ repliedAt: null, appliedAt: null });
    await say(conversationId, '興味があります', one);
    const answered = await eventually('the answer', async () => {
      const [row] = await factsOf(one, area.client);
      return row?.repliedAt ? row : null;
    });
    expect(answered).toMatchObject({ openedAt: opened.openedAt, appliedAt: null });
    await apply(two, area.ownJob());
    await eventually('the application', async () => {
      const [row] = await factsOf(two, area.client);
      return row?.appliedAt && row.repliedAt === row.appliedAt ? row : null;
    });
    for (const as of [area.consultant, area.admin])
      expect(await factsOf(one, as)).toMatchObject([{ repliedAt: answered.repliedAt }]);
    expect(await factsOf(one, one)).toEqual([]);
    const { member } = await area.aMember();
    expect(await factsOf(one, member)).toEqual([]);
    const listed = async (as: Person) =>
      ((await asked(byJob, { id: area.ownJob() }, as)) as { items: Item[] }).items.map(({ id }) => id);
    expect(await listed(area.client)).toEqual(
      expect.arrayContaining([`${one.sub}.${area.ownJob()}`, `${two.sub}.${area.ownJob()}`]),
    );
    expect(await listed(member)).toEqual([]);
  });

  test('what an organization has to do with talents is for its members and administrators', async () => {
    const [one, two, three] = [await offered(), await offered(), await offered()];
    const subs = [one.sub, two.sub, three.sub];
    const openJobID = area.ownJob();
    await involve(one.sub, 'SCOUTED', openJobID, area.client);
    await involve(two.sub, 'RECOMMENDED', openJobID, area.client);
    const { id } = await apply(two, openJobID);
    const { organizationId } = area;
    const nothing = { applied: [], scouted: [], recommended: [] };
    const known = [
      { ...nothing, userID: one.sub, scouted: [openJobID] },
      { ...nothing, userID: two.sub, applied: [openJobID], recommended: [openJobID] },
    ];
    const read = (as: Person, more: object = {}) => asked(ties, { subs, ...more }, as);
    await eventually('the ties to be there', async () => {
      const rows = (await read(area.client)) as unknown as { applied: string[]; recommended: string[] }[];
      return rows[1]?.applied.length && rows[1].recommended.length ? rows : null;
    });
    expect(await read(area.client, { organizationId })).toEqual(known);
    expect(await read(area.admin, { organizationId })).toEqual(known);
    expect(await read(area.admin)).toEqual([]);
    // A consultant has no organization; members of others neither see nor name this one.
    expect(await read(area.consultant, { organizationId })).toEqual([]);
    const { member } = await area.aMember();
    for (const more of [{}, { organizationId }]) expect(await read(member, more)).toEqual([]);
    for (const as of [one, two]) expect(await read(as, { organizationId })).toEqual([]);
    await area.move(id, 'WITHDRAWN', two);
    await eventually('the application to be gone', async () => {
      const rows = (await read(area.client)) as unknown as { applied: string[] }[];
      return rows[1]?.applied.length === 0 ? true : null;
    });
  });
}
