import { checkTexts } from '../../lib/checkTexts';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

const LONGEST = {
  title: 100,
  organizationName: 100,
  organizationNameForHidden: 100,
  consultantName: 50,
  coverImage: 500,
  baseLocationDetail: 300,
  overView: 2000,
  issue: 4000,
  description: 8000,
  recommendFor: 4000,
  selectionProcessSupplement: 2000,
  requiredSkillTagsDescription: 2000,
  welcomeSkillTagsDescription: 2000,
  skillNamesForHidden: 500,
  memo: 4000,
};
const RANGES: Record<string, [number, number]> = {
  numberOfDayPerWeek: [1, 7],
  numberOfHoursPerDay: [1, 12],
  minumumSalary: [0, 1000000000],
  maximumSalary: [0, 1000000000],
};

/** Refuses values that no job can have; `InvalidInput` names the field and the rule. */
export function checkJob(input: Item): void {
  checkTexts(input, LONGEST);
  Object.entries(RANGES).forEach(([field, [least, most]]) => {
    const value = input[field];
    if (typeof value === 'number' && (value < least || value > most))
      invalid(`input.${field}`, `${least}..${most}`);
  });
  const { owners } = input;
  if (owners !== undefined && ((owners ?? []) as string[]).length === 0) invalid('input.owners', 'one');
}
