import { claimsOf } from '../../../support/api/claimsOf';
import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { signIn } from '../../../support/api/signIn';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { chooseMail } from '../support/chooseMail';
import { everythingShared, filled } from '../support/filled';
import { type Fixture, personOf, type Talent } from '../support/Fixture';
import { makeRecord } from '../support/makeRecord';
import type { RecordOf } from '../support/records';
import { jobRecords, sideRecords } from './openRecords';
import { composed } from '../../../support/composed';

const send = async (field: string, as: Person): Promise<string> => {
  const { data, errors } = await query(
    composed<{ record: { id: string } }>`mutation { record: ${field} }`,
    {},
    as,
  );
  if (!data?.record) throw new Error(`The fixture has no ${field}: ${errors[0]?.message}`);
  return data.record.id;
};

/**
 * Creates a member of an organization that has no public job. Returns the member and the organization's id.
 */
async function aForeigner(admin: Person): Promise<{ foreign: Person; organization: string }> {
  const { sub, email } = await given.aTalent();
  const organization = await send(
    'createOrganization(input: { name: "株式会社よそ", address: "東京都千代田区", contact: "saiyo@example.com" }) { id }',
    admin,
  );
  const input = `{ sub: "${sub}", organizationUsersId: "${organization}" }`;
  await send(`updateUser(input: ${input}) { id: sub }`, admin);
  return { foreign: await signIn(email), organization };
}

async function found(field: string, as: Person): Promise<true | null> {
  const { data } = await query(
    composed<{ page: { items: unknown[] } }>`{ page: ${field} { items { id } } }`,
    {},
    as,
  );
  return data?.page.items.length ? true : null;
}

/**
 * Creates the people and records for the access matrix with an open client area (for organizations and
 * consultants). The talents differ: `open` has agreed to be shown to organizations and shares nothing; `shy`
 * has not agreed; `hidden` has a private profile, shares everything, and has applied to `$ownJob` and
 * `$closing`; `hired` was contracted for `$ownJob`.
 */
export async function makeOpenFixture(): Promise<Fixture> {
  const [admin, client] = [await given.theAdministrator(), await given.theClient()];
  const { foreign, organization } = await aForeigner(admin);
  const people = new Map(
    Object.entries({
      ...{ admin, client, foreign },
      open: await given.aTalent(filled),
      shy: await given.aTalent({ ...filled, isAgreedPostForClient: false }),
      hidden: await given.aTalent({ ...filled, ...everythingShared, isPrivate: true }),
      hired: await given.aTalent({ ...filled, isAgreedPostForClient: false }),
      other: await given.aTalent(),
      consultant: await given.aTalent(),
    }),
  );
  const names = new Map([...people].map(([name, { sub }]) => [name, sub]));
  names.set('foreignOrganization', organization);
  const records = new Map([...jobRecords, ...sideRecords].map((record) => [record.name, record]));
  const fixture: Fixture = { people, names, records };
  await chooseMail(personOf(fixture, 'hired'), ['MESSAGE']);
  const make = async (record: RecordOf, talent: Talent, prefix = '') => {
    const made = await makeRecord(record, talent, fixture);
    names.set(`${prefix}${record.name}`, made?.id ?? '');
  };
  for (const record of jobRecords) {
    if (record.as !== 'self') await make(record, 'hidden');
    else for (const talent of ['hidden', 'hired'] as const) await make(record, talent, `${talent}.`);
  }
  names.set('organization', claimsOf<{ organizationId: string }>(client.token).organizationId);
  const { sub } = personOf(fixture, 'hidden');
  await eventually('the consultant to be known', async () => {
    const { data } = await query(
      composed<{ getUser: unknown }>`{ getUser(sub: "${sub}") { id } }`,
      {},
      personOf(fixture, 'consultant'),
    );
    return data?.getUser ? true : null;
  });
  for (const record of sideRecords) await make(record, 'hired');
  const isOf = (name: string) => `filter: { id: { eq: "${names.get(name)}" } }`;
  for (const name of ['ownDraft', 'foreignDraft'])
    await eventually('the drafts in their index', () => found(`searchOpenJobs(${isOf(name)})`, admin));
  await eventually('the talent in theirs', () => found(`searchUsers(${isOf('open')})`, client));
  await eventually('the application in its', () =>
    found(`searchUserApplies(${isOf('hidden.apply')})`, client),
  );
  return fixture;
}
