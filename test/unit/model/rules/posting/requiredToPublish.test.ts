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
  ...{ isHideOrganizationName: true, organizationNameForHidden: '物流の企業', hidingReason: '発表前のため' },
  ...{ isHideSkills: true, skillNamesForHidden: '設計の経験' },
};
const substitutes = ['organizationNameForHidden', 'skillNamesForHidden'];

test.each([...each(Object.keys(whole), whole), ...each(substitutes, hiding)])(
  'a job needs %s, which is %s',
  (field, _, job) => expect(requiredToPublish(job)).toEqual([field]),
);

const employed = {
  ...whole,
  ...{ workType: 'EMPLOYEE', dutiesChange: '変更なし', termType: 'OPEN_ENDED', trialPeriod: 'なし' },
  ...{ placeChange: '変更なし', workingHours: '9:30〜18:30', holidays: '土日', insurance: '雇用保険' },
  smokingMeasures: '屋内禁煙',
};
const items = [
  ...['dutiesChange', 'termType', 'trialPeriod', 'placeChange', 'workingHours', 'holidays', 'insurance'],
  'smokingMeasures',
];
const fixed = { ...employed, termType: 'FIXED', renewalTerms: '1年ごと' };
const side = { ...whole, workType: 'SIDE_WORK', contractKind: 'CONTRACT' };

test.each([
  ...each(items, employed),
  ...each(items, { ...employed, workType: 'PART_TIME' }),
  ...each(items, { ...employed, workType: 'INTERN', contractKind: 'EMPLOYMENT' }),
  ...each(['renewalTerms'], fixed),
  ...each(['contractKind'], side),
  ...each(['contractKind'], { ...side, workType: 'INTERN' }),
])('by its kind of contract, a job needs %s, which is %s', (field, _, job) =>
  expect(requiredToPublish(job)).toEqual([field]),
);

const organization = { id: 'o', name: '縁工房', address: '東京都千代田区', contact: 'saiyo@example.com' };

test.each(['address', 'contact'])('a job that shows its organization needs its %s', (fact) => {
  const lacking = { ...whole, organization: { ...organization, [fact]: null } };
  expect(requiredToPublish({ ...whole, organization })).toEqual([]);
  expect(requiredToPublish(lacking)).toEqual([`organization.${fact}`]);
  const hidden = {
    ...lacking,
    isHideOrganizationName: true,
    organizationNameForHidden: '物流の企業',
    hidingReason: '発表前のため',
  };
  expect(requiredToPublish(hidden)).toEqual([]);
});

const optional = 'maximumSalary issue recommendFor memo coverImage consultantName skills baseLocationDetail';
const days = ['numberOfDayPerWeek', 'numberOfHoursPerDay'];

test.each([
  ...each(optional.split(' '), whole),
  ...each(days, { ...whole, salaryType: 'FIXED' }),
  ...each(['overtimePay', 'discretionaryWork', 'renewalTerms', 'contractKind', 'endingTerms'], employed),
  ...each([...items, 'engagementPeriod'], side),
  ...each(substitutes, { ...hiding, isHideOrganizationName: false, isHideSkills: null }),
])('a job does not need %s, which is %s', (_, __, job) => expect(requiredToPublish(job)).toEqual([]));
