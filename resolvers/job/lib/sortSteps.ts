import type { Item } from '../../lib/resolver';

/** Selection steps by number. The runtime can only sort text, so the sort key begins with the number. */
export function sortSteps(steps: Item[]): Item[] {
  const byText: Record<string, Item> = {};
  steps.forEach((step) => {
    byText[`${1000 + ((step.step ?? 0) as number)}#${step.id}`] = step;
  });
  return Object.keys(byText)
    .sort()
    .map((text) => byText[text] as Item);
}
