import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { documents } from '../documents';

let talent: Person;

const keptIds = async () => {
  const { data } = await query(documents.keeps, { sub: talent.sub }, talent);
  return data?.getUser?.favoriteOpenJobs?.items.map(({ id }) => id);
};

beforeEach(async () => {
  talent = await given.aTalent();
});

test('a job is kept, removed and kept again in one row', async () => {
  const { id: openJobID } = await given.anOpenJob();
  const keep = { userID: talent.sub, openJobID };
  const id = `${talent.sub}.${openJobID}`;
  expect((await query(documents.keep, { input: keep }, talent)).data).toMatchObject({
    createUserFavoriteOpenJobs: { id, isFavorite: true },
  });
  expect((await query(documents.keep, { input: keep }, talent)).errors[0]?.errorType).toBe('Conflict');
  expect(await keptIds()).toEqual([id]);
  await query(documents.unkeep, { input: { id, isFavorite: false } }, talent);
  expect(await keptIds()).toEqual([]);
  await query(documents.unkeep, { input: { id, isFavorite: true } }, talent);
  expect(await keptIds()).toEqual([id]);
});

test('an update with a stale version is Conflict, and absent fields stay', async () => {
  const first = await query(
    documents.update,
    { input: { sub: talent.sub, displayName: 'ゆい' }, condition: { version: { eq: 1 } } },
    talent,
  );
  expect(first.data).toEqual({ updateUser: { sub: talent.sub, displayName: 'ゆい', version: 2 } });
  const stale = await query(
    documents.update,
    { input: { sub: talent.sub, displayName: '遅い' }, condition: { version: { eq: 1 } } },
    talent,
  );
  expect(stale.errors[0]?.errorType).toBe('Conflict');
  const { data } = await query(documents.user, { sub: talent.sub }, talent);
  expect(data?.getUser).toMatchObject({
    displayName: 'ゆい',
    name: '縁 結子',
    birthDate: '1992-04-15',
    email: talent.email,
  });
});

test('a visit is stored once in five minutes, and not before registration', async () => {
  const input = { sub: talent.sub, lastVisitedAt: '1999-01-01T00:00:00Z' };
  const visit = async () => (await query(documents.visit, { input }, talent)).data;
  const first = await visit();
  expect(first).toMatchObject({
    updateUserLastVisitedAt: { lastVisitedAt: expect.stringMatching(/^20[2-9]/) },
  });
  expect(await visit()).toEqual(first);
});
