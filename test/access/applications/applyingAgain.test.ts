import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { applications } from './applications';
import { records } from '../records';
import { jobDetails } from '../jobDetails';
import { graphql } from '../../support/graphql';

const { move } = applications;

let talent: Person;
let admin: Person;

const apply = (openJobID: string, more: object = {}) => applications.apply(talent, openJobID, more);

beforeAll(async () => {
  [talent, admin] = [await given.aTalent(), await given.anAdministrator()];
});

test('a talent who applies again is in the conversation, with the job’s current staff', async () => {
  const [former, present] = [await given.aTalent(), await given.aTalent()];
  const shown = {
    title: '引き継ぐ求人',
    organizationName: '縁工房',
    ...jobDetails,
    owners: [former.sub],
    isPublic: true,
    isDraft: false,
  };
  const job = await records.made('OpenJob', shown, admin);
  const { id = '', conversationId = '' } = (await apply(job)).data?.createUserApplies ?? {};
  const members = async () => {
    const found = await Promise.all(
      [talent, former, present].map(async ({ sub }) => {
        const { data } = await query(
          graphql(`
            query Of($userId: ID) {
              listUserConversations(userId: $userId, limit: 100) {
                items {
                  conversationId
                }
              }
            }
          `),
          { userId: sub },
          admin,
        );
        const rows = data?.listUserConversations.items ?? [];
        return rows.some((row) => row.conversationId === conversationId) ? [sub] : [];
      }),
    );
    return found.flat();
  };
  const become = (...people: Person[]) =>
    eventually('the members', async () =>
      String(await members()) === String(people.map(({ sub }) => sub)) ? true : null,
    );
  await become(talent, former);
  await records.send('delete', 'UserConversations', { id: `${conversationId}.${talent.sub}` }, talent);
  await become(former);
  // Until the streams have removed a person from the application's members, transitions are refused.
  await eventually('the withdrawal', async () =>
    (await move(id, 'WITHDRAWN', talent)).data?.updateUserApplies ? true : null,
  );
  await records.send('update', 'OpenJob', { id: job, owners: [present.sub] }, admin);
  await become();
  const again = await eventually('applying', async () => (await apply(job)).data?.createUserApplies);
  expect(again).toMatchObject({ id, conversationId, type: 'APPLIED' });
  await become(talent, present);
  await records.send('update', 'OpenJob', { id: job, owners: [former.sub] }, admin);
  await become(talent, former);
  await eventually('the move', async () => (await move(id, 'SCREENING', admin)).data?.updateUserApplies);
});

test('a repeated request after a withdrawal returns the record unchanged and does not apply again', async () => {
  const job = await given.anOpenJob();
  const clientToken = ulid();
  const first = (await apply(job.id, { clientToken })).data?.createUserApplies;
  await move(first?.id ?? '', 'WITHDRAWN', talent);
  const repeat = { id: first?.id, type: 'WITHDRAWN', version: 2 };
  expect((await apply(job.id, { clientToken })).data?.createUserApplies).toMatchObject(repeat);
  const again = (await apply(job.id, { clientToken: ulid() })).data?.createUserApplies;
  expect(again).toMatchObject({ id: first?.id, type: 'APPLIED', version: 3 });
  await move(first?.id ?? '', 'WITHDRAWN', talent);
  const late = (await apply(job.id, { clientToken })).data?.createUserApplies;
  expect(late).toMatchObject({ id: first?.id, type: 'WITHDRAWN', version: 4 });
});

test('an administrator who applied cannot approve their own application, but can withdraw it', async () => {
  const job = await given.anOpenJob();
  const applied = await applications.apply(admin, job.id);
  expect(applied.errors).toEqual([]);
  const { id = '' } = applied.data?.createUserApplies ?? {};
  expect((await move(id, 'SCREENING', admin)).errors[0]?.errorType).toBe('Unauthorized');
  expect((await move(id, 'WITHDRAWN', admin)).errors).toEqual([]);
});
