import { checkTexts } from '../../lib/checkTexts';
import { checkWorkNumbers } from '../../lib/checkWorkNumbers';
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

/** Refuses values that no job can have; `InvalidInput` names the field and the rule. */
export function checkJob(input: Item): void {
  checkTexts(input, LONGEST);
  checkWorkNumbers(input);
  const { owners } = input;
  if (owners !== undefined && ((owners ?? []) as string[]).length === 0) invalid('input.owners', 'one');
}
