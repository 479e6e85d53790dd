import type { Viewer } from '../../../model/visibility/FieldRules';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { conditionNames } from './conditionNames';
import { jobCard } from './jobCard';
import { omitEmpty } from './omitEmpty';
import { type Named, suggestionTerms } from './suggestionTerms';

/**
 * Returns the fields that both search documents of a job have (the one for everybody and the one for
 * administrators), as far as this viewer may see them. Empty fields are left out.
 */
export function jobFields(items: JobItems, viewer: Viewer): SearchDocument {
  const seen = jobCard(items, viewer);
  const categories = items.mainJobs.filter(({ isSelected }) => isSelected !== false);
  const tags = [named(seen.requiredSkillTags), named(seen.welcomeSkillTags)].flat();
  const jobs = [...named([seen.job]), ...categories.flatMap((row) => named([row.job]))];
  const places = named([seen.baseLocation]);
  // A job that hides its organization has no `organizationName` here.
  const organizations = named([{ name: seen.organizationName }]);
  return {
    ...omitEmpty(seen),
    ...omitEmpty({
      jobIDs: unique([seen.openJobJobId, ...categories.map(({ jobID }) => jobID)]),
      jobNames: unique(jobs.map(({ name }) => name)),
      skillIDs: unique(tags.map(({ id }) => id)),
      skillNames: unique([...tags.map(({ name }) => name), ...list(seen.skills)]),
      prefectureIDs: unique([seen.openJobBaseLocationId]),
      prefectureName: places[0]?.name,
      organizationId: seen.organizationOpenJobsId,
      conditionNames: conditionNames(seen),
      hoursPerWeek: weekly(seen),
      suggestions: unique([
        ...suggestionTerms('JOB', jobs),
        ...suggestionTerms('SKILL', tags),
        ...suggestionTerms('ORGANIZATION', organizations),
        ...suggestionTerms('PLACE', places),
      ]),
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
