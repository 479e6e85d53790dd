import type { Viewer } from '../../../model/visibility/FieldRules';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { conditionNames } from './conditionNames';
import { jobCard } from './jobCard';
import { omitEmpty } from './omitEmpty';

interface Named {
  id?: string;
  name?: string;
}

/**
 * Returns the fields that both search documents of a job have (the one for everybody and the one for
 * administrators), as far as this viewer may see them. Empty fields are left out.
 */
export function jobFields(items: JobItems, viewer: Viewer): SearchDocument {
  const seen = jobCard(items, viewer);
  const categories = items.mainJobs.filter(({ isSelected }) => isSelected !== false);
  const tags = [named(seen.requiredSkillTags), named(seen.welcomeSkillTags)].flat();
  const jobs = [...named([seen.job]), ...categories.flatMap((row) => named([row.job]))];
  return {
    ...omitEmpty(seen),
    ...omitEmpty({
      jobIDs: unique([seen.openJobJobId, ...categories.map(({ jobID }) => jobID)]),
      jobNames: unique(jobs.map(({ name }) => name)),
      skillIDs: unique(tags.map(({ id }) => id)),
      skillNames: unique([...tags.map(({ name }) => name), ...list(seen.skills)]),
      prefectureIDs: unique([seen.openJobBaseLocationId]),
      prefectureName: named([seen.baseLocation])[0]?.name,
      organizationId: seen.organizationOpenJobsId,
      conditionNames: conditionNames(seen),
      hoursPerWeek: weekly(seen),
    }),
  };
}

const weekly = ({ numberOfDayPerWeek: days, numberOfHoursPerDay: hours }: SearchDocument) =>
  typeof days === 'number' && typeof hours === 'number' ? days * hours : undefined;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const named = (value: unknown): Named[] =>
  list(value).filter((each): each is Named => typeof each === 'object' && each !== null);

const unique = (values: unknown[]): unknown[] => [
  ...new Set(values.filter((value) => typeof value === 'string' && value !== '')),
];
