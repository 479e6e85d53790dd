import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { query, type Document } from '../../support/api/query';
import { signIn } from '../../support/api/signIn';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { documents } from '../documents';
import { accountDocuments } from './accountDocuments';
import { readAuditEntries } from '../readAuditEntries';
import { graphql } from '../../support/graphql';
import { japanDay } from '../../../model/japanDay';

let admin: Person;
let talent: Person;

beforeAll(async () => {
  [admin, talent] = await Promise.all([given.theAdministrator(), given.aTalent()]);
});

const names = {
  lastName: '縁',
  firstName: '招子',
  lastNameKana: 'エニシ',
  firstNameKana: 'マネコ',
  displayName: 'まねこ',
};
const errorOf = async (document: Document, variables: object, as: Person | 'guest') =>
  (await query(document, variables as Record<string, unknown>, as)).errors[0]?.errorType;
const mailsTo = async (address: string) =>
  (await captured.mail()).filter(({ to }) => [to].flat().join().includes(address));

const auditOf = (subject: string) => readAuditEntries({ subject }, admin);

test('an administrator invites a talent: stores profile and contact data, mails an invitation, writes an audit entry', async () => {
  const email = unique.email();
  const input = { ...names, email, tel: '09012345678' };
  const { data, errors } = await query(accountDocuments.createTalent, { input }, admin);
  expect(errors).toEqual([]);
  const sub = data?.createTalent?.sub ?? '';
  expect(data?.createTalent).toMatchObject({ name: '縁 招子', displayName: 'まねこ', isAgreedTerms: null });
  expect(await mailsTo(email)).toHaveLength(1);
  const contact = await query(documents.contact, { sub }, admin);
  expect(contact.data).toEqual({ getUserPrivate: { email, tel: '09012345678' } });
  expect(await auditOf(sub)).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'createTalent', actor: admin.sub })]),
  );
  expect(await errorOf(accountDocuments.createTalent, { input }, admin)).toBe('Conflict');
  expect((await query(accountDocuments.resetPassword, { sub }, admin)).data).toEqual({
    resetTalentPassword: { accepted: true },
  });
  expect(await mailsTo(email)).toHaveLength(2);
});

test('an invitation without a name is InvalidInput and invites nobody', async () => {
  const email = unique.email();
  const input = { ...names, email, displayName: '' };
  expect(await errorOf(accountDocuments.createTalent, { input }, admin)).toBe('InvalidInput');
  expect(await mailsTo(email)).toEqual([]);
});

test('a disabled talent cannot sign in until enabled again', async () => {
  const person = await given.aNewcomer();
  const set = (enabled: boolean) => query(accountDocuments.setEnabled, { sub: person.sub, enabled }, admin);
  expect((await set(false)).data).toEqual({ setTalentEnabled: { accepted: true } });
  await expect(signIn(person.email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect((await set(true)).data).toEqual({ setTalentEnabled: { accepted: true } });
  expect((await signIn(person.email)).sub).toBe(person.sub);
  expect((await auditOf(person.sub)).map(({ detail }) => detail)).toEqual([
    'enabled: true',
    'enabled: false',
  ]);
});

test('a password reset mails a code', async () => {
  const person = await given.aNewcomer();
  const before = (await mailsTo(person.email)).length;
  const { data } = await query(accountDocuments.resetPassword, { sub: person.sub }, admin);
  expect(data).toEqual({ resetTalentPassword: { accepted: true } });
  await eventually('the code', async () => ((await mailsTo(person.email)).length > before ? true : null));
});

test.each([
  ['a sub that nobody has', () => unique.uuid()],
  ['an address, though the pool knows it as a name', () => talent.email],
])('%s is NotFound', async (_title, sub) => {
  expect(await errorOf(accountDocuments.setEnabled, { sub: sub(), enabled: false }, admin)).toBe('NotFound');
  expect(await errorOf(accountDocuments.resetPassword, { sub: sub() }, admin)).toBe('NotFound');
});

test('an administrator cannot disable their own account', async () => {
  expect(await errorOf(accountDocuments.setEnabled, { sub: admin.sub, enabled: false }, admin)).toBe(
    'Unauthorized',
  );
});

test('the audit log is paged, newest first', async () => {
  await query(documents.contact, { sub: talent.sub }, admin);
  const { data: about } = await query(
    graphql(`
      query At($subject: ID!) {
        listAuditEntries(subject: $subject) {
          items {
            at
          }
        }
      }
    `),
    { subject: talent.sub },
    admin,
  );
  const date = japanDay(about?.listAuditEntries.items[0]?.at ?? '');
  const { data } = await query(accountDocuments.audit, { date }, admin);
  const times = data?.listAuditEntries.items.map(({ at }) => at) ?? [];
  expect(times.length).toBeGreaterThan(0);
  expect(times).toEqual([...times].sort().reverse());
  expect(await errorOf(accountDocuments.audit, { date, nextToken: '<x>' }, admin)).toBe('InvalidInput');
});

test.each([
  ['createTalent', () => ({ input: { ...names, email: 'x@example.com' } })],
  ['setEnabled', () => ({ sub: admin.sub, enabled: false })],
  ['resetPassword', () => ({ sub: admin.sub })],
  ['audit', () => ({ date: '2026-11-21' })],
  ['seed', () => ({ input: { demo: true } })],
] as const)('%s is for administrators alone', async (name, variables) => {
  expect(await errorOf(accountDocuments[name], variables(), talent)).toBe('Unauthorized');
  expect(await errorOf(accountDocuments[name], variables(), 'guest')).toBe('Unauthorized');
});

test('an administrator seeds missing catalogue entries', async () => {
  const { data } = await query(accountDocuments.seed, { input: { catalogues: true } }, admin);
  expect(data).toEqual({ runSeed: { accepted: true } });
});
