import { claimsOf } from '../../support/api/claimsOf';
import type { Person } from '../../support/api/Person';
import { query, type Document } from '../../support/api/query';
import { given } from '../../support/given';
import { documents } from '../documents';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { records } from '../records';
import { clientDocuments } from './clientDocuments';

let [client, other, talent]: Person[] = [];

const answer = async (document: Document, variables: object, as?: Person) => {
  const { data, errors } = await query(document, { ...variables }, as ?? 'nobody');
  return { data, errors: errors.map(({ errorType, message }) => ({ errorType, message })) };
};

beforeAll(async () => {
  [client, other] = [await given.theClient(), await given.aTalent()];
  talent = await given.aTalent({ isAgreedPostForClient: true, isShareFullname: true, lineID: 'line' });
});

test('while the client area is closed, a member’s token has no organization claim', () => {
  expect(claimsOf(client?.token ?? '')).not.toHaveProperty('organizationId');
});

test('while the client area is closed, members and talents cannot write what it would allow', async () => {
  const openJobID = (await given.anOpenJob()).id;
  const userID = talent?.sub;
  const writes: [verb: string, entity: string, input: object][] = [
    ['create', 'OpenJob', { title: '求人' }],
    ['create', 'EmployeeBenefit', { title: '割引' }],
    ['update', 'EmployeeBenefit', { id: 'x', title: '割引' }],
    ['create', 'Evaluation', { userID, analysisRating: 4 }],
    ['update', 'Evaluation', { id: `${userID}.x`, analysisRating: 4 }],
    ['create', 'EvaluationComment', { userID, message: '良い' }],
    ['update', 'EvaluationComment', { id: `${userID}.x`, rate: 4 }],
    ['delete', 'EvaluationComment', { id: `${userID}.x` }],
    ['create', 'InterviewLog', { intervieweeId: userID, comment: '覚え' }],
    ['update', 'InterviewLog', { id: `${userID}.x`, comment: '覚え' }],
    ['create', 'InterviewLogVideo', { interviewLogID: `${userID}.x`, url: 'https://example.com/v' }],
    ['update', 'InterviewLogVideo', { id: `${userID}.x`, title: '面談' }],
    ['delete', 'InterviewLogVideo', { id: `${userID}.x` }],
    ['create', 'EnishiWorkHistory', { userId: userID, openJobId: openJobID }],
    ['update', 'EnishiWorkHistory', { id: `${userID}.x`, salary: 1 }],
    ['create', 'UserOpenJobs', { userID, openJobID, involveType: 'RECOMMENDED' }],
    ['create', 'UserConversations', { conversationId: 'x', userId: userID }],
    ['create', 'SelectionProcess', { openJobID, step: 1, title: '面談' }],
  ];
  for (const as of [client, other]) {
    for (const [verb, entity, input] of writes)
      expect([verb, entity, await records.refusal(verb, entity, input, as ?? 'nobody')]).toEqual([
        ...[verb, entity, 'Unauthorized'],
      ]);
  }
});

test('a member gets the same answers as any other talent', async () => {
  const { data } = await query(clientDocuments.ownJobs, { organizationId: 'x' }, 'guest');
  expect(data?.searchOpenJobs.items).toEqual([]);
  const job = await given.anOpenJob();
  const { errors, data: applied } = await query(
    documents.apply,
    { input: { userID: talent?.sub, openJobID: job.id } },
    talent ?? 'nobody',
  );
  expect(errors).toEqual([]);
  const id = applied?.createUserApplies?.id;
  const asked: [Document, object][] = [
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
