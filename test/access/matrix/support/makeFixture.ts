import type { CreateUserInput } from '../../../../web/src/generated/schema';
import { randomUUID } from 'node:crypto';
import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { findJobs } from './findJobs';
import { type Fixture, type Talent, talents } from './Fixture';
import { makeRecord } from './makeRecord';
import { type RecordOf, sharedRecords, talentRecords } from './records';

const everythingShared: Partial<CreateUserInput> = {
  isShareFullname: true,
  isShareProfileIcon: true,
  isShareHistories: true,
  isShareCurrentJob: true,
  isShareAppetites: true,
  isShareWorkTime: true,
  isShareHopeSalary: true,
  isShareHopeLocationType: true,
  isShareAbleAreas: true,
  isShareGender: true,
  isShareBirthdate: true,
  isShareBaseLocation: true,
};

/** Something in every field that a talent may write. */
const filled: Partial<CreateUserInput> = {
  gender: 'FEMALE',
  tel: '03-1234-5678',
  address: '東京都港区',
  nearestStation: '田町',
  profileIcon: 'icon.png',
  coverImage: 'cover.png',
  appetiteToChangeJobs: 'NOW',
  appetiteToSideWork: 'SOMEDAY',
  wayOfWorking: '静かに',
  currentLocationType: 'OFFICE',
  belongsTo: '株式会社いま',
  companyName: '株式会社いま',
  description: '自己紹介',
  numberOfDayPerWeek: 5,
  numberOfHoursPerDay: 8,
  salaryType: 'MONTHLY',
  facebookUrl: 'https://example.com/f',
  linkedinUrl: 'https://example.com/l',
  twitterUrl: 'https://example.com/t',
  instagramUrl: 'https://example.com/i',
  lineID: 'line',
  chatworkID: 'chatwork',
  minumumSalary: 300000,
  maximumSalary: 500000,
  hopeLocationType: 'REMOTE',
  otherHopes: '朝型',
  userBaseLocationId: '13',
  triggerForRegistration: '友人',
  triggerForRegistrationDescription: '紹介',
  isPrivate: false,
  isCompletedSurvey: true,
  isAlreadyEditedBasic: true,
  isConfirmedServiceGuide: true,
  isAgreedPostForClient: true,
};

async function keepsOf(talent: Person): Promise<true | null> {
  const text = '{ searchUserFavoriteOpenJobs { items { id } } }';
  const { data } = await query<{ searchUserFavoriteOpenJobs: { items: unknown[] } }>(text, {}, talent);
  return data?.searchUserFavoriteOpenJobs.items.length ? true : null;
}

/** What only administrators write, in every such field. */
async function fillAsAdministrator(sub: string, admin: Person): Promise<void> {
  const text = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { sub } }';
  const notes = { nameForClient: 'E.Y.', introductionForClient: '紹介文', introducerName: '紹介者' };
  const input = {
    sub,
    ...notes,
    introducerId: '紹介者',
    isDebug: false,
    notionWorkTimes: '平日',
    notionSalaries: '月',
  };
  const { errors } = await query(text, { input }, admin);
  if (errors[0]) throw new Error(`The fixture lacks notes: ${errors[0].message}`);
}

/** People and records for one run of the matrix: made over HTTP, apart from the seed's jobs. */
export async function makeFixture(): Promise<Fixture> {
  const [admin, client] = [await given.theAdministrator(), await given.theClient()];
  const people: Fixture['people'] = {
    admin,
    client,
    open: await given.aTalent({ ...filled, ...everythingShared }),
    shy: await given.aTalent(filled),
    hidden: await given.aTalent({ ...filled, ...everythingShared, isPrivate: true }),
    other: await given.aTalent(),
  };
  const names = new Map(Object.entries(people).map(([name, { sub }]) => [name, sub]));
  names.set('missing', randomUUID());
  for (const [name, id] of await findJobs(admin)) names.set(name, id);
  const fixture = { people, names };
  for (const name of ['open', 'shy'] as const) await fillAsAdministrator(people[name].sub, admin);
  const make = async (record: RecordOf, talent: Talent, prefix: string) => {
    const { id, ...more } = (await makeRecord(record, talent, fixture)) ?? {};
    if (id) names.set(`${prefix}${record.name}`, id);
    for (const [field, value] of Object.entries(more)) names.set(`${prefix}${field}`, value);
  };
  for (const record of sharedRecords) await make(record, 'open', '');
  for (const talent of talents) {
    for (const record of talentRecords) await make(record, talent, `${talent}.`);
    // An id that would spell the address of another kind of record.
    const last = names.get(`${talent}.division`)?.split('.')[2];
    names.set(`${talent}.forged`, `${names.get(`${talent}.history`)}#WorkHistoryDivision#${last}`);
  }
  await eventually('the keeps in their index', () => keepsOf(people.open));
  return fixture;
}
