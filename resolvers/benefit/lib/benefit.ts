import { checkTexts } from '../../lib/checkTexts';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

/** Refuses values that no benefit can have; `InvalidInput` names the field and the rule. */
export function checkBenefit(input: Item): void {
  checkTexts(input, { title: 100, coverImage: 500, couponCode: 100, url: 500 });
  if (input.url && !`${input.url}`.startsWith('https://')) invalid('input.url', 'https');
  const steps = (input.useProcesses ?? []) as string[];
  const isWrong =
    steps.length > 20 || steps.filter((step) => step.trim() === '' || step.length > 500).length > 0;
  if (isWrong) invalid('input.useProcesses', '0..20');
}
