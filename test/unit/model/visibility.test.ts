import { entities } from '../../../model/entities';
import type { FieldRules } from '../../../model/visibility/FieldRules';
import { hiddenFromOwner } from '../../../model/visibility/hiddenFromOwner';
import { hiddenInProfile } from '../../../model/visibility/hiddenInProfile';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';
import { UserVisibility } from '../../../model/visibility/UserVisibility';

const everything = Object.fromEntries(
  UserVisibility.flatMap(({ fields }) => fields.split(' ')).map((field) => [field, `<${field}>`]),
);

test('the owner sees everything of their own record except notes about them', () => {
  const own = project(UserVisibility, everything, 'owner');
  for (const field of ['introducerName', 'isDebug', 'interviewCommentForQuery', 'skillNamesForQuery']) {
    expect([field, field in own]).toEqual([field, false]);
  }
  for (const field of ['birthDate', 'email', 'isPrivate', 'applies'])
    expect([field, field in own]).toEqual([field, true]);
  expect(project(UserVisibility, everything, 'admin')).toEqual(everything);
});

test('a job does not show a hidden organization, hidden skills, or its memo', () => {
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

test('rows of a profile hide the same fields from others as their rules', () => {
  const inProfile = entities.filter(
    ({ table, isPrivate, path }) => table === 'Talent' && !isPrivate && path.length > 0,
  );
  const named = inProfile.flatMap(({ fields }) => fields);
  const fieldsOf = (rules: FieldRules) => rules.flatMap(({ fields }) => fields.split(' '));
  expect([...hiddenInProfile].sort()).toEqual(
    [...new Set(fieldsOf(named.filter((rule) => rule.public === undefined)))].sort(),
  );
  const shown = fieldsOf(named.filter((rule) => rule.public !== undefined));
  expect(hiddenInProfile.filter((field) => shown.includes(field))).toEqual([]);
  expect([...hiddenFromOwner].sort()).toEqual(
    [...new Set(fieldsOf(named.filter((rule) => rule.owner === undefined)))].sort(),
  );
});

test('the author of a text about a person is visible only to the author and administrators, in every entity', () => {
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
