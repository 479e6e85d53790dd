import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';

const document = graphql(`
  query Find($text: String!) {
    findRecords(text: $text) {
      kind
      id
      names
      detail
    }
  }
`);

const createConversation = graphql(`
  mutation Open($input: CreateConversationInput!) {
    createConversation(input: $input) {
      id
    }
  }
`);

const createJob = graphql(`
  mutation Draft($input: CreateOpenJobInput!) {
    createOpenJob(input: $input) {
      id
    }
  }
`);

let admin: Person;
let talent: Person;
let jobId: string;
let conversationId: string;

const find = async (text: string, as: Caller = admin) => {
  const { data, errors } = await query(document, { text }, as);
  return { found: data?.findRecords, refused: errors[0]?.errorType };
};

/**
 * Waits until findRecords finds the record of this kind and id by the text, because the search indices follow
 * the tables with a delay.
 */
const findsIn = (text: string, kind: string, id: string) =>
  eventually(`${text} finds the ${kind}`, async () => {
    const { found } = await find(text);
    return found?.find((each) => each.kind === kind && each.id === id) ?? null;
  });

beforeAll(async () => {
  admin = await given.theAdministrator();
  const named = { lastName: '樺沢', firstName: '凪', lastNameKana: 'カバサワ', firstNameKana: 'ナギ' };
  talent = await given.aTalent({ ...named, displayName: 'なぎ' });
  const input = { title: '樺沢の倉庫の在庫を見直す仕事', organizationName: '縁工房' };
  const { data: job } = await query(createJob, { input }, admin);
  jobId = job?.createOpenJob?.id ?? '';
  const { data: talk } = await query(
    createConversation,
    { input: { participantIds: [talent.sub], name: '樺沢さんとの相談' } },
    admin,
  );
  conversationId = talk?.createConversation?.id ?? '';
});

test('one text finds talents, drafts and conversations by their names', async () => {
  const person = await findsIn('樺沢', 'TALENT', talent.sub);
  expect(person.names).toEqual(['樺沢 凪']);
  expect((await findsIn('樺沢', 'JOB', jobId)).detail).toBe('縁工房');
  expect((await findsIn('樺沢', 'CONVERSATION', conversationId)).detail).toBe('樺沢さんとの相談');
});

test.each(['樺沢 凪', 'かばさわ', 'カバサワ', 'kabasawa'])('the name is found by "%s"', async (text) => {
  await findsIn(text, 'TALENT', talent.sub);
});

test('a whole id or mail address finds its record first', async () => {
  await findsIn('樺沢', 'TALENT', talent.sub);
  for (const text of [talent.sub, talent.email]) {
    const { found } = await find(text);
    expect(found?.[0]).toMatchObject({ kind: 'TALENT', id: talent.sub });
  }
  expect((await find(jobId)).found?.[0]).toMatchObject({ kind: 'JOB', id: jobId });
});

test('at most five records of a kind are returned', async () => {
  const { found } = await find('エンジニア');
  const jobs = found?.filter(({ kind }) => kind === 'JOB');
  expect(jobs).toHaveLength(5);
});

test('nobody but administrators may find records', async () => {
  for (const caller of [talent, await given.theClient(), 'guest' as const]) {
    const { found, refused } = await find('樺沢', caller);
    expect([found, refused]).toEqual([undefined, 'Unauthorized']);
  }
});
