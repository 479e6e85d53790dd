import { userAdminDocument } from '../../../lambdas/index-search/documents/userAdminDocument';
import { userClientDocument } from '../../../lambdas/index-search/documents/userClientDocument';
import type { PersonItems } from '../../../lambdas/index-search/TableReader';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { sub } from './given';

const row = (__typename: string, values: Record<string, unknown>): StoredRow => ({
  ...{ pk: sub, sk: `${__typename}#1`, __typename, id: `${sub}.1`, userID: sub, owner: sub, createdBy: sub },
  ...values,
});

/** Returns a talent with values in fields that share flags open, and in some fields without a flag. */
const aTalent = (flags: Record<string, unknown> = {}): PersonItems => ({
  user: row('User', {
    ...{
      sk: 'User',
      id: sub,
      sub,
      displayName: 'はるか',
      nameInitial: 'H.M.',
      name: '森川 遥',
      lastName: '森川',
    },
    ...{ birthDate: '1990-01-01', gender: 'FEMALE', minumumSalary: 7_777_777, appetiteToChangeJobs: 'NOW' },
    ...{ belongsTo: '株式会社秘密', isAgreedPostForClient: true, isPrivate: false, lineID: 'line-x' },
    ...{ nameForClient: 'Hさん', introducerName: '紹介太郎', profileIcon: 'icon.png', numberOfDayPerWeek: 3 },
    ...{
      baseLocation: { id: 'osaka', name: '大阪府' },
      hopeLocationType: 'REMOTE',
      appetiteToSideWork: 'NOW',
    },
    ...flags,
  }),
  profile: [
    row('WorkHistory', { organizationName: '株式会社今の勤め先', isCurrentJob: true }),
    row('WorkHistory', { organizationName: '株式会社前の勤め先', isCurrentJob: false }),
    row('SkillSet', {
      ...{ skillSetSkillTagId: 'kotlin', yearsOfExperience: 3.5 },
      skillTag: { id: 'kotlin', name: 'Kotlin' },
    }),
    row('UserMainJobs', {
      jobID: 'sales',
      isSelected: true,
      isPositive: false,
      job: { id: 'sales', name: '営業' },
    }),
    row('UserPrefactures', {
      ...{ prefactureID: 'tokyo', isSelected: true, prefacture: { id: 'tokyo', name: '東京都' } },
    }),
    row('UserPortfolio', { title: '下書きの作品', content: '…', isPublished: false }),
  ],
  privateRows: [
    row('UserPrivate', { email: 'haruka@example.com', tel: '09012345678' }),
    row('InterviewLog', { comment: '面談の覚え書き', minutes: '議事録' }),
  ],
  visitDay: '2026-11-01',
  category: undefined,
});

test('the administrators’ document holds the whole profile, and the email to search by', () => {
  const document = userAdminDocument(aTalent());
  expect(document).toMatchObject({
    ...{
      name: '森川 遥',
      email: 'haruka@example.com',
      minumumSalary: 7_777_777,
      interviewTexts: ['面談の覚え書き', '議事録'],
    },
    ...{
      skillIDs: ['kotlin'],
      skillYears: ['kotlin:1', 'kotlin:3'],
      prefectureIDs: ['tokyo'],
      isPrivate: false,
      isDebug: false,
    },
    user: { email: null, tel: null, skillTags: ['Kotlin'], gender: 'FEMALE' },
  });
  expect(JSON.stringify(document)).not.toContain('09012345678');
  expect(JSON.stringify(document.user)).not.toContain('haruka@');
});

test('the organizations’ document holds nothing that is not shared, neither in values nor in search text', () => {
  const document = JSON.stringify(userClientDocument(aTalent()));
  expect(document).toContain('Hさん');
  for (const secret of [
    ...['森川', '7777777', 'NOW', 'FEMALE', '秘密', '勤め先', '1990', 'AGE_', 'haruka', 'line-x', '紹介太郎'],
    ...['icon.png', 'sales', 'tokyo', '下書き', '覚え書き', '議事録', 'createdBy'],
    ...['東京都', '大阪府', 'リモート', '週3日', '副業'],
  ])
    expect([secret, document.includes(secret)]).toEqual([secret, false]);
});

test.each([
  ['isShareFullname', '森川'],
  ['isShareHopeSalary', '7777777'],
  ['isShareAppetites', 'NOW'],
  ['isShareGender', 'FEMALE'],
  ['isShareBirthdate', 'AGE_30S'],
  ['isShareHistories', '前の勤め先'],
  ['isShareCurrentJob', '秘密'],
  ['isShareProfileIcon', 'icon.png'],
  ['isShareAbleAreas', 'tokyo'],
  ['isShareAbleAreas', '東京都'],
  ['isShareBaseLocation', '大阪府'],
  ['isShareHopeLocationType', 'フルリモート'],
  ['isShareWorkTime', '週3日'],
  ['isShareAppetites', '副業'],
])('%s alone adds %s', (flag, value) => {
  const document = JSON.stringify(userClientDocument(aTalent({ [flag]: true })));
  expect(document).toContain(value);
  expect(document.includes('今の勤め先')).toBe(false);
});

test('the current position is found when both it and the histories are shared', () => {
  const flags = { isShareHistories: true, isShareCurrentJob: true };
  expect(JSON.stringify(userClientDocument(aTalent(flags)))).toContain('今の勤め先');
});

test.each([{ isPrivate: true }, { isAgreedPostForClient: false }, { isDebug: true }])(
  'a talent with %p is not in the organizations’ index',
  (flags) => {
    expect(userClientDocument(aTalent(flags))).toBeUndefined();
  },
);

test('fifty talents of any size fit into one page; a talent with more rows than a card holds is found by all of them', () => {
  const person = aTalent({ isShareHistories: true });
  const description = '長い経歴'.repeat(1000);
  person.profile.push(
    ...Array.from({ length: 400 }, (_, at) =>
      row('WorkHistory', { organizationName: `株式会社${at}`, description }),
    ),
    ...Array.from({ length: 400 }, () => row('UserPortfolio', { title: '作品', content: description })),
  );
  for (const document of [userAdminDocument(person), userClientDocument(person)]) {
    expect(Buffer.byteLength(JSON.stringify(document?.user))).toBeLessThan(100_000);
    expect(document?.organizationNames).toContain('株式会社399');
  }
  expect(userAdminDocument(person).user).toMatchObject({
    name: '森川 遥',
    workHistories: { viewer: 'admin', sharesCurrent: true },
  });
  expect(userClientDocument(person)?.user).toMatchObject({
    workHistories: { viewer: 'client', sharesCurrent: false },
  });
});
