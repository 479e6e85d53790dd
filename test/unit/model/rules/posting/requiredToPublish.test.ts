import { requiredToPublish } from '../../../../../model/rules/posting/requiredToPublish';

const whole = {
  title: '配車計画の開発',
  organizationName: '縁工房',
  workType: 'CONTRACT',
  baseLocationTypes: ['REMOTE'],
  salaryType: 'MONTHLY',
  minumumSalary: 0,
  numberOfDayPerWeek: 3,
  numberOfHoursPerDay: 0.5,
  overView: '概要です。',
  description: '内容です。',
};
const empty: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', ' 　\n'],
  ['an empty list', []],
];
const each = (fields: string[], job: object) =>
  fields.flatMap((field) => empty.map(([what, value]) => [field, what, { ...job, [field]: value }] as const));
const hiding = {
  ...whole,
  ...{ isHideOrganizationName: true, organizationNameForHidden: '物流の企業' },
  ...{ isHideSkills: true, skillNamesForHidden: '設計の経験' },
};
const substitutes = ['organizationNameForHidden', 'skillNamesForHidden'];

test.each([...each(Object.keys(whole), whole), ...each(substitutes, hiding)])(
  'a job needs %s, which is %s',
  (field, _, job) => expect(requiredToPublish(job)).toEqual([field]),
);

const optional = 'maximumSalary issue recommendFor memo coverImage consultantName skills baseLocationDetail';
const days = ['numberOfDayPerWeek', 'numberOfHoursPerDay'];

test.each([
  ...each(optional.split(' '), whole),
  ...each(days, { ...whole, salaryType: 'FIXED' }),
  ...each(substitutes, { ...hiding, isHideOrganizationName: false, isHideSkills: null }),
])('a job does not need %s, which is %s', (_, __, job) => expect(requiredToPublish(job)).toEqual([]));
