import { addDays } from '../../../model/periods/addDays';
import { japanDay } from '../../../model/japanDay';
import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { now } from '../../support/now';
import { aSheet } from '../../support/terms/aSheet';
import { readNotices } from '../notices/readNotices';
import { readAuditEntries } from '../readAuditEntries';
import { termsDocuments } from '../termsDocuments';
import { asked } from './asked';
import { OpenArea } from './OpenArea';

const area = new OpenArea();
jest.setTimeout(300_000);
beforeAll(() => area.start());
afterAll(() => area.stop());

const inDays = (days: number) => addDays(japanDay(now()), days);
const deliver = (applicationId: string, as: Person, deed: string, more: object = {}) =>
  asked(termsDocuments.deliver, { input: { applicationId, number: 1, deed, ...more } }, as);
const handOver = (id: string, as: Person, more: object = {}) =>
  deliver(id, as, 'HAND_OVER', { on: inDays(0), ...more });
const logOf = async (id: string, as: Person) => {
  const terms = (await asked(termsDocuments.terms, { id }, as)) as unknown as {
    deliveries: { deed: string; side: string }[] | null;
  };
  return (terms.deliveries ?? []).map(({ deed, side }) => `${side} ${deed}`);
};

/** Creates a talent with a contract about a job of the organization. */
async function contracted(kind: 'CONTRACT' | 'EMPLOYMENT', said: object, staff = area.client, job?: string) {
  const { person, id } = await area.applicant({}, job);
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, staff);
  const answers = Object.entries(aSheet(kind)).map(([key, value]) => ({ key, value }));
  const input = { applicationId: id, kind, number: 1, expiresOn: '2099-12-31', answers };
  const sheet = await asked(termsDocuments.offer, { input }, staff);
  if (typeof sheet === 'string' || !sheet) throw new Error(`Not sent: ${sheet}`);
  await asked(termsDocuments.answer, { input: { id: sheet.id, reply: 'ACCEPT', ...said } }, person);
  return { person, id };
}

test('who works freelance asks for paper, the organization says when it handed it over, each only their part', async () => {
  const { person, id } = await contracted('CONTRACT', { talentEmployees: false });
  const { member } = await area.aMember();
  // Nobody has asked.
  expect(await handOver(id, area.client)).toBe('Conflict');
  for (const as of [area.client, area.consultant, area.admin])
    expect(await deliver(id, as, 'REQUEST')).toBe('Unauthorized');
  for (const as of [area.other, member]) expect(await deliver(id, as, 'REQUEST')).toBe('NotFound');
  for (const deed of ['WISH', 'REVOKE']) expect(await deliver(id, person, deed)).toBe('Conflict');
  expect(await deliver(id, person, 'REQUEST', { number: 2 })).toBe('Conflict');
  expect(await deliver(id, person, 'REQUEST', { on: inDays(0) })).toBe('InvalidInput');
  expect(await deliver(id, person, 'REQUEST')).toMatchObject({
    deed: 'REQUEST',
    side: 'TALENT',
    on: inDays(0),
  });
  expect(await handOver(id, person)).toBe('Unauthorized');
  for (const as of [area.other, member]) expect(await handOver(id, as)).toBe('NotFound');
  for (const on of [inDays(1), inDays(-1)])
    expect(await handOver(id, area.client, { on })).toBe('InvalidInput');
  expect(await handOver(id, area.consultant)).toMatchObject({ deed: 'HAND_OVER', side: 'CLIENT' });
  for (const as of [person, area.client, area.admin])
    expect(await logOf(id, as)).toEqual(['TALENT REQUEST', 'CLIENT HAND_OVER']);
  const entries = await readAuditEntries({ subject: person.sub }, area.admin);
  expect(entries.filter(({ action }) => action === 'recordDelivery').map(({ actor }) => actor)).toEqual([
    area.consultant.sub,
  ]);
});

test('of two who record the same paper at the same moment one is refused', async () => {
  const { person, id } = await contracted('CONTRACT', { talentEmployees: false });
  await deliver(id, person, 'REQUEST');
  const race = await Promise.all([handOver(id, area.client), handOver(id, area.admin)]);
  expect(race.filter((each) => each === 'Conflict')).toHaveLength(1);
  expect(await logOf(id, person)).toEqual(['TALENT REQUEST', 'CLIENT HAND_OVER']);
});

test('an employment is on paper until the talent wishes otherwise, and again when they revoke that', async () => {
  const { person, id } = await contracted('EMPLOYMENT', { wantsElectronic: false });
  expect(await deliver(id, person, 'REQUEST')).toBe('Conflict');
  expect(await deliver(id, person, 'REVOKE')).toBe('Conflict');
  for (const as of [area.client, area.admin]) expect(await deliver(id, as, 'WISH')).toBe('Unauthorized');
  expect(await deliver(id, person, 'WISH')).toMatchObject({ deed: 'WISH' });
  expect(await handOver(id, area.client)).toBe('Conflict');
  expect(await deliver(id, person, 'REVOKE')).toMatchObject({ deed: 'REVOKE' });
  expect(await handOver(id, area.client)).toMatchObject({ deed: 'HAND_OVER' });
  expect(await logOf(id, area.client)).toEqual(['TALENT WISH', 'TALENT REVOKE', 'CLIENT HAND_OVER']);
});

test('each side gets a notice of what the other did', async () => {
  const { member } = await area.aMember('株式会社かみわたし');
  const job = await area.aPublicJobOf(member);
  const { person, id } = await contracted('CONTRACT', { talentEmployees: false }, member, job);
  const told = (as: Person, kind: string) =>
    eventually(`the notice ${kind}`, async () => {
      const notices = await readNotices(as);
      return notices.some((notice) => notice.kind === kind) ? true : null;
    });
  await deliver(id, person, 'REQUEST');
  await told(member, 'PAPER_ASKED');
  await handOver(id, member);
  await told(person, 'PAPER_HANDED_OVER');
});
