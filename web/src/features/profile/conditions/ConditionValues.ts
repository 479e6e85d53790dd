import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type {
  AreaRowFragment,
  OccupationRowFragment,
  WorkConditionsFragment,
} from '../../../generated/editConditions';

const wishes = [
  ...(['currentLocationType', 'appetiteToChangeJobs', 'appetiteToSideWork', 'wayOfWorking'] as const),
  ...(['numberOfDayPerWeek', 'numberOfHoursPerDay', 'salaryType', 'minumumSalary'] as const),
  ...(['maximumSalary', 'hopeLocationType', 'otherHopes'] as const),
];

/**
 * The ids of the prefectures where a talent can work, and of the wanted and the unwanted occupations, each
 * list in alphabetical order.
 */
export interface Choices {
  areas: string[];
  wanted: string[];
  unwanted: string[];
}

/** The values of the form for the work preferences (希望条件). */
export type ConditionValues = Pick<WorkConditionsFragment, (typeof wishes)[number]> & Choices;

/**
 * Returns the prefectures and occupations that are chosen now. The records also contain former choices, which
 * have `isSelected` false.
 */
export function readChoices(
  areas: readonly AreaRowFragment[],
  occupations: readonly OccupationRowFragment[],
): Choices {
  const ofOccupations = (isPositive: boolean) =>
    occupations
      .filter((row) => row.isSelected === true && (row.isPositive === true) === isPositive)
      .map(({ jobID }) => jobID ?? '')
      .sort();
  return {
    areas: areas
      .filter(({ isSelected }) => isSelected === true)
      .map(({ prefactureID }) => prefactureID ?? '')
      .sort(),
    wanted: ofOccupations(true),
    unwanted: ofOccupations(false),
  };
}

/** Converts a profile into the values of the form for the work preferences (希望条件). */
export function toConditionRecord(
  profile: WorkConditionsFragment,
  choices: Choices,
): EditedRecord<ConditionValues> {
  const own = Object.fromEntries(
    wishes.map((field) => [field, profile[field]]),
  ) as unknown as ConditionValues;
  return { values: { ...own, ...choices }, version: profile.version };
}
