import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { aSheet } from '../../support/terms/aSheet';
import { documents } from '../documents';
import { organizationDocuments } from './organizationDocuments';
import { readNotices } from '../notices/readNotices';
import { termsDocuments } from '../termsDocuments';
import { asked } from './asked';
import { OpenArea } from './OpenArea';

const area = new OpenArea();
beforeAll(() => area.start());
afterAll(() => area.stop());

type Kind = 'CONTRACT' | 'EMPLOYMENT';
interface Sheet {
  id: string;
  number: number;
  state: string;
  sentBy: string | null;
  hash?: string | null;
  reason?: string | null;
  answers: { key: string; value: string }[];
}
interface Terms {
  type: string;
  talentName: string;
  posting: { title: string } | null;
  sheets: Sheet[];
}

interface Offer {
  number?: number;
  kind?: Kind;
  isDraft?: boolean;
  draftVersion?: number;
  expiresOn?: string;
  changed?: Record<string, string>;
}

function offer(applicationId: string, as: Person, { changed = {}, ...given }: Offer = {}) {
  const kind = given.kind ?? 'CONTRACT';
  const answers = Object.entries({ ...aSheet(kind), ...changed }).map(([key, value]) => ({ key, value }));
  const input = { applicationId, kind, number: 1, expiresOn: '2099-12-31', ...given, answers };
  return asked(termsDocuments.offer, { input }, as);
}

const sent = async (...args: Parameters<typeof offer>): Promise<Sheet> => {
  const sheet = await offer(...args);
  if (typeof sheet === 'string' || !sheet) throw new Error(`Not sent: ${sheet}`);
  return sheet;
};

const answer = (id: string, as: Person, more: object = {}) =>
  asked(termsDocuments.answer, { input: { id, reply: 'ACCEPT', talentEmployees: false, ...more } }, as);
const termsOf = async (id: string, as: Person) =>
  (await asked(termsDocuments.terms, { id }, as)) as unknown as Terms;

/** Creates a talent who was interviewed for a job of the client’s organization. */
async function interviewed() {
  const { person, id } = await area.applicant();
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, area.client);
  return { person, id };
}

test('job staff offer terms, the talent accepts them, and that alone makes the contract', async () => {
  const { person, id } = await interviewed();
  expect(await offer(id, area.client, { changed: { content: '' } })).toBe('InvalidInput');
  expect(await offer(id, area.client, { changed: { paymentDate: '2027-07-01' } })).toBe('InvalidInput');
  expect(await offer(id, area.client, { expiresOn: '2026-01-01' })).toBe('InvalidInput');
  const sheet = await sent(id, area.client);
  expect(sheet).toMatchObject({ number: 1, state: 'SENT', sentBy: area.client.sub });
  expect(await termsOf(id, area.client)).toMatchObject({
    type: 'OFFERED',
    posting: { title: expect.any(String) },
  });
  expect(await area.move(id, 'CONTRACTED', area.client)).toBe('Unauthorized');
  // The talent cannot write terms, and learns not who of the staff sent them.
  expect(await offer(id, person, { number: 2 })).toBe('NotFound');
  expect((await termsOf(id, person)).sheets).toMatchObject([{ number: 1, sentBy: null }]);
  // The talent says whether they have employees; the organization cannot accept for them.
  expect(await answer(sheet.id, person, { talentEmployees: null })).toBe('InvalidInput');
  for (const as of [area.client, area.other]) expect(await answer(sheet.id, as)).toBe('NotFound');
  expect(await answer(sheet.id, person)).toMatchObject({ state: 'ACCEPTED', talentEmployees: false });
  expect(await answer(sheet.id, person, { talentEmployees: true })).toBe('Conflict');
  expect(await offer(id, area.client, { number: 2 })).toBe('Conflict');
  const accepted = await eventually('the hash of the document', async () => {
    const terms = await termsOf(id, area.client);
    return terms.sheets[0]?.hash ? terms : null;
  });
  expect(accepted).toMatchObject({
    type: 'CONTRACTED',
    sheets: [{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
  const { items } = (await asked(
    organizationDocuments.engagements,
    { filter: { userId: { eq: person.sub } } },
    area.client,
  )) as unknown as { items: { salary: number; userId: string }[] };
  expect(items).toMatchObject([{ userId: person.sub, salary: 300_000 }]);
});

test('an older version, a declined one and one from before a withdrawal cannot be accepted', async () => {
  const { person, id } = await interviewed();
  const first = await sent(id, area.client);
  expect(await offer(id, area.client, { changed: { payAmount: '310000' } })).toBe('Conflict');
  const second = await sent(id, area.client, { number: 2, changed: { payAmount: '350000' } });
  expect(await answer(first.id, person)).toBe('Conflict');
  expect(
    await answer(second.id, person, { reply: 'DECLINE', talentEmployees: null, reason: '額が合いません' }),
  ).toMatchObject({
    state: 'DECLINED',
    reason: '額が合いません',
  });
  expect(await answer(second.id, person)).toBe('Conflict');
  expect((await termsOf(id, area.client)).type).toBe('OFFERED');
  const third = await sent(id, area.client, { number: 3, changed: { payAmount: '400000' } });
  expect((await termsOf(id, person)).sheets.map(({ number, state }) => [number, state])).toEqual([
    [3, 'SENT'],
    [2, 'DECLINED'],
    [1, 'SENT'],
  ]);
  // Who withdraws and applies again does not find the former offer open.
  expect(await area.move(id, 'WITHDRAWN', person)).toMatchObject({ type: 'WITHDRAWN' });
  expect(await area.move(id, 'APPLIED', person)).toMatchObject({ type: 'APPLIED' });
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, area.client);
  expect(await answer(third.id, person)).toBe('Conflict');
});

test('of two people who act at the same moment one is refused', async () => {
  const { person, id } = await interviewed();
  const offers = await Promise.all([offer(id, area.client), offer(id, area.admin)]);
  expect(offers.filter((each) => each === 'Conflict')).toHaveLength(1);
  const [sheet] = (await termsOf(id, person)).sheets;
  const race = await Promise.all([
    answer(`${sheet?.id}`, person),
    offer(id, area.client, { number: 2, changed: { payAmount: '1' } }),
  ]);
  expect(race.filter((each) => each === 'Conflict')).toHaveLength(1);
  // Whatever came first, nothing was accepted that was replaced before.
  const { type, sheets } = await termsOf(id, area.client);
  const isContract = race[1] === 'Conflict';
  expect([type, sheets.some(({ state }) => state === 'ACCEPTED')]).toEqual([
    isContract ? 'CONTRACTED' : 'OFFERED',
    isContract,
  ]);
});

test('a draft is for job staff, lacks what it lacks, and ends with the sheet', async () => {
  const { person, id } = await interviewed();
  const draft = await sent(id, area.client, { isDraft: true, changed: { content: '' } });
  expect(draft).toMatchObject({ number: 0, state: 'DRAFT' });
  expect((await termsOf(id, area.admin)).sheets).toHaveLength(1);
  expect((await termsOf(id, person)).sheets).toEqual([]);
  expect(await answer(draft.id, person)).toBe('NotFound');
  // In two tabs: who has not seen the other draft does not overwrite it, and does not end it.
  expect(await offer(id, area.admin, { isDraft: true })).toBe('Conflict');
  const second = await sent(id, area.admin, { isDraft: true, draftVersion: 1 });
  expect(second).toMatchObject({ state: 'DRAFT', version: 2 });
  expect(await offer(id, area.client, { isDraft: true, draftVersion: 1 })).toBe('Conflict');
  expect(await offer(id, area.client)).toBe('Conflict');
  await sent(id, area.client, { draftVersion: 2 });
  expect((await termsOf(id, area.client)).sheets.map(({ number }) => number)).toEqual([1]);
});

test('terms of others are as if there were none', async () => {
  const { id } = await interviewed();
  await sent(id, area.client);
  expect(await termsOf(id, area.other)).toBeNull();
  expect(await offer(id, area.other, { number: 2 })).toBe('NotFound');
  const { member } = await area.aMember();
  expect(await termsOf(id, member)).toBeNull();
  expect(await offer(id, member, { number: 2 })).toBe('NotFound');
});

test('employment asks for the wish to get the document electronically, and nothing about employees', async () => {
  const { person, id } = await interviewed();
  const sheet = await sent(id, area.client, { kind: 'EMPLOYMENT' });
  expect(await answer(sheet.id, person, { talentEmployees: null, wantsElectronic: true })).toMatchObject({
    ...{ state: 'ACCEPTED', wantsElectronic: true, talentEmployees: null },
  });
});

/** Creates an application that is OFFERED without a sheet, as those of older releases are. */
async function offeredByHand() {
  const { person, id } = await interviewed();
  const input = { id, type: 'OFFERED', reason: '電話で内定を伝えた' };
  expect(await asked(documents.move, { input }, area.admin)).toMatchObject({ type: 'OFFERED' });
  return { person, id };
}

test('nobody but an administrator with a reason makes an offer without a sheet', async () => {
  const { person, id } = await interviewed();
  const { member } = await area.aMember();
  const move = (as: Person, reason?: string) =>
    asked(documents.move, { input: { id, type: 'OFFERED', reason } }, as);
  for (const reason of [undefined, '電話で内定を伝えた']) {
    for (const as of [area.client, area.consultant, person])
      expect(await move(as, reason)).toBe('Unauthorized');
    for (const as of [area.other, member]) expect(await move(as, reason)).toBe('NotFound');
  }
  for (const reason of [undefined, ' ']) expect(await move(area.admin, reason)).toBe('InvalidInput');
  expect((await termsOf(id, area.client)).type).toBe('INTERVIEW');
});

test('an offer from before gets a sheet first, and its acceptance makes the contract', async () => {
  const { person, id } = await offeredByHand();
  for (const as of [area.client, area.consultant])
    expect(await area.move(id, 'CONTRACTED', as)).toBe('Unauthorized');
  const { id: sheet } = await sent(id, area.client);
  expect(await answer(sheet, person)).toMatchObject({ state: 'ACCEPTED' });
  expect((await termsOf(id, area.client)).type).toBe('CONTRACTED');
});

test('administrators make a contract by hand, with a reason', async () => {
  const { person, id } = await offeredByHand();
  expect(await area.move(id, 'CONTRACTED', area.admin)).toBe('InvalidInput');
  const input = { id, type: 'CONTRACTED', reason: '紙で取り交わした契約を確認した' };
  expect(await asked(documents.move, { input }, person)).toBe('Unauthorized');
  expect(await asked(documents.move, { input }, area.admin)).toMatchObject({ type: 'CONTRACTED' });
});

test('both sides get a notice: of a new version, of what was declined, and of the contract', async () => {
  const { member } = await area.aMember('株式会社しらせ');
  const { person, id } = await area.applicant({}, await area.aPublicJobOf(member));
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, member);
  const kindsOf = async (as: Person) => (await readNotices(as)).map(({ kind }) => kind);
  const told = (as: Person, kind: string) =>
    eventually(`the notice ${kind}`, async () => ((await kindsOf(as)).includes(kind) ? true : null));
  const first = await sent(id, member);
  await answer(first.id, person, { reply: 'DECLINE', talentEmployees: null });
  await told(member, 'TERMS_DECLINED');
  const second = await sent(id, member, { number: 2 });
  await told(person, 'TERMS_SENT');
  await answer(second.id, person);
  await told(member, 'TERMS_ACCEPTED');
  // The first sheet is the news that the application moved.
  expect((await kindsOf(person)).filter((kind) => kind === 'TERMS_SENT')).toHaveLength(1);
});
