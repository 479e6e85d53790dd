import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { aSheet } from '../../support/terms/aSheet';
import { agreeOnTerms } from '../agreeOnTerms';
import { readNotices } from '../notices/readNotices';
import { termsDocuments } from '../termsDocuments';
import { organizationDocuments } from './organizationDocuments';
import { asked } from './asked';
import { OpenArea } from './OpenArea';

const area = new OpenArea();
beforeAll(() => area.start());
afterAll(() => area.stop());

interface Sheet {
  id: string;
  number: number;
  state: string;
  amends: number | null;
  proposedBy: string | null;
  sentBy: string | null;
  hash?: string | null;
}

interface Change {
  number?: number;
  amends?: number;
  changed?: Record<string, string>;
  expiresOn?: string;
}

function amend(applicationId: string, as: Person, { changed, ...given }: Change = {}) {
  const all = {
    ...aSheet('CONTRACT'),
    ...(changed ?? { endDate: '2027-06-30', receivedOn: '2027-06-30', paymentDate: '2027-07-30' }),
  };
  const answers = Object.entries(all).map(([key, value]) => ({ key, value }));
  const input = { applicationId, amends: 1, number: 2, expiresOn: '2099-12-31', ...given, answers };
  return asked(termsDocuments.amend, { input }, as);
}

const proposed = async (...args: Parameters<typeof amend>): Promise<Sheet> => {
  const sheet = await amend(...args);
  if (typeof sheet === 'string' || !sheet) throw new Error(`Not proposed: ${sheet}`);
  return sheet;
};

const answer = (id: string, as: Person, more: object = {}) =>
  asked(termsDocuments.answerAmendment, { input: { id, reply: 'ACCEPT', ...more } }, as);
const sheetsOf = async (id: string, as: Person) =>
  ((await asked(termsDocuments.terms, { id }, as)) as unknown as { sheets: Sheet[] }).sheets;
const engagementOf = async ({ sub }: Person) => {
  const filter = { userId: { eq: sub } };
  const found = await asked(organizationDocuments.engagements, { filter }, area.client);
  return (found as unknown as { items: { endDate: string; salary: number }[] }).items[0];
};

/** Creates a talent with a contract about a job of the client’s organization. */
async function contracted() {
  const { person, id } = await area.applicant();
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, area.client);
  await agreeOnTerms(id, person, area.client);
  return { person, id };
}

test('a change is in force only once the other side has accepted it, and the engagement follows', async () => {
  const { person, id } = await contracted();
  const change = await proposed(id, area.client);
  expect(change).toMatchObject({
    number: 2,
    amends: 1,
    proposedBy: 'CLIENT',
    state: 'SENT',
    talentEmployees: false,
  });
  expect((await engagementOf(person))?.endDate).toBe('2027-03-31');
  // Who proposes does not accept for the other side; others are on no side.
  expect(await answer(change.id, area.client)).toBe('Unauthorized');
  expect(await answer(change.id, area.other)).toBe('NotFound');
  expect(await answer(change.id, person)).toMatchObject({ state: 'ACCEPTED', sentBy: null });
  expect(await answer(change.id, person, { reply: 'DECLINE' })).toBe('Conflict');
  expect(await engagementOf(person)).toMatchObject({ endDate: '2027-06-30', salary: 300_000 });
  const sheets = await eventually('the hash of the changed terms', async () => {
    const all = await sheetsOf(id, person);
    return all[0]?.hash ? all : null;
  });
  expect(sheets.map(({ number, state, sentBy }) => [number, state, sentBy])).toEqual([
    [2, 'ACCEPTED', null],
    [1, 'ACCEPTED', null],
  ]);
  // What was replaced is changed by nobody any more.
  expect(await amend(id, area.client, { number: 3, changed: { payAmount: '1' } })).toBe('Conflict');
  expect(
    await proposed(id, area.client, { number: 3, amends: 2, changed: { payAmount: '310000' } }),
  ).toMatchObject({ amends: 2 });
});

test('the talent proposes too, and job staff answer', async () => {
  const { person, id } = await contracted();
  const change = await proposed(id, person, { changed: { payAmount: '350000' } });
  expect(change).toMatchObject({ proposedBy: 'TALENT', sentBy: null });
  expect(await answer(change.id, person)).toBe('Unauthorized');
  expect(
    await answer(change.id, area.client, { reply: 'DECLINE', reason: '予算がありません' }),
  ).toMatchObject({
    ...{ state: 'DECLINED', reason: '予算がありません' },
  });
  expect((await engagementOf(person))?.salary).toBe(300_000);
  // The terms stay as they were, and the next proposal changes the same version.
  const next = await proposed(id, person, { number: 3, changed: { payAmount: '320000' } });
  expect(await answer(next.id, area.client)).toMatchObject({ state: 'ACCEPTED' });
  expect((await engagementOf(person))?.salary).toBe(320_000);
});

test('a change must be whole, change something, and be open', async () => {
  const { id } = await contracted();
  expect(await amend(id, area.client, { changed: {} })).toBe('InvalidInput');
  expect(await amend(id, area.client, { changed: { content: '' } })).toBe('InvalidInput');
  expect(await amend(id, area.client, { changed: { paymentDate: '2027-07-01' } })).toBe('InvalidInput');
  expect(await amend(id, area.client, { expiresOn: '2026-01-01' })).toBe('InvalidInput');
  expect(await amend(id, area.other)).toBe('NotFound');
  const { member } = await area.aMember();
  expect(await amend(id, member)).toBe('NotFound');
  const { id: open } = await area.applicant();
  expect(await amend(open, area.client)).toBe('Conflict');
});

test('of two who act at the same moment one is refused', async () => {
  const { person, id } = await contracted();
  const proposals = await Promise.all([amend(id, area.client), amend(id, person)]);
  expect(proposals.filter((each) => each === 'Conflict')).toHaveLength(1);
  const [change] = await sheetsOf(id, area.client);
  const answering = change?.proposedBy === 'CLIENT' ? person : area.client;
  const proposing = answering === person ? area.client : person;
  const twice = await Promise.all([answer(`${change?.id}`, answering), amend(id, proposing, { number: 3 })]);
  expect(twice.filter((each) => each === 'Conflict')).toHaveLength(1);
  // A proposal that was replaced cannot be accepted any more.
  if (twice[0] === 'Conflict') expect(await answer(`${change?.id}`, answering)).toBe('Conflict');
});

test('two people of the organization accept at the same moment: one does', async () => {
  const { person, id } = await contracted();
  const change = await proposed(id, person);
  const both = await Promise.all([answer(change.id, area.client), answer(change.id, area.admin)]);
  expect(both.filter((each) => each === 'Conflict')).toHaveLength(1);
});

test('each side gets a notice of what the other one did', async () => {
  const { member } = await area.aMember('株式会社あらため');
  const { person, id } = await area.applicant({}, await area.aPublicJobOf(member));
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, member);
  await agreeOnTerms(id, person, member);
  const told = (as: Person, kind: string) =>
    eventually(`the notice ${kind}`, async () => {
      const kinds = (await readNotices(as)).map((notice) => notice.kind);
      return kinds.includes(kind) ? true : null;
    });
  const first = await proposed(id, member);
  await told(person, 'AMENDMENT_PROPOSED');
  await answer(first.id, person, { reply: 'DECLINE' });
  await told(member, 'AMENDMENT_DECLINED');
  const second = await proposed(id, person, { number: 3 });
  await told(member, 'AMENDMENT_PROPOSED');
  await answer(second.id, member);
  await told(person, 'AMENDMENT_ACCEPTED');
});
