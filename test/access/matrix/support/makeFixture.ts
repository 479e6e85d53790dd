import type { CreateUserInput } from '../../../../web/src/generated/schema';
import { randomUUID } from 'node:crypto';
import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { given } from '../../../support/given';
import { type Fixture, talents } from './Fixture';
import { makeRecord } from './makeRecord';
import { sharedRecords, talentRecords } from './records';

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
  triggerForRegistration: '友人',
  triggerForRegistrationDescription: '紹介',
  isPrivate: false,
  isCompletedSurvey: true,
  isAlreadyEditedBasic: true,
  isConfirmedServiceGuide: true,
  isAgreedPostForClient: true,
};

interface Found {
  searchOpenJobs: { items: { id: string }[] };
}

async function jobOf(filter: string, admin: Person): Promise<string> {
  const text = `{ searchOpenJobs(limit: 1, filter: { ${filter} }) { items { id } } }`;
  const { data, errors } = await query<Found>(text, {}, admin);
  const [job] = data?.searchOpenJobs.items ?? [];
  if (!job) throw new Error(`The seed has no job with ${filter}: ${errors[0]?.message}`);
  return job.id;
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
  names.set('job', await jobOf('isPublic: { eq: true }, isDraft: { eq: false }', admin));
  names.set('draft', await jobOf('isDraft: { eq: true }', admin));
  const fixture = { people, names };
  for (const record of sharedRecords) {
    const id = await makeRecord(record, 'open', fixture);
    if (id) names.set(record.name, id);
  }
  for (const talent of talents) {
    for (const record of talentRecords) {
      const id = await makeRecord(record, talent, fixture);
      if (id) names.set(`${talent}.${record.name}`, id);
    }
  }
  return fixture;
}
