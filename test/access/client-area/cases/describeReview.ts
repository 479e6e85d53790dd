import { query } from '../../../support/api/query';
import type { Person } from '../../../support/api/Person';
import { signIn } from '../../../support/api/signIn';
import { given } from '../../../support/given';
import { graphql } from '../../../support/graphql';
import { localTables } from '../../../support/localTables';
import { ulid } from '../../../support/ulid';
import { accountDocuments } from '../../accounts/accountDocuments';
import { dataExport } from '../../accounts/dataExport';
import { erasure } from '../../accounts/erasure';
import { settle } from '../../over-time/settle';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';

const documents = {
  read: graphql(`
    query ($id: ID!) {
      getApplicationReview(id: $id) {
        id
        writtenId
        comments {
          id
          by
          text
          editedAt
        }
        scorecards {
          by
          stage
          at
          skill
          recommendation
          comment
        }
        people {
          sub
          name
          isStaff
        }
      }
    }
  `),
  say: graphql(`
    mutation ($input: CreateApplicationCommentInput!) {
      createApplicationComment(input: $input) {
        writtenId
        comments {
          id
        }
      }
    }
  `),
  change: graphql(`
    mutation ($input: UpdateApplicationCommentInput!) {
      updateApplicationComment(input: $input) {
        comments {
          text
        }
      }
    }
  `),
  remove: graphql(`
    mutation ($input: DeleteApplicationCommentInput!) {
      deleteApplicationComment(input: $input) {
        comments {
          id
        }
      }
    }
  `),
  score: graphql(`
    mutation ($input: HandInScorecardInput!) {
      handInScorecard(input: $input) {
        scorecards {
          by
          skill
        }
      }
    }
  `),
};

/** Everything that the talent can ask about the application. */
const talentsWays = [
  'query ($talk: ID!) { getConversation(id: $talk) { name application { id type history { type reason } decision { note } } messages { items { content } } } }',
  'query ($sub: ID!) { getUser(sub: $sub) { applies { items { id type } } evaluations { items { picComment } } evaluationComments { items { message } } } }',
  'query ($sub: ID!) { listUserAppliesByUser(userID: $sub) { items { id message history { reason message } } } }',
  'query ($job: ID!) { getOpenJob(id: $job) { myApply { id message } } }',
  'query { listUserNotices { items { id title } } listUserConversations { items { lastMessage } } }',
  'query ($id: ID!) { getApplicationReview(id: $id) { comments { text } scorecards { by comment } people { sub } } }',
];

const ratings = { skill: 4, communication: 3, motivation: 5, fit: 4, recommendation: 'YES' };

interface Review {
  comments: { id: string; by: string; text: string; editedAt: string | null }[];
  scorecards: { by: string; skill: number | null; comment: string | null }[];
  people: { sub: string; name: string | null; isStaff: boolean }[];
}

/** Tests who finds what colleagues say about an application, and that the applicant never does. */
export function describeReview(area: OpenArea): void {
  const read = async (id: string, as: Person) => (await asked(documents.read, { id }, as)) as Review | null;
  const say = (applicationId: string, text: string, as: Person, clientToken?: string) =>
    asked(documents.say, { input: { applicationId, text, clientToken } }, as) as Promise<{
      writtenId: string;
    }>;
  const score = (applicationId: string, more: object, as: Person) =>
    asked(documents.score, { input: { applicationId, stage: 'APPLIED', ...ratings, ...more } }, as);

  test('those who work for the job read it, nobody else', async () => {
    const { person, id } = await area.applicant();
    await say(id, '内輪のメモ', area.consultant);
    const { member } = await area.aMember();
    for (const as of [area.client, area.consultant, area.admin])
      expect((await read(id, as))?.comments).toMatchObject([{ text: '内輪のメモ', by: area.consultant.sub }]);
    for (const as of [person, area.other, member]) {
      expect(await read(id, as)).toBeNull();
      expect(await say(id, '私も', as)).toBe('NotFound');
      expect(await score(id, {}, as)).toBe('NotFound');
    }
    const people = (await read(id, area.client))?.people ?? [];
    expect(people).toContainEqual(expect.objectContaining({ sub: area.consultant.sub, isStaff: true }));
    expect(people.map(({ sub }) => sub)).not.toContain(person.sub);
  });

  test('who applied is the applicant, also as a colleague or as an administrator', async () => {
    for (const person of [await area.aConsultantOf(area.ownJob()), await given.anAdministrator()]) {
      const id = await records.made('UserApplies', { userID: person.sub, openJobID: area.ownJob() }, person);
      await say(id, '本人には見えないメモ', area.client);
      expect(await read(id, person)).toBeNull();
      expect(await say(id, '自分について', person)).toBe('NotFound');
      expect(await score(id, {}, person)).toBe('NotFound');
    }
  });

  test('it is on no way out to the applicant, in neither export nor disclosure', async () => {
    const { person, id, conversationId } = await area.applicant();
    await say(id, '極秘メモ', area.client);
    await score(id, { comment: '極秘評価' }, area.client);
    await area.move(id, 'SCREENING', area.client);
    await settle.streams();
    const variables = { id, talk: conversationId, sub: person.sub, job: area.ownJob() };
    for (const way of talentsWays) {
      const { data, errors } = await query(way, variables, person);
      expect([way, errors]).toEqual([way, []]);
      expect(JSON.stringify(data)).not.toMatch(/極秘|scorecards":\[/);
    }
    const withdrawn = await query(
      'mutation ($id: ID!) { updateUserApplies(input: { id: $id, type: WITHDRAWN }) { id type history { reason } decision { note } } }',
      { id },
      person,
    );
    expect(withdrawn.errors).toEqual([]);
    expect(JSON.stringify(withdrawn.data)).not.toContain('極秘');
    expect(JSON.stringify(await dataExport.taken(person))).not.toMatch(/極秘|ApplicationReview/);
    const disclosure = await dataExport.disclosed(person, area.admin);
    expect(disclosure).not.toContain('極秘');
    expect(disclosure).toContain('応募についての企業の内部のメモと評価');
  });

  test('others’ opinions are shown after one’s own, and the names of who has answered before', async () => {
    const { id } = await area.applicant();
    expect(await score(id, { comment: '私の意見' }, area.consultant)).toMatchObject({
      scorecards: [{ skill: 4 }],
    });
    const hidden = { by: area.consultant.sub, skill: null, recommendation: null, comment: null };
    expect((await read(id, area.client))?.scorecards).toMatchObject([hidden]);
    await score(id, { skill: 2 }, area.client);
    const shown = { by: area.consultant.sub, skill: 4, recommendation: 'YES', comment: '私の意見' };
    expect((await read(id, area.client))?.scorecards).toMatchObject([shown, { skill: 2 }]);
    await score(id, { skill: 5 }, area.client);
    expect((await read(id, area.consultant))?.scorecards).toMatchObject([{ skill: 4 }, { skill: 5 }]);
    expect(await score(id, { stage: 'OFFERED' }, area.client)).toBe('InvalidInput');
    expect(await score(id, { skill: 6 }, area.client)).toBe('InvalidInput');
    // Another stage is another opinion.
    await area.move(id, 'SCREENING', area.client);
    await score(id, { stage: 'SCREENING' }, area.consultant);
    expect((await read(id, area.client))?.scorecards.at(-1)).toMatchObject(hidden);
  });

  test('people change and delete their own comments, not those of others; a repetition adds none', async () => {
    const { id } = await area.applicant();
    const token = ulid();
    const { writtenId: commentId } = await say(id, 'はじめの印象', area.consultant, token);
    await say(id, 'はじめの印象', area.consultant, token);
    const input = { applicationId: id, commentId };
    for (const as of [area.client, area.admin]) {
      expect(await asked(documents.change, { input: { ...input, text: '書き換え' } }, as)).toBe('NotFound');
      expect(await asked(documents.remove, { input }, as)).toBe('NotFound');
    }
    const changed = { comments: [{ text: '二度目の印象' }] };
    expect(
      await asked(documents.change, { input: { ...input, text: '二度目の印象' } }, area.consultant),
    ).toEqual(changed);
    expect((await read(id, area.client))?.comments).toMatchObject([{ editedAt: expect.any(String) }]);
    await asked(documents.remove, { input }, area.consultant);
    expect((await read(id, area.client))?.comments).toEqual([]);
  });

  test('two who write at the same moment both keep their words', async () => {
    const { id } = await area.applicant();
    await Promise.all([say(id, '一', area.client), say(id, '二', area.consultant)]);
    const found = (await read(id, area.client))?.comments.map(({ text }) => text);
    expect(found?.sort()).toEqual(['一', '二']);
  });

  test('it ends for job staff with a withdrawal, and is there again after another application', async () => {
    const { person, id } = await area.applicant();
    await say(id, '辞退の前', area.client);
    await area.move(id, 'WITHDRAWN', person);
    expect(await read(id, area.client)).toBeNull();
    expect(await say(id, '辞退の後', area.client)).toBe('NotFound');
    expect((await read(id, area.admin))?.comments).toMatchObject([{ text: '辞退の前' }]);
    await area.move(id, 'APPLIED', person);
    expect((await read(id, area.client))?.comments).toMatchObject([{ text: '辞退の前' }]);
  });

  test('the erasure of the applicant deletes it, that of an author leaves no name', async () => {
    const { member, organizationId } = await area.aMember('株式会社いなくなる');
    const job = await area.aPublicJobOf(member);
    const { person, id } = await area.applicant({}, job);
    const author = await given.aTalent();
    await records.send(
      'update',
      'User',
      { sub: author.sub, organizationUsersId: organizationId },
      area.admin,
      'id: sub',
    );
    const writer = await signIn(author.email);
    await say(id, '残るメモ', writer);
    const client = localTables.open();
    const erase = async (who: Person) => {
      await asked(accountDocuments.delete, { input: { sub: who.sub } }, await signIn(who.email));
      await erasure.backdate(client, who);
      await erasure.runTheJob();
    };
    await erase(author);
    const left = await read(id, member);
    expect(left?.comments).toMatchObject([{ text: '残るメモ', by: author.sub }]);
    expect(left?.people.map(({ sub }) => sub)).not.toContain(author.sub);
    await erase(person);
    client.destroy();
    expect(await read(id, area.admin)).toBeNull();
  });
}
