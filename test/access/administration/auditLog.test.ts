import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { documents } from '../documents';
import { accountDocuments } from '../accounts/accountDocuments';
import { graphql } from '../../support/graphql';
import { japanDay } from '../../../model/japanDay';

const log = graphql(`
  query Log($date: AWSDate, $subject: ID, $actor: ID, $limit: Int, $nextToken: String) {
    listAuditEntries(date: $date, subject: $subject, actor: $actor, limit: $limit, nextToken: $nextToken) {
      items {
        at
        actor
        actorName
        action
        subject
        subjectName
      }
      nextToken
    }
  }
`);

interface Which {
  date?: string;
  subject?: string;
  actor?: string;
  limit?: number;
  nextToken?: string | null;
}

let admin: Person;
let talent: Person;
let other: Person;

async function page(which: Which) {
  const { data, errors } = await query(log, { ...which }, admin);
  expect(errors).toEqual([]);
  return data!.listAuditEntries;
}

const actionsOf = async (which: Which) => (await page(which)).items.map(({ action }) => action);

beforeAll(async () => {
  [admin, talent, other] = [
    await given.anAdministrator(),
    await given.aTalent({ lastName: '記録', firstName: '残子' }),
    await given.aTalent(),
  ];
  await query(documents.contact, { sub: talent.sub }, admin);
  await query(accountDocuments.setEnabled, { sub: talent.sub, enabled: true }, admin);
  await query(documents.contact, { sub: other.sub }, admin);
});

test('the log of a subject has the newest entry first, with the present name of the person', async () => {
  const { items } = await page({ subject: talent.sub });
  expect(items).toMatchObject([
    { action: 'setTalentEnabled', subject: talent.sub, subjectName: '記録 残子' },
    { action: 'readContact', subject: talent.sub, subjectName: '記録 残子' },
  ]);
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
});

test('the log of a person has only what they did, page by page', async () => {
  const first = await page({ actor: admin.sub, limit: 1 });
  expect(first.items).toMatchObject([{ action: 'readContact', subject: other.sub, actor: admin.sub }]);
  const second = await page({ actor: admin.sub, limit: 1, nextToken: first.nextToken });
  expect(second.items).toMatchObject([{ action: 'setTalentEnabled', subject: talent.sub }]);
  expect(await actionsOf({ actor: talent.sub })).toEqual([]);
});

test('subject, actor and day narrow each other', async () => {
  const about = { subject: talent.sub };
  const { items } = await page(about);
  const all = ['setTalentEnabled', 'readContact'];
  const [setOn, readOn] = items.map(({ at }) => japanDay(at));
  // The two entries are of one day, unless a day has begun between them.
  const ofTheDay = setOn === readOn ? all : ['setTalentEnabled'];
  expect(await actionsOf({ ...about, actor: admin.sub })).toEqual(all);
  expect(await actionsOf({ ...about, actor: admin.sub, date: setOn })).toEqual(ofTheDay);
  expect(await actionsOf({ ...about, actor: other.sub })).toEqual([]);
  expect(await actionsOf({ ...about, date: setOn })).toEqual(ofTheDay);
  expect(await actionsOf({ ...about, date: '2001-01-01' })).toEqual([]);
  expect(await actionsOf({ actor: admin.sub, date: '2001-01-01' })).toEqual([]);
});

test('without a day, a subject and an actor the log is not read', async () => {
  const { errors } = await query(log, {}, admin);
  expect(errors).toMatchObject([
    { errorType: 'InvalidInput', errorInfo: { field: 'date', rule: 'date, subject or actor' } },
  ]);
});
