import { entities } from '../../../model/entities';
import type { FieldRules } from '../../../model/visibility/FieldRules';
import { hiddenInProfile } from '../../../model/visibility/hiddenInProfile';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';

/** Typed from the access specification's table of User fields: what a flag opens, and to whom. */
const opens: Record<string, { fields: string[]; toEverybody: boolean }> = {
  isShareFullname: {
    fields: ['firstName', 'lastName', 'firstNameKana', 'lastNameKana', 'name', 'phoneticName'],
    toEverybody: true,
  },
  isShareProfileIcon: { fields: ['profileIcon'], toEverybody: true },
  isShareHistories: { fields: ['workHistories'], toEverybody: true },
  isShareCurrentJob: { fields: ['belongsTo', 'companyName'], toEverybody: true },
  isShareAppetites: { fields: ['appetiteToChangeJobs', 'appetiteToSideWork'], toEverybody: false },
  isShareWorkTime: { fields: ['numberOfDayPerWeek', 'numberOfHoursPerDay'], toEverybody: false },
  isShareHopeSalary: { fields: ['salaryType', 'minumumSalary', 'maximumSalary'], toEverybody: false },
  isShareHopeLocationType: { fields: ['hopeLocationType'], toEverybody: true },
  isShareAbleAreas: { fields: ['userPrefactures'], toEverybody: false },
  isShareGender: { fields: ['gender'], toEverybody: false },
  isShareBirthdate: { fields: ['ageBand'], toEverybody: false },
  isShareBaseLocation: { fields: ['userBaseLocationId', 'baseLocation'], toEverybody: true },
};
const flags = Object.keys(opens);
const never = [
  'birthDate',
  'email',
  'tel',
  'address',
  'nearestStation',
  'lineID',
  'chatworkID',
  'owner',
  'lastVisitedAt',
  'applies',
  'favoriteOpenJobs',
  'introducerName',
  'skillNamesForQuery',
  'isPrivate',
  'deletionRequestedAt',
];

const everything = Object.fromEntries(
  UserVisibility.flatMap(({ fields }) => fields.split(' ')).map((field) => [field, `<${field}>`]),
);

test('each of the 4,096 combinations of share flags opens its fields to its viewers, and no other field', () => {
  const wrong: string[] = [];
  for (let combination = 0; combination < 2 ** flags.length; combination += 1) {
    const shares = Object.fromEntries(flags.map((flag, index) => [flag, (combination & (1 << index)) !== 0]));
    const asPublic = project(UserVisibility, { ...everything, ...shares }, 'public');
    const asClient = project(UserVisibility, { ...everything, ...shares }, 'client');
    const check = (field: string, isPublic: boolean, isForClients: boolean) => {
      if (field in asPublic !== isPublic || field in asClient !== isForClients)
        wrong.push(`${combination} ${field}`);
    };
    for (const flag of flags) {
      const isOn = shares[flag] === true;
      const { fields, toEverybody } = opens[flag] ?? { fields: [], toEverybody: false };
      for (const field of fields) check(field, isOn && toEverybody, isOn);
      check(flag, false, false);
    }
    for (const field of never) check(field, false, false);
  }
  expect(wrong).toEqual([]);
});

test('the owner sees everything of their own but the notes about them', () => {
  const own = project(UserVisibility, everything, 'owner');
  for (const field of ['introducerName', 'isDebug', 'interviewCommentForQuery', 'skillNamesForQuery']) {
    expect([field, field in own]).toEqual([field, false]);
  }
  for (const field of ['birthDate', 'email', 'isPrivate', 'applies'])
    expect([field, field in own]).toEqual([field, true]);
  expect(project(UserVisibility, everything, 'admin')).toEqual(everything);
});

test('a job that hides its organization or its skills shows neither, and never its memo', () => {
  const job = {
    organizationName: '株式会社実名',
    organizationOpenJobsId: 'org',
    organization: {},
    memo: '内部',
    owners: ['a'],
    organizationNameForHidden: '大手SIer',
    requiredSkillTags: [],
    skills: ['Go'],
    skillNamesForHidden: 'Web開発',
  };
  const shown = project(
    OpenJobVisibility,
    { ...job, isHideOrganizationName: true, isHideSkills: true },
    'public',
  );
  expect(shown).toEqual({
    organizationNameForHidden: '大手SIer',
    skillNamesForHidden: 'Web開発',
    isHideOrganizationName: true,
    isHideSkills: true,
  });
  const open = project(OpenJobVisibility, job, 'public');
  expect(open).toMatchObject({ organizationName: '株式会社実名', skills: ['Go'] });
  expect('memo' in open || 'owners' in open).toBe(false);
});

test('what rows of a profile hide from others is what their rules say', () => {
  const inProfile = entities.filter(
    ({ table, desk, path }) => table === 'Talent' && !desk && path.length > 0,
  );
  const named = inProfile.flatMap(({ fields }) => fields);
  const fieldsOf = (rules: FieldRules) => rules.flatMap(({ fields }) => fields.split(' '));
  expect([...hiddenInProfile].sort()).toEqual(
    [...new Set(fieldsOf(named.filter((rule) => rule.public === undefined)))].sort(),
  );
  const shown = fieldsOf(named.filter((rule) => rule.public !== undefined));
  expect(hiddenInProfile.filter((field) => shown.includes(field))).toEqual([]);
});
