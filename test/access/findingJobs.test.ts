import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { ulid } from '../support/ulid';
import { jobDocuments } from './jobDocuments';

type Job = { id: string; title: string; organizationName: string | null };

const search = /* GraphQL */ `
  query Search($filter: SearchableOpenJobFilterInput) {
    searchOpenJobs(filter: $filter) {
      total
      items {
        id
        title
        organizationName
      }
    }
  }
`;

let admin: Person;

const send = async (document: string, input: object) => {
  const { data, errors } = await query<{ job: Job }>(document, { input }, admin);
  if (!data?.job) throw new Error(errors[0]?.message);
  return data.job;
};

const found = async (word: string, as: Person | 'guest') => {
  const filter = { keyword: { match: word } };
  return (await query<{ searchOpenJobs: { items: Job[] } }>(search, { filter }, as)).data?.searchOpenJobs
    .items;
};

beforeAll(async () => {
  admin = await given.theAdministrator();
}, 60_000);

test('a job is found once it is published, by everybody, and no longer when it is closed', async () => {
  const word = `台帳${ulid()}`;
  const { id } = await send(jobDocuments.create, { title: word, organizationName: '株式会社みなと' });
  await eventually('in the administrators’ index', async () => (await found(word, admin))?.[0]);
  expect(await found(word, 'guest')).toEqual([]);
  await send(jobDocuments.update, { id, isDraft: false, isPublic: true });
  const shown = await eventually('in everybody’s index', async () => (await found(word, 'guest'))?.[0]);
  expect(shown).toEqual({ id, title: word, organizationName: '株式会社みなと' });
  await send(jobDocuments.update, { id, isPublic: false });
  await eventually('gone', async () => ((await found(word, 'guest'))?.length === 0 ? true : null));
  expect((await found(word, admin))?.[0]).toMatchObject({ id });
});
