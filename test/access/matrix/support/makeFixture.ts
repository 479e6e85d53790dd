import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { ulid } from '../../../support/ulid';
import { given } from '../../../support/given';
import { signIn } from '../../../support/api/signIn';
import { unique } from '../../../support/unique';
import { records } from '../../records';
import { chooseMail } from './chooseMail';
import { everythingShared, filled } from './filled';
import { findJobs } from './findJobs';
import { type Fixture, personOf, type Talent } from './Fixture';
import { makeRecord } from './makeRecord';
import { lastRecords, type RecordOf, sharedRecords, talentRecords } from './records';
import { graphql } from '../../../support/graphql';

async function keepsOf(talent: Person): Promise<true | null> {
  const text = graphql(`
    {
      searchUserFavoriteOpenJobs {
        items {
          id
        }
      }
    }
  `);
  const { data } = await query(text, {}, talent);
  return data?.searchUserFavoriteOpenJobs.items.length ? true : null;
}

/** Creates a member of a new organization. */
async function aMember(admin: Person): Promise<Person> {
  const { sub, email } = await given.aTalent();
  const organizationUsersId = await records.made('Organization', { name: '株式会社なかま' }, admin);
  const { error } = await records.send('update', 'User', { sub, organizationUsersId }, admin, 'version');
  if (error) throw new Error(`The fixture lacks a member: ${error.message}`);
  return signIn(email);
}

/** Sets the fields of a talent that only administrators can write, and gives the talent's consents. */
async function fillAsAdministrator(sub: string, admin: Person): Promise<void> {
  const text = graphql(`
    mutation ($input: UpdateUserInput!) {
      updateUser(input: $input) {
        sub
      }
    }
  `);
  const notes = { nameForClient: 'E.Y.', introductionForClient: '紹介文', introducerName: '紹介者' };
  const input = {
    sub,
    ...notes,
    introducerId: '紹介者',
    isDebug: false,
    // The times of consents are stored when they are given after the registration.
    ...{ isConfirmedServiceGuide: true, isAgreedPostForClient: true },
    notionWorkTimes: '平日',
    notionSalaries: '月',
  };
  const { errors } = await query(text, { input }, admin);
  if (errors[0]) throw new Error(`The fixture lacks notes: ${errors[0].message}`);
}

/**
 * Returns cursors that searchOpenJobs must refuse: one that belongs to another sort order, and one whose sort
 * values are not valid values of the sort fields.
 */
async function wrongCursors(): Promise<[name: string, cursor: string][]> {
  const text = graphql(`
    {
      page: searchOpenJobs(limit: 1) {
        nextToken
      }
    }
  `);
  const { data } = await query(text, {}, 'guest');
  const [order = '', ...values] = Buffer.from(data?.page.nextToken ?? '', 'base64')
    .toString()
    .split(';');
  const cursor = (...parts: string[]) => Buffer.from(parts.join(';')).toString('base64');
  return [
    ['cursorElsewhere', cursor('[]', ...values)],
    ['cursorOfNothing', cursor(order, ...values.map(() => 'x'))],
  ];
}

/**
 * Creates the people and records for one run of the access matrix over HTTP. All people are the run's own, so that
 * no call of another test counts for their limits within a minute. Only some jobs come from the seed data.
 */
export async function makeFixture(): Promise<Fixture> {
  const admin = await given.anAdministrator();
  const client = await aMember(admin);
  const people = new Map(
    Object.entries({
      admin,
      client,
      open: await given.aTalent({ ...filled, ...everythingShared }),
      shy: await given.aTalent(filled),
      hidden: await given.aTalent({ ...filled, ...everythingShared, isPrivate: true }),
      other: await given.aTalent(),
      fresh: await given.aNewcomer(),
    }),
  );
  const names = new Map([...people].map(([name, { sub }]) => [name, sub]));
  names.set('missing', unique.uuid());
  // A reset ends all sessions, so this person calls no cell.
  names.set('forgetful', (await given.aNewcomer()).sub);
  names.set('long', '長'.repeat(4001));
  names.set('many', Array.from({ length: 41 }, () => `"${ulid()}"`).join(' '));
  names.set('seeded', (await given.theSeededTalent()).sub);
  names.set('exported', (await given.aTalent()).sub);
  for (const [name, id] of await findJobs(admin)) names.set(name, id);
  for (const [name, cursor] of await wrongCursors()) names.set(name, cursor);
  const definitions = [...sharedRecords, ...talentRecords].map((record) => [record.name, record] as const);
  const fixture: Fixture = { people, names, records: new Map(definitions) };
  for (const name of ['open', 'hidden']) await chooseMail(personOf(fixture, name), ['MESSAGE']);
  for (const name of ['open', 'shy']) await fillAsAdministrator(personOf(fixture, name).sub, admin);
  const make = async (record: RecordOf, talent: Talent, prefix: string) => {
    const { id, ...more } = (await makeRecord(record, talent, fixture)) ?? {};
    if (id) names.set(`${prefix}${record.name}`, id);
    for (const [field, value] of Object.entries(more)) names.set(`${prefix}${field}`, value);
  };
  for (const record of sharedRecords) await make(record, 'open', '');
  for (const talent of ['open', 'shy', 'hidden'] as const) {
    for (const record of talentRecords) await make(record, talent, `${talent}.`);
    // An id that would result in the key of another type of record.
    const last = names.get(`${talent}.division`)?.split('.')[2];
    names.set(`${talent}.forged`, `${names.get(`${talent}.history`)}#WorkHistoryDivision#${last}`);
  }
  for (const record of lastRecords) await make(record, 'open', '');
  for (const name of ['benefitTag', 'skill'])
    names.set(`${name}s`, Array.from({ length: 41 }, () => `"${names.get(name)}"`).join(' '));
  await eventually('the keeps in their index', () => keepsOf(personOf(fixture, 'open')));
  return fixture;
}
