import { now } from '../../../support/now';

/** An input of a talent that the API must refuse, and what its form does with the same values. */
export interface RuleRow {
  /** The record, as docs/access-rules.md 6.6 names it. */
  record: string;
  /** The field that the refusal names. */
  field: string;
  /** The name of the rule in `errorInfo`. */
  rule: string;
  /** The input, without the fields that say whose record it is. `$me` stands for the talent's sub. */
  input: Readonly<Record<string, unknown>>;
  /** Why no form can send the input. Without it, the form must show the message of the rule. */
  formCannot?: string;
}

const row = (
  record: string,
  field: string,
  rule: string,
  input: Readonly<Record<string, unknown>>,
  formCannot?: string,
): RuleRow => ({ record, field, rule, input, formCannot });

const FUTURE = '2999-01-01';
const OTHERS = 'private/another/01JCN000000000000000000003';
const OWN = 'private/$me/file-01JCN000000000000000000003.pdf';
const long = (length: number) => 'あ'.repeat(length);

const alert = (field: string, rule: string, input: object, formCannot?: string) =>
  row('JobAlert', field, rule, { name: 'React', frequency: 'DAILY', hour: 8, ...input }, formCannot);
const company = (field: string, rule: string, input: object, formCannot?: string) =>
  row('CompanyBlock', field, rule, { name: '株式会社あおぞら商事', ...input }, formCannot);
const asSearched = 'the form keeps the conditions of the search page';
const user = (field: string, rule: string, value: unknown) => row('User', field, rule, { [field]: value });
const block = (field: string, rule: string, input: object) => row('UserPortfolio', field, rule, { ...input });

const periods = ['WorkHistory', 'WorkHistoryAchievement'].flatMap((record) => [
  row(record, 'startDate', 'notInFuture', { startDate: FUTURE }),
  row(record, 'endDate', 'notInFuture', { endDate: FUTURE }),
  row(record, 'endDate', 'notBeforeStart', { startDate: '2025-04-02', endDate: '2025-04-01' }),
  row(record, 'endDate', 'noneWhileContinuing', { endDate: '2025-04-01', isContinuation: true }),
]);

/** For every rule of input of a talent's own records, at least one input that breaks it. */
export const ruleRows: readonly RuleRow[] = [
  ...periods,
  row('Qualification', 'expirationDate', 'notBeforeRelease', {
    ...{ releaseDate: '2027-04-01', expirationDate: '2027-03-31' },
  }),
  row('Qualification', 'expirationDate', 'noneWithoutExpiry', {
    expirationDate: '2027-03-31',
    isNoExpiry: true,
  }),
  row('User', 'minumumSalary', 'notAboveMaximum', { minumumSalary: 501, maximumSalary: 500 }),
  user('minumumSalary', '0..1000000000', -1),
  user('maximumSalary', '0..1000000000', 1_000_000_001),
  user('numberOfDayPerWeek', '1..7', 8),
  user('numberOfHoursPerDay', '1..12', 13),
  user('displayName', '1..50', long(51)),
  user('displayName', 'visible', 'ゆい\u202eこ'),
  user('displayName', 'reserved', 'Ｅｎｉｓｈｉ 事務局'),
  row('User', 'lastName', '1..50', { lastName: long(51), firstName: '結子' }),
  row('User', 'firstName', '1..50', { lastName: '縁', firstName: long(51) }),
  row('User', 'lastNameKana', '1..50', { lastNameKana: 'ア'.repeat(51), firstNameKana: 'ユイコ' }),
  row('User', 'firstNameKana', '1..50', { lastNameKana: 'エニシ', firstNameKana: 'ア'.repeat(51) }),
  row('User', 'lastNameKana', 'katakana', { lastNameKana: 'enishi', firstNameKana: 'ユイコ' }),
  row('User', 'firstNameKana', 'katakana', { lastNameKana: 'エニシ', firstNameKana: '結子' }),
  user('birthDate', 'fifteenYearsAgo', `${new Date(now()).getFullYear() - 3}-01-01`),
  user('tel', 'phone', '123'),
  user('description', '1..2000', long(2001)),
  // Before the limits of the record, the API checks the length of every argument.
  user('otherHopes', '0..1000', long(1001)),
  row('User', 'otherHopes', '1..1000', { otherHopes: ' ' }, 'the form saves a blank text as none'),
  ...(['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'] as const).flatMap((field) => [
    user(field, 'https', 'http://example.com/yuiko'),
    user(field, 'host', 'https://example.com/yuiko'),
  ]),
  user('profileIcon', 'ownUpload', `${OTHERS}.png`),
  user('coverImage', 'ownUpload', 'https://example.com/cover.png'),
  user('resumeFile', 'ownUpload', `${OTHERS}.pdf`),
  user('portfolioPath', '3..30', 'ab'),
  user('portfolioPath', 'slug', 'Yuiko_'),
  user('portfolioPath', 'reserved', 'admin'),
  user('hopeLocationType', 'areaForOffice', 'OFFICE'),
  row(
    'UserPrefactures',
    'isSelected',
    'areaForOffice',
    { isSelected: false },
    'the form saves places and wish together, and refuses the wish',
  ),
  row('UserResume', 'file', 'ownUpload', { file: `${OTHERS}.pdf`, filename: 'a.pdf' }),
  row('WorkHistoryAchievement', 'coverImage', 'ownUpload', { coverImage: `${OTHERS}.png` }),
  row('WorkHistoryAchievementResume', 'file', 'ownUpload', { file: `${OTHERS}.pdf`, filename: 'a.pdf' }),
  row('WorkHistoryAchievementResume', 'thumbnail', 'ownUpload', {
    ...{ file: OWN, filename: 'a.pdf' },
    thumbnail: `${OTHERS}.png`,
  }),
  row('WorkHistoryAchievementLink', 'url', 'https', { url: 'http://example.com/' }),
  row('WorkHistoryAchievementLink', 'title', '1..100', { url: 'https://example.com/', title: long(101) }),
  row('SkillSet', 'yearsOfExperience', '0..40', { skillSetSkillId: 'any', yearsOfExperience: 40.5 }),
  row('SkillSet', 'yearsOfExperience', 'step 0.5', { skillSetSkillId: 'any', yearsOfExperience: 1.2 }),
  row(
    ...(['SkillSet', 'skillSetSkillId', 'exists', { skillSetSkillId: 'any', yearsOfExperience: 1 }] as const),
    'the form offers entries of the catalogue only',
  ),
  company('name', '1..100', { name: long(101) }),
  company('name', 'visible', { name: 'あおぞら\u200B' }, 'browsers leave the character out of one line'),
  company('domain', 'domain', { domain: 'aozora' }),
  company('domain', 'sharedDomain', { domain: 'gmail.com' }),
  alert('name', '1..50', { name: long(51) }),
  alert('name', 'visible', { name: 'React\u200B' }, 'browsers leave the character out of one line'),
  alert('hour', '0..23', { hour: 24 }, 'the form offers the hours of the day'),
  alert('weekday', '1..7', { weekday: 8 }, 'the form offers the days of the week'),
  ...['minimumHoursPerDay', 'maximumHoursPerDay'].map((field) =>
    alert(field, '0..24', { [field]: 25 }, asSearched),
  ),
  ...['minimumHoursPerWeek', 'maximumHoursPerWeek'].map((field) =>
    alert(field, '0..168', { [field]: 169 }, asSearched),
  ),
  alert('minumumSalary', 'notAboveMaximum', { minumumSalary: 2, maximumSalary: 1 }, asSearched),
  block('title', '1..100', { type: 'TEXT', content: '自己紹介', title: long(101) }),
  block('content', '1..4000', { type: 'TEXT', content: long(4001) }),
  block('content', 'https', { type: 'LINK', content: 'http://example.com/' }),
  block('content', 'https', { type: 'EMBED', content: 'http://www.youtube.com/watch?v=1' }),
  block('content', 'host', { type: 'EMBED', content: 'https://example.com/' }),
  block('content', 'ownUpload', { type: 'IMAGE', content: `${OTHERS}.png` }),
  block('content', 'ownUpload', { type: 'FILE', content: `${OTHERS}.pdf` }),
  row('UserPortfolio', 'content', 'required', { type: 'LINK' }, 'the form requires a content for every type'),
  row(
    'UserPortfolio',
    'position',
    '0..10000',
    { type: 'TEXT', content: '自己紹介', position: 10_001 },
    'the form moves blocks by dragging them',
  ),
  row(
    'UserResume',
    'filename',
    '1..200',
    { file: OWN, filename: long(201) },
    'the form takes the name of the file',
  ),
  row(
    'UserResume',
    'fileType',
    '1..100',
    { file: OWN, filename: 'a.pdf', fileType: long(101) },
    'the form takes the type of the file',
  ),
  row(
    ...(['WorkHistoryAchievementResume', 'filename', '1..200', { file: OWN, filename: long(201) }] as const),
    'the form takes the name of the file',
  ),
  row(
    ...([
      'WorkHistoryAchievementResume',
      'fileType',
      '1..100',
      { file: OWN, filename: 'a.pdf', fileType: long(101) },
    ] as const),
    'the form takes the type of the file',
  ),
];
