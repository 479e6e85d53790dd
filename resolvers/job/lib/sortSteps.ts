import type { Item } from '../../lib/resolver';

/** Selection steps in their order. The runtime sorts texts only, so the number leads the text. */
export function sortSteps(steps: Item[]): Item[] {
  const byText: Record<string, Item> = {};
  steps.forEach((step) => {
    byText[`${1000 + ((step.step ?? 0) as number)}#${step.id}`] = step;
  });
  return Object.keys(byText)
    .sort()
    .map((text) => byText[text] as Item);
}
