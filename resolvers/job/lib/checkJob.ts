import { OpenJob } from '../../../model/entities/OpenJob';
import { checkLimits } from '../../lib/checkLimits';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

/** Refuses values that no job can have; `InvalidInput` names the field and the rule. */
export function checkJob(input: Item): void {
  checkLimits(OpenJob.limits, input);
  const { owners } = input;
  if (owners !== undefined && ((owners ?? []) as string[]).length === 0) invalid('input.owners', 'one');
}
