import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type {
  AreaRowFragment,
  OccupationRowFragment,
  WorkConditionsFragment,
} from '../../../generated/editConditions';

const settings = [
  ...(['isShareAppetites', 'isShareWorkTime', 'isShareHopeSalary', 'isShareHopeLocationType'] as const),
  ...(['isShareAbleAreas', 'isPrivate', 'isAgreedPostForClient'] as const),
];
const wishes = [
  ...(['currentLocationType', 'appetiteToChangeJobs', 'appetiteToSideWork', 'wayOfWorking'] as const),
  ...(['numberOfDayPerWeek', 'numberOfHoursPerDay', 'salaryType', 'minumumSalary'] as const),
  ...(['maximumSalary', 'hopeLocationType', 'otherHopes'] as const),
];

/** The occupations and prefectures that a talent has chosen, by their ids in alphabetical order. */
export interface Choices {
  areas: string[];
  wanted: string[];
  unwanted: string[];
}

/** The fields of the screen 希望条件. */
export type ConditionValues = Pick<WorkConditionsFragment, (typeof wishes)[number]> &
  Record<(typeof settings)[number], boolean> &
  Choices;

/** Returns what is chosen according to the records below the profile. */
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

/** Returns a profile as the form for 希望条件 edits it. A setting that was never made is off. */
export function toConditionRecord(
  profile: WorkConditionsFragment,
  choices: Choices,
): EditedRecord<ConditionValues> {
  const own = Object.fromEntries([
    ...wishes.map((field) => [field, profile[field]]),
    ...settings.map((field) => [field, profile[field] === true]),
  ]) as unknown as ConditionValues;
  return { values: { ...own, ...choices }, version: profile.version };
}
