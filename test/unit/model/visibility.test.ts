import { entities } from '../../../model/entities';
import { isRowShown } from '../../../model/visibility/isRowShown';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';
import { UserVisibility } from '../../../model/visibility/UserVisibility';

const everything = Object.fromEntries(
  UserVisibility.flatMap(({ fields }) => fields.split(' ')).map((field) => [field, `<${field}>`]),
);

test('the owner of a profile sees everything in it except the notes about them', () => {
  const own = project(UserVisibility, everything, 'owner');
  for (const field of ['introducerName', 'isDebug', 'interviewCommentForQuery', 'skillNamesForQuery']) {
    expect([field, field in own]).toEqual([field, false]);
  }
  for (const field of ['birthDate', 'email', 'isPrivate', 'applies'])
    expect([field, field in own]).toEqual([field, true]);
  const { blockedOrganizationIds, ...others } = everything;
  expect(own.blockedOrganizationIds).toBe(blockedOrganizationIds);
  expect(project(UserVisibility, everything, 'admin')).toEqual(others);
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

test.each([
  ['WorkHistory', { isCurrentJob: true }, ['owner', 'admin']],
  ['WorkHistory', {}, ['public', 'client', 'inContact', 'owner', 'admin']],
  ['UserPortfolio', {}, ['owner', 'admin']],
  ['UserPortfolio', { isPublished: true }, ['public', 'client', 'inContact', 'owner', 'admin']],
  ['UserMainJobs', { isSelected: true, isPositive: false }, ['owner', 'admin']],
  [
    'UserMainJobs',
    { isSelected: true, isPositive: true },
    ['public', 'client', 'inContact', 'owner', 'admin'],
  ],
  ['Evaluation', { picId: 'author' }, ['admin']],
  ['Evaluation', { published: true }, ['public', 'client', 'inContact', 'owner', 'admin']],
])('a %s with %j is shown to %j', (name, row, seers) => {
  const entity = entities.find((each) => each.name === name);
  if (!entity) throw new Error(name);
  const all = ['public', 'client', 'inContact', 'owner', 'admin'] as const;
  expect(all.filter((viewer) => isRowShown(entity, row, viewer, 'caller', false))).toEqual(seers);
  const isShared = name === 'WorkHistory' || seers.includes('public');
  expect(isRowShown(entity, row, 'public', '', true)).toBe(isShared);
  // The author of a text about a talent sees it while being in contact with the talent, not by authorship.
  for (const viewer of ['public', 'client', 'owner'] as const)
    expect(isRowShown(entity, row, viewer, 'author', false)).toBe(seers.includes(viewer));
  expect(isRowShown(entity, row, 'inContact', 'author', false)).toBe(
    'picId' in row || seers.includes('inContact'),
  );
});

test('only the author and administrators see who wrote about a person, in every kind of record', () => {
  const authored = entities.flatMap(({ author, fields }) => (author ? [{ author, fields }] : []));
  expect(authored.length).toBeGreaterThan(3);
  for (const { author, fields } of authored)
    for (const viewer of ['public', 'client', 'inContact', 'owner'] as const) {
      const shown = project(fields, { id: 'talent.1', [author.sub]: 'author' }, viewer);
      expect([author.sub, viewer, shown[author.sub]]).toEqual([author.sub, viewer, undefined]);
    }
  const own = { id: 'talent.1.TALENT', reviewerId: 'talent' };
  expect(project(ReviewVisibility, own, 'owner').reviewerId).toBe('talent');
  expect(project(ReviewVisibility, own, 'inContact').reviewerId).toBeUndefined();
});
