import type { SearchDocument } from '../Action';
import { conditionNames } from './conditionNames';
import { skillYearSteps } from '../../../model/search/skillYearSteps';
import { omitEmpty } from './omitEmpty';
import { wholeNames } from './wholeNames';

/** Returns the value if it is an array, and an empty array for everything else. */
const asArray = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []) as Record<string, unknown>[];

/** The names of the fields of a talent's card that are copied into the search document unchanged. */
const PLAIN =
  'id sub createdAt updatedAt version displayName nameInitial description name phoneticName belongsTo ' +
  'appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType gender numberOfDayPerWeek ' +
  'numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg ageBand';

/**
 * Returns the searchable fields that both search documents of a talent have (the one for organizations and
 * the one for administrators). They are built from the talent's card, which contains only what the viewer may
 * see. Therefore a search by these fields cannot reveal hidden values.
 */
export function userFields(card: SearchDocument): SearchDocument {
  const rows = (relation: string) => asArray((card[relation] as { items?: unknown } | undefined)?.items);
  const values = (relation: string, field: string) => unique(rows(relation).map((row) => row[field]));
  const names = (relation: string, field: string) => unique(rows(relation).map((row) => nameOf(row[field])));
  const places = rows('userPrefactures').filter(({ isSelected }) => isSelected);
  const wanted = rows('userMainJobs').filter(({ isSelected, isPositive }) => isSelected && isPositive);
  return omitEmpty({
    ...Object.fromEntries(PLAIN.split(' ').map((field) => [field, card[field]])),
    wholeNames: wholeNames([card.name, card.displayName, card.phoneticName, card.shortID]),
    mainJobName: nameOf(card.mainJob),
    jobIDs: unique([card.userMainJobId, ...wanted.map(({ jobID }) => jobID)]),
    skillIDs: [...values('skillSets', 'skillSetSkillTagId'), ...values('skillSets', 'skillSetSkillId')],
    skillYears: rows('skillSets').flatMap(skillYearTokens),
    skillNames: [...names('skillSets', 'skillTag'), ...names('skillSets', 'skill')],
    prefectureIDs: unique([card.userBaseLocationId, ...places.map(({ prefactureID }) => prefactureID)]),
    prefectureNames: unique([
      nameOf(card.baseLocation),
      ...places.map(({ prefacture }) => nameOf(prefacture)),
    ]),
    conditionNames: conditionNames(wishes(card)),
    positions: values('workHistories', 'position'),
    organizationNames: values('workHistories', 'organizationName'),
    historyTexts: [...values('workHistories', 'project'), ...values('workHistories', 'description')],
    qualificationNames: values('qualifications', 'name'),
  });
}

/** Returns for a skill of a talent what the filter `skillYears` compares: each step that the years reach. */
const skillYearTokens = ({ skillSetSkillTagId, skillSetSkillId, yearsOfExperience }: SearchDocument) =>
  [skillSetSkillTagId, skillSetSkillId]
    .filter((id) => typeof id === 'string')
    .flatMap((id) =>
      skillYearSteps.filter((step) => Number(yearsOfExperience) >= step).map((step) => `${id}:${step}`),
    );

/** Returns the working conditions that a talent wants, in the form of a job's fields. */
const wishes = ({ hopeLocationType, appetiteToSideWork, numberOfDayPerWeek }: SearchDocument) => ({
  baseLocationTypes: [hopeLocationType],
  workType: appetiteToSideWork && appetiteToSideWork !== 'NO' ? 'SIDE_WORK' : null,
  numberOfDayPerWeek,
});

const nameOf = (record: unknown): unknown => (record as { name?: unknown } | null | undefined)?.name;

const unique = (values: unknown[]): unknown[] => [
  ...new Set(values.filter((value) => typeof value === 'string' && value !== '')),
];
