import type { Person } from '../../support/api/Person';
import { query, type TypedDocument } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { jobDocuments } from './jobDocuments';
import { jobDetails } from '../jobDetails';
import { graphql } from '../../support/graphql';

let admin: Person;

beforeAll(async () => {
  admin = await given.theAdministrator();
});

async function send<Job>(document: TypedDocument<{ job: Job }>, input: object): Promise<NonNullable<Job>> {
  const { data, errors } = await query(document, { input }, admin);
  if (!data?.job) throw new Error(`${errors[0]?.errorType}: ${errors[0]?.message}`);
  return data.job;
}

test('a finished draft waits for its review, which a note returns and publication ends', async () => {
  const { id } = await send(jobDocuments.create, {
    ...jobDetails,
    title: '確認を待つ仕事',
    organizationName: '縁工房',
  });
  const change = (input: object) => send(jobDocuments.update, { id, ...input });
  const asked = await change({ isDraft: false });
  expect(asked).toMatchObject({ isPublic: false, reviewRequestedAt: expect.stringMatching(/^20/) });
  const kept = await change({ title: '確認を待つ仕事です' });
  expect(kept.reviewRequestedAt).toBe(asked.reviewRequestedAt);
  const note = '報酬の幅を書いてください。';
  const returned = await change({ isDraft: true, reviewNote: note });
  expect(returned).toMatchObject({ isDraft: true, reviewRequestedAt: null, reviewNote: note });
  const again = await change({ isDraft: false });
  expect(again).toMatchObject({ reviewRequestedAt: expect.stringMatching(/^20/), reviewNote: note });
  const published = await change({ isPublic: true });
  expect(published).toMatchObject({ isPublic: true, reviewRequestedAt: null, reviewNote: null });
  expect(await change({ isPublic: false })).toMatchObject({ reviewRequestedAt: null });
});

test('administrators find jobs by their state, as the search index follows the changes', async () => {
  const input = { title: '台帳のエンジニア', organizationName: '縁工房', ...jobDetails, isPublic: true };
  const { id } = await send(jobDocuments.create, input);
  const search = graphql(`
    query Found($id: ID!, $state: String!) {
      searchOpenJobs(filter: { id: { eq: $id }, state: { eq: $state } }) {
        total
      }
    }
  `);
  const isIn = (state: string) =>
    eventually(`the job as ${state}`, async () => {
      const { data } = await query(search, { id, state }, admin);
      return data?.searchOpenJobs.total === 1 ? true : null;
    });
  await isIn('PUBLIC');
  await send(jobDocuments.update, { id, isPublic: false });
  await isIn('CLOSED');
  await send(jobDocuments.update, { id, isDraft: true });
  await isIn('DRAFT');
  await send(jobDocuments.update, { id, isDraft: false });
  await isIn('REQUESTED');
});
