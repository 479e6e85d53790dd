import { OpenJobLimits } from '../../../model/limits/OpenJobLimits';
import { checkTexts } from '../../lib/checkTexts';
import { checkWorkNumbers } from '../../lib/checkWorkNumbers';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

/** Refuses values that no job can have; `InvalidInput` names the field and the rule. */
export function checkJob(input: Item): void {
  checkTexts(input, OpenJobLimits);
  checkWorkNumbers(input);
  const { owners } = input;
  if (owners !== undefined && ((owners ?? []) as string[]).length === 0) invalid('input.owners', 'one');
}
