import { resumeFields } from '../export/resumeFields';
import type { OwnProfile } from '../view/useOwnProfile';
import { diffRecord } from './diffRecord';
import { findBroken } from './findBroken';
import type { GivenResume } from './GivenResume';
import type { ImportRow, Values } from './ImportRow';
import { readFields } from './readFields';
import { takeClosest } from './takeClosest';

type Project = NonNullable<GivenResume['projects']>[number];

/** Returns the achievements of a profile, each with the name of the organization in its work history. */
const listAchievements = (profile: OwnProfile) =>
  (profile.workHistories?.items ?? []).flatMap(({ organizationName, achievements }) =>
    (achievements?.items ?? []).map((achievement) => ({ achievement, entity: organizationName?.trim() })),
  );

/**
 * Returns the projects of a CV, followed by the highlights of its jobs, which are treated as projects too. A
 * highlight that is also listed as a project is left out.
 */
const listProjects = ({ projects = [], work = [] }: GivenResume): Project[] => [
  ...projects,
  ...work.flatMap(({ name, highlights = [] }) =>
    highlights
      .filter((text) => !projects.some((one) => one.name === text && one.entity === name))
      .map((text) => ({ name: text, entity: name })),
  ),
];

const read = (project: Project): Values => ({
  ...readFields(resumeFields.projects, project),
  ...(project.roles && project.roles.length > 0 && { role: project.roles.join(' / ') }),
  ...(project.keywords && project.keywords.length > 0 && { topics: project.keywords }),
});

/**
 * Returns the work history below which an achievement is to be created: a stored one, or one that another row
 * creates. Undefined if there is none.
 */
function findParent({ entity, startDate }: Project, profile: OwnProfile, histories: readonly ImportRow[]) {
  if (!entity) return undefined;
  const stored = (profile.workHistories?.items ?? []).filter(
    ({ organizationName }) => organizationName?.trim() === entity,
  );
  const within = stored.find(
    (one) => startDate && (one.startDate ?? '') <= startDate && startDate <= (one.endDate ?? startDate),
  );
  const row = histories.find(({ id, name }) => !id && name === entity);
  const id = (within ?? (row ? undefined : stored[0]))?.id;
  return id ? { id } : row && { key: row.key };
}

/**
 * Returns a row for each project of a CV that the profile does not have as an achievement, or has with other
 * values. A new project without a work history to belong to gets a row that breaks the rule `history`.
 * @param histories the rows for the jobs and schools of the same CV
 */
export function listProjectRows(
  resume: GivenResume,
  profile: OwnProfile,
  histories: readonly ImportRow[],
): ImportRow[] {
  const stored = listAchievements(profile);
  const kind = 'projects';
  return listProjects(resume).flatMap((project, index): ImportRow[] => {
    const { name, entity, url } = project;
    if (!name) return [];
    const given = read(project);
    const found = takeClosest(stored, (one) => {
      const isSame = one.achievement.projectName.trim() === name && (!entity || one.entity === entity);
      return isSame ? Object.keys(diffRecord({ ...one.achievement }, given).after).length : null;
    })?.achievement;
    const row = { key: `${kind} ${index}`, kind, name } as const;
    if (found) {
      const { before, after } = diffRecord({ ...found }, given);
      const hasLink = !url || found.links?.items.some((link) => link.url === url);
      const below = hasLink ? undefined : url;
      if (Object.keys(after).length === 0 && !below) return [];
      const { id, version } = found;
      return [{ ...row, id, version, before, after, below, broken: findBroken(kind, after, { ...found }) }];
    }
    const parent = findParent(project, profile, histories);
    const broken = parent ? findBroken(kind, given, {}) : { field: 'entity', rule: 'history' };
    return [{ ...row, before: {}, after: given, parent, below: url, broken }];
  });
}
