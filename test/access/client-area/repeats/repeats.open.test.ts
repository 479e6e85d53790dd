import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { given } from '../../../support/given';
import { graphql } from '../../../support/graphql';
import { now } from '../../../support/now';
import { aSheet } from '../../../support/terms/aSheet';
import { ulid } from '../../../support/ulid';
import { documents } from '../../documents';
import { records } from '../../records';
import { termsDocuments } from '../../termsDocuments';
import { asked } from '../asked';
import { meetingDocuments } from '../meetingDocuments';
import { OpenArea } from '../OpenArea';

const area = new OpenArea();
beforeAll(() => area.start());
afterAll(() => area.stop());

const QUARTER = 900_000;
const at = (quarters: number) =>
  new Date(Math.ceil(now() / QUARTER) * QUARTER + 86_400_000 * 3 + quarters * QUARTER).toISOString();
const details = { minutes: 60, format: 'ONLINE', people: ['人事 縁子'], contact: '人事部 相談窓口' };

const thread = graphql(`
  query ThreadOfRepeats($id: ID!) {
    getConversation(id: $id) {
      application {
        type
        meetings {
          id
          state
          at
          times
          minutes
        }
      }
      messages(sortDirection: ASC, limit: 50) {
        items {
          content
        }
      }
    }
  }
`);

async function pageOf(conversationId: string, as: Person) {
  const { data, errors } = await query(thread, { id: conversationId }, as);
  expect(errors).toEqual([]);
  const page = data?.getConversation;
  return {
    meetings: page?.application?.meetings ?? [],
    lines: (page?.messages?.items ?? []).map(({ content }) => content),
  };
}

/** Does something twice, as a person does whose first answer was lost, and expects the same answer and the same page. */
async function expectOnce(conversationId: string, as: Person, deed: () => Promise<unknown>) {
  const answer = await deed();
  expect(answer).toMatchObject({ id: expect.any(String) });
  const page = await pageOf(conversationId, as);
  expect(await deed()).toEqual(answer);
  expect(await pageOf(conversationId, as)).toEqual(page);
  return answer as { id: string };
}

test('a proposal of times, one that is taken, and a cancellation are repeated without a second meeting or line', async () => {
  const { person, id, conversationId } = await area.applicant();
  const propose = (input: object, as: Person) =>
    asked(meetingDocuments.propose, { input: { id, ...input } }, as);
  const clientToken = ulid();
  const begin = { times: [at(0), at(4)], ...details, clientToken };
  await expectOnce(conversationId, area.client, () => propose(begin, area.client));
  // Changed before it is sent again: the same meeting, as it was sent last.
  await propose({ ...begin, minutes: 30 }, area.client);
  const { meetings } = await pageOf(conversationId, area.client);
  expect(meetings).toMatchObject([{ minutes: 30, state: 'PROPOSED' }]);
  const meetingId = `${meetings[0]?.id}`;
  await expectOnce(conversationId, person, () => propose({ meetingId, times: [at(8)] }, person));
  // What the talent has answered is not undone by a first proposal that arrives once more.
  await expectOnce(conversationId, area.client, () => propose(begin, area.client));
  const take = () => asked(meetingDocuments.take, { input: { id, meetingId, at: at(8) } }, area.client);
  await expectOnce(conversationId, area.client, take);
  // The talent's offer, repeated after it was taken, moves nothing.
  await expectOnce(conversationId, person, () => propose({ meetingId, times: [at(8)] }, person));
  const room = { meetingId, times: [], ...details, place: 'https://meet.example.com/abc' };
  await expectOnce(conversationId, area.client, () => propose(room, area.client));
  await expectOnce(conversationId, person, () =>
    asked(meetingDocuments.cancel, { input: { id, meetingId } }, person),
  );
  const { lines } = await pageOf(conversationId, person);
  expect(lines.filter((line) => line === '面談の日時が提案されました')).toHaveLength(2);
});

test('a sheet of terms, its draft and its acceptance, and changed terms, are repeated as they were stored', async () => {
  const { person, id, conversationId } = await area.applicant();
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, area.client);
  const said = (changed: object = {}) =>
    Object.entries<string>({ ...aSheet('CONTRACT'), ...changed }).map(([key, value]) => ({ key, value }));
  const offer = (more: object, as = area.client) => {
    const input = { applicationId: id, kind: 'CONTRACT', number: 1, expiresOn: '2099-12-31', ...more };
    return asked(termsDocuments.offer, { input }, as);
  };
  const draft = { isDraft: true, answers: said({ content: '途中まで' }) };
  await expectOnce(conversationId, area.client, () => offer(draft));
  const sent = { answers: said(), draftVersion: 1 };
  const sheet = await expectOnce(conversationId, area.client, () => offer(sent));
  expect(await offer({ answers: said({ content: 'ほかの内容' }), draftVersion: 1 })).toBe('Conflict');
  expect(await offer(sent, area.consultant)).toBe('Conflict');
  const answer = (more: object = {}) => {
    const input = { id: sheet.id, reply: 'ACCEPT', talentEmployees: false, ...more };
    return asked(termsDocuments.answer, { input }, person);
  };
  await expectOnce(conversationId, person, () => answer());
  expect(await answer({ talentEmployees: true })).toBe('Conflict');
  expect(await answer({ reply: 'DECLINE', talentEmployees: null })).toBe('Conflict');
  // The sheet, sent once more after it was accepted, says that it is.
  expect(await offer(sent)).toMatchObject({ id: sheet.id, state: 'ACCEPTED' });
  const days = { endDate: '2027-06-30', receivedOn: '2027-06-30', paymentDate: '2027-07-30' };
  const amend = { applicationId: id, amends: 1, number: 2, expiresOn: '2099-12-31', answers: said(days) };
  await expectOnce(conversationId, area.client, () =>
    asked(termsDocuments.amend, { input: amend }, area.client),
  );
});

test('a scout of whom was recommended is repeated as it was stored', async () => {
  const person = await given.aTalent({ isAgreedPostForClient: true });
  const values = { userID: person.sub, openJobID: area.ownJob(), involveType: 'RECOMMENDED' };
  const { row } = await records.send('create', 'UserOpenJobs', values, area.client, 'id');
  const scout = () =>
    records.send(
      ...(['update', 'UserOpenJobs', { id: row?.id, involveType: 'SCOUTED' }] as const),
      area.client,
      'id version scoutedAt',
    );
  const first = await scout();
  expect(first.row).toMatchObject({ version: 2 });
  expect(await scout()).toEqual(first);
});

test('a move, and a rejection with its note, are repeated as they were stored; what another does or says is refused', async () => {
  const { id, conversationId } = await area.applicant();
  const move = (input: object, as = area.client, condition?: object) =>
    asked(documents.move, { input: { id, ...input }, condition }, as);
  const seen = { version: { eq: 1 } };
  await expectOnce(conversationId, area.client, () => move({ type: 'SCREENING' }, area.client, seen));
  expect(await move({ type: 'SCREENING' }, area.consultant)).toBe('Conflict');
  const rejection = { type: 'REJECTED', rejectionReason: 'SKILL', note: '覚書', reason: 'またの機会に。' };
  await expectOnce(conversationId, area.client, () => move(rejection));
  expect(await move({ ...rejection, note: 'ほか' })).toBe('Conflict');
});
