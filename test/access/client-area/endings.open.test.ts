import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { aSheet } from '../../support/terms/aSheet';
import { addDays } from '../../../model/periods/addDays';
import { japanDay } from '../../../model/japanDay';
import { now } from '../../support/now';
import { readNotices } from '../notices/readNotices';
import { termsDocuments } from '../termsDocuments';
import { organizationDocuments } from './organizationDocuments';
import { asked } from './asked';
import { OpenArea } from './OpenArea';

const area = new OpenArea();
beforeAll(() => area.start());
afterAll(() => area.stop());

const inDays = (days: number) => addDays(japanDay(now()), days);
const end = (applicationId: string, as: Person, more: object = {}) =>
  asked(
    termsDocuments.end,
    { input: { applicationId, how: 'TERMINATION', lastDay: inDays(30), ...more } },
    as,
  );
const answer = (applicationId: string, as: Person, reply = 'CONFIRM', more: object = {}) =>
  asked(termsDocuments.answerEnding, { input: { applicationId, reply, ...more } }, as);
const engagementOf = async ({ sub }: Person) => {
  const found = await asked(
    organizationDocuments.engagements,
    { filter: { userId: { eq: sub } } },
    area.client,
  );
  return (found as unknown as { items: { endDate: string }[] }).items[0];
};

/** Creates a talent with a contract of a year about a job of the organization. */
async function contracted(staff = area.client, job?: string, changed: Record<string, string> = {}) {
  const { person, id } = await area.applicant({}, job);
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, staff);
  const days = {
    startDate: '2027-01-04',
    endDate: '2027-12-31',
    receivedOn: '2027-12-31',
    paymentDate: '2028-01-31',
  };
  const answers = Object.entries({ ...aSheet('CONTRACT'), ...days, ...changed }).map(([key, value]) => ({
    key,
    value,
  }));
  const input = { applicationId: id, kind: 'CONTRACT', number: 1, expiresOn: '2099-12-31', answers };
  const sheet = await asked(termsDocuments.offer, { input }, staff);
  if (typeof sheet === 'string' || !sheet) throw new Error(`Not sent: ${sheet}`);
  await asked(
    termsDocuments.answer,
    { input: { id: sheet.id, reply: 'ACCEPT', talentEmployees: false } },
    person,
  );
  return { person, id };
}

test('the organization gives notice 30 days before, which needs no consent, and the talent asks why', async () => {
  const { person, id } = await contracted();
  expect(await end(id, area.client, { lastDay: inDays(29) })).toBe('InvalidInput');
  expect(await end(id, area.client, { lastDay: inDays(-1) })).toBe('InvalidInput');
  expect(await end(id, area.client, { how: 'NON_RENEWAL' })).toBe('InvalidInput');
  for (const as of [area.other, (await area.aMember()).member]) expect(await end(id, as)).toBe('NotFound');
  const lastDay = inDays(30);
  expect(await end(id, area.client, { lastDay, handover: '資料を共有フォルダに' })).toMatchObject({
    ...{ by: 'CLIENT', state: 'NOTIFIED', lastDay },
  });
  expect((await engagementOf(person))?.endDate).toBe(lastDay);
  expect(await end(id, person)).toBe('Conflict');
  expect(await answer(id, area.client)).toBe('Unauthorized');
  expect(await answer(id, area.other)).toBe('NotFound');
  expect(await answer(id, person, 'DECLINE')).toBe('Conflict');
  expect(await answer(id, person, 'ASK_REASON')).toMatchObject({ reasonAskedAt: expect.any(String) });
  expect(await answer(id, person, 'GIVE_REASON', { reason: '予算' })).toBe('Unauthorized');
  expect(await answer(id, area.client, 'GIVE_REASON', { reason: '予算がなくなりました' })).toMatchObject({
    reason: '予算がなくなりました',
  });
  expect(await answer(id, person)).toMatchObject({ state: 'CONFIRMED' });
  expect(await answer(id, person, 'DECLINE')).toBe('Conflict');
  const terms = (await asked(termsDocuments.terms, { id }, person)) as unknown as {
    ending: object;
    engagement: { endDate: string };
  };
  expect(terms).toMatchObject({ ending: { state: 'CONFIRMED' }, engagement: { endDate: lastDay } });
});

test('an earlier end needs an exception that the law knows, with a note', async () => {
  const { id } = await contracted();
  const early = { lastDay: inDays(3), exception: 'FAULT' };
  expect(await end(id, area.client, early)).toBe('InvalidInput');
  expect(await end(id, area.client, { ...early, exception: 'PAID', exceptionNote: '支払います' })).toBe(
    'InvalidInput',
  );
  expect(await end(id, area.client, { ...early, exceptionNote: '重大な違反がありました' })).toMatchObject({
    ...{ state: 'NOTIFIED', exception: 'FAULT' },
  });
});

test('an agreement ends the contract only once the other side confirms it', async () => {
  const { person, id } = await contracted();
  const lastDay = inDays(1);
  expect(await end(id, person, { how: 'AGREEMENT', lastDay })).toMatchObject({
    state: 'PROPOSED',
    by: 'TALENT',
  });
  expect((await engagementOf(person))?.endDate).toBe('2027-12-31');
  expect(await answer(id, person)).toBe('Unauthorized');
  expect(await answer(id, area.client, 'DECLINE')).toMatchObject({ state: 'DECLINED' });
  expect(await answer(id, area.client)).toBe('Conflict');
  expect(await end(id, person, { how: 'AGREEMENT', lastDay })).toMatchObject({ state: 'PROPOSED' });
  const both = await Promise.all([answer(id, area.client), answer(id, area.admin)]);
  expect(both.filter((each) => each === 'Conflict')).toHaveLength(1);
  expect((await engagementOf(person))?.endDate).toBe(lastDay);
  // What ends is not changed any more.
  const answers = Object.entries({ ...aSheet('CONTRACT'), place: '本社' }).map(([key, value]) => ({
    key,
    value,
  }));
  const input = { applicationId: id, amends: 1, number: 2, expiresOn: '2099-12-31', answers };
  expect(await asked(termsDocuments.amend, { input }, person)).toBe('Conflict');
});

test('who works freelance ends a contract without a time of notice', async () => {
  const { person, id } = await contracted();
  expect(await end(id, person, { lastDay: inDays(0) })).toMatchObject({ state: 'NOTIFIED', by: 'TALENT' });
  expect(await answer(id, person, 'ASK_REASON')).toBe('Conflict');
});

test('each side gets a notice of what the other one did', async () => {
  const { member } = await area.aMember('株式会社おわり');
  const { person, id } = await contracted(member, await area.aPublicJobOf(member));
  const told = (as: Person, kind: string) =>
    eventually(`the notice ${kind}`, async () => {
      const kinds = (await readNotices(as)).map((notice) => notice.kind);
      return kinds.includes(kind) ? true : null;
    });
  await end(id, member);
  await told(person, 'ENDING_NOTIFIED');
  await answer(id, person, 'ASK_REASON');
  await told(member, 'ENDING_ANSWERED');
  await answer(id, member, 'GIVE_REASON', { reason: '事業を終えます' });
  await told(person, 'ENDING_ANSWERED');
});
