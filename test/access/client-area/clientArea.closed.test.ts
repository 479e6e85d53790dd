import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { documents } from '../documents';
import { messagingDocuments } from '../messagingDocuments';
import { clientDocuments } from './clientDocuments';

let [client, other, talent]: Person[] = [];

const answer = async (document: string, variables: object, as?: Person) => {
  const { data, errors } = await query(document, { ...variables }, as ?? 'nobody');
  return { data, errors: errors.map(({ errorType, message }) => ({ errorType, message })) };
};

beforeAll(async () => {
  [client, other] = [await given.theClient(), await given.aTalent()];
  talent = await given.aTalent({ isAgreedPostForClient: true, isShareFullname: true, lineID: 'line' });
}, 60_000);

test('while the client area is closed a member’s token says nothing of an organization', () => {
  const [, claims = ''] = (client?.token ?? '').split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).not.toHaveProperty('organizationId');
});

test('a member gets the same answers as any other talent', async () => {
  const { data } = await query<{ searchOpenJobs: { items: { id: string; organizationName: string }[] } }>(
    clientDocuments.ownJobs,
    { organizationId: 'x' },
    'guest',
  );
  expect(data?.searchOpenJobs.items).toEqual([]);
  const job = await given.anOpenJob();
  const { errors, data: applied } = await query<{ createUserApplies: { id: string } }>(
    documents.apply,
    { input: { userID: talent?.sub, openJobID: job.id } },
    talent ?? 'nobody',
  );
  expect(errors).toEqual([]);
  const id = applied?.createUserApplies.id;
  const asked: [string, object][] = [
    [clientDocuments.job, { id: job.id }],
    [clientDocuments.talent, { sub: talent?.sub }],
    [clientDocuments.contact, { sub: talent?.sub }],
    [clientDocuments.applications, {}],
    [clientDocuments.talents, {}],
    [documents.move, { input: { id, type: 'SCREENING' } }],
    [
      messagingDocuments.converse,
      { input: { participantIds: [talent?.sub], openJobConversationsId: job.id } },
    ],
  ];
  for (const [document, variables] of asked)
    expect(await answer(document, variables, client)).toEqual(await answer(document, variables, other));
  expect((await answer(clientDocuments.contact, { sub: talent?.sub }, client)).data).toEqual({
    getUserPrivate: null,
  });
  expect((await answer(documents.move, { input: { id, type: 'SCREENING' } }, client)).errors).toMatchObject([
    { errorType: 'NotFound' },
  ]);
});
