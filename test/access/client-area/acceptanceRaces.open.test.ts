import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { rates } from '../../support/rates';
import { aSheet } from '../../support/terms/aSheet';
import { documents } from '../documents';
import { readNotices } from '../notices/readNotices';
import { termsDocuments } from '../termsDocuments';
import { asked } from './asked';
import { OpenArea } from './OpenArea';
import { organizationDocuments } from './organizationDocuments';

const area = new OpenArea();
beforeAll(() => area.start());
afterAll(() => area.stop());

const ROUNDS = 20;

const toList = (changed: Record<string, string> = {}) =>
  Object.entries({ ...aSheet('CONTRACT'), ...changed }).map(([key, value]) => ({ key, value }));

const offer = (applicationId: string, number: number, as: Person, changed?: Record<string, string>) =>
  asked(
    termsDocuments.offer,
    {
      input: {
        ...{ applicationId, kind: 'CONTRACT', number, expiresOn: '2099-12-31' },
        answers: toList(changed),
      },
    },
    as,
  );
const answer = (id: string, as: Person, reply = 'ACCEPT') =>
  asked(
    termsDocuments.answer,
    { input: { id, reply, ...(reply === 'ACCEPT' && { talentEmployees: false }) } },
    as,
  );
const move = (id: string, type: string, as: Person) => asked(documents.move, { input: { id, type } }, as);

interface Terms {
  type: string;
  sheets: { id: string; number: number; state: string }[];
}
const termsOf = async (id: string, as: Person) =>
  (await asked(termsDocuments.terms, { id }, as)) as unknown as Terms;

const engagementsOf = async ({ sub }: Person, staff: Person) => {
  const found = await asked(organizationDocuments.engagements, { filter: { userId: { eq: sub } } }, staff);
  return (found as unknown as { items: object[] }).items;
};

/** Creates a talent to whom terms were offered; the staff can be a member whose notices are those of one job. */
async function offered(staff = area.client, job?: string) {
  // How many offers fall into a minute depends on the machine.
  await rates.forget([staff.sub]);
  const { person, id, conversationId } = await area.applicant({}, job);
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, staff);
  const sheet = await offer(id, 1, staff);
  if (typeof sheet === 'string' || !sheet) throw new Error(`Not sent: ${sheet}`);
  return { person, id, conversationId, sheet: sheet.id };
}

/** What is accepted, how many engagements there are, and where the application is. */
async function outcomeOf(id: string, person: Person, staff = area.client) {
  const { type, sheets } = await termsOf(id, person);
  const accepted = sheets.filter(({ state }) => state === 'ACCEPTED').map(({ number }) => number);
  return { type, accepted, engagements: (await engagementsOf(person, staff)).length };
}

test('two acceptances at the same moment make one contract, one engagement, one notice and one mail per side', async () => {
  const { member } = await area.aMember('株式会社いちど');
  const job = await area.aPublicJobOf(member);
  const talents: Person[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { person, id, sheet, conversationId } = await offered(member, job);
    const both = await Promise.all([answer(sheet, person), answer(sheet, person)]);
    // The second one is refused, or is the repetition of the first.
    const accepted = both.filter((each) => typeof each === 'object' && each?.state === 'ACCEPTED');
    const refused = both.filter((each) => each === 'Conflict');
    expect([round, accepted.length > 0, accepted.length + refused.length]).toEqual([round, true, 2]);
    const outcome = await outcomeOf(id, person, member);
    expect(outcome).toEqual({ type: 'CONTRACTED', accepted: [1], engagements: 1 });
    const told = await eventually(`the notice of round ${round}`, async () => {
      const notices = (await readNotices(member)).filter(({ kind }) => kind === 'TERMS_ACCEPTED');
      return notices.some(({ subject }) => subject === conversationId) ? notices : null;
    });
    // The earlier rounds had the time of this one for a second notice.
    const subjects = told.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    talents.push(person);
  }
  for (const person of talents) {
    const mails = await eventually('the document', async () => {
      const found = await captured.mail(person.email);
      const brought = found.filter(({ subject }) => subject.includes('成約しました'));
      return brought.length > 0 ? brought : null;
    });
    expect(mails).toHaveLength(1);
    // Who accepts has no notice of it.
    expect((await readNotices(person)).filter(({ kind }) => kind === 'TERMS_ACCEPTED')).toEqual([]);
  }
});

test.each<[string, (id: string, sheet: string, person: Person) => Promise<unknown>]>([
  ['a withdrawal', (id, _sheet, person) => move(id, 'WITHDRAWN', person)],
  ['a refusal by the same talent', (_id, sheet, person) => answer(sheet, person, 'DECLINE')],
  ['another version', (id) => offer(id, 2, area.client, { payAmount: '310000' })],
  ['a rejection', (id) => area.move(id, 'REJECTED', area.client)],
])(
  'beside %s an acceptance makes the contract or is refused, and nothing in between',
  async (_what, other) => {
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const { person, id, sheet } = await offered();
      const [accepted] = await Promise.all([answer(sheet, person), other(id, sheet, person)]);
      const isContract = typeof accepted === 'object' && accepted?.state === 'ACCEPTED';
      const { type, ...rest } = await outcomeOf(id, person);
      expect([round, isContract || accepted]).toEqual([round, isContract ? true : 'Conflict']);
      expect([type === 'CONTRACTED', rest]).toEqual([
        isContract,
        isContract ? { accepted: [1], engagements: 1 } : { accepted: [], engagements: 0 },
      ]);
    }
  },
);

test('a version that is no longer current is refused before and after the contract', async () => {
  const { person, id, sheet } = await offered();
  const second = await offer(id, 2, area.client, { payAmount: '310000' });
  if (typeof second === 'string' || !second) throw new Error(`Not sent: ${second}`);
  expect(await answer(sheet, person)).toBe('Conflict');
  expect(await answer(second.id, person)).toMatchObject({ state: 'ACCEPTED' });
  expect(await answer(sheet, person)).toBe('Conflict');
  expect(await outcomeOf(id, person)).toEqual({ type: 'CONTRACTED', accepted: [2], engagements: 1 });
});

test('of a change that is accepted and one that replaces it one is refused', async () => {
  for (let round = 0; round < ROUNDS / 4; round += 1) {
    const { person, id, sheet } = await offered();
    await answer(sheet, person);
    const amend = (number: number, payAmount: string) => {
      const input = { applicationId: id, amends: 1, number, expiresOn: '2099-12-31' };
      return asked(
        termsDocuments.amend,
        { input: { ...input, answers: toList({ payAmount }) } },
        area.client,
      );
    };
    const proposed = await amend(2, '320000');
    if (typeof proposed === 'string' || !proposed) throw new Error(`Not proposed: ${proposed}`);
    const race = await Promise.all([
      asked(termsDocuments.answerAmendment, { input: { id: proposed.id, reply: 'ACCEPT' } }, person),
      amend(3, '330000'),
    ]);
    expect(race.filter((each) => each === 'Conflict')).toHaveLength(1);
    const inForce = race[1] === 'Conflict' ? [2, 1] : [1];
    expect(await outcomeOf(id, person)).toEqual({ type: 'CONTRACTED', accepted: inForce, engagements: 1 });
  }
});
